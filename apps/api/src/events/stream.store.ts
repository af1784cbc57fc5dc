import type { StreamEventKind } from '@zuschlag/validation/events';
import type { Actor } from '../actor.ts';
import type { Tenant } from '../work.ts';

/** The channel on which a committed event is told to every process; the payload is the id of the main organization. */
export const streamChannel = 'zuschlag_stream';
// First key of the advisory lock that makes event ids rise in the order of commits; the second is the tenant.
const STREAM_LOCK = 7_801;

export type StreamRow = { kind: StreamEventKind; chanceId: string; groupId: string | null; serviceId: string | null };

/** Appends an event. Until the transaction ends nobody else of the tenant appends, so no later id is committed earlier. */
export async function appendStreamEvent({ actor, db }: Tenant<Actor>, row: StreamRow): Promise<void> {
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
