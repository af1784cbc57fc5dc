import { Prisma } from '@zuschlag/db/generated/client';
import type { StreamEvent } from '@zuschlag/validation/stream/stream-event';
import type { Actor, UserActor } from '../actor.ts';
import type { TenantDb } from '../context.ts';
import { asSql } from '../lists/rows.store.ts';
import { visibleChances } from '../policy/visibility.ts';

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

export type HeardEvents = {
  events: StreamEvent[];
  /** up to here everything was looked at, heard or not */
  position: bigint;
  /** whether nothing is left to be looked at */
  isAll: boolean;
};

/**
 * Events after a position that the actor may hear: those of the actor's organization, of the actor, and of Chances the
 * actor may view at this moment.
 */
export async function visibleEventsAfter(
  { actor, db }: TenantDb<UserActor>,
  after: bigint,
  limit: number,
): Promise<HeardEvents> {
  const visible = visibleChances(actor, { tenant: 'e."mainOrganizationId"', chance: 'e."chanceId"' });
  const rows = await db.$queryRaw<(StreamEventRow & { isHeard: boolean })[]>`
    select e.id, e.kind, e.audience::text, e."audienceId", e."subjectType", e."subjectId", e."chanceId",
      case e.audience
        when 'organization' then e."audienceId" = ${String(actor.organizationId)}
        when 'user' then e."audienceId" = ${String(actor.userId)}
        else ${asSql(visible)}
      end as "isHeard"
    from stream_event e
    where e."mainOrganizationId" = ${actor.mainOrganizationId} and e.id > ${after}
    order by e.id limit ${limit}`;
  return {
    events: rows.filter(({ isHeard }) => isHeard).map(toStreamEvent),
    position: rows.at(-1)?.id ?? after,
    isAll: rows.length < limit,
  };
}

type StreamEventRow = Omit<StreamEvent, 'id' | 'subject'> & {
  id: bigint;
  subjectType: string | null;
  subjectId: string | null;
};

function toStreamEvent({ id, subjectType: type, subjectId, ...row }: StreamEventRow): StreamEvent {
  const subject = type !== null && subjectId !== null ? { type, id: subjectId } : null;
  return {
    id: String(id),
    kind: row.kind,
    audience: row.audience,
    audienceId: row.audienceId,
    subject,
    chanceId: row.chanceId,
  };
}
