import type { Prisma } from '@zuschlag/db/generated/client';
import type { exportProblems, exportStates, WrittenFormat, WrittenKind } from '@zuschlag/validation/exports/exports';
import type { Actor, SystemActor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';

export type ExportState = (typeof exportStates)[number];
export type StoredExport = Omit<Prisma.DataExportGetPayload<object>, 'kind' | 'format' | 'state' | 'problem'> & {
  kind: WrittenKind;
  format: WrittenFormat;
  state: ExportState;
  problem: (typeof exportProblems)[number] | null;
};
const unfinished: ExportState[] = ['waiting', 'running'];
export const isUnfinished = (state: ExportState): boolean => unfinished.includes(state);

// First key of the advisory lock of the exports of a person.
const EXPORTS_LOCK = 7_806;

/** Lets a person begin one export after the other, until the transaction ends: two clicks at once count each other. */
export async function takeExportTurn({ actor, db }: TenantDb<UserActor>): Promise<void> {
  const key = `${actor.mainOrganizationId} ${actor.userId}`;
  await db.$queryRaw`select 1 as one from pg_advisory_xact_lock(${EXPORTS_LOCK}::int, hashtext(${key}))`;
}

export function insertExport(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  wish: { kind: WrittenKind; format: WrittenFormat; language: string; question: Prisma.InputJsonValue },
): Promise<StoredExport> {
  return db.dataExport.create({ data: { ...wish, mainOrganizationId, userId } }) as Promise<StoredExport>;
}

/** The exports of the actor, the newest first. */
export function exportsOf({ actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>): Promise<StoredExport[]> {
  const where = { mainOrganizationId, userId };
  const orderBy: Prisma.DataExportOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }];
  return db.dataExport.findMany({ where, orderBy, take: 50 }) as Promise<StoredExport[]>;
}

export async function ownExport({ actor, db }: TenantDb<UserActor>, id: string): Promise<StoredExport | null> {
  if (!isUuid(id)) return null;
  const { mainOrganizationId, userId } = actor;
  return db.dataExport.findFirst({ where: { mainOrganizationId, userId, id } }) as Promise<StoredExport | null>;
}

export function countUnfinished({ actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>): Promise<number> {
  return db.dataExport.count({ where: { mainOrganizationId, userId, state: { in: unfinished } } });
}

export async function exportToWrite(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  id: string,
): Promise<StoredExport | null> {
  const where = { mainOrganizationId, id, state: { in: unfinished } };
  return db.dataExport.findFirst({ where }) as Promise<StoredExport | null>;
}

/** The person for whom an export is written, as a signed-in user; null once the account is closed. */
export async function personOf(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  userId: number,
): Promise<UserActor | null> {
  const user = await db.user.findFirst({ where: { mainOrganizationId, id: userId, deleted: false } });
  if (!user) return null;
  const { organizationId, role, isConfigAdmin, firstname, lastname } = user;
  const language = user.language === 'en' ? 'en' : 'de';
  return {
    kind: 'user',
    userId,
    organizationId,
    mainOrganizationId,
    role,
    isConfigAdmin,
    firstname,
    lastname,
    language,
  };
}

/** @returns false when the export is finished or cancelled, so that its job may stop */
export async function changeUnfinished(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  data: Prisma.DataExportUpdateManyMutationInput,
): Promise<boolean> {
  const where = { mainOrganizationId, id, state: { in: unfinished } };
  return (await db.dataExport.updateMany({ where, data })).count > 0;
}

export async function insertPiece(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  { exportId, number, content }: { exportId: string; number: number; content: Uint8Array },
): Promise<void> {
  // Raw, because the driver sends bytes as they are.
  await db.$executeRaw`
    insert into data_export_piece ("mainOrganizationId", "exportId", number, content)
    values (${mainOrganizationId}, ${exportId}::uuid, ${number}, ${content})`;
}

export async function deletePieces(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  exportId: string,
): Promise<void> {
  await db.dataExportPiece.deleteMany({ where: { mainOrganizationId, exportId } });
}

export async function pieceOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  exportId: string,
  number: number,
): Promise<Uint8Array | null> {
  const [row] = await db.$queryRaw<{ content: Uint8Array }[]>`
    select content from data_export_piece
    where "mainOrganizationId" = ${mainOrganizationId} and "exportId" = ${exportId}::uuid and number = ${number}`;
  return row?.content ?? null;
}

/** Deletes the finished exports of a kind that the actor has. */
export async function deleteFinished(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  kind: WrittenKind,
): Promise<void> {
  await db.dataExport.deleteMany({ where: { mainOrganizationId, userId, kind, state: { notIn: unfinished } } });
}

export async function deleteExportsBefore(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  moment: Date,
): Promise<void> {
  await db.dataExport.deleteMany({ where: { mainOrganizationId, createdAt: { lt: moment } } });
}
