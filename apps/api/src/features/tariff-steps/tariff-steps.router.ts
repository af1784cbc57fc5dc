import { tariffStepLetter as letterOutput, tariffStepLetterByChance } from '@zuschlag/validation/tariff-steps/letters';
import {
  addTariffStepRows as addRowsInput,
  createTariffStep as createInput,
  discardedTariffStep,
  discardTariffStep as discardInput,
  tariffStepEffect as effectOutput,
  makeTariffStepReal as makeRealInput,
  removeTariffStepRow as removeRowInput,
  tariffStep,
  tariffStepById,
  tariffSteps,
} from '@zuschlag/validation/tariff-steps/tariff-steps';
import { router, signedIn, signedInCalling } from '../../trpc.ts';
import { tariffStepEffect } from './effect/effect.ts';
import { tariffStepLetter } from './letters/letters.ts';
import {
  addTariffStepRows,
  createTariffStep,
  discardTariffStep,
  listTariffSteps,
  makeTariffStepReal,
  readTariffStep,
  removeTariffStepRow,
} from './tariff-steps.ts';

export const tariffStepsRouter = router({
  list: signedIn.output(tariffSteps).query(({ ctx }) => listTariffSteps(ctx)),
  byId: signedIn
    .input(tariffStepById)
    .output(tariffStep)
    .query(({ ctx, input }) => readTariffStep(ctx, input.id)),
  effect: signedInCalling
    .input(tariffStepById)
    .output(effectOutput)
    .query(({ ctx, input }) => tariffStepEffect(ctx.inTransaction, input.id)),
  letter: signedInCalling
    .input(tariffStepLetterByChance)
    .output(letterOutput.nullable())
    .query(({ ctx, input }) => tariffStepLetter(ctx.inTransaction, input)),
  create: signedIn
    .input(createInput)
    .output(tariffStep)
    .mutation(({ ctx, input }) => createTariffStep(ctx, input)),
  addRows: signedIn
    .input(addRowsInput)
    .output(tariffStep)
    .mutation(({ ctx, input }) => addTariffStepRows(ctx, input)),
  removeRow: signedIn
    .input(removeRowInput)
    .output(tariffStep)
    .mutation(({ ctx, input }) => removeTariffStepRow(ctx, input)),
  makeReal: signedIn
    .input(makeRealInput)
    .output(tariffStep)
    .mutation(({ ctx, input }) => makeTariffStepReal(ctx, input)),
  discard: signedIn
    .input(discardInput)
    .output(discardedTariffStep)
    .mutation(({ ctx, input }) => discardTariffStep(ctx, input)),
});
