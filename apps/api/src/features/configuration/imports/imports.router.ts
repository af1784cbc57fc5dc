import {
  commitImport as commitInput,
  configurationImport,
  importById,
  importList,
  importPage,
  importRowPage,
  importRows,
  planImport,
} from '@zuschlag/validation/configuration/imports';
import { router, signedIn } from '../../../trpc.ts';
import { commitImport, undoImport } from './commit-import.ts';
import { discardImport, listImports, listRows, readImport, startImport } from './imports.ts';

/** Files that become rows: planned in the background, shown, written as one unit, taken back as one. */
export const importsRouter = router({
  plan: signedIn
    .input(planImport)
    .output(configurationImport)
    .mutation(({ ctx, input }) => startImport(ctx, input)),
  byId: signedIn
    .input(importById)
    .output(configurationImport)
    .query(({ ctx, input }) => readImport(ctx, input.id)),
  rows: signedIn
    .input(importRows)
    .output(importRowPage)
    .query(({ ctx, input }) => listRows(ctx, input)),
  list: signedIn
    .input(importList)
    .output(importPage)
    .query(({ ctx, input }) => listImports(ctx, input)),
  commit: signedIn
    .input(commitInput)
    .output(configurationImport)
    .mutation(({ ctx, input }) => commitImport(ctx, input)),
  undo: signedIn
    .input(importById)
    .output(configurationImport)
    .mutation(({ ctx, input }) => undoImport(ctx, input.id)),
  discard: signedIn
    .input(importById)
    .output(configurationImport)
    .mutation(({ ctx, input }) => discardImport(ctx, input.id)),
});
