import { createFileRoute, redirect } from '@tanstack/react-router';

/** The area of the platform begins with its tenants. */
export const Route = createFileRoute('/_signed-in/admin/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/billings', replace: true });
  },
});
