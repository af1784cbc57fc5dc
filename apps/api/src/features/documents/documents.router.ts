import {
  addedDocument,
  addDocument as addInput,
  document,
  documentById,
  documentInChance,
  documentRoom,
  documentsByChance,
  documentVersion,
  removedDocument,
} from '@zuschlag/validation/documents/documents';
import { opaqueId } from '@zuschlag/validation/ids';
import { z } from 'zod';
import { router, signedIn } from '../../trpc.ts';
import { addDocument } from './add-document.ts';
import { getDocumentRoom, listDocuments, listVersions, removeDocument } from './documents.ts';
import { addToKnowledgeBase, removeFromKnowledgeBase } from './knowledge-base.ts';

export const documentsRouter = router({
  ofChance: signedIn
    .input(documentsByChance)
    .output(z.array(document))
    .query(({ ctx, input }) => listDocuments(ctx, input)),
  room: signedIn
    .input(z.object({ chanceId: opaqueId() }))
    .output(documentRoom)
    .query(({ ctx, input }) => getDocumentRoom(ctx, input.chanceId)),
  versions: signedIn
    .input(documentById)
    .output(z.array(documentVersion))
    .query(({ ctx, input }) => listVersions(ctx, input.documentId)),
  add: signedIn
    .input(addInput)
    .output(addedDocument)
    .mutation(({ ctx, input }) => addDocument(ctx, input)),
  remove: signedIn
    .input(documentInChance)
    .output(removedDocument)
    .mutation(({ ctx, input }) => removeDocument(ctx, input)),
  addToKnowledgeBase: signedIn
    .input(documentById)
    .output(document)
    .mutation(({ ctx, input }) => addToKnowledgeBase(ctx, input.documentId)),
  removeFromKnowledgeBase: signedIn
    .input(documentById)
    .output(document)
    .mutation(({ ctx, input }) => removeFromKnowledgeBase(ctx, input.documentId)),
});
