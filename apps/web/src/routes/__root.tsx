import { createRootRoute } from '@tanstack/react-router';
import { ErrorScreen } from '../app/root/error-screen.tsx';
import { NotFoundScreen } from '../app/root/not-found-screen.tsx';
import { RootLayout } from '../app/root/root-layout.tsx';

export const Route = createRootRoute({
  component: RootLayout,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});
