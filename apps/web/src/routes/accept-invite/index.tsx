import { createFileRoute, redirect } from '@tanstack/react-router';

/** Without a token there is no invitation to accept. */
export const Route = createFileRoute('/accept-invite/')({
  beforeLoad: () => {
    throw redirect({ to: '/login', search: {} });
  },
});
