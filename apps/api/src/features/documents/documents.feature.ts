import { z } from 'zod';
import { feature } from '../feature.ts';
import { documentRules } from './documents.policy.ts';
import { documentsRouter } from './documents.router.ts';
import { documentsWords } from './documents.words.ts';
import { addDocumentsAtCreation } from './documents-at-creation.ts';
import { scanFile, scanTheForgotten } from './scanning/scan-file.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    documentsChanged: { chanceId: string };
    /** a version may be read: it is new, or the virus scanner has found it clean */
    documentReadable: { chanceId: string; documentId: string; versionId: string };
    /** an owner wishes a document into the knowledge base or out of it; its status says so already */
    knowledgeBaseWished: { chanceId: string; documentId: string; versionId: string; wish: 'add' | 'remove' };
  }
}

declare module '../../jobs/job.ts' {
  interface JobPayloads {
    'scan-file': { fileId: string };
  }
}

/** The files of a tender, kept with its Chance. What stands in them is read by the features on the right. */
export const documents = feature('documents', {
  router: documentsRouter,
  policies: { documents: documentRules },
  streams: {
    documentsChanged: ({ chanceId }) => ({ kind: 'documentsChanged', audienceId: chanceId }),
    documentReadable: null,
    knowledgeBaseWished: null,
  },
  on: { documentsSent: [addDocumentsAtCreation] },
  jobs: {
    'scan-file': {
      payload: z.object({ fileId: z.string() }),
      isLong: true,
      run: (origin, { fileId }) => scanFile(origin, fileId),
    },
  },
  tidyUp: scanTheForgotten,
  facade: {
    words: documentsWords,
    queries: { fetchDocumentsByTenderId: 'documents.ofChance', fetchDocumentVersions: 'documents.versions' },
    mutations: {
      addDocumentToTender: 'documents.add',
      removeDocumentFromTender: 'documents.remove',
      addDocumentToKnowledgeBase: 'documents.addToKnowledgeBase',
      removeDocumentFromKnowledgeBase: 'documents.removeFromKnowledgeBase',
    },
  },
});
