import { accountsRouter } from './features/accounts/accounts.router.ts';
import { bidDecisionsRouter } from './features/bid-decisions/bid-decisions.router.ts';
import { chanceRouter } from './features/chance/chance.router.ts';
import { configurationRouter } from './features/configuration/configuration.router.ts';
import { customersRouter } from './features/customers/customers.router.ts';
import { marginDecisionsRouter } from './features/margin-decisions/margin-decisions.router.ts';
import { organizationsRouter } from './features/organizations/organizations.router.ts';
import { servicesRouter } from './features/services/services.router.ts';
import { usersRouter } from './features/users/users.router.ts';
import { router } from './trpc.ts';

/** Every feature under its name. */
export const appRouter = router({
  accounts: accountsRouter,
  organizations: organizationsRouter,
  users: usersRouter,
  customers: customersRouter,
  configuration: configurationRouter,
  chance: chanceRouter,
  services: servicesRouter,
  bidDecisions: bidDecisionsRouter,
  marginDecisions: marginDecisionsRouter,
});
export type AppRouter = typeof appRouter;
