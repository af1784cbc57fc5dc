import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { dateOf } from '../../database/date-columns.ts';

export type TaskFacts = {
  id: string;
  title: string;
  /** ISO day */
  deadline: string | null;
  isDone: boolean;
  createdById: number;
  userIds: number[];
};

/** A task that is due, for a person. */
export type DueTask = {
  taskId: string;
  title: string;
  deadline: string;
  chanceId: string;
  chance: string;
  userId: number;
  email: string;
  language: string | null;
};

export async function taskFactsOfChance(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceId: string,
): Promise<TaskFacts[]> {
  return db.$queryRaw<TaskFacts[]>`
    select t.id::text, t.title, t.deadline::text, t.status = 'DONE' as "isDone", t."createdById",
      coalesce(array_agg(a."userId" order by a."userId") filter (where a."userId" is not null), '{}') as "userIds"
    from task t
    left join task_assignee a on a."mainOrganizationId" = t."mainOrganizationId" and a."taskId" = t.id
    where t."mainOrganizationId" = ${mainOrganizationId} and t."chanceId" = ${chanceId}::uuid and t."removedAt" is null
    group by t.id
    order by t.id`;
}

export async function openDays(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { chanceId, from, until }: { chanceId: string | null; from: string; until: string | null },
): Promise<string[]> {
  const rows = await db.task.findMany({
    where: {
      mainOrganizationId,
      removedAt: null,
      status: { in: ['TODO', 'IN_PROGRESS'] },
      deadline: { gte: dateOf(from), ...(until === null ? {} : { lte: dateOf(until) }) },
      assignees: { some: { mainOrganizationId } },
      chance: { is: { archivedAt: null } },
      ...(chanceId === null ? {} : { chanceId }),
    },
    select: { deadline: true },
    distinct: ['deadline'],
    orderBy: { deadline: 'asc' },
  });
  return rows.flatMap(({ deadline }) => (deadline ? [deadline.toISOString().slice(0, 10)] : []));
}

export async function openTasksDueOn(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { days, unchangedSince }: { days: readonly string[]; unchangedSince: Date },
): Promise<DueTask[]> {
  return db.$queryRaw<DueTask[]>`
    select t.id::text as "taskId", t.title, t.deadline::text, c.id::text as "chanceId", c.name as chance,
      u.id as "userId", u.email, u.language
    from task t
    join chance c on c."mainOrganizationId" = t."mainOrganizationId" and c.id = t."chanceId" and c."archivedAt" is null
    join task_assignee a on a."mainOrganizationId" = t."mainOrganizationId" and a."taskId" = t.id
    join app_user u on u."mainOrganizationId" = a."mainOrganizationId" and u.id = a."userId" and not u.deleted
    where t."mainOrganizationId" = ${mainOrganizationId} and t."removedAt" is null and t.status <> 'DONE'
      and t.deadline = any(${[...days]}::date[]) and t."updatedAt" < ${unchangedSince}::timestamptz
      and (u."organizationId" = ${mainOrganizationId} or exists (
        select from chance_participation p
        where p."mainOrganizationId" = c."mainOrganizationId" and p."chanceId" = c.id
          and p."organizationId" = u."organizationId"
      ))
    order by t.deadline, t.title, t.id, u.id`;
}
