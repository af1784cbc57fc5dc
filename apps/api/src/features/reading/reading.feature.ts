import { z } from 'zod';
import { feature } from '../feature.ts';
import { readVersion } from './read-version.ts';
import { readingRouter } from './reading.router.ts';
import { readingWords } from './reading.words.ts';
import { readTheForgotten, requestReading } from './readings.ts';

declare module '../../jobs/job.ts' {
  interface JobPayloads {
    'read-document': { versionId: string };
  }
}

/** The text of documents, read by a job and kept with its places. */
export const reading = feature('reading', {
  router: readingRouter,
  on: {
    documentReadable: [(work, { versionId }) => requestReading(work, versionId)],
    knowledgeBaseWished: [(work, { versionId }) => requestReading(work, versionId)],
  },
  jobs: {
    'read-document': {
      payload: z.object({ versionId: z.string() }),
      readsDocuments: true,
      run: (origin, { versionId }) => readVersion(origin, versionId),
    },
  },
  tidyUp: readTheForgotten,
  facade: {
    words: readingWords,
    queries: {
      fetchDocumentReadings: 'reading.ofChance',
      searchDocuments: 'reading.search',
      fetchPlaceOfPassage: 'reading.place',
      fetchReleaseChanges: 'reading.changes',
    },
    mutations: { retryDocumentReading: 'reading.retry' },
  },
});
