import type { Prisma } from '@zuschlag/db/generated/client';
import type { DocumentFileType, ScanState } from '@zuschlag/validation/documents/document-vocabulary';
import type { ReadingNoteCode, ReadingProblem, ReadingState } from '@zuschlag/validation/reading/reading-vocabulary';
import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';

/** The reading of the newest version of a document. */
export type StoredReading = {
  documentId: string;
  versionId: string;
  state: ReadingState;
  problem: ReadingProblem | null;
  parts: number;
  unreadParts: number;
  /** whether its pictures were given to a program that recognizes text */
  triedPictures: boolean;
  notes: { code: ReadingNoteCode }[];
};

/** The readings of the newest versions of the documents of a Chance, in the order of the documents. */
export async function readingsOfChance(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
): Promise<StoredReading[]> {
  return db.$queryRaw<StoredReading[]>`
    select document.id as "documentId", reading."versionId", reading.state, reading.problem, reading.parts,
      reading."unreadParts", reading.notes,
      reading."triedPictures" or reading.notes @> '[{"code": "RECOGNIZED_PAGES"}]' as "triedPictures"
    from document
    join document_version version on version."mainOrganizationId" = document."mainOrganizationId"
      and version."documentId" = document.id and version.number = document.version
    join document_reading reading on reading."mainOrganizationId" = version."mainOrganizationId"
      and reading."versionId" = version.id
    where document."mainOrganizationId" = ${mainOrganizationId} and document."chanceId" = ${chanceId}::uuid
    order by document."createdAt", document.id`;
}

export type VersionToRead = {
  documentId: string;
  chanceId: string;
  fileId: string;
  fileType: DocumentFileType;
  scan: ScanState;
  /** null before its reading was asked for */
  state: ReadingState | null;
  problem: ReadingProblem | null;
  isNewest: boolean;
  /** parts of the text that an earlier reading has kept */
  parts: number;
};

/** @returns null once the document is removed */
export async function versionToRead(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  versionId: string,
): Promise<VersionToRead | null> {
  if (!isUuid(versionId)) return null;
  const [row] = await db.$queryRaw<VersionToRead[]>`
    select version."documentId", document."chanceId", version."fileId", version."fileType", version.scan, reading.state,
      reading.problem, version.number = document.version as "isNewest", coalesce(reading.parts, 0) as parts
    from document_version version
    join document on document."mainOrganizationId" = version."mainOrganizationId" and document.id = version."documentId"
    left join document_reading reading on reading."mainOrganizationId" = version."mainOrganizationId"
      and reading."versionId" = version.id
    where version."mainOrganizationId" = ${mainOrganizationId} and version.id = ${versionId}::uuid`;
  return row ?? null;
}

/** Notes that a version waits to be read; one that was read stays read. */
export async function insertWaiting(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  versionId: string,
): Promise<void> {
  await db.$executeRaw`
    insert into document_reading as reading ("mainOrganizationId", "versionId")
    values (${mainOrganizationId}, ${versionId}::uuid)
    on conflict ("mainOrganizationId", "versionId") do update
      set state = 'waiting', problem = null, "requestedAt" = now(), "finishedAt" = null
      where reading.state = 'failed'`;
}

/** Has a version that was read wait to be read again; its text stays until then. */
export async function setWaitingAgain(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  versionId: string,
): Promise<void> {
  const where = { mainOrganizationId, versionId, state: 'read' };
  await db.documentReading.updateMany({ where, data: { state: 'waiting', requestedAt: new Date(), finishedAt: null } });
}

/** Leaves a version at the text of its earlier reading. @returns whether it was still waiting */
export async function keepEarlierReading(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  versionId: string,
): Promise<boolean> {
  const where = { mainOrganizationId, versionId, state: 'waiting' };
  const { count } = await db.documentReading.updateMany({ where, data: { state: 'read', finishedAt: new Date() } });
  return count === 1;
}

/** Whether a document of the tenant was read with a program that recognizes text. */
export async function haveReadPictures({ actor: { mainOrganizationId }, db }: TenantDb): Promise<boolean> {
  const where = { mainOrganizationId, triedPictures: true };
  return (await db.documentReading.findFirst({ where, select: { versionId: true } })) !== null;
}

