import { Prisma } from '@zuschlag/db/generated/client';
import type { ChatLinkType } from '@zuschlag/validation/chance/team-chat/message-parts';
import type { ChatMention, ChatStatus } from '@zuschlag/validation/chance/team-chat/team-chat';
import { limits } from '@zuschlag/validation/limits';
import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { personSelect, toPerson } from '../users/person.ts';

const withUser = { user: { select: personSelect } } as const satisfies Prisma.ChatMessageInclude;
type Row = Prisma.ChatMessageGetPayload<{ include: typeof withUser }>;
export type StoredMessage = ReturnType<typeof toStoredMessage>;

function toStoredMessage({ user, ...row }: Row) {
  return { ...row, user: toPerson(user) };
}

type Place = { before: number | null; after: number | null; limit: number };

/** A page of the chat of a Chance, in the order in which the messages were sent. */
export async function messagesOf(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
  { before, after, limit }: Place,
): Promise<StoredMessage[]> {
  const position = {
    ...(before === null ? {} : { lt: before }),
    ...(after === null ? {} : { gt: after }),
  };
  const rows = await db.chatMessage.findMany({
    where: { mainOrganizationId, chanceId, position },
    include: withUser,
    orderBy: { position: after === null ? 'desc' : 'asc' },
    take: limit,
  });
  const messages = rows.map(toStoredMessage);
  return after === null ? messages.reverse() : messages;
}

export async function messageById(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
): Promise<StoredMessage | null> {
  if (!isUuid(id)) return null;
  const where = { mainOrganizationId_id: { mainOrganizationId, id } };
  const row = await db.chatMessage.findUnique({ where, include: withUser });
  return row && toStoredMessage(row);
}

/**
 * Puts a message at the end of a chat. Those who write to one chat at the same time follow one another from here to
 * the end of their transactions, so that positions are in the order in which messages can be seen.
 *
 * @returns the id of the message
 */
export async function insertMessage(
  { actor: { mainOrganizationId, userId }, db, now }: TenantDb<UserActor> & { now: Date },
  { chanceId, text }: { chanceId: string; text: string },
): Promise<string> {
  const [row] = await db.$queryRaw<{ id: string }[]>`
    with thread as (
      insert into chat_thread as kept ("mainOrganizationId", "chanceId", "lastPosition", messages)
      values (${mainOrganizationId}::int, ${chanceId}::uuid, 1, 1)
      on conflict ("mainOrganizationId", "chanceId")
        do update set "lastPosition" = kept."lastPosition" + 1, messages = kept.messages + 1
      returning "lastPosition"
    )
    insert into chat_message (id, "mainOrganizationId", "chanceId", position, "userId", text, "createdAt")
    select uuidv7(), ${mainOrganizationId}::int, ${chanceId}::uuid, thread."lastPosition", ${userId}::int, ${text},
      ${now}::timestamptz
    from thread
    returning id::text`;
  return (row as { id: string }).id;
}

/** @returns whether it was there to change: a deleted message stays deleted */
export async function changeMessage(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
  change: { text: string; editedAt: Date },
): Promise<boolean> {
  const where = { mainOrganizationId, id, deletedAt: null };
  return (await db.chatMessage.updateMany({ where, data: change })).count > 0;
}

/** Takes the text out of a message, which keeps its place. @returns whether it was there to delete */
export async function emptyMessage(
  { actor: { mainOrganizationId }, db, now }: TenantDb & { now: Date },
  id: string,
): Promise<boolean> {
  const count = await db.$executeRaw`
    with emptied as (
      update chat_message set text = '', "deletedAt" = ${now}::timestamptz
      where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid and "deletedAt" is null
      returning "chanceId"
    )
    update chat_thread set messages = messages - 1 from emptied
    where chat_thread."mainOrganizationId" = ${mainOrganizationId} and chat_thread."chanceId" = emptied."chanceId"`;
  return count > 0;
}

export type StoredStatus = Omit<ChatStatus, 'mayWrite'>;
/** More unread messages than this are counted as this many. */
const countedMessages = 1_000;

