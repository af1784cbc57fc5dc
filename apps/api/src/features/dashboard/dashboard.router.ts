import { dashboardLists, revenueFigures, stateFigures } from '@zuschlag/validation/dashboard/dashboard';
import { router, signedIn } from '../../trpc.ts';
import { readRevenue, readStates } from './figures.ts';
import { listsOfDashboard } from './lists.ts';

export const dashboardRouter = router({
  revenue: signedIn.output(revenueFigures).query(({ ctx }) => readRevenue(ctx)),
  states: signedIn.output(stateFigures).query(({ ctx }) => readStates(ctx)),
  lists: signedIn.output(dashboardLists).query(({ ctx }) => listsOfDashboard(ctx)),
});
