import type { Prisma } from '@zuschlag/db/generated/client';
import type {
  AiImportEventKind,
  AiImportProblem,
  AiImportSection,
  AiImportStatus,
} from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type { ExecutiveSummary, ExtractedField } from '@zuschlag/validation/ai-imports/ai-imports';
import type { NoticeLotPlace } from '@zuschlag/validation/ai-imports/notice-lots';
import type { DocumentFileType, DocumentType, ScanState } from '@zuschlag/validation/documents/document-vocabulary';
import type { ReadingProblem } from '@zuschlag/validation/reading/reading-vocabulary';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { whereVisible } from '../../policy/visibility.ts';
import { personSelect } from '../users/person.ts';

const documents = {
  orderBy: { position: 'asc' },
  // Their texts are large, and only the work on the import needs them.
  omit: { text: true, passages: true, words: true, sentences: true },
} as const satisfies Prisma.AiImport$documentsArgs;
const include = { createdBy: { select: personSelect }, documents } as const satisfies Prisma.AiImportInclude;
type Row = Prisma.AiImportGetPayload<{ include: typeof include }>;

export type StoredImportDocument = Omit<Row['documents'][number], 'type' | 'fileType' | 'scan' | 'problem'> & {
  type: DocumentType;
  fileType: DocumentFileType;
  scan: ScanState;
  problem: ReadingProblem | null;
};
export type StoredImport = Omit<Row, 'status' | 'problem' | 'extractedData' | 'summary' | 'lots' | 'documents'> & {
  status: AiImportStatus;
  problem: AiImportProblem | null;
  extractedData: ExtractedField[];
  summary: ExecutiveSummary | null;
  lots: NoticeLotPlace[];
  documents: StoredImportDocument[];
};

/** Only these stores write the columns, and they are typed. */
function toStoredImport(row: Row): StoredImport {
  return row as unknown as StoredImport;
}

export type NewImportDocument = Pick<
  StoredImportDocument,
  'fileId' | 'name' | 'size' | 'hash' | 'type' | 'fileType' | 'scan'
>;

export async function insertImport(
  { actor: { mainOrganizationId, organizationId, userId }, db }: TenantDb<UserActor>,
  files: readonly NewImportDocument[],
): Promise<StoredImport> {
  const rows = files.map((file, position) => ({ ...file, position }));
  const row = await db.aiImport.create({
    data: { mainOrganizationId, organizationId, createdById: userId, documents: { create: rows } },
    include,
  });
  return toStoredImport(row);
}

/** @returns an import of the caller's organization */
export async function importOfOrganization(
  { actor: { mainOrganizationId, organizationId }, db }: TenantDb<UserActor>,
  id: string,
): Promise<StoredImport | null> {
  if (!isUuid(id)) return null;
  const row = await db.aiImport.findFirst({ where: { mainOrganizationId, organizationId, id }, include });
  return row && toStoredImport(row);
}

/** Waits for the work on an import, and holds it up until the transaction ends. */
export async function lockImport({ actor, db }: TenantDb<Actor>, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await db.$queryRaw`
    select id from ai_import where "mainOrganizationId" = ${actor.mainOrganizationId} and id = ${id}::uuid for update`;
}

const ended: AiImportStatus[] = ['SUCCESS', 'FAILED'];
const becameNothing = { chanceId: null, changedChanceId: null } as const;
const sections: { readonly [section in AiImportSection]: Prisma.AiImportWhereInput } = {
  active: { status: { notIn: ended } },
  history: { status: { in: ended }, ...becameNothing },
};

type Wish = { section: AiImportSection | null; before: readonly [string, string] | null; limit: number };