/** Newest versions that may be read and wait for it longer than they should, or whose reading was never asked for. */
export async function forgottenVersions({ actor: { mainOrganizationId }, db }: TenantDb<Actor>): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select version.id
    from document
    join document_version version on version."mainOrganizationId" = document."mainOrganizationId"
      and version."documentId" = document.id and version.number = document.version
    left join document_reading reading on reading."mainOrganizationId" = version."mainOrganizationId"
      and reading."versionId" = version.id
    where document."mainOrganizationId" = ${mainOrganizationId} and version.scan in ('notScanned', 'clean')
      and (reading.state is null or (reading.state = 'waiting' and reading."requestedAt" < now() - interval '1 hour'))`;
  return rows.map(({ id }) => id);
}

export type FinishedReading = {
  parts: number;
  unreadParts: number;
  triedPictures?: boolean;
  statedTitle: string | null;
  notes: Prisma.InputJsonValue;
};

/** @returns whether the version was still waiting: of two processes that have read it only one writes */
export async function finishReading(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  versionId: string,
  finished: FinishedReading | { problem: ReadingProblem },
): Promise<boolean> {
  const state: ReadingState = 'problem' in finished ? 'failed' : 'read';
  const { count } = await db.documentReading.updateMany({
    where: { mainOrganizationId, versionId, state: 'waiting' },
    data: { ...finished, state, finishedAt: new Date() },
  });
  return count === 1;
}

export async function deleteParts(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  versionId: string,
): Promise<void> {
  await db.documentPart.deleteMany({ where: { mainOrganizationId, versionId } });
}

/** The most parts in one statement: a page of text is some ten kilobytes. */
const AT_ONCE = 100;

export async function insertParts(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  versionId: string,
  contents: readonly Uint8Array<ArrayBuffer>[],
): Promise<void> {
  const rows = contents.map((content, index) => ({ mainOrganizationId, versionId, number: index + 1, content }));
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db.documentPart.createMany({ data: rows.slice(from, from + AT_ONCE) });
}

type ComparedRelease = { id: string; state: ReadingState | null; unreadParts: number | null };

/** @returns a release of a document and the one before it, as far as they are there */
export async function releaseWithEarlier(
  { actor: { mainOrganizationId }, db }: TenantDb,
  documentId: string,
  versionId: string,
): Promise<ComparedRelease[]> {
  if (!isUuid(versionId)) return [];
  return db.$queryRaw<ComparedRelease[]>`
    select version.id, reading.state, reading."unreadParts"
    from document_version chosen
    join document_version version on version."mainOrganizationId" = chosen."mainOrganizationId"
      and version."documentId" = chosen."documentId" and version.number in (chosen.number, chosen.number - 1)
    left join document_reading reading on reading."mainOrganizationId" = version."mainOrganizationId"
      and reading."versionId" = version.id
    where chosen."mainOrganizationId" = ${mainOrganizationId} and chosen.id = ${versionId}::uuid
      and chosen."documentId" = ${documentId}::uuid
    order by version.number desc`;
}

/** @returns the text of a passage and the packed part that it stands in; null when the release has no such passage */
export async function partOfPassage(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { documentId, versionId, passage }: { documentId: string; versionId: string; passage: number },
): Promise<{ text: string; content: Uint8Array } | null> {
  if (!isUuid(versionId)) return null;
  const [row] = await db.$queryRaw<{ text: string; content: Uint8Array }[]>`
    select passage.text, part.content
    from document_version version
    join document_passage passage on passage."mainOrganizationId" = version."mainOrganizationId"
      and passage."versionId" = version.id and passage.number = ${passage}
    join document_part part on part."mainOrganizationId" = version."mainOrganizationId"
      and part."versionId" = version.id and part.number = passage.part
    where version."mainOrganizationId" = ${mainOrganizationId} and version.id = ${versionId}::uuid
      and version."documentId" = ${documentId}::uuid`;
  return row ?? null;
}

/** @returns the packed parts of a version in the order of reading */
export async function partsOfVersion(
  { actor: { mainOrganizationId }, db }: TenantDb,
  versionId: string,
): Promise<Uint8Array[]> {
  const where = { mainOrganizationId, versionId };
  const rows = await db.documentPart.findMany({ where, orderBy: { number: 'asc' }, select: { content: true } });
  return rows.map(({ content }) => content);
}
