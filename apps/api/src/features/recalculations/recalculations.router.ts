import {
  changedChances,
  changedChancesInput,
  contractMove,
  contractMoveInput,
  lastRecalculation,
  recalculationEffects,
  recalculationEffectsInput,
  recalculationOnChance,
  startedRecalculations,
  startRecalculationsInput,
} from '@zuschlag/validation/recalculations/recalculations';
import { router, signedIn } from '../../trpc.ts';
import { previewRecalculations } from './effects.ts';
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
  changedChances: signedIn
    .input(changedChancesInput)
    .output(changedChances)
    .query(({ ctx, input }) => readChangedChances(ctx, { cause: input?.cause ?? 'tables' })),
  effects: signedIn
    .input(recalculationEffectsInput)
    .output(recalculationEffects)
    .query(({ ctx, input }) => previewRecalculations(ctx, input)),
  start: signedIn
    .input(startRecalculationsInput)
    .output(startedRecalculations)
    .mutation(({ ctx, input }) => startRecalculations(ctx, input)),
});
