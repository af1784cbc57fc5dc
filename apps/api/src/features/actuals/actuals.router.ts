import {
  actualsByChance,
  changedActuals,
  contractActuals,
  enterActuals as enterInput,
  marginMarks,
  removeActuals as removeInput,
} from '@zuschlag/validation/actuals/actuals';
import { router, signedIn } from '../../trpc.ts';
import { readActuals, readMarks } from './actuals.ts';
import { enterActuals, removeActuals } from './enter-actuals.ts';

export const actualsRouter = router({
  ofChance: signedIn
    .input(actualsByChance)
    .output(contractActuals)
    .query(({ ctx, input }) => readActuals(ctx, input.chanceId)),
  marks: signedIn
    .input(actualsByChance)
    .output(marginMarks)
    .query(({ ctx, input }) => readMarks(ctx, input.chanceId)),
  updateMonth: signedIn
    .input(enterInput)
    .output(changedActuals)
    .mutation(({ ctx, input }) => enterActuals(ctx, input)),
  remove: signedIn
    .input(removeInput)
    .output(changedActuals)
    .mutation(({ ctx, input }) => removeActuals(ctx, input)),
});
