import { Prisma } from '@zuschlag/db/generated/client';
import { isOfMainOrganization, type UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { visibleChances, whereDecisionVisible } from '../../../policy/visibility.ts';
import { betweenDays } from '../history.store.ts';

type Values = { readonly [field: string]: unknown };

/** An entry as it was recorded. */
export type HouseRow = {
  id: bigint;
  at: Date;
  userId: number | null;
  entity: string;
  entityId: string;
  action: string;
  chanceId: string | null;
  before: Values | null;
  after: Values | null;
};

export type HouseQuestion = {
  /** null: all of the tenant */
  organizationId: number | null;
  entities: readonly string[];
  /** kinds of Chances, those that Managers read, and those that only the person reads whom they are about */
  kinds: { ofChances: readonly string[]; kept: readonly string[]; own: readonly string[] };
  /** kinds that no person is shown for */
  withoutPerson: readonly string[];
  userId: number | null;
  from: string | null;
  until: string | null;
};

/** The latest first. @param before the id of the last entry of the page before */
export async function houseRows(
  { actor, db }: TenantDb<UserActor>,
  { organizationId, entities, kinds, withoutPerson, userId, from, until }: HouseQuestion,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<HouseRow[]> {
  const tenant = actor.mainOrganizationId;
  const kind = Prisma.sql`entity || '.' || action`;
  const seen = visibleChances(actor, { tenant: 'e."mainOrganizationId"', chance: 'e."chanceId"' });
  // The condition takes the number of the caller's organization and no text.
  const ofSeenChance = seen ? Prisma.sql`and ${Prisma.raw(seen((value) => `${Number(value)}::int`))}` : Prisma.empty;
  const byHouse = organizationId === null ? Prisma.empty : Prisma.sql`and e."organizationId" = ${organizationId}`;
  const ofHouse = organizationId === null ? Prisma.empty : Prisma.sql`and ${aboutOrganization(tenant, organizationId)}`;
  const isOwnHouse = organizationId === null || organizationId === actor.organizationId;
  const own = String(actor.userId);
  return db.$queryRaw<HouseRow[]>`
    select id, at, "userId", entity, "entityId", action, "chanceId"::text as "chanceId", "before", "after"
    from trail_entry e
    where e."mainOrganizationId" = ${tenant} and e.entity = any (${entities}::text[])
      and (
        (e."chanceId" is not null and ${kind} = any (${kinds.ofChances}::text[]) ${byHouse} ${ofSeenChance})
        or (e."chanceId" is null and ${kind} = any (${kinds.kept}::text[])
          and not (coalesce(e."after", e."before", '{}'::jsonb) ? 'importId') ${ofHouse})
        or (${isOwnHouse}::boolean and e."chanceId" is null and ${kind} = any (${kinds.own}::text[])
          and (e."userId" = ${actor.userId} or (e.entity = 'user' and e."entityId" = ${own}))))
      ${userId === null ? Prisma.empty : Prisma.sql`and e."userId" = ${userId} and ${kind} <> all (${withoutPerson}::text[])`}
      and ${betweenDays(Prisma.sql`e.at`, { from, until })}
      ${before === null ? Prisma.empty : Prisma.sql`and e.id < ${before}`}
    order by e.id desc limit ${limit}`;
}

/** Entries of people of the organization, and those about it, its people, its rules and its rows of tables. */
function aboutOrganization(tenant: number, organizationId: number): Prisma.Sql {
  const id = String(organizationId);
  const ofPeople = Prisma.sql`select from app_user u where u."mainOrganizationId" = ${tenant} and u."organizationId" = ${organizationId}`;
  return Prisma.sql`(e."organizationId" = ${organizationId}
    or (e.entity in ('organization', 'lossReasons') and e."entityId" = ${id})
    or (coalesce(e."after", e."before")->>'organizationId' = ${id})
    or (e.entity = 'rule' and e."entityId" in (select ${id} union all
      select r.id::text from decision_rule r where r."mainOrganizationId" = ${tenant} and r."organizationId" = ${organizationId}))
    or (e.entity = 'user' and exists (${ofPeople} and u.id::text = e."entityId"))
    or (e.entity = 'deputy' and exists (${ofPeople} and u.id::text = coalesce(e."after", e."before")->>'userId')))`;
}

/** Those of the decision groups that the caller may view. */
export async function visibleGroups({ actor, db }: TenantDb<UserActor>, ids: readonly string[]): Promise<Set<string>> {
  if (isOfMainOrganization(actor) || ids.length === 0) return new Set(ids);
  const { mainOrganizationId } = actor;
  const where = { AND: [{ mainOrganizationId, id: { in: [...ids] } }, whereDecisionVisible(actor)] };
  const bids = await db.bidGroup.findMany({ where, select: { id: true } });
  const margins = await db.marginGroup.findMany({ where, select: { id: true } });
  return new Set([...bids, ...margins].map(({ id }) => id));
}

/** The organizations that decision groups are about. */
export async function organizationsOfGroups(
  { actor, db }: TenantDb,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const where = { mainOrganizationId: actor.mainOrganizationId, id: { in: [...ids] } };
  const select = { id: true, operationalOrganizationId: true };
  const bids = await db.bidGroup.findMany({ where, select });
  const margins = await db.marginGroup.findMany({ where, select });
  return new Map([...bids, ...margins].map((group) => [group.id, group.operationalOrganizationId]));
}

export async function namesOfChances({ actor, db }: TenantDb, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const where = { mainOrganizationId: actor.mainOrganizationId, id: { in: [...ids] } };
  const chances = await db.chance.findMany({ where, select: { id: true, name: true } });
  return new Map(chances.map(({ id, name }) => [id, name]));
}
