import { createRootRoute } from '@tanstack/react-router';
import { ErrorScreen } from '../root/error-screen.tsx';
import { NotFoundScreen } from '../root/not-found-screen.tsx';
import { RootLayout } from '../root/root-layout.tsx';

export const Route = createRootRoute({
  component: RootLayout,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});
