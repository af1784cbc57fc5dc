import { Prisma } from '@zuschlag/db/generated/client';
import type { SummaryCandidate } from '@zuschlag/extraction/summary/summarize';
import {
  type AiImportEventKind,
  type AiImportProblem,
  type AiImportStatus,
  aiImportLimits,
} from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type { DocumentFileType, DocumentType } from '@zuschlag/validation/documents/document-vocabulary';
import type { ReadingProblem } from '@zuschlag/validation/reading/reading-vocabulary';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { isUuid } from '../../../database/uuid.ts';

/** Where the work on an import is: a piece of one of its steps. */
export type Place = {
  id: string;
  organizationId: number;
  createdById: number;
  status: AiImportStatus;
  step: number;
  done: number;
  attempts: number;
  documentCount: number;
  /** the name of the first publication */
  fileName: string;
};

/** Notes that the next piece is begun once more. @returns null when no work on the import is left */
export async function beginPiece(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
): Promise<Place | null> {
  if (!isUuid(id)) return null;
  const [place] = await db.$queryRaw<Place[]>`
    update ai_import as i set attempts = i.attempts + 1
    where i."mainOrganizationId" = ${mainOrganizationId} and i.id = ${id}::uuid
      and i.status not in ('CREATED', 'SUCCESS', 'FAILED')
    returning i.id::text, i."organizationId", i."createdById", i.status, i.step, i.done, i.attempts,
      (select count(*)::int from ai_import_document document
        where document."mainOrganizationId" = i."mainOrganizationId" and document."importId" = i.id) as "documentCount",
      (select document.name from ai_import_document document
        where document."mainOrganizationId" = i."mainOrganizationId" and document."importId" = i.id
        order by (document.type = 'publication' or document."fileType" = 'xml') desc, document.position limit 1) as "fileName"`;
  return place ?? null;
}

export type Progress = { step: number; done: number; percent: number; status: AiImportStatus };

/**
 * Moves an import on from a place.
 *
 * @returns false when another process has moved it on already, or it was removed
 */
export async function movePlace(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { id, step, done }: Place,
  to: Progress & { problem?: AiImportProblem; problemNames?: string[]; finishedAt?: Date },
): Promise<boolean> {
  const { count } = await db.aiImport.updateMany({
    where: { mainOrganizationId, id, step, done, status: { notIn: ['SUCCESS', 'FAILED'] } },
    data: { ...to, attempts: 0, changedAt: new Date() },
  });
  return count === 1;
}

/** Adds to the log of an import, whose row the transaction has locked. */
export async function insertEvent(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  importId: string,
  { kind, node, content }: { kind: AiImportEventKind; node: string; content: object },
): Promise<void> {
  await db.$executeRaw`
    insert into ai_import_event ("mainOrganizationId", "importId", number, kind, node, content)
    select ${mainOrganizationId}::int, ${importId}::uuid, coalesce(max(number), 0) + 1, ${kind}, ${node},
      ${JSON.stringify(content)}::jsonb
    from ai_import_event where "mainOrganizationId" = ${mainOrganizationId} and "importId" = ${importId}::uuid`;
}

export type WorkDocument = {
  id: string;
  versionId: string;
  position: number;
  fileId: string;
  name: string;
  type: DocumentType;
  fileType: DocumentFileType;
  unreadParts: number;
  problem: ReadingProblem | null;
} & { [kept in Exclude<Kept, 'sentences'>]?: Uint8Array | null } & { sentences?: SummaryCandidate[] | null };

/** The kept results of a document that a step needs; the others are large. */
export type Kept = 'text' | 'passages' | 'words' | 'sentences';
const allKept: readonly Kept[] = ['text', 'passages', 'words', 'sentences'];

/** The documents of an import in their order, with those results of earlier steps; of one document, where a place is given. */
export async function documentsAtWork(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  importId: string,
  wanted: readonly Kept[],
  position?: number,
): Promise<WorkDocument[]> {
  const omit = Object.fromEntries(allKept.filter((kept) => !wanted.includes(kept)).map((kept) => [kept, true]));
  const rows = await db.aiImportDocument.findMany({
    where: { mainOrganizationId, importId, ...(position === undefined ? {} : { position }) },
    orderBy: { position: 'asc' },
    omit,
  });
  return rows as unknown as WorkDocument[];
}

export type KeptResult = {
  parts?: number;
  unreadParts?: number;
  problem?: ReadingProblem;
  text?: Uint8Array<ArrayBuffer>;
  passages?: Uint8Array<ArrayBuffer>;
  words?: Uint8Array<ArrayBuffer>;
  sentences?: readonly SummaryCandidate[];
};

export async function keepResult(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  documentId: string,
  { sentences, ...kept }: KeptResult,
): Promise<void> {
  await db.aiImportDocument.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id: documentId } },
    data: { ...kept, ...(sentences ? { sentences: sentences as unknown as Prisma.InputJsonValue } : {}) },
    select: { id: true },
  });
}

/** Deletes what the steps kept for each other. */
export async function deleteKept(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  importId: string,
): Promise<void> {
  await db.aiImportDocument.updateMany({
    where: { mainOrganizationId, importId },
    data: { text: null, passages: null, words: null, sentences: Prisma.DbNull },
  });
}

export async function writeResult(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  result: { extractedData: object; noticeNumbers: string[]; lots: object } | { summary: object },
): Promise<void> {
  await db.aiImport.updateMany({
    where: { mainOrganizationId, id },
    data: result as Prisma.AiImportUpdateManyMutationInput,
  });
}

/** Second key is the organization: what begins and ends there gives turns one after the other. */
const TURN_LOCK = 7_811;

/**
 * Lets the oldest imports of an organization begin whose turn it is.
 *
 * @returns the ids of those that begin now
 */
export async function beginTurns(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  organizationId: number,
): Promise<string[]> {
  await db.$executeRaw`select pg_advisory_xact_lock(${TURN_LOCK}::int, ${organizationId}::int)`;
  const rows = await db.$queryRaw<{ id: string }[]>`
    update ai_import as i set status = 'PENDING', "changedAt" = now()
    from (
      select id, status from ai_import
      where "mainOrganizationId" = ${mainOrganizationId} and "organizationId" = ${organizationId}
        and status not in ('SUCCESS', 'FAILED')
      order by "createdAt", id limit ${aiImportLimits.atOnce}
    ) oldest
    where i."mainOrganizationId" = ${mainOrganizationId} and i.id = oldest.id and oldest.status = 'CREATED'
    returning i.id::text`;
  return rows.map(({ id }) => id);
}

/** Imports that are at work and have not moved for longer than a piece takes. */
export async function forgottenImports({ actor: { mainOrganizationId }, db }: TenantDb<Actor>): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id::text from ai_import
    where "mainOrganizationId" = ${mainOrganizationId} and status not in ('CREATED', 'SUCCESS', 'FAILED')
      and "changedAt" < now() - interval '1 hour'`;
  return rows.map(({ id }) => id);
}
