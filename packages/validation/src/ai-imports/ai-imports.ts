import { z } from 'zod';
import { documentFileTypes, documentLimits } from '../documents/document-vocabulary.ts';
import { documentsAtCreation, documentTypeSchema, upload } from '../documents/documents.ts';
import { fieldValue } from '../edits/edit-input.ts';
import { opaqueId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';
import { documentPlace } from '../reading/place.ts';
import { readingProblems } from '../reading/reading-vocabulary.ts';
import { person } from '../users/users.ts';
import { pageInput, pageOf } from '../wire/paging.ts';
import {
  aiImportLimits,
  aiImportProblems,
  aiImportSections,
  aiImportStatuses,
  aiImportStepStates,
  aiImportSteps,
} from './ai-import-vocabulary.ts';
import { aiImportData } from './structured-data.ts';

/** The files, and for each list the places of its files among them, from 0; at least a publication and a service description. */
export const startAiImport = z.object({
  ...documentsAtCreation,
  documents: z.array(upload()).min(1, { error: 'REQUIRED' }).max(documentLimits.perChance),
});
export type StartAiImport = z.output<typeof startAiImport>;

export const aiImportById = z.object({ aiImportId: opaqueId() });

const aiImportStepRow = z
  .object({
    step: z.enum(aiImportSteps).meta({ id: 'AiImportStepName' }),
    state: z.enum(aiImportStepStates).meta({ id: 'AiImportStepState' }),
  })
  .meta({ id: 'AiImportStep' });

const statusFields = {
  id: opaqueId(),
  status: z.enum(aiImportStatuses).meta({ id: 'AiImportStatus' }),
  /** number of the step it is at, from 1 to 9 */
  step: z.int(),
  steps: z.array(aiImportStepRow),
  /** whole percent, never less than before; 100 once it ended well */
  percent: z.int(),
  publicationNames: z.array(z.string()),
  /** why it failed; the names are those of files */
  problem: z
    .object({ code: z.enum(aiImportProblems).meta({ id: 'AiImportProblem' }), names: z.array(z.string()) })
    .meta({ id: 'AiImportFailure' })
    .nullable(),
  createdAt: sentMoment(),
  finishedAt: sentMoment().nullable(),
  /** an unused one is deleted then */
  keptUntil: sentMoment().nullable(),
  createdBy: person.nullable(),
  /** the Chance that was created from it, or into which its changes were taken over */
  chanceId: opaqueId().nullable(),
  mayRemove: z.boolean(),
};

/** How an import stands. */
export const aiImportStatus = z.object(statusFields).meta({ id: 'AiImportState' });
export type AiImportState = z.output<typeof aiImportStatus>;

export const aiImportList = z.object({
  /** those at work, or those that ended and became no Chance; left out, all of them */
  section: z.enum(aiImportSections).meta({ id: 'AiImportSection' }).nullish(),
  ...pageInput(aiImportLimits.page * 5),
});
export type AiImportList = z.output<typeof aiImportList>;
export const aiImportPage = pageOf(aiImportStatus, 'AiImportState');
export type AiImportPage = z.output<typeof aiImportPage>;

/** A file of an import. It becomes a document of the Chance under the same ids. */
const aiImportDocument = z
  .object({
    id: opaqueId(),
    versionId: opaqueId(),
    fileName: z.string(),
    /** where its content lies */
    url: z.string(),
    type: documentTypeSchema,
    fileType: z.enum(documentFileTypes).meta({ id: 'DocumentFileType' }),
    /** bytes */
    size: z.int(),
    /** pages, sheets or parts, and how many of them are pictures; null before it was read */
    parts: z.int().nullable(),
    unreadParts: z.int(),
    /** why it could not be read */
    problem: z.enum(readingProblems).nullable(),
  })
  .meta({ id: 'AiImportDocument' });
export type AiImportDocument = z.output<typeof aiImportDocument>;

const evidenceFields = {
  documentId: opaqueId(),
  versionId: opaqueId(),
  fileName: z.string(),
  /** the words as they stand in the document */
  quote: z.string(),
  place: documentPlace,
};

/** The words that a value rests on. */
export const fieldEvidence = z.object(evidenceFields).meta({ id: 'FieldEvidence' });
export type FieldEvidence = z.output<typeof fieldEvidence>;

/** A value that the documents state. Several of one field contradict each other; the first is the one in the form. */
export const extractedField = z
  .object({
    /** the dotted path in the form, or the name of what the form has no field for */
    field: z.string(),
    /** a day, a time, a number or a text */
    value: z.string(),
    /** the same as the form has it */
    formValue: fieldValue.meta({ isInFacade: false }),
    /** 0 to 1; below 0.6 a person has to look */
    confidence: z.number(),
    evidence: z.array(fieldEvidence),
  })
  .meta({ id: 'ExtractedField' });
export type ExtractedField = z.output<typeof extractedField>;

/** What the documents say in short: their own sentences. */
export const executiveSummary = z
  .object({
    text: z.string(),
    sentences: z.array(z.object({ text: z.string(), sources: z.array(z.int()) }).meta({ id: 'SummarySentence' })),
    sources: z.array(
      z
        .object({ /** from 1, as the sentences name it */ number: z.int(), ...evidenceFields })
        .meta({ id: 'SummarySource' }),
    ),
  })
  .meta({ id: 'ExecutiveSummary' });
export type ExecutiveSummary = z.output<typeof executiveSummary>;

/** A lot that the documents name. Values of `extractedData` whose evidence stands in its part are its own. */
const aiImportLot = z
  .object({
    /** as the documents write it, "LOT-0002" */
    number: z.string(),
    title: z.string().nullable(),
    /** the part of the document in which its values stand, and that document; 0 where none stand apart */
    part: z.int(),
    documentId: opaqueId(),
    /** the words that name it; null where they were not kept */
    evidence: fieldEvidence.nullable(),
    /** in euros, as the notice estimates it */
    estimatedValue: z.number().nullable(),
    sites: z.array(z.string()),
    /** the form of a Chance for this lot alone */
    structuredData: aiImportData,
  })
  .meta({ id: 'AiImportLot' });
export type AiImportLot = z.output<typeof aiImportLot>;

/** An import with all that came of it. */
export const aiImport = z
  .object({
    ...statusFields,
    documents: z.array(aiImportDocument),
    extractedData: z.array(extractedField),
    structuredData: aiImportData,
    /** empty unless the documents name several */
    lots: z.array(aiImportLot),
    /** null before it was written */
    executiveSummary: executiveSummary.nullable(),
  })
  .meta({ id: 'AiImport' });
export type AiImport = z.output<typeof aiImport>;

export const removedAiImport = z.object({ id: opaqueId() }).meta({ id: 'RemovedAiImport' });

/** A Chance that was created from an import. */
export const chanceWithImport = z
  .object({ id: opaqueId(), name: z.string(), aiImportId: opaqueId() })
  .meta({ id: 'ChanceWithAiImport' });
export const chancesWithImports = z.object(pageInput(aiImportLimits.page * 5));
export type ChancesWithImports = z.output<typeof chancesWithImports>;
export const chanceWithImportPage = pageOf(chanceWithImport, 'ChanceWithAiImport');
export type ChanceWithImportPage = z.output<typeof chanceWithImportPage>;
