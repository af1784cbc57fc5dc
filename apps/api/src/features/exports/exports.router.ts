import {
  dataExport,
  exportById,
  startExport as exportWish,
  exportTariffStepLetters as lettersWish,
} from '@zuschlag/validation/exports/exports';
import { z } from 'zod';
import { router, signedIn } from '../../trpc.ts';
import {
  cancelExport,
  exportMyData,
  exportTariffStepLetters,
  exportTenant,
  getExport,
  listExports,
  startExport,
} from './exports.ts';

export const exportsRouter = router({
  list: signedIn.output(z.array(dataExport)).query(({ ctx }) => listExports(ctx)),
  byId: signedIn
    .input(exportById)
    .output(dataExport)
    .query(({ ctx, input }) => getExport(ctx, input.id)),
  start: signedIn
    .input(exportWish)
    .output(dataExport)
    .mutation(({ ctx, input }) => startExport(ctx, input)),
  exportMyData: signedIn.output(dataExport).mutation(({ ctx }) => exportMyData(ctx)),
  exportTenant: signedIn.output(dataExport).mutation(({ ctx }) => exportTenant(ctx)),
  exportTariffStepLetters: signedIn
    .input(lettersWish)
    .output(dataExport)
    .mutation(({ ctx, input }) => exportTariffStepLetters(ctx, input)),
  cancel: signedIn
    .input(exportById)
    .output(dataExport)
    .mutation(({ ctx, input }) => cancelExport(ctx, input.id)),
});
