import type { Prisma } from '@zuschlag/db/generated/client';
import type {
  DocumentFileType,
  DocumentType,
  KnowledgeBaseStatus,
  ScanState,
} from '@zuschlag/validation/documents/document-vocabulary';
import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { personSelect } from '../users/person.ts';

const newest = { orderBy: { number: 'desc' }, take: 1 } as const;
const include = {
  createdBy: { select: personSelect },
  versions: newest,
} as const satisfies Prisma.DocumentInclude;
type Row = Prisma.DocumentGetPayload<{ include: typeof include }>;
type VersionRow = Row['versions'][number];

export type StoredVersion = Omit<VersionRow, 'fileType' | 'scan'> & { fileType: DocumentFileType; scan: ScanState };
export type StoredDocument = Omit<Row, 'type' | 'knowledgeBaseStatus' | 'versions'> & {
  type: DocumentType;
  knowledgeBaseStatus: KnowledgeBaseStatus;
  /** the version that counts */
  current: StoredVersion;
};
export type NewVersion = Pick<StoredVersion, 'fileId' | 'name' | 'size' | 'hash' | 'fileType' | 'scan'>;

/** Only this store writes these columns, and it is typed. */
function toStoredDocument({ versions, ...row }: Row): StoredDocument {
  return { ...row, current: versions[0] } as unknown as StoredDocument;
}

/** The documents of a Chance in the order in which they came. */
export async function documentsOfChance(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceId: string,
): Promise<StoredDocument[]> {
  const where = { mainOrganizationId, chanceId };
  const rows = await db.document.findMany({ where, include, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  return rows.map(toStoredDocument);
}

export async function findDocument(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
): Promise<StoredDocument | null> {
  if (!isUuid(id)) return null;
  const row = await db.document.findFirst({ where: { mainOrganizationId, id }, include });
  return row && toStoredDocument(row);
}

export function countDocuments({ actor: { mainOrganizationId }, db }: TenantDb, chanceId: string): Promise<number> {
  return db.document.count({ where: { mainOrganizationId, chanceId } });
}

export async function insertDocument(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  {
    version,
    ids,
    ...document
  }: {
    chanceId: string;
    type: DocumentType;
    folder: string;
    knowledgeBaseStatus: KnowledgeBaseStatus;
    createdById: number | null;
    version: NewVersion;
    /** left out, both get new ids */
    ids?: { id?: string; versionId?: string; aiImportId: string };
  },
): Promise<StoredDocument> {
  const { createdById } = document;
  const { versionId, ...own } = ids ?? {};
  const first = { ...version, id: versionId, number: 1, createdById };
  const row = await db.document.create({
    data: { ...document, ...own, mainOrganizationId, versions: { create: first } },
    include,
  });
  return toStoredDocument(row);
}

/** Adds the next version of a document, which counts from now on. */
export async function insertVersion(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { id, version: last }: StoredDocument,
  version: NewVersion,
  createdById: number | null,
): Promise<void> {
  await db.document.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: { version: last + 1, versions: { create: { ...version, number: last + 1, createdById } } },
    select: { id: true },
  });
}

export async function versionsOfDocument({ actor: { mainOrganizationId }, db }: TenantDb, documentId: string) {
  const rows = await db.documentVersion.findMany({
    where: { mainOrganizationId, documentId },
    include: { createdBy: { select: personSelect } },
    orderBy: { number: 'desc' },
  });
  return rows as unknown as (StoredVersion & { createdBy: (typeof rows)[number]['createdBy'] })[];
}

export async function findVersion(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
): Promise<(StoredVersion & { chanceId: string }) | null> {
  if (!isUuid(id)) return null;
  const row = await db.documentVersion.findFirst({
    where: { mainOrganizationId, id },
    include: { document: { select: { chanceId: true } } },
  });
  if (!row) return null;
  const { document, ...version } = row;
  return { ...(version as unknown as StoredVersion), chanceId: document.chanceId };
}

/** Deletes a document with its versions. @returns the ids of their files */
export async function deleteDocument({ actor: { mainOrganizationId }, db }: TenantDb, id: string): Promise<string[]> {
  const { versions } = await db.document.delete({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    select: { versions: { select: { fileId: true } } },
  });
  return versions.map(({ fileId }) => fileId);
}

export async function setKnowledgeBaseStatus(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  { status, lastError = null }: { status: KnowledgeBaseStatus; lastError?: string | null },
): Promise<void> {
  await db.document.updateMany({
    where: { mainOrganizationId, id },
    data: { knowledgeBaseStatus: status, lastError },
  });
}

export async function setScan(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  versionId: string,
  scan: ScanState,
  scannedAt: Date,
): Promise<void> {
  await db.documentVersion.updateMany({ where: { mainOrganizationId, id: versionId }, data: { scan, scannedAt } });
}

export type ScannedVersion = { id: string; documentId: string; chanceId: string; isNewest: boolean };

/** Keeps what the virus scanner answered for a file with the versions that wait for it. @returns those versions */
export async function setScanOfVersions(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  fileId: string,
  scan: ScanState,
  scannedAt: Date,
): Promise<ScannedVersion[]> {
  return db.$queryRaw<ScannedVersion[]>`
    update document_version as version set scan = ${scan}, "scannedAt" = ${scannedAt}
    from document
    where version."mainOrganizationId" = ${mainOrganizationId} and version."fileId" = ${fileId}::uuid
      and version.scan = 'waiting' and document."mainOrganizationId" = version."mainOrganizationId"
      and document.id = version."documentId"
    returning version.id, version."documentId", document."chanceId", version.number = document.version as "isNewest"`;
}
