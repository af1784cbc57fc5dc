import type { Prisma } from '@zuschlag/db/generated/client';
import type { AskEvent } from '@zuschlag/validation/document-chat/ask-stream';
import type { DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { streamChannel } from '../../../events/stream.store.ts';
import { questionById } from '../document-chat.store.ts';

// First key of the advisory lock that numbers the questions of a person to a Chance.
const ASKING_LOCK = 7_805;

/** The numbers of the events of a question lie within the thousand of its sequence. */
const NUMBERS_EACH = 1_000;

export type Asking = {
  id: string;
  chanceId: string;
  sequence: number;
  question: string;
  context: string;
  createdAt: Date;
  endedAt: Date | null;
};

export type NewAsking = Pick<Asking, 'chanceId' | 'question' | 'context'> & { questionIndex: number };

const fields = {
  ...{ id: true, chanceId: true, sequence: true, question: true, context: true, createdAt: true, endedAt: true },
} as const;

/** Lets the caller ask one question after the other, until the transaction ends. */
export async function takeTurn({ actor, db }: TenantDb<UserActor>, chanceId: string): Promise<void> {
  const key = `${actor.mainOrganizationId} ${actor.userId} ${chanceId}`;
  await db.$queryRaw`select 1 as one from pg_advisory_xact_lock(${ASKING_LOCK}::int, hashtext(${key}))`;
}

/** The newest question of the caller with the same words at the same place. */
export async function sameAsking(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  { chanceId, question, context, questionIndex }: NewAsking,
): Promise<Asking | null> {
  return db.documentAsking.findFirst({
    where: { mainOrganizationId, chanceId, askedById: userId, questionIndex, question, context },
    orderBy: { sequence: 'desc' },
    select: fields,
  });
}

export async function insertAsking(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  asking: NewAsking,
): Promise<Asking> {
  const { chanceId } = asking;
  const last = await db.documentAsking.aggregate({
    where: { mainOrganizationId, chanceId, askedById: userId },
    _max: { sequence: true },
  });
  const sequence = (last._max.sequence ?? 0) + 1;
  const data = { ...asking, mainOrganizationId, askedById: userId, sequence };
  return db.documentAsking.create({ data, select: fields });
}

export async function askingById(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  id: string,
): Promise<Asking | null> {
  return db.documentAsking.findFirst({ where: { mainOrganizationId, askedById: userId, id }, select: fields });
}

/**
 * A question of the caller without an end, locked for the transaction.
 *
 * @returns null when it has ended, or another process is at it; `wasLeft` when one has asked a model and never came back
 */
export async function lockOpenAsking(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  id: string,
): Promise<{ wasLeft: boolean } | null> {
  const rows = await db.$queryRaw<{ wasLeft: boolean }[]>`
    select "modelUntil" is not null as "wasLeft" from document_asking
    where "mainOrganizationId" = ${mainOrganizationId} and "askedById" = ${userId} and id = ${id}::uuid
      and "endedAt" is null and ("modelUntil" is null or "modelUntil" < now())
    for update skip locked`;
  return rows[0] ?? null;
}

/** Keeps other processes from a question while a model is asked. */
export async function keepForModel(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  id: string,
  milliseconds: number,
): Promise<void> {
  await db.$queryRaw`
    update document_asking set "modelUntil" = now() + ${milliseconds}::int * interval '1 millisecond'
    where "mainOrganizationId" = ${mainOrganizationId} and "askedById" = ${userId} and id = ${id}::uuid
    returning 1 as one`;
}

/** Locks a question for which a model was asked. @returns false when it has ended */
export async function lockWaitingAsking(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  id: string,
): Promise<boolean> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from document_asking
    where "mainOrganizationId" = ${mainOrganizationId} and "askedById" = ${userId} and id = ${id}::uuid
      and "endedAt" is null
    for update`;
  return rows.length > 0;
}

export async function endAsking(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  id: string,
  now: Date,
): Promise<void> {
  await db.documentAsking.updateMany({ where: { mainOrganizationId, id }, data: { endedAt: now } });
}

/** Writes events behind those that a question has, and wakes the streams of every process at the commit. */
export async function appendAskEvents(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  { id, sequence }: Pick<Asking, 'id' | 'sequence'>,
  events: readonly AskEvent[],
  behind: number,
): Promise<void> {
  await db.documentAskingEvent.createMany({
    data: events.map((event, index) => ({
      ...{ mainOrganizationId, askingId: id, number: numberOf(sequence, behind + index) },
      event: event as unknown as Prisma.InputJsonObject,
    })),
  });
  await db.$queryRaw`select 1 as one from pg_notify(${streamChannel}, ${String(mainOrganizationId)})`;
}

export type NumberedEvent = { number: number; event: AskEvent };

export async function askEventsAfter(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  askingId: string,
  after: number,
): Promise<NumberedEvent[]> {
  const rows = await db.documentAskingEvent.findMany({
    where: { mainOrganizationId, askingId, number: { gt: after } },
    orderBy: { number: 'asc' },
    select: { number: true, event: true },
  });
  // Only this store writes the column, and it is typed.
  return rows.map(({ number, event }) => ({ number, event: event as unknown as AskEvent }));
}

/** Forgets the logs of the caller's questions that ended before a moment; their answers stay. */
export async function deleteOldLogs(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  before: Date,
): Promise<void> {
  const asking = { askedById: userId, endedAt: { lt: before } };
  await db.documentAskingEvent.deleteMany({ where: { mainOrganizationId, asking } });
}

/** The answer that a question has led to. */
export function answerOfAsking(tenant: TenantDb<UserActor>, id: string): Promise<DocumentAnswer | null> {
  return questionById(tenant, id);
}

/** @param index from 0 within the events of the question */
export function numberOf(sequence: number, index: number): number {
  return sequence * NUMBERS_EACH + index;
}
