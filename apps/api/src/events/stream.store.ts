import type { StreamEvent, StreamEventKind } from '@zuschlag/validation/events';
import type { Actor, UserActor } from '../actor.ts';
import type { TenantDb } from '../context.ts';

/** The channel on which a committed event is told to every process; the payload is the id of the main organization. */
export const streamChannel = 'zuschlag_stream';
// First key of the advisory lock that makes event ids rise in the order of commits; the second is the tenant.
const STREAM_LOCK = 7_801;

export type StreamRow = { kind: StreamEventKind; chanceId: string; groupId: string | null; serviceId: string | null };

/** Appends an event. Until the transaction ends nobody else of the tenant appends, so no later id is committed earlier. */
export async function appendStreamEvent({ actor, db }: TenantDb<Actor>, row: StreamRow): Promise<void> {
  const tenant = actor.mainOrganizationId;
  const data = JSON.stringify({ groupId: row.groupId, serviceId: row.serviceId });
  await db.$executeRaw`
    with turn as materialized (select pg_advisory_xact_lock(${STREAM_LOCK}::int, ${tenant}::int)),
    appended as (
      insert into stream_event ("mainOrganizationId", "chanceId", kind, data)
      select ${tenant}::int, ${row.chanceId}::uuid, ${row.kind}, ${data}::jsonb from turn
      returning "mainOrganizationId"
    )
    select pg_notify(${streamChannel}, "mainOrganizationId"::text) from appended`;
}

/** @returns the id of the last event of the tenant, 0 before the first */
export async function newestEventId({ actor, db }: TenantDb): Promise<bigint> {
  const newest = await db.streamEvent.findFirst({
    where: { mainOrganizationId: actor.mainOrganizationId },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  return newest?.id ?? 0n;
}

export type HeardEvents = {
  events: StreamEvent[];
  /** up to here everything was looked at, heard or not */
  position: bigint;
  /** whether nothing is left to be looked at */
  isAll: boolean;
};

/**
 * Events after a position that the actor may hear: those of Chances it may view at this moment, by the same rule as
 * `chanceRules.view`.
 */
export async function visibleEventsAfter(
  { actor, db }: TenantDb<UserActor>,
  after: bigint,
  limit: number,
): Promise<HeardEvents> {
  const rows = await db.$queryRaw<(StreamEventRow & { isHeard: boolean })[]>`
    select e.id, e.kind, e."chanceId", e.data, (
      ${actor.organizationId} = ${actor.mainOrganizationId}
      or exists (
        select from chance_participation p
        where p."mainOrganizationId" = e."mainOrganizationId" and p."chanceId" = e."chanceId"
          and p."organizationId" = ${actor.organizationId}
      )
    ) as "isHeard"
    from stream_event e
    where e."mainOrganizationId" = ${actor.mainOrganizationId} and e.id > ${after}
    order by e.id limit ${limit}`;
  return {
    events: rows.filter(({ isHeard }) => isHeard).map(heardEvent),
    position: rows.at(-1)?.id ?? after,
    isAll: rows.length < limit,
  };
}

type StreamEventRow = {
  id: bigint;
  kind: StreamEventKind;
  chanceId: string;
  data: { groupId: string | null; serviceId: string | null };
};

function heardEvent({ id, kind, chanceId, data }: StreamEventRow): StreamEvent {
  return { id: String(id), kind, chanceId, groupId: data.groupId, serviceId: data.serviceId };
}
