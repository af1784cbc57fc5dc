import { createFileRoute, redirect } from '@tanstack/react-router';
import { startPath } from '../../app/session/start-page.ts';

/** The address people know as their start; it leads to where work begins. */
export const Route = createFileRoute('/_signed-in/dashboard')({
  beforeLoad: () => {
    throw redirect({ to: startPath });
  },
});
