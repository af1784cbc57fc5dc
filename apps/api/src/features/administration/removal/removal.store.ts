import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { type Place, rowsOf } from '../../../lists/rows.store.ts';

/** So many things of a kind are named; the rest is counted. */
const NAMED = 20;
/** States in which an import waits for a person. */
const openImportStates = ['reading', 'planned'];

type Some<Thing> = { count: number; first: Thing[] };
type ChanceRow = { id: string; name: string; shortNumber: string; state: string; submission: string | null };
type DeputyRow = { id: string; from: string; to: string; absent: object; isForBids: boolean; isForMargins: boolean };

export type Held = {
  chances: Some<ChanceRow>;
  votes: Some<ChanceRow>;
  hasOtherDeciders: boolean;
  tasks: Some<{ id: string; title: string; chanceId: string; chanceName: string; deadline: string | null }>;
  deputyFor: Some<DeputyRow>;
  absences: number;
  imports: Some<{ id: string; table: string; fileName: string }>;
  sessions: number;
  tokens: { name: string; prefix: string }[];
  calendarLinks: number;
};

const some = (shown: string, from: string, order: string) => `(
      select json_build_object('count', count(*)::int, 'first', coalesce(json_agg(shown order by place) filter (where place <= ${NAMED}), '[]'))
      from (select ${shown} as shown, row_number() over (order by ${order}) as place from ${from}) as held)`;
const chance = `json_build_object('id', c.id, 'name', c.name, 'shortNumber', c."shortNumber", 'state', c.state::text,
        'submission', to_char(c.submission, 'YYYY-MM-DD'))`;
const person = (
  u: string,
  o: string,
) => `json_build_object('id', ${u}.id, 'firstname', ${u}.firstname, 'lastname', ${u}.lastname,
        'picture', ${u}.picture, 'organizationId', ${u}."organizationId", 'organization', ${o}."shortName")`;

/**
 * All that hangs on a person, in one statement.
 *
 * @param today Berlin calendar day
 */
export async function heldBy(
  place: Place,
  { userId, organizationId, today, now }: { userId: number; organizationId: number; today: string; now: Date },
): Promise<Held> {
  const sql = `
    select
      ${some(chance, `chance c where c."mainOrganizationId" = $1::int and c."ownerId" = $2::int and c.state not in ('won', 'lost', 'notbidding')`, 'c."dueRank", c.id')} as chances,
      ${some(
        chance,
        `chance c where c."mainOrganizationId" = $1::int and c."archivedAt" is null and (
          c.state = 'pendingbiddecision' and exists (
            select from bid_group g join bid_participant p on p."mainOrganizationId" = g."mainOrganizationId" and p."groupId" = g.id
            where g."mainOrganizationId" = c."mainOrganizationId" and g."chanceId" = c.id and not g."isFinal"
              and not p."hasAgreed" and p."organizationId" = $3::int)
          or c.state = 'pendingmarginapproval' and exists (
            select from margin_group g join margin_participant p on p."mainOrganizationId" = g."mainOrganizationId" and p."groupId" = g.id
            where g."mainOrganizationId" = c."mainOrganizationId" and g."chanceId" = c.id and g.outcome = 'open'
              and p."organizationId" = $3::int))`,
        'c."dueRank", c.id',
      )} as votes,
      exists (select from app_user u where u."mainOrganizationId" = $1::int and u."organizationId" = $3::int and u.id <> $2::int
        and u.role in ('Manager', 'Editor') and not u.deleted) as "hasOtherDeciders",
      ${some(
        `json_build_object('id', t.id, 'title', t.title, 'chanceId', c.id, 'chanceName', c.name, 'deadline', to_char(t.deadline, 'YYYY-MM-DD'))`,
        `task t join task_assignee a on a."mainOrganizationId" = t."mainOrganizationId" and a."taskId" = t.id and a."userId" = $2::int
          join chance c on c."mainOrganizationId" = t."mainOrganizationId" and c.id = t."chanceId"
          where t."mainOrganizationId" = $1::int and t.status <> 'DONE' and t."removedAt" is null`,
        't.deadline nulls last, t.id',
      )} as tasks,
      ${some(
        `json_build_object('id', d.id, 'from', to_char(d."fromDay", 'YYYY-MM-DD'), 'to', to_char(d."toDay", 'YYYY-MM-DD'),
          'absent', ${person('u', 'o')}, 'isForBids', d."isForBids", 'isForMargins', d."isForMargins")`,
        `deputy d join app_user u on u."mainOrganizationId" = d."mainOrganizationId" and u.id = d."userId" and not u.deleted
          join organization o on o."mainOrganizationId" = u."mainOrganizationId" and o.id = u."organizationId"
          where d."mainOrganizationId" = $1::int and d."deputyId" = $2::int and d."removedAt" is null and d."toDay" >= $4::date`,
        'd."fromDay", d.id',
      )} as "deputyFor",
      (select count(*)::int from deputy d where d."mainOrganizationId" = $1::int and d."userId" = $2::int
        and d."removedAt" is null and d."toDay" >= $4::date) as absences,
      ${some(
        `json_build_object('id', i.id, 'table', i."table", 'fileName', i."fileName")`,
        `configuration_import i where i."mainOrganizationId" = $1::int and i."createdById" = $2::int
          and i.state::text in (${openImportStates.map((state) => `'${state}'`).join(', ')})`,
        'i.id desc',
      )} as imports,
      (select count(*)::int from session s where s."mainOrganizationId" = $1::int and s."userId" = $2::int
        and s."expiresAt" > $5::timestamptz and s."endsAt" > $5::timestamptz) as sessions,
      (select coalesce(json_agg(json_build_object('name', t.name, 'prefix', t.prefix) order by t."createdAt", t.id), '[]') from api_token t
        where t."mainOrganizationId" = $1::int and t."userId" = $2::int and t."revokedAt" is null and t."expiresOn" >= $4::date) as tokens,
      (select count(*)::int from calendar_feed f where f."mainOrganizationId" = $1::int and f."userId" = $2::int
        and f."revokedAt" is null) as "calendarLinks"`;
  const parameters = [place.actor.mainOrganizationId, userId, organizationId, today, now];
  const [row] = await rowsOf<Held>(place, { sql, parameters });
  if (!row) throw new Error('the question for what hangs on a person found no row');
  return row;
}

