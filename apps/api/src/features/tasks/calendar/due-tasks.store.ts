import type { Prisma } from '@zuschlag/db/generated/client';
import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { dateOf } from '../../../database/date-columns.ts';
import { whereVisible } from '../../../policy/visibility.ts';
import type { CalendarScope } from '../../calendar-source.ts';

/** More are not shown; those that are due first come first. */
const MOST = 500;

const shown = {
  id: true,
  title: true,
  deadline: true,
  version: true,
  updatedAt: true,
  chanceId: true,
  chance: { select: { name: true, shortNumber: true } },
} satisfies Prisma.TaskSelect;
export type TaskInCalendar = Prisma.TaskGetPayload<{ select: typeof shown }>;

/**
 * Open tasks with a deadline, of Chances that the actor may view and that are not archived.
 *
 * @param from tasks due before this day are left out
 */
export function tasksInCalendar(
  { actor, db }: TenantDb<UserActor>,
  scope: CalendarScope,
  from: string,
): Promise<TaskInCalendar[]> {
  const { mainOrganizationId, userId } = actor;
  return db.task.findMany({
    where: {
      mainOrganizationId,
      removedAt: null,
      status: { in: ['TODO', 'IN_PROGRESS'] },
      deadline: { gte: dateOf(from) },
      chance: { is: { ...whereVisible(actor), archivedAt: null } },
      ...(scope.kind === 'mine' ? { assignees: { some: { mainOrganizationId, userId } } } : {}),
      ...(scope.kind === 'chance' ? { chanceId: scope.chanceId } : {}),
    },
    select: shown,
    orderBy: [{ deadline: 'asc' }, { id: 'asc' }],
    take: MOST,
  });
}
