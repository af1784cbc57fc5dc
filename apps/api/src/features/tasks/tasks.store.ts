import { Prisma } from '@zuschlag/db/generated/client';
import type { TaskStatus } from '@zuschlag/validation/tasks/task-vocabulary';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { dateOf, dayOf } from '../../database/date-columns.ts';
import { isUuid } from '../../database/uuid.ts';
import { whereVisible } from '../../policy/visibility.ts';
import { personSelect, toPerson } from '../users/person.ts';

const columns = {
  id: true,
  chanceId: true,
  title: true,
  description: true,
  status: true,
  rank: true,
  deadline: true,
  labelIds: true,
  plannedBefore: true,
  plannedFor: true,
  version: true,
  moves: true,
  createdAt: true,
  doneAt: true,
  removedAt: true,
  createdBy: { select: personSelect },
  movedBy: { select: { id: true, firstname: true, lastname: true } },
  assignees: {
    select: { user: { select: { ...personSelect, deleted: true } } },
    orderBy: [{ user: { lastname: 'asc' } }, { user: { firstname: 'asc' } }, { userId: 'asc' }],
  },
  chance: { select: { name: true, archivedAt: true } },
} as const satisfies Prisma.TaskSelect;
type Row = Prisma.TaskGetPayload<{ select: typeof columns }>;
export type StoredTask = ReturnType<typeof toStoredTask>;

function toStoredTask({ deadline, plannedFor, createdBy, assignees, chance, ...row }: Row) {
  return {
    ...row,
    deadline: dayOf(deadline),
    plannedFor: dayOf(plannedFor),
    createdBy: toPerson(createdBy),
    assignees: assignees.map(({ user }) => toPerson(user)),
    chanceName: chance.name,
    archivedAt: chance.archivedAt,
  };
}

