import { features } from './features/index.ts';
import { router } from './trpc.ts';

type Features = typeof features;
type Routers = { [Feature in Features[number] as Feature['name']]: Feature['router'] };

/** Every feature under its name. */
export const appRouter = router(
  Object.fromEntries(features.map((feature) => [feature.name, feature.router])) as Routers,
);
export type AppRouter = typeof appRouter;