/** How far chats are and how far the caller has read them, in the order of the ids. @param since what is recent */
export async function statusOf(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  chanceIds: readonly string[],
  since: Date,
): Promise<StoredStatus[]> {
  return db.$queryRaw<StoredStatus[]>`
    select coalesce(thread.messages, 0) as "totalMessages", coalesce(thread."lastPosition", 0) as "lastPosition",
      coalesce(reading.position, 0) as "readPosition", unread.count as "unreadMessages",
      unread.newest is not null and unread.newest > ${since}::timestamptz as "hasRecentMessages",
      recent.count as "recentMessages"
    from unnest(${chanceIds}::uuid[]) with ordinality as asked (id, at)
    left join chat_thread thread
      on thread."mainOrganizationId" = ${mainOrganizationId} and thread."chanceId" = asked.id
    left join chat_reading reading on reading."mainOrganizationId" = ${mainOrganizationId}
      and reading."chanceId" = asked.id and reading."userId" = ${userId}
    cross join lateral (
      select count(*)::int as count, max("createdAt") as newest from (
        select "createdAt" from chat_message
        where "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = asked.id
          and position > coalesce(reading.position, 0) and "userId" <> ${userId} and "deletedAt" is null
        order by position desc limit ${countedMessages}
      ) as newest
    ) as unread
    cross join lateral (
      select count(*)::int as count from (
        select "createdAt" from chat_message
        where "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = asked.id
          and "userId" <> ${userId} and "deletedAt" is null
        order by position desc limit ${limits.recentMessages}
      ) as newest where "createdAt" > ${since}::timestamptz
    ) as recent
    order by asked.at`;
}

/** Notes how far the caller has read; a mark never goes back. @returns whether it moved */
export async function moveReading(
  { actor: { mainOrganizationId, userId }, db, now }: TenantDb<UserActor> & { now: Date },
  chanceId: string,
  position: number,
): Promise<boolean> {
  const count = await db.$executeRaw`
    insert into chat_reading as kept ("mainOrganizationId", "chanceId", "userId", position, "readAt")
    select "mainOrganizationId", "chanceId", ${userId}::int, least(${position}::int, "lastPosition"), ${now}::timestamptz
    from chat_thread
    where "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = ${chanceId}::uuid
      and least(${position}::int, "lastPosition") > 0
    on conflict ("mainOrganizationId", "chanceId", "userId")
      do update set position = excluded.position, "readAt" = excluded."readAt" where kept.position < excluded.position`;
  return count > 0;
}

/** The names of people, also of those who have left. */
export async function mentionsOf(
  { actor: { mainOrganizationId }, db }: TenantDb,
  ids: readonly number[],
): Promise<Map<number, ChatMention>> {
  if (ids.length === 0) return new Map();
  const rows = await db.user.findMany({
    where: { mainOrganizationId, id: { in: [...ids] } },
    select: { id: true, firstname: true, lastname: true, deleted: true },
  });
  return new Map(rows.map(({ deleted, ...name }) => [name.id, { ...name, isDeleted: deleted }]));
}

type LinkRow = { type: ChatLinkType; id: string; name: string; isMobile: boolean };

/** The services and decision groups of a Chance that have these ids; a group has the name of its organization. */
export async function linkedThings(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
  ids: readonly string[],
): Promise<LinkRow[]> {
  if (ids.length === 0) return [];
  const asked = Prisma.sql`"mainOrganizationId" = ${mainOrganizationId} and "chanceId" = ${chanceId}::uuid
    and id = any (${ids}::uuid[])`;
  return db.$queryRaw<LinkRow[]>`
    select 'Service' as type, id::text, name, type = 'MOBILE' as "isMobile" from service where ${asked}
    union all
    select found.type, found.id::text, organization."shortName", false from (
      select 'BidDecision' as type, id, "operationalOrganizationId" from bid_group where ${asked}
      union all
      select 'MarginDecision', id, "operationalOrganizationId" from margin_group where ${asked}
    ) as found
    join organization on organization."mainOrganizationId" = ${mainOrganizationId}
      and organization.id = found."operationalOrganizationId"`;
}
