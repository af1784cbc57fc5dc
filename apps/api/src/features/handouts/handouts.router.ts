import { document } from '@zuschlag/validation/documents/documents';
import {
  generateOpenCalc,
  handout,
  handoutById,
  handoutsByChance,
  requestHandout as requestInput,
} from '@zuschlag/validation/handouts/handouts';
import {
  addPriceFormInput,
  checkPriceFormInput,
  priceForm,
  priceFormById,
  priceFormCheck,
  priceFormsByChance,
  priceFormsOfChance,
  updatePriceFormInput,
} from '@zuschlag/validation/handouts/price-forms/price-forms';
import { z } from 'zod';
import { router, signedIn, signedInWorking } from '../../trpc.ts';
import { cancelHandout, getHandout, listHandouts, requestHandout } from './handouts.ts';
import { checkPriceForm } from './price-forms/filling/check-form.ts';
import { keepInDocuments } from './price-forms/keep-in-documents.ts';
import { addPriceForm, listPriceForms, removePriceForm, updatePriceForm } from './price-forms/templates/price-forms.ts';

export const handoutsRouter = router({
  ofChance: signedIn
    .input(handoutsByChance)
    .output(z.array(handout))
    .query(({ ctx, input }) => listHandouts(ctx, input.chanceId)),
  byId: signedIn
    .input(handoutById)
    .output(handout)
    .query(({ ctx, input }) => getHandout(ctx, input.id)),
  request: signedIn
    .input(requestInput)
    .output(handout)
    .mutation(({ ctx, input }) => requestHandout(ctx, input)),
  generateOpenCalc: signedIn
    .input(generateOpenCalc)
    .output(handout)
    .mutation(({ ctx, input }) => requestHandout(ctx, { ...input, kind: 'openCalculation', format: 'xlsx' })),
  cancel: signedIn
    .input(handoutById)
    .output(handout)
    .mutation(({ ctx, input }) => cancelHandout(ctx, input.id)),
  keepInDocuments: signedIn
    .input(handoutById)
    .output(document)
    .mutation(({ ctx, input }) => keepInDocuments(ctx, input.id)),
  priceForms: signedIn
    .input(priceFormsByChance)
    .output(priceFormsOfChance)
    .query(({ ctx, input }) => listPriceForms(ctx, input.chanceId)),
  addPriceForm: signedIn
    .input(addPriceFormInput)
    .output(priceForm)
    .mutation(({ ctx, input }) => addPriceForm(ctx, input)),
  updatePriceForm: signedIn
    .input(updatePriceFormInput)
    .output(priceForm)
    .mutation(({ ctx, input }) => updatePriceForm(ctx, input)),
  removePriceForm: signedIn
    .input(priceFormById)
    .output(priceForm)
    .mutation(({ ctx, input }) => removePriceForm(ctx, input.priceFormId)),
  checkPriceForm: signedInWorking
    .input(checkPriceFormInput)
    .output(priceFormCheck)
    .query(({ ctx, input }) => checkPriceForm(ctx, input)),
});
