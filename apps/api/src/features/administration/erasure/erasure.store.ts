import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

/** A value that matches, with the whole text around it. */
export type FoundText = {
  table: string;
  column: string;
  key: { [column: string]: string | number };
  scenarioId: string | null;
  chanceId: string | null;
  value: string;
  isFixed: boolean;
};

/**
 * Places that the search leaves out: the row of the person and of colleagues with the same name, what follows from a text
 * by itself, and the content of documents, which stays as it was handed in.
 */
const skipped = [
  ...['app_user', 'stream_event', 'trail_link', 'trail_head', 'platform_admin', 'platform_entry', 'session'],
  ...[
    'identity_token',
    'provider_identity',
    'second_step',
    'recovery_code',
    'passkey',
    'account_link',
    'calendar_feed',
    'file_chunk',
    'postcode',
  ],
  ...['document_part', 'document_passage', 'document_posting', 'data_export', 'data_export_piece', 'idempotency_key'],
  ...['chance.searchText', 'customer.nameKey', 'customer.sortKey'],
];

/** Texts of the tenant that a pattern matches, without those that go with the person. */
export async function textsNaming(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  userId: number,
  pattern: string,
): Promise<FoundText[]> {
  return db.$queryRaw<FoundText[]>`
    select * from erasure_texts(${pattern}, ${skipped}::text[]) as found
    where not (
      found."table" = 'mail'
      or found."table" in ('api_token', 'notification', 'list_choice', 'list_view', 'document_question', 'document_asking', 'document_asking_event')
        and exists (
          select from (
            select 'api_token' as place, t.id as id from api_token t where t."mainOrganizationId" = ${mainOrganizationId} and t."userId" = ${userId}
            union all select 'notification', n.id::text from notification n
              where n."mainOrganizationId" = ${mainOrganizationId} and n."userId" = ${userId}
            union all select 'list_view', v.id::text from list_view v
              where v."mainOrganizationId" = ${mainOrganizationId} and v."ownerId" = ${userId} and not v."isShared"
            union all select 'document_question', q.id::text from document_question q
              where q."mainOrganizationId" = ${mainOrganizationId} and q."askedById" = ${userId}
            union all select 'document_asking', a.id::text from document_asking a
              where a."mainOrganizationId" = ${mainOrganizationId} and a."askedById" = ${userId}
          ) as own
          where own.place = found."table" and own.id = found."key"->>'id'
            or found."table" = 'document_asking_event' and own.place = 'document_asking' and own.id = found."key"->>'askingId')
      or found."table" = 'list_choice' and found."key"->>'userId' = ${String(userId)})`;
}

export function namesOfChances(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return db.chance.findMany({ where: { mainOrganizationId, id: { in: [...ids] } }, select: { id: true, name: true } });
}

type Counts = { [kind: string]: number };

/** How much there is of each kind. @param certain matches the address and the whole name */
export async function countsOf(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  userId: number,
  certain: string,
): Promise<Counts> {
  const [row] = await db.$queryRaw<[{ counts: Counts }]>`
    with tenant as (select ${mainOrganizationId}::int as id, ${userId}::int as person)
    select json_build_object(
      'account', 1,
      'signIns', (select count(*)::int from session s where s."mainOrganizationId" = tenant.id and s."userId" = person),
      'tokens', (select count(*)::int from api_token t where t."mainOrganizationId" = tenant.id and t."userId" = person)
        + (select count(*)::int from calendar_feed f where f."mainOrganizationId" = tenant.id and f."userId" = person),
      'notifications', (select count(*)::int from notification n where n."mainOrganizationId" = tenant.id and n."userId" = person),
      'mails', (select count(*)::int from mail m where m."mainOrganizationId" = tenant.id and (
        lower(m.recipient) = (select lower(email) from app_user u where u."mainOrganizationId" = tenant.id and u.id = person)
        or concat(m.parameters::text, m."lastError") ~* ${certain})),
      'views', (select count(*)::int from list_view v where v."mainOrganizationId" = tenant.id and v."ownerId" = person and not v."isShared"),
      'questions', (select count(*)::int from document_asking q where q."mainOrganizationId" = tenant.id and q."askedById" = person),
      'exports', (select count(*)::int from data_export e where e."mainOrganizationId" = tenant.id),
      'mentions', (select count(*)::int from chat_message c where c."mainOrganizationId" = tenant.id
          and c.text ~ ('@User:' || person || '(?!\\d)'))
        + (select count(*)::int from bid_decision b where b."mainOrganizationId" = tenant.id
          and b.comment ~ ('@User:' || person || '(?!\\d)'))
        + (select count(*)::int from margin_decision b where b."mainOrganizationId" = tenant.id
          and b.comment ~ ('@User:' || person || '(?!\\d)')),
      'decisions', (select count(*)::int from bid_decision b where b."mainOrganizationId" = tenant.id and b."decidedById" = person)
        + (select count(*)::int from margin_decision b where b."mainOrganizationId" = tenant.id and b."decidedById" = person),
      'messages', (select count(*)::int from chat_message c where c."mainOrganizationId" = tenant.id and c."userId" = person),
      'tasks', (select count(*)::int from task t where t."mainOrganizationId" = tenant.id and t."createdById" = person),
      'chances', (select count(*)::int from chance c where c."mainOrganizationId" = tenant.id and person in (c."ownerId", c."createdById")),
      'documents', (select count(*)::int from document_version d where d."mainOrganizationId" = tenant.id and d."createdById" = person),
      'trail', (select count(*)::int from trail_entry e where e."mainOrganizationId" = tenant.id and e."userId" = person)
    ) as counts from tenant`;
  return row.counts;
}

