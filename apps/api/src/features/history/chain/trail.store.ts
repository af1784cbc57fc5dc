import type { TrailHead } from '@zuschlag/validation/chance/history/trail-chain';
import type { TenantDb } from '../../../context.ts';

type LinkSource = 'entry' | 'bidDecision' | 'marginDecision';

/** A link with what its hash covers, of the row as it is now. */
export type StoredLink = {
  position: number;
  source: LinkSource;
  sourceId: string;
  hash: string;
  /** null: the row is gone */
  content: string | null;
};

/** The links behind a position, in their order. */
export function linksAfter(
  { actor: { mainOrganizationId }, db }: TenantDb,
  position: number,
  limit: number,
): Promise<StoredLink[]> {
  return db.$queryRaw<StoredLink[]>`
    select position::float8 as position, source, "sourceId", hash,
      trail_content("mainOrganizationId", source, "sourceId") as content
    from trail_link where "mainOrganizationId" = ${mainOrganizationId} and position > ${position}::bigint
    order by trail_link.position limit ${limit}`;
}

/** The hash of one link; null: there is no such link. */
export async function hashAt(
  { actor: { mainOrganizationId }, db }: TenantDb,
  position: number,
): Promise<string | null> {
  const rows = await db.$queryRaw<{ hash: string }[]>`
    select hash from trail_link
    where "mainOrganizationId" = ${mainOrganizationId} and position = ${position}::bigint`;
  return rows[0]?.hash ?? null;
}

/** The end of the chain as it was noted with the last link; position 0: there is no link yet. */
export async function headOf({ actor: { mainOrganizationId }, db }: TenantDb): Promise<TrailHead> {
  const rows = await db.$queryRaw<TrailHead[]>`
    select position::float8 as position, hash from trail_head where "mainOrganizationId" = ${mainOrganizationId}`;
  return rows[0] ?? { position: 0, hash: '' };
}

type UnchainedRow = { source: LinkSource; id: string };

/** A row of the trail or of the decisions that no link covers; null: each has its link. */
export async function firstUnchained({ actor: { mainOrganizationId }, db }: TenantDb): Promise<UnchainedRow | null> {
  const rows = await db.$queryRaw<UnchainedRow[]>`
    select source, id from (
      select 'entry' as source, id::text as id, at from trail_entry where "mainOrganizationId" = ${mainOrganizationId}
      union all
      select 'bidDecision', id::text, "createdAt" from bid_decision where "mainOrganizationId" = ${mainOrganizationId}
      union all
      select 'marginDecision', id::text, "createdAt" from margin_decision
      where "mainOrganizationId" = ${mainOrganizationId}
    ) as held
    where not exists (select from trail_link link where link."mainOrganizationId" = ${mainOrganizationId}
      and link.source = held.source and link."sourceId" = held.id)
    order by at, source, id limit 1`;
  return rows[0] ?? null;
}

type SourceRow = {
  at: Date;
  entity: string;
  action: string;
  person: string | null;
  chanceId: string | null;
  chanceName: string | null;
};

/** What a link is about, as it stands now; null: the row is gone. */
export async function sourceRow(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { source, id }: UnchainedRow,
): Promise<SourceRow | null> {
  const rows = await db.$queryRaw<SourceRow[]>`
    select held.at, held.entity, held.action, person.firstname || ' ' || person.lastname as person,
      chance.id as "chanceId", chance.name as "chanceName"
    from (
      select 'entry' as source, id::text as id, at, entity, action, "userId", "chanceId"
      from trail_entry where "mainOrganizationId" = ${mainOrganizationId} and id::text = ${id}
      union all
      select 'bidDecision', d.id::text, d."createdAt", 'bidGroup', d.action::text, d."decidedById", g."chanceId"
      from bid_decision d join bid_group g on g."mainOrganizationId" = d."mainOrganizationId" and g.id = d."groupId"
      where d."mainOrganizationId" = ${mainOrganizationId} and d.id::text = ${id}
      union all
      select 'marginDecision', d.id::text, d."createdAt", 'marginGroup', d.decision::text, d."decidedById", g."chanceId"
      from margin_decision d join margin_group g on g."mainOrganizationId" = d."mainOrganizationId" and g.id = d."groupId"
      where d."mainOrganizationId" = ${mainOrganizationId} and d.id::text = ${id}
    ) as held
    left join app_user person on person."mainOrganizationId" = ${mainOrganizationId} and person.id = held."userId"
    left join chance on chance."mainOrganizationId" = ${mainOrganizationId} and chance.id = held."chanceId"
    where held.source = ${source}`;
  return rows[0] ?? null;
}
