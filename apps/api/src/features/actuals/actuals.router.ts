import {
  actualsByChance,
  changedActuals,
  contractActuals,
  enterActuals as enterInput,
  marginMarks,
  removeActuals as removeInput,
} from '@zuschlag/validation/actuals/actuals';
import {
  actualsImport,
  actualsImportById,
  actualsImportList,
  actualsPlan,
  commitActuals,
  planActuals,
} from '@zuschlag/validation/actuals/imports';
import { router, signedIn, signedInCalling } from '../../trpc.ts';
import { readActuals, readMarks } from './actuals.ts';
import { enterActuals, removeActuals } from './enter-actuals.ts';
import { commitActualsImport, undoActualsImport } from './imports/commit-import.ts';
import { listActualsImports, planActualsImport } from './imports/plan-import.ts';

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
  imports: signedIn
    .input(actualsImportList)
    .output(actualsImport.array())
    .query(({ ctx, input }) => listActualsImports(ctx, input)),
  planImport: signedInCalling
    .input(planActuals)
    .output(actualsPlan)
    .mutation(({ ctx, input }) => planActualsImport(ctx, input)),
  commitImport: signedIn
    .input(commitActuals)
    .output(actualsImport)
    .mutation(({ ctx, input }) => commitActualsImport(ctx, input)),
  undoImport: signedIn
    .input(actualsImportById)
    .output(actualsImport)
    .mutation(({ ctx, input }) => undoActualsImport(ctx, input.id)),
});
