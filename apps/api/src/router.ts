import { accountsRouter } from './features/accounts/accounts.router.ts';
import { organizationsRouter } from './features/organizations/organizations.router.ts';
import { router } from './trpc.ts';

/** Every feature under its name. */
export const appRouter = router({
  accounts: accountsRouter,
  organizations: organizationsRouter,
});
export type AppRouter = typeof appRouter;
