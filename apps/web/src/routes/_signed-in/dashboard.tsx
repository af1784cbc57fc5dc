import { createFileRoute, redirect } from '@tanstack/react-router';
import { landingPath } from '../../app/session/start-page.ts';

/** The address people know as their start; it leads to where work begins. */
export const Route = createFileRoute('/_signed-in/dashboard')({
  beforeLoad: () => {
    throw redirect({ to: landingPath as string });
  },
});
