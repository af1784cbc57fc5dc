import { as, systemOf } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  hidden,
  type MakeThings,
  ofChance,
  type Verdicts,
} from '../../../testing/verdicts.ts';
import { setKnowledgeBaseStatus } from '../documents.store.ts';
import { aDocument, aFileOf } from './documents.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a PDF document of the Chance, out of the knowledge base */
    documentId: string;
    /** a file that the manager of the main organization uploaded, and one of the manager of Nord */
    uploadId: string;
    nordUploadId: string;
    /** a document in the knowledge base */
    readDocumentId: string;
  }
}

type Keys = 'documentId' | 'uploadId' | 'nordUploadId' | 'readDocumentId';
export const things: MakeThings<Keys> = async (tenant, { chanceId }) => {
  const { holdingManager, nordManager } = tenant.people;
  const { id } = await aDocument(tenant, chanceId, { addToKnowledgeBase: false }, holdingManager);
  const read = await aDocument(tenant, chanceId, {}, holdingManager);
  await as(tenant, systemOf(tenant), (work) => setKnowledgeBaseStatus(work, read.id, { status: 'IN_KNOWLEDGE_BASE' }));
  return {
    documentId: id,
    uploadId: await aFileOf(tenant, holdingManager),
    nordUploadId: await aFileOf(tenant, nordManager),
    readDocumentId: read.id,
  };
};

export const verdicts: Verdicts = {
  'documents.ofChance': hidden(ofChance),
  'documents.room': hidden(ofChance),
  'documents.versions': hidden(({ documentId }) => ({ documentId })),
  'documents.add': {
    ...hidden(({ chanceId, uploadId }) => ({ chanceId, document: uploadId, documentType: 'other' })),
    whole: ({ chanceId, nordUploadId, documentId }) => ({
      ...{ chanceId, document: nordUploadId, documentType: 'other', versionOf: documentId },
    }),
  },
  'documents.remove': hidden(({ chanceId, documentId }) => ({ chanceId, documentId })),
  'documents.addToKnowledgeBase': hidden(({ documentId }) => ({ documentId })),
  'documents.removeFromKnowledgeBase': hidden(({ readDocumentId }) => ({ documentId: readDocumentId })),
};

export const rights: AskedRights = {
  'documents.add': ['documents: ADD_DOCUMENT'],
  'documents.remove': ['documents: REMOVE_DOCUMENT'],
  'documents.addToKnowledgeBase': ['documents: CHANGE_KNOWLEDGE_BASE'],
  'documents.removeFromKnowledgeBase': ['documents: CHANGE_KNOWLEDGE_BASE'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'documents.ofChance': 10,
  'documents.room': 9,
  'documents.versions': 12,
  'documents.add': 15,
  'documents.remove': 15,
  'documents.addToKnowledgeBase': 15,
  'documents.removeFromKnowledgeBase': 15,
};