/** The number of the next pseudonym. The tenant stays locked, so that each number is given once. */
export async function nextPseudonym({ actor: { mainOrganizationId }, db }: TenantDb<UserActor>): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    select count(*)::int as count from app_user where "mainOrganizationId" = ${mainOrganizationId} and "erasedAt" is not null`;
  return row.count + 1;
}

// First key of the advisory lock; the second is the tenant.
const ERASURE_LOCK = 7_812;

/** Of two erasures in a tenant the later one waits. */
export async function lockErasures({ actor: { mainOrganizationId }, db }: TenantDb<UserActor>): Promise<void> {
  await db.$executeRaw`select pg_advisory_xact_lock(${ERASURE_LOCK}::int, ${mainOrganizationId}::int)`;
}

/** Deletes and overwrites what no person wrote, and what only the person saw. */
export async function eraseAccount(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  {
    userId,
    certain,
    any,
    firstname,
    lastname,
    now,
  }: { userId: number; certain: string; any: string; firstname: string; lastname: string; now: Date },
): Promise<void> {
  const words = `${firstname} ${lastname}`;
  await db.$executeRaw`
    delete from mail m where m."mainOrganizationId" = ${mainOrganizationId} and (
      lower(m.recipient) = (select lower(email) from app_user u where u."mainOrganizationId" = ${mainOrganizationId} and u.id = ${userId})
      or m."deliveredAt" is not null and concat(m.parameters::text, m."lastError") ~* ${certain})`;
  await db.$executeRaw`
    with
      sessions as (delete from session where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}),
      tokens as (delete from api_token where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}),
      feeds as (delete from calendar_feed where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}),
      links as (delete from account_link where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}),
      notifications as (delete from notification where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}),
      choices as (delete from notification_choice where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}),
      plans as (delete from notification_plan where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}),
      views as (delete from list_view where "mainOrganizationId" = ${mainOrganizationId} and "ownerId" = ${userId} and not "isShared"),
      lists as (delete from list_choice where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}),
      questions as (delete from document_question where "mainOrganizationId" = ${mainOrganizationId} and "askedById" = ${userId}),
      askings as (delete from document_asking where "mainOrganizationId" = ${mainOrganizationId} and "askedById" = ${userId}),
      exports as (
        delete from data_export where "mainOrganizationId" = ${mainOrganizationId}
          and ("userId" = ${userId} or state in ('running', 'done') or concat(question::text, "fileName") ~* ${any})),
      answers as (
        delete from idempotency_key where "mainOrganizationId" = ${mainOrganizationId}
          and ("userId" = ${userId} or answer::text ~* ${certain})),
      waiting as (
        update mail set parameters = regexp_replace(parameters::text, ${certain}, ${words}, 'gi')::jsonb,
          "lastError" = regexp_replace("lastError", ${certain}, ${words}, 'gi')
        where "mainOrganizationId" = ${mainOrganizationId} and concat(parameters::text, "lastError") ~* ${certain}),
      others as (
        update notification set values = regexp_replace(values::text, ${certain}, ${words}, 'gi')::jsonb
        where "mainOrganizationId" = ${mainOrganizationId} and "userId" <> ${userId} and values::text ~* ${certain})
    update app_user set firstname = ${firstname}, lastname = ${lastname}, email = ${`erased-${userId}@invalid`}, picture = null,
      language = null, "passwordHash" = null, "emailVerified" = false, "lastEmailSentAt" = null, "erasedAt" = ${now}
    where "mainOrganizationId" = ${mainOrganizationId} and id = ${userId}`;
}

/** Puts the pseudonym in the place of the name in one text. */
export async function replaceName(
  { db }: TenantDb<UserActor>,
  { table, column, key, scenarioId }: FoundText,
  { pattern, words }: { pattern: string; words: string },
): Promise<void> {
  if (table === 'trail_entry') {
    await db.$executeRaw`select erasure_in_trail(${String(key.id)}::bigint, ${pattern}, ${words})`;
    return;
  }
  const which = JSON.stringify(key);
  await db.$executeRaw`
    select erasure_replace(${table}, ${column}, ${which}::jsonb, ${scenarioId}::text, ${pattern}, ${words})`;
  if (table !== 'customer') return;
  for (const derived of ['nameKey', 'sortKey']) {
    await db.$executeRaw`
      select erasure_replace(${table}, ${derived}, ${which}::jsonb, null, ${pattern}, ${words.toLowerCase()})`;
  }
}

/** Forgets the words by which the person was found. */
export async function forgetSearchWords({ db }: TenantDb<UserActor>, words: readonly string[]): Promise<void> {
  await db.$executeRaw`select erasure_search_words(${[...words]}::text[])`;
}
