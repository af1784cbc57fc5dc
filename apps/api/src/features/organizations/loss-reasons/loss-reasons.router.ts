import {
  addLossReasonsInput,
  arrangeLossReasonsInput,
  lossReasonById,
  lossReasonLists,
  renameLossReasonInput,
} from '@zuschlag/validation/organizations/loss-reasons';
import { router, signedIn } from '../../../trpc.ts';
import {
  addLossReasons,
  arrangeLossReasons,
  listLossReasons,
  renameLossReason,
  retireLossReason,
} from './loss-reasons.ts';

export const lossReasonsRouter = router({
  list: signedIn.output(lossReasonLists).query(({ ctx }) => listLossReasons(ctx)),
  add: signedIn
    .input(addLossReasonsInput)
    .output(lossReasonLists)
    .mutation(({ ctx, input }) => addLossReasons(ctx, input)),
  changeName: signedIn
    .input(renameLossReasonInput)
    .output(lossReasonLists)
    .mutation(({ ctx, input }) => renameLossReason(ctx, input)),
  arrange: signedIn
    .input(arrangeLossReasonsInput)
    .output(lossReasonLists)
    .mutation(({ ctx, input }) => arrangeLossReasons(ctx, input)),
  retire: signedIn
    .input(lossReasonById)
    .output(lossReasonLists)
    .mutation(({ ctx, input }) => retireLossReason(ctx, { ...input, isRetired: true })),
  restore: signedIn
    .input(lossReasonById)
    .output(lossReasonLists)
    .mutation(({ ctx, input }) => retireLossReason(ctx, { ...input, isRetired: false })),
});
