import { createRootRoute } from '@tanstack/react-router';
import { ErrorScreen } from '../app/error-screen.tsx';
import { NotFoundScreen } from '../app/not-found-screen.tsx';
import { RootLayout } from '../app/root-layout.tsx';

export const Route = createRootRoute({
  component: RootLayout,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});
