import {
  changedChances,
  contractMove,
  contractMoveInput,
  lastRecalculation,
  recalculationOnChance,
  startedRecalculations,
  startRecalculationsInput,
} from '@zuschlag/validation/recalculations/recalculations';
import { router, signedIn } from '../../trpc.ts';
import { previewContractMove } from './preview.ts';
import { readLastRecalculation } from './read.ts';
import { readChangedChances, startRecalculations } from './start-many.ts';

export const recalculationsRouter = router({
  ofChance: signedIn
    .input(recalculationOnChance)
    .output(lastRecalculation)
    .query(({ ctx, input }) => readLastRecalculation(ctx, input.chanceId)),
  contractMove: signedIn
    .input(contractMoveInput)
    .output(contractMove)
    .query(({ ctx, input }) => previewContractMove(ctx, input)),
  changedChances: signedIn.output(changedChances).query(({ ctx }) => readChangedChances(ctx)),
  start: signedIn
    .input(startRecalculationsInput)
    .output(startedRecalculations)
    .mutation(({ ctx, input }) => startRecalculations(ctx, input)),
});