/** The tasks of a Chance that were not removed, column by column in order. */
export async function tasksOfChance(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceId: string,
): Promise<StoredTask[]> {
  const rows = await db.task.findMany({
    where: { mainOrganizationId, chanceId, removedAt: null },
    select: columns,
    orderBy: [{ status: 'asc' }, { rank: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toStoredTask);
}

/** A task by its id, a removed one too. */
export async function taskById(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
): Promise<StoredTask | null> {
  if (!isUuid(id)) return null;
  const row = await db.task.findUnique({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    select: columns,
  });
  return row && toStoredTask(row);
}

type OfPerson = { userId: number; isDone: boolean; doneSince?: Date; limit: number };

/** The tasks of a person in Chances that the caller sees and that are not archived. */
export async function tasksOfPerson(
  { actor, db }: TenantDb<UserActor>,
  { userId, isDone, doneSince, limit }: OfPerson,
): Promise<StoredTask[]> {
  const { mainOrganizationId } = actor;
  const rows = await db.task.findMany({
    where: {
      mainOrganizationId,
      removedAt: null,
      status: isDone ? 'DONE' : { in: ['TODO', 'IN_PROGRESS'] },
      ...(doneSince ? { doneAt: { gte: doneSince } } : {}),
      assignees: { some: { mainOrganizationId, userId } },
      chance: { is: { ...whereVisible(actor), archivedAt: null } },
    },
    select: columns,
    orderBy: isDone
      ? [{ doneAt: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }]
      : [{ deadline: { sort: 'asc', nulls: 'last' } }, { createdAt: 'asc' }, { id: 'asc' }],
    take: limit,
  });
  return rows.map(toStoredTask);
}

/** The places of cards in their columns, counted from the bottom. */
export async function ordersOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  tasks: readonly { chanceId: string }[],
): Promise<ReadonlyMap<string, number>> {
  const chanceIds = [...new Set(tasks.map(({ chanceId }) => chanceId))];
  if (chanceIds.length === 0) return new Map();
  const rows = await db.$queryRaw<{ id: string; order: number }[]>`
    select id::text, (row_number() over (partition by "chanceId", status order by rank desc, id desc) - 1)::int as "order"
    from task
    where "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = any(${chanceIds}::uuid[]) and "removedAt" is null`;
  return new Map(rows.map(({ id, order }) => [id, order]));
}

/** Open tasks of the caller by the day on which they are due. */
export async function countOpen(
  { actor, db }: TenantDb<UserActor>,
  days: { today: string; soon: string },
): Promise<{ open: number; overdue: number; dueToday: number; dueSoon: number }> {
  const { mainOrganizationId, userId, organizationId } = actor;
  const [count] = await db.$queryRaw<{ open: number; overdue: number; dueToday: number; dueSoon: number }[]>`
    select count(*)::int as open,
      count(*) filter (where t.deadline < ${dateOf(days.today)}::date)::int as overdue,
      count(*) filter (where t.deadline = ${dateOf(days.today)}::date)::int as "dueToday",
      count(*) filter (where t.deadline > ${dateOf(days.today)}::date and t.deadline <= ${dateOf(days.soon)}::date)::int
        as "dueSoon"
    from task_assignee a
    join task t on t."mainOrganizationId" = a."mainOrganizationId" and t.id = a."taskId"
    join chance c on c."mainOrganizationId" = t."mainOrganizationId" and c.id = t."chanceId"
    where a."mainOrganizationId" = ${mainOrganizationId} and a."userId" = ${userId}
      and t."removedAt" is null and t.status <> 'DONE' and c."archivedAt" is null
      and (${organizationId === mainOrganizationId} or exists (
        select from chance_participation p
        where p."mainOrganizationId" = c."mainOrganizationId" and p."chanceId" = c.id
          and p."organizationId" = ${organizationId}
      ))`;
  return count ?? { open: 0, overdue: 0, dueToday: 0, dueSoon: 0 };
}

export type NewTask = {
  id: string;
  chanceId: string;
  title: string;
  description: string | null;
  status: TaskStatus;
  rank: string;
  deadline: string | null;
  labelIds: readonly string[];
  userIds: readonly number[];
  createdById: number;
  doneAt: Date | null;
  plannedBefore?: number | null;
  plannedFor?: string | null;
};

/** Stores tasks with their people, in one message. */
export async function insertTasks(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  tasks: readonly NewTask[],
): Promise<void> {
  await db.$executeRaw`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as given (id uuid, "chanceId" uuid, title text,
        description text, status task_status, rank text, deadline date, "labelIds" uuid[], "userIds" int[],
        "createdById" int, "doneAt" timestamptz, "plannedBefore" int, "plannedFor" date)
    ), stored as (
      insert into task (id, "mainOrganizationId", "chanceId", title, description, status, rank, deadline, "labelIds",
        "createdById", "doneAt", "plannedBefore", "plannedFor")
      select id, ${mainOrganizationId}::int, "chanceId", title, description, status, rank, deadline, "labelIds",
        "createdById", "doneAt", "plannedBefore", "plannedFor"
      from given
      returning id
    )
    insert into task_assignee ("mainOrganizationId", "taskId", "userId")
    select ${mainOrganizationId}::int, given.id, unnest(given."userIds") from given join stored using (id)`;
}

export type TaskChange = {
  title?: string;
  description?: string | null;
  deadline?: string | null;
  labelIds?: readonly string[];
};

/** Writes what a task says as a new version; a deadline set by hand is no longer one of a plan. Sent with the next statement. */
export function changeTask(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  change: TaskChange,
): void {
  const { title, description, deadline, labelIds } = change;
  const sets = [
    ...(title === undefined ? [] : [Prisma.sql`title = ${title}`]),
    ...(description === undefined ? [] : [Prisma.sql`description = ${description}::text`]),
    ...(deadline === undefined
      ? []
      : [Prisma.sql`deadline = ${dateOf(deadline)}::date, "plannedBefore" = null, "plannedFor" = null`]),
    ...(labelIds === undefined ? [] : [Prisma.sql`"labelIds" = ${[...labelIds]}::uuid[]`]),
    Prisma.sql`version = version + 1, "updatedAt" = now()`,
  ];
  db.$executeLater(Prisma.sql`
    update task set ${Prisma.join(sets)} where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid`);
}

/** Writes who is to do a task. Sent with the next statement. */
export function assignTask(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  userIds: readonly number[],
): void {
  db.$executeLater(Prisma.sql`
    delete from task_assignee
    where "mainOrganizationId" = ${mainOrganizationId} and "taskId" = ${id}::uuid
      and not "userId" = any(${[...userIds]}::int[])`);
  db.$executeLater(Prisma.sql`
    insert into task_assignee ("mainOrganizationId", "taskId", "userId")
    select ${mainOrganizationId}::int, ${id}::uuid, unnest(${[...userIds]}::int[]) on conflict do nothing`);
}

/** A place on the board; `doneAt` null: not done. */
export type Placed = { id: string; status: TaskStatus; rank: string; doneAt: string | null };

/** Moves cards to their places and counts each move. Sent with the next statement. */
export function placeTasks({ actor, db }: TenantDb<UserActor>, placed: readonly Placed[]): void {
  db.$executeLater(Prisma.sql`
    update task set status = given.status, rank = given.rank, "doneAt" = given."doneAt", moves = moves + 1,
      "movedById" = ${actor.userId}::int, "updatedAt" = now()
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
      as given (id uuid, status task_status, rank text, "doneAt" timestamptz)
    where task."mainOrganizationId" = ${actor.mainOrganizationId} and task.id = given.id`);
}

/** Ranks cards anew in the same order, which is no move. Sent with the next statement. */
export function rankTasks(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  ranked: readonly { id: string; rank: string }[],
): void {
  db.$executeLater(Prisma.sql`
    update task set rank = given.rank
    from jsonb_to_recordset(${JSON.stringify(ranked)}::jsonb) as given (id uuid, rank text)
    where task."mainOrganizationId" = ${mainOrganizationId} and task.id = given.id`);
}

/** Takes a task off the board, or puts it back. Sent with the next statement. */
export function setRemoved(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  removedAt: Date | null,
): void {
  db.$executeLater(Prisma.sql`
    update task set "removedAt" = ${removedAt}::timestamptz, "updatedAt" = now()
    where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid`);
}
