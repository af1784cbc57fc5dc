import { lastOutcomes, lastOutcomesInput, winLoss, winLossFilter } from '@zuschlag/validation/win-loss/win-loss';
import { router, signedIn } from '../../trpc.ts';
import { readLastOutcomes, readWinLoss } from './win-loss.ts';

export const winLossRouter = router({
  figures: signedIn
    .input(winLossFilter)
    .output(winLoss)
    .query(({ ctx, input }) => readWinLoss(ctx, input)),
  lastOutcomes: signedIn
    .input(lastOutcomesInput)
    .output(lastOutcomes)
    .query(({ ctx, input }) => readLastOutcomes(ctx, input.customerId)),
});
