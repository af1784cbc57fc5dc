import {
  aiImport,
  aiImportById,
  aiImportList,
  aiImportPage,
  aiImportStatus,
  chancesWithImports,
  chanceWithImportPage,
  removedAiImport,
  startAiImport,
} from '@zuschlag/validation/ai-imports/ai-imports';
import { changedNotices, takeOverNotice, tookOverNotice } from '@zuschlag/validation/ai-imports/changed-notice';
import { router, signedIn } from '../../trpc.ts';
import { getImport, getImportState, listChancesWithImports, listImports, removeImport } from './ai-imports.ts';
import { findChangedNotices } from './changed-notice/find-changed-notices.ts';
import { takeOverNoticeChanges } from './changed-notice/take-over-notice.ts';
import { startImport } from './start-import.ts';

export const aiImportsRouter = router({
  start: signedIn
    .input(startAiImport)
    .output(aiImportStatus)
    .mutation(({ ctx, input }) => startImport(ctx, input)),
  status: signedIn
    .input(aiImportById)
    .output(aiImportStatus)
    .query(({ ctx, input }) => getImportState(ctx, input.aiImportId)),
  get: signedIn
    .input(aiImportById)
    .output(aiImport)
    .query(({ ctx, input }) => getImport(ctx, input.aiImportId)),
  list: signedIn
    .input(aiImportList)
    .output(aiImportPage)
    .query(({ ctx, input }) => listImports(ctx, input)),
  chances: signedIn
    .input(chancesWithImports)
    .output(chanceWithImportPage)
    .query(({ ctx, input }) => listChancesWithImports(ctx, input)),
  changedNotices: signedIn
    .input(aiImportById)
    .output(changedNotices)
    .query(({ ctx, input }) => findChangedNotices(ctx, input.aiImportId)),
  takeOverNotice: signedIn
    .input(takeOverNotice)
    .output(tookOverNotice)
    .mutation(({ ctx, input }) => takeOverNoticeChanges(ctx, input)),
  remove: signedIn
    .input(aiImportById)
    .output(removedAiImport)
    .mutation(({ ctx, input }) => removeImport(ctx, input.aiImportId)),
});
