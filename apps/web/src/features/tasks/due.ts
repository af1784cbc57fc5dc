import { daysBetween } from '@zuschlag/validation/measures/berlin-day';
import type { Task } from '@zuschlag/validation/tasks/tasks';

export const dueGroups = ['overdue', 'today', 'week', 'later', 'none'] as const;
export type DueGroup = (typeof dueGroups)[number];

/** When a task is due, seen from a day. @param today ISO day */
export function dueGroup({ deadline }: Pick<Task, 'deadline'>, today: string): DueGroup {
  if (deadline === null) return 'none';
  const days = daysBetween(today, deadline);
  if (days < 0) return 'overdue';
  if (days === 0) return 'today';
  return days <= 7 ? 'week' : 'later';
}