/** The imports of the caller's organization, the newest first. */
export async function importsOfOrganization(
  { actor: { mainOrganizationId, organizationId }, db }: TenantDb<UserActor>,
  { section, before, limit }: Wish,
): Promise<StoredImport[]> {
  const [createdAt, id] = before ?? [];
  const after: Prisma.AiImportWhereInput = before
    ? { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }
    : {};
  const rows = await db.aiImport.findMany({
    where: { AND: [{ mainOrganizationId, organizationId }, section ? sections[section] : {}, after] },
    include,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
  return rows.map(toStoredImport);
}

/** Deletes an import with all that was read. @returns the ids of its files */
export async function deleteImport(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
): Promise<string[]> {
  const { documents: gone } = await db.aiImport.delete({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    select: { documents: { select: { fileId: true } } },
  });
  return gone.map(({ fileId }) => fileId);
}

/** From now on the import belongs to a Chance, whose documents its files are. */
export async function setChanceOfImport(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  chanceId: string,
): Promise<void> {
  await db.aiImport.updateMany({ where: { mainOrganizationId, id }, data: { chanceId, changedAt: new Date() } });
}

/** Further Chances that are created from an import beside the first one. */
export async function insertLotsOfImport(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  importId: string,
  chanceIds: readonly string[],
): Promise<void> {
  await db.aiImportLot.createMany({ data: chanceIds.map((chanceId) => ({ mainOrganizationId, importId, chanceId })) });
}

/** A file of an import of the caller's organization, by the release that it becomes. */
export async function importDocumentByVersion(
  { actor: { mainOrganizationId, organizationId }, db }: TenantDb<UserActor>,
  versionId: string,
): Promise<StoredImportDocument | null> {
  if (!isUuid(versionId)) return null;
  const where = { mainOrganizationId, versionId, aiImport: { organizationId } };
  const row = await db.aiImportDocument.findFirst({ where, omit: documents.omit });
  return row as StoredImportDocument | null;
}

/** Imports that ended before a moment and became no Chance. */
export async function unusedImportsBefore(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  moment: Date,
): Promise<string[]> {
  const where = { mainOrganizationId, status: { in: ended }, ...becameNothing, finishedAt: { lt: moment } };
  return (await db.aiImport.findMany({ where, select: { id: true } })).map(({ id }) => id);
}

/** @returns the Chance that was created from an import; who may see it is the caller's to know */
export async function chanceIdOfImport(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
): Promise<string | null> {
  if (!isUuid(id)) return null;
  const row = await db.aiImport.findFirst({ where: { mainOrganizationId, id }, select: { chanceId: true } });
  return row?.chanceId ?? null;
}

const ofAnImport: Prisma.ChanceWhereInput = {
  OR: [{ aiImport: { isNot: null } }, { lotOfImport: { isNot: null } }],
};
type MadeChance = { id: string; name: string; createdAt: Date; aiImportId: string };

/** The Chances created from imports that the caller sees, the newest first. */
export async function visibleChancesOfImports(
  { actor, db }: TenantDb<UserActor>,
  { before, limit }: Omit<Wish, 'section'>,
): Promise<MadeChance[]> {
  const { mainOrganizationId } = actor;
  const [createdAt, id] = before ?? [];
  const after: Prisma.ChanceWhereInput = before
    ? { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }
    : {};
  const rows = await db.chance.findMany({
    where: { AND: [{ mainOrganizationId }, ofAnImport, whereVisible(actor), after] },
    select: {
      ...{ id: true, name: true, createdAt: true },
      ...{ aiImport: { select: { id: true } }, lotOfImport: { select: { importId: true } } },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
  return rows.map(({ aiImport, lotOfImport, ...row }) => ({
    ...row,
    aiImportId: aiImport?.id ?? lotOfImport?.importId ?? '',
  }));
}

export type ImportEvent = { number: number; kind: AiImportEventKind; node: string; content: object };

/** What happened to an import behind an event, at most so much. */
export async function eventsOfImport(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  importId: string,
  after: number,
  most: number,
): Promise<ImportEvent[]> {
  const rows = await db.aiImportEvent.findMany({
    where: { mainOrganizationId, importId, number: { gt: after } },
    select: { number: true, kind: true, node: true, content: true },
    orderBy: { number: 'asc' },
    take: most,
  });
  return rows as ImportEvent[];
}
