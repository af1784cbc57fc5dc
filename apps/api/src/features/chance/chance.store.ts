import { plain } from '@zuschlag/db/decimals';
import { Prisma } from '@zuschlag/db/generated/client';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { type StoredChance, storedChanceInclude, toStoredChance } from './stored-chance.ts';

/** @returns the Chance of the tenant, or null; ids in another format do not exist */
export async function chanceById({ actor, db }: TenantDb, id: string): Promise<StoredChance | null> {
  if (!isUuid(id)) return null;
  const row = await db.chance.findUnique({
    where: { mainOrganizationId_id: { mainOrganizationId: actor.mainOrganizationId, id } },
    include: storedChanceInclude,
  });
  return row && toStoredChance(plain(row));
}

/** The same of several, in no order; those that do not exist are left out. */
export async function chancesById({ actor, db }: TenantDb, ids: readonly string[]): Promise<StoredChance[]> {
  const rows = await db.chance.findMany({
    where: { mainOrganizationId: actor.mainOrganizationId, id: { in: ids.filter(isUuid) } },
    include: storedChanceInclude,
  });
  return rows.map((row) => toStoredChance(plain(row)));
}

/**
 * Takes the row lock that serializes everything that happens to one Chance, until the transaction ends. A transaction of
 * a scenario finds the Chance of the scenario only.
 */
export async function lockChanceRow({ actor, db }: TenantDb, id: string): Promise<{ state: ChanceState } | null> {
  if (!isUuid(id)) return null;
  const rows = await db.$queryRaw<{ state: ChanceState }[]>`
    select c.state from chance c
    where c."mainOrganizationId" = ${actor.mainOrganizationId} and c.id = ${id}::uuid
      and (coalesce(current_setting('app.scenario', true), '') = '' or exists (
        select from scenario s
        where s."mainOrganizationId" = ${actor.mainOrganizationId} and s."chanceId" = c.id
          and s.id::text = current_setting('app.scenario', true)
      ))
    for update of c`;
  return rows[0] ?? null;
}

/** The same of several, in order of ids. */
export async function lockChanceRows({ actor, db }: TenantDb, ids: readonly string[]): Promise<void> {
  await db.$queryRaw`
    SELECT "id" FROM "chance" WHERE "mainOrganizationId" = ${actor.mainOrganizationId}
      AND "id" = ANY (${ids.filter(isUuid)}::uuid[]) ORDER BY "id" FOR UPDATE`;
}

/** The tables whose rows belong to a Chance and are changed under its lock. */
export type PartOfChance = 'service' | 'scenario' | 'bid_group' | 'margin_group' | 'chance_proof' | 'task';

/**
 * Takes the same lock by a thing that belongs to the Chance.
 *
 * @returns the id of the Chance; null when the tenant has no such thing
 */
export async function lockChanceRowOf(
  { actor: { mainOrganizationId }, db }: TenantDb,
  table: PartOfChance,
  id: string,
): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.$queryRaw<{ id: string }[]>`
    select c.id from chance c
    where c."mainOrganizationId" = ${mainOrganizationId} and c.id = (
      select t."chanceId" from ${Prisma.raw(table)} t
      where t."mainOrganizationId" = ${mainOrganizationId} and t.id = ${id}::uuid
    ) for update`;
  return row?.id ?? null;
}

/** What submission and outcome write beside the state; prices in EUR over the whole contract. */
export type OutcomeColumns = Pick<
  Prisma.ChanceUncheckedUpdateInput,
  | 'offeredRevenue'
  | 'offeredReason'
  | 'reasonForLoss'
  | 'lossReasonId'
  | 'lossReason'
  | 'winner'
  | 'winningPrice'
  | 'closedById'
>;

/** Empties a column of JSON. */
export const noJson = Prisma.DbNull;

/** Changes a Chance and counts the version up. */
export async function changeChance(
  { actor, db }: TenantDb,
  id: string,
  data: Prisma.ChanceUncheckedUpdateInput,
): Promise<void> {
  await db.chance.update({
    where: { mainOrganizationId_id: { mainOrganizationId: actor.mainOrganizationId, id } },
    data: { ...data, version: { increment: 1 } },
    select: { id: true },
  });
}

/** Whether the Chance was handed on or taken over from the actor; the audit log remembers every owner. */
export async function hasOwned(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  chanceId: string,
): Promise<boolean> {
  const change = await db.trailEntry.findFirst({
    where: {
      mainOrganizationId,
      entity: 'chance',
      entityId: chanceId,
      action: { in: ['changeOwner', 'takeover'] },
      before: { path: ['ownerId'], equals: userId },
    },
    select: { id: true },
  });
  return change !== null;
}

export type ParticipationFacts = { isOperational?: boolean; isBidding?: boolean; isInvolved?: boolean };

/** Adds what organizations have to do with a Chance to what is already known about it, together with the next statement. */
export function changeParticipations(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
  organizationIds: readonly number[],
  {
    isOperational = null,
    isBidding = null,
    isInvolved = null,
  }: { [fact in keyof ParticipationFacts]?: boolean | null },
): void {
  if (organizationIds.length === 0) return;
  db.$executeLater(Prisma.sql`
    insert into chance_participation as known
      ("mainOrganizationId", "chanceId", "organizationId", "isOperational", "isBidding", "isInvolved")
    select ${mainOrganizationId}::int, ${chanceId}::uuid, id, coalesce(${isOperational}::bool, false),
      coalesce(${isBidding}::bool, false), coalesce(${isInvolved}::bool, false)
    from unnest(${[...organizationIds]}::int[]) as id
    on conflict ("mainOrganizationId", "chanceId", "organizationId") do update set
      "isOperational" = coalesce(${isOperational}::bool, known."isOperational"),
      "isBidding" = coalesce(${isBidding}::bool, known."isBidding"),
      "isInvolved" = coalesce(${isInvolved}::bool, known."isInvolved")`);
}

/** @returns the latest Chances of customers, which users may have open, up to a limit */
export async function chanceIdsOfCustomers(
  { actor: { mainOrganizationId }, db }: TenantDb,
  customerIds: readonly string[],
): Promise<string[]> {
  const rows = await db.chance.findMany({
    where: { mainOrganizationId, customerId: { in: [...customerIds] } },
    select: { id: true },
    orderBy: { id: 'desc' },
    take: 100,
  });
  return rows.map(({ id }) => id);
}
