import { Prisma } from '@zuschlag/db/generated/client';
import {
  type TrailAction,
  type TrailEntity,
  type TrailKind,
  trailConsequences,
} from '@zuschlag/validation/chance/history/trail-kinds';
import type { TenantDb } from '../../context.ts';

type Values = { readonly [field: string]: unknown };

/** An entry as it was recorded. */
export type TrailRow = {
  id: bigint;
  at: Date;
  userId: number | null;
  entity: TrailEntity;
  entityId: string;
  action: TrailAction<TrailEntity>;
  before: Values | null;
  after: Values | null;
};

/** The entries of a Chance that a reader may see: those of some kinds, and all of some decision groups. */
export type SeenTrail = { chanceId: string; kinds: readonly TrailKind[]; groupIds: readonly string[] };

export type TrailQuestion = SeenTrail & {
  entities: readonly TrailEntity[];
  /** null: all */
  by: number | 'system' | null;
  /** the first and the last day, in Germany */
  from: string | null;
  until: string | null;
};

/** Entries of some days of the German calendar; both ends may be open. @param moment SQL of the moment of an entry */
export const betweenDays = (moment: Prisma.Sql, { from, until }: Pick<TrailQuestion, 'from' | 'until'>) => Prisma.sql`
  (${from}::date is null or ${moment} >= ${from}::date::timestamp at time zone 'Europe/Berlin')
  and (${until}::date is null or ${moment} < (${until}::date + 1)::timestamp at time zone 'Europe/Berlin')`;

/** The latest first. @param before the id of the last entry of the page before */
export async function trailRows(
  { actor, db }: TenantDb,
  { by, entities, from, until, ...seen }: TrailQuestion,
  { before, limit }: { before: string | null; limit: number },
): Promise<TrailRow[]> {
  const byPerson =
    by === 'system' ? Prisma.sql`and not (${hasPerson})` : Prisma.sql`and "userId" = ${by} and ${hasPerson}`;
  return db.$queryRaw<TrailRow[]>`
    select id, at, "userId", entity, "entityId", action, "before", "after" from trail_entry
    where "mainOrganizationId" = ${actor.mainOrganizationId} and ${seenBy(seen)}
      and entity = any (${entities}::text[]) and ${betweenDays(Prisma.sql`at`, { from, until })}
      ${by === null ? Prisma.empty : byPerson}
      ${before === null ? Prisma.empty : Prisma.sql`and id < ${BigInt(before)}`}
    order by id desc limit ${limit}`;
}

/** The people of the visible entries. */
export async function trailUserIds({ actor, db }: TenantDb, seen: SeenTrail): Promise<number[]> {
  const rows = await db.$queryRaw<{ userId: number }[]>`
    select distinct "userId" from trail_entry
    where "mainOrganizationId" = ${actor.mainOrganizationId} and ${seenBy(seen)} and ${hasPerson}`;
  return rows.map(({ userId }) => userId);
}

/** The last names of services that the Chance has no longer. */
export async function namesOfServices(
  { actor, db }: TenantDb,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return db.$queryRaw<{ id: string; name: string }[]>`
    select distinct on ("entityId") "entityId" as id, coalesce("after"->>'name', "before"->>'name') as name
    from trail_entry
    where "mainOrganizationId" = ${actor.mainOrganizationId} and entity = 'service' and "entityId" = any (${ids}::text[])
      and coalesce("after"->>'name', "before"->>'name') is not null
    order by "entityId", trail_entry.id desc`;
}

/** The titles that tasks have now, also removed ones. */
export async function titlesOfTasks({ actor, db }: TenantDb, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const tasks = await db.task.findMany({
    where: { mainOrganizationId: actor.mainOrganizationId, id: { in: [...ids] } },
    select: { id: true, title: true },
  });
  return new Map(tasks.map(({ id, title }) => [id, title]));
}

const seenBy = ({ chanceId, kinds, groupIds }: SeenTrail) => Prisma.sql`
  "chanceId" = ${chanceId}::uuid
  and (entity || '.' || action = any (${kinds}::text[]) or "entityId" = any (${groupIds}::text[]))`;

const hasPerson = Prisma.sql`("userId" is not null and entity || '.' || action <> all (${trailConsequences}::text[]))`;
