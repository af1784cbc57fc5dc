import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { taskDays } from '../../tasks/task-facts.ts';
import { deadlinesOf } from './deadlines.store.ts';
import { decisionReminders, stepsOf, taskReminders } from './ladder.ts';
import { addReminderJobs } from './reminder-jobs.store.ts';

const QUARTER_MS = 15 * 60_000;
const AHEAD_DAYS = 9;

/** Schedules the reminders of a Chance: those of its deadlines, and of decisions that were asked for now. */
export async function scheduleReminders(
  work: UnitOfWork<Actor>,
  { chanceId, askedAt }: { chanceId: string | null; askedAt: Date | null },
): Promise<void> {
  const chances =
    chanceId === null ? await deadlinesOf(work, { withinDays: AHEAD_DAYS }) : await deadlinesOf(work, { chanceId });
  const days = await taskDays(work, chanceId === null ? { withinDays: AHEAD_DAYS } : { chanceId });
  const moments = [
    ...chances.flatMap(({ deadlines }) => deadlines.flatMap((deadline) => stepsOf(deadline).map(({ at }) => at))),
    ...(askedAt ? decisionReminders(askedAt) : []),
    ...days.flatMap(taskReminders),
  ];
  await addReminderJobs(work, [...new Set(moments.filter((at) => at > work.now).map(quarterFrom))]);
}

/** Reminders of the same quarter of an hour are one job. */
function quarterFrom(at: Date): number {
  return Math.ceil(at.getTime() / QUARTER_MS) * QUARTER_MS;
}
