import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';
import { person } from '../users/users.ts';
import { type Aliases, accepting } from '../wire/aliases.ts';
import {
  type DocumentType,
  documentFileTypes,
  documentFormats,
  documentLimits,
  documentTypes,
  documentWarnings,
  knowledgeBaseStatuses,
  scanStates,
} from './document-vocabulary.ts';

export const documentTypeSchema = z.enum(documentTypes).meta({ id: 'DocumentType' });
const documentFormatSchema = z.enum(documentFormats).meta({ id: 'DocumentFormat' });
export const knowledgeBaseStatusSchema = z.enum(knowledgeBaseStatuses).meta({ id: 'KnowledgeBaseStatus' });

/** Other words for the types: those of the lists with which a Chance is created. */
export const documentTypeAliases: Aliases<DocumentType> = {
  serviceDescription: 'service_description',
  otherDocuments: 'other',
  ...Object.fromEntries(documentTypes.map((type) => [type.toUpperCase(), type])),
};
export const documentTypeInput = () => accepting(documentTypeSchema, documentTypeAliases);

/** A document of a Chance, as its newest version is. */
export const document = z
  .object({
    id: opaqueId(),
    chanceId: opaqueId(),
    fileName: z.string(),
    /** where the content of the newest version lies */
    url: z.string(),
    type: documentTypeSchema,
    format: documentFormatSchema,
    fileType: z.enum(documentFileTypes).meta({ id: 'DocumentFileType' }),
    status: knowledgeBaseStatusSchema,
    aiImportId: opaqueId().nullable(),
    /** parts joined by a slash; empty at the top */
    folder: z.string(),
    /** bytes */
    size: z.int(),
    /** number of the newest version, from 1 */
    version: z.int(),
    versionId: opaqueId(),
    scan: z.enum(scanStates).meta({ id: 'ScanState' }),
    lastError: z.string().nullable(),
    createdAt: sentMoment(),
    /** when the newest version was added */
    changedAt: sentMoment(),
    createdBy: person.nullable(),
  })
  .meta({ id: 'Document' });
export type ChanceDocument = z.output<typeof document>;

export const documentsByChance = z.object({
  chanceId: opaqueId(),
  format: documentFormatSchema.nullish(),
  status: knowledgeBaseStatusSchema.nullish(),
});
export type DocumentsByChance = z.output<typeof documentsByChance>;

/** What the page of documents needs beside the documents: rights, and the room of the tenant. */
export const documentRoom = z
  .object({
    mayAdd: z.boolean(),
    mayRemove: z.boolean(),
    mayChangeKnowledgeBase: z.boolean(),
    /** bytes of all files of the tenant, and how many it may have */
    used: z.number(),
    quota: z.number(),
  })
  .meta({ id: 'DocumentRoom' });
export type DocumentRoom = z.output<typeof documentRoom>;

/** One release of a document. */
export const documentVersion = z
  .object({
    id: opaqueId(),
    documentId: opaqueId(),
    number: z.int(),
    fileName: z.string(),
    url: z.string(),
    size: z.int(),
    scan: z.enum(scanStates).meta({ id: 'ScanState' }),
    createdAt: sentMoment(),
    createdBy: person.nullable(),
  })
  .meta({ id: 'DocumentVersion' });
export type DocumentVersion = z.output<typeof documentVersion>;

/** A file that the caller uploaded before, by its id; over GraphQL the file itself. */
export const upload = () => opaqueId().meta({ isUpload: true });

const folder = () =>
  z
    .string()
    .max(documentLimits.folder)
    .nullish()
    .transform((value) => value ?? '');

export const addDocument = z.object({
  chanceId: opaqueId(),
  document: upload(),
  documentType: documentTypeInput(),
  addToKnowledgeBase: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  folder: folder(),
  /** the document of which this is the next version; left out, it is a new document */
  versionOf: opaqueId().nullish(),
});
export type AddDocument = z.output<typeof addDocument>;

export const addedDocument = document
  .extend({ warnings: z.array(z.enum(documentWarnings).meta({ id: 'DocumentWarning' })) })
  .meta({ id: 'AddedDocument' });
export type AddedDocument = z.output<typeof addedDocument>;

export const documentInChance = z.object({ chanceId: opaqueId(), documentId: opaqueId() });
export const documentById = z.object({ documentId: opaqueId() });
export const removedDocument = z.object({ id: opaqueId(), chanceId: opaqueId() }).meta({ id: 'RemovedDocument' });

/** The documents of a new Chance: the files, and for each category the places of its files among them, from 0. */
export const documentsAtCreation = {
  documents: z.array(upload()).max(documentLimits.perChance).nullish(),
  publications: placesOfFiles(),
  serviceDescription: placesOfFiles(),
  contracts: placesOfFiles(),
  otherDocuments: placesOfFiles(),
};
function placesOfFiles() {
  return z.array(z.int().min(0)).max(documentLimits.perChance).nullish();
}
const creationSchema = z.object(documentsAtCreation).partial();
export type DocumentsAtCreation = z.output<typeof creationSchema>;
