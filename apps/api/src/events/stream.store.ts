import { Prisma } from '@zuschlag/db/generated/client';
import type { StreamEvent } from '@zuschlag/validation/stream/stream-event';
import type { Actor } from '../actor.ts';
import type { TenantDb } from '../context.ts';

/** The channel that announces a committed event to every process; the payload is the id of the main organization. */
export const streamChannel = 'zuschlag_stream';
// First key of the advisory lock that makes event ids rise in the order of commits; the second is the tenant.
const STREAM_LOCK = 7_801;

export type StreamRow = Omit<StreamEvent, 'id'>;

/**
 * Appends an event, in one message with the commit: from then on until the transaction ends no other one of the tenant
 * appends, so that no later id is committed earlier.
 */
export function appendStreamEvent({ actor, db }: TenantDb<Actor>, { subject, ...row }: StreamRow): void {
  const { mainOrganizationId } = actor;
  const appended = { ...row, mainOrganizationId, subjectType: subject?.type ?? null, subjectId: subject?.id ?? null };
  db.$gatherForCommit(appendStatement, [appended]);
}

type AppendedRow = Omit<StreamRow, 'subject'> & {
  mainOrganizationId: number;
  subjectType: string | null;
  subjectId: string | null;
};

const appendStatement = (rows: readonly AppendedRow[]) => Prisma.sql`
  with turn as materialized (
    select pg_advisory_xact_lock(${STREAM_LOCK}::int, ${rows[0]?.mainOrganizationId ?? 0}::int)
  ),
  appended as (
    insert into stream_event
      ("mainOrganizationId", kind, audience, "audienceId", "subjectType", "subjectId", "chanceId")
    select "mainOrganizationId", kind, audience::stream_audience, "audienceId", "subjectType", "subjectId", "chanceId"
    from turn, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows ("mainOrganizationId" int, kind text,
      audience text, "audienceId" text, "subjectType" text, "subjectId" text, "chanceId" uuid)
    returning "mainOrganizationId"
  )
  select pg_notify(${streamChannel}, "mainOrganizationId"::text) from appended limit 1`;

/** @returns the id of the last event of the tenant, 0 before the first */
export async function newestEventId({ actor, db }: TenantDb): Promise<bigint> {
  const newest = await db.streamEvent.findFirst({
    where: { mainOrganizationId: actor.mainOrganizationId },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  return newest?.id ?? 0n;
}

/** An event as it is stored, with what decides who hears it. */
export type StoredEvent = {
  position: bigint;
  event: StreamEvent;
  /** the organizations that take part in its Chance at this moment; empty for other audiences */
  participants: number[];
};

/** The events of a tenant after a position, in the order of their commits, for any listener. */
export async function eventsAfter(
  { actor, db }: TenantDb<Actor>,
  position: bigint,
  limit: number,
): Promise<StoredEvent[]> {
  const rows = await db.$queryRaw<StreamEventRow[]>`
    select e.id, e.kind, e.audience::text, e."audienceId", e."subjectType", e."subjectId", e."chanceId",
      array(select p."organizationId" from chance_participation p
        where p."mainOrganizationId" = e."mainOrganizationId" and p."chanceId" = e."chanceId") as participants
    from stream_event e
    where e."mainOrganizationId" = ${actor.mainOrganizationId} and e.id > ${position}
    order by e.id limit ${limit}`;
  return rows.map(toStoredEvent);
}

type StreamEventRow = Omit<StreamEvent, 'id' | 'subject'> & {
  id: bigint;
  subjectType: string | null;
  subjectId: string | null;
  participants: number[];
};

function toStoredEvent({ id, subjectType: type, subjectId, participants, ...row }: StreamEventRow): StoredEvent {
  const subject = type !== null && subjectId !== null ? { type, id: subjectId } : null;
  const { kind, audience, audienceId, chanceId } = row;
  return { position: id, event: { id: String(id), kind, audience, audienceId, subject, chanceId }, participants };
}
