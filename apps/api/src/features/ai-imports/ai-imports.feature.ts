import type { AiImportProblem } from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type { RestatedField } from '@zuschlag/validation/chance/restatement';
import { z } from 'zod';
import { feature } from '../feature.ts';
import { aiImportRules, ownImportRules } from './ai-imports.policy.ts';
import { aiImportsRouter } from './ai-imports.router.ts';
import { forgetUnusedImports } from './ai-imports.ts';
import { aiImportWords } from './ai-imports.words.ts';
import { takeOverImport } from './take-over-import.ts';
import { advanceImport } from './work/advance.ts';
import { goOnWithTheForgotten } from './work/turns.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    aiImportsChanged: { organizationId: number };
    /** the work on an import ended, well or not */
    aiImportEnded: {
      aiImportId: string;
      /** who started it */
      userId: number;
      /** of the first publication */
      fileName: string;
      /** null when it ended well */
      failure: { problem: AiImportProblem; names: readonly string[] } | null;
    };
    /** a changed notice changed these fields of a Chance */
    noticeTakenOver: { chanceId: string; changes: readonly RestatedField[] };
  }
}

declare module '../../jobs/job.ts' {
  interface JobPayloads {
    'ai-import': { importId: string };
  }
}

/** Documents of a tender, read by a job so that the form of a new Chance is filled from them. */
export const aiImports = feature('aiImports', {
  router: aiImportsRouter,
  policies: { 'AI imports': aiImportRules, 'AI import': ownImportRules },
  streams: {
    aiImportsChanged: ({ organizationId }) => ({ kind: 'aiImportsChanged', audienceId: organizationId }),
    aiImportEnded: null,
    noticeTakenOver: null,
  },
  on: { aiImportChosen: [takeOverImport] },
  jobs: {
    'ai-import': {
      payload: z.object({ importId: z.string() }),
      readsDocuments: true,
      run: (origin, { importId }) => advanceImport(origin, importId),
    },
  },
  tidyUp: async (work) => {
    await goOnWithTheForgotten(work);
    await forgetUnusedImports(work);
  },
  facade: {
    words: aiImportWords,
    queries: {
      getAIImportStatus: 'aiImports.status',
      getAIImportById: 'aiImports.get',
      paginatedAIImportStatus: 'aiImports.list',
      tendersWithAiImports: 'aiImports.chances',
    },
    mutations: { startAIImport: 'aiImports.start', removeAIImport: 'aiImports.remove' },
  },
});