/** Every id of a kind, for the hand-over itself. */
export async function idsHeldBy(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  userId: number,
): Promise<{ chances: string[]; tasks: string[]; tokens: string[] }> {
  const [row] = await db.$queryRaw<{ chances: string[]; tasks: string[]; tokens: string[] }[]>`
    select
      array(select id::text from chance where "mainOrganizationId" = ${mainOrganizationId} and "ownerId" = ${userId}
        and state not in ('won', 'lost', 'notbidding')) as chances,
      array(select t.id::text from task t join task_assignee a
        on a."mainOrganizationId" = t."mainOrganizationId" and a."taskId" = t.id and a."userId" = ${userId}
        where t."mainOrganizationId" = ${mainOrganizationId} and t.status <> 'DONE' and t."removedAt" is null) as tasks,
      array(select id from api_token where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}
        and "revokedAt" is null) as tokens`;
  return row ?? { chances: [], tasks: [], tokens: [] };
}

/** The people of these ids who have not left. */
export async function peopleThere(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  taskIds: readonly string[],
): Promise<Set<number>> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    select id from app_user where "mainOrganizationId" = ${mainOrganizationId} and not deleted and id in (
      select "createdById" from task where "mainOrganizationId" = ${mainOrganizationId} and id = any(${[...taskIds]}::uuid[]))`;
  return new Set(rows.map(({ id }) => id));
}

/** Ends every way in of a person and marks the person as gone. The address is free from now on. */
export async function endAccount(
  { actor: { mainOrganizationId, ...actor }, db }: TenantDb<Actor>,
  userId: number,
  now: Date,
): Promise<{ tokens: number; calendarLinks: number }> {
  const revokedById = actor.kind === 'user' ? actor.userId : null;
  const [ended] = await db.$queryRaw<{ tokens: number; calendarLinks: number }[]>`
    with
      sessions as (delete from session where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}),
      identities as (
        delete from identity_token where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}),
      providers as (
        delete from provider_identity where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}),
      steps as (delete from second_step where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}),
      passkeys as (delete from passkey where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}),
      codes as (delete from recovery_code where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}),
      links as (delete from account_link where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}),
      tokens as (
        update api_token set "revokedAt" = ${now}, "revokedById" = ${revokedById}::int
        where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId} and "revokedAt" is null returning id),
      feeds as (
        update calendar_feed set "revokedAt" = ${now}
        where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId} and "revokedAt" is null returning id),
      person as (
        update app_user set deleted = true, "deletedAt" = ${now}, "passwordHash" = null, "isConfigAdmin" = false
        where "mainOrganizationId" = ${mainOrganizationId} and id = ${userId})
    select (select count(*)::int from tokens) as tokens, (select count(*)::int from feeds) as "calendarLinks"`;
  return ended ?? { tokens: 0, calendarLinks: 0 };
}

/** Gives open imports of a table to another person. */
export async function giveImports(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await db.$executeRaw`
    update configuration_import set "createdById" = ${to}
    where "mainOrganizationId" = ${mainOrganizationId} and "createdById" = ${from}
      and state::text = any(${openImportStates}::text[])`;
}
