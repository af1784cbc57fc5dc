import {
  type AiImportStepState,
  aiImportLimits,
  aiImportSteps,
} from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type {
  AiImport,
  AiImportDocument,
  AiImportLot,
  AiImportState,
} from '@zuschlag/validation/ai-imports/ai-imports';
import { type NoticeLotPlace, ownFieldsOfLot } from '@zuschlag/validation/ai-imports/notice-lots';
import type { UserActor } from '../../actor.ts';
import { denialOf } from '../../policy/authorize.ts';
import { addressOf } from '../documents/present-documents.ts';
import { toPerson } from '../users/person.ts';
import { ownImportRules } from './ai-imports.policy.ts';
import type { StoredImport, StoredImportDocument } from './ai-imports.store.ts';
import { dataOf, dataOfLot } from './fields/structured-data.ts';

const DAY_MS = 86_400_000;

export function toState(actor: UserActor, row: StoredImport): AiImportState {
  const { id, status, step, percent, problem, problemNames, finishedAt } = row;
  const chanceId = row.chanceId ?? row.changedChanceId;
  const isUnused = finishedAt !== null && chanceId === null;
  return {
    ...{ id, status, step, percent, chanceId },
    steps: aiImportSteps.map((name, index) => ({ step: name, state: stateOf(row, index + 1) })),
    publicationNames: row.documents.filter(isPublication).map(({ name }) => name),
    problem: problem && { code: problem, names: problemNames },
    createdAt: row.createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    keptUntil: isUnused ? new Date(finishedAt.getTime() + aiImportLimits.keptDays * DAY_MS).toISOString() : null,
    createdBy: toPerson(row.createdBy),
    mayRemove: denialOf(actor, ownImportRules.remove, row) === null,
  };
}

export function toImport(actor: UserActor, row: StoredImport): AiImport {
  return {
    ...toState(actor, row),
    documents: row.documents.map(toImportDocument),
    extractedData: row.extractedData,
    structuredData: dataOf(row.extractedData),
    lots: row.lots.length > 1 ? row.lots.map((lot) => toLot(row, lot)) : [],
    executiveSummary: row.summary,
  };
}

function toLot({ extractedData, lots, documents }: StoredImport, lot: NoticeLotPlace): AiImportLot {
  const { number, title, part, documentId, quote, place } = lot;
  const named = documents.find(({ id }) => id === documentId);
  const own = (name: string) => ownFieldsOfLot(extractedData, lot).filter(({ field }) => field === name);
  const [estimate] = own('estimatedValue');
  return {
    ...{ number, title, part, documentId },
    evidence:
      named && quote && place ? { documentId, versionId: named.versionId, fileName: named.name, quote, place } : null,
    estimatedValue: estimate ? Number(estimate.formValue) : null,
    sites: own('site').map(({ value }) => value),
    structuredData: dataOfLot(extractedData, lots, lot),
  };
}

function stateOf({ status, step }: StoredImport, number: number): AiImportStepState {
  if (status === 'SUCCESS' || number < step) return 'COMPLETED';
  if (number > step || status === 'CREATED') return 'PENDING';
  return status === 'FAILED' ? 'FAILED' : 'IN_PROGRESS';
}

function toImportDocument(row: StoredImportDocument): AiImportDocument {
  const { id, versionId, name, type, fileType, size, parts, unreadParts, problem } = row;
  return {
    ...{ id, versionId, type, fileType, size, parts, unreadParts, problem },
    fileName: name,
    url: addressOf(versionId),
  };
}

/** A notice in XML is kept as another document. */
export function isPublication({ type, fileType }: { type: string; fileType: string }): boolean {
  return type === 'publication' || fileType === 'xml';
}
