import {
  changePeriod as changeInput,
  dueByPeriod as due,
  readPeriods as periods,
  wishedPeriod as wish,
} from '@zuschlag/validation/administration/periods';
import { router, signedIn } from '../../../trpc.ts';
import { changePeriod, dueByPeriod, readPeriods } from './kept-periods.ts';

/** How long a tenant keeps questions, notifications and messages. */
export const keptPeriodsRouter = router({
  read: signedIn.output(periods).query(({ ctx }) => readPeriods(ctx)),
  due: signedIn
    .input(wish)
    .output(due)
    .query(({ ctx, input }) => dueByPeriod(ctx, input)),
  changePeriod: signedIn
    .input(changeInput)
    .output(periods)
    .mutation(({ ctx, input }) => changePeriod(ctx, input)),
});
