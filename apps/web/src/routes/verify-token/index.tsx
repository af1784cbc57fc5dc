import { createFileRoute, redirect } from '@tanstack/react-router';

/** Without a token there is nothing to verify. */
export const Route = createFileRoute('/verify-token/')({
  beforeLoad: () => {
    throw redirect({ to: '/login', search: {} });
  },
});
