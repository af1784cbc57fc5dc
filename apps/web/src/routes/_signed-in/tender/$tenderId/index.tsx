import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/tender/$tenderId/details', params, replace: true });
  },
});
