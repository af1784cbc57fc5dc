import { formatDay } from '@zuschlag/i18n/format';
import { berlinMoment, daysAfter, outsideQuietHours } from '@zuschlag/validation/measures/berlin-moment';
import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { sendMail } from '../../../mail/mail.ts';
import { type DueTask, dueTasks } from '../../tasks/task-facts.ts';
import { plansOf } from '../settings/plan.store.ts';
import { noteReminder } from './deadlines.store.ts';
import { taskReminders } from './ladder.ts';
import { addReminderJobs } from './reminder-jobs.store.ts';

const QUARTER_MS = 15 * 60_000;

/**
 * Reminds people of their tasks that are due today or tomorrow, in one mail in the morning. A task that changed since the
 * morning is left out: its people heard of it by that change.
 */
export async function remindOfTasks(work: UnitOfWork<SystemActor>): Promise<void> {
  const { now, today } = work;
  const [, morning] = taskReminders(today) as [Date, Date];
  if (now < morning) return;
  const due = await dueTasks(work, { days: [today, daysAfter(today, 1)], unchangedSince: morning });
  const people = [...new Set(due.map(({ userId }) => userId))];
  if (people.length === 0) return;
  const plans = await plansOf(work, people);
  for (const userId of people) {
    const quietHours = plans.find((plan) => plan.userId === userId)?.quietHours ?? null;
    const at = outsideQuietHours(now, quietHours);
    if (at > now && at < berlinMoment(today, '23:59'))
      await addReminderJobs(work, [Math.ceil(at.getTime() / QUARTER_MS) * QUARTER_MS]);
    if (at <= now)
      await mailTasks(
        work,
        due.filter((task) => task.userId === userId),
      );
  }
}

async function mailTasks(work: UnitOfWork<SystemActor>, tasks: readonly DueTask[]): Promise<void> {
  const told: DueTask[] = [];
  for (const task of tasks) {
    const { chanceId, userId, taskId, deadline } = task;
    const step = `task:${taskId}:${deadline}:${deadline === work.today ? '0d' : '1d'}`;
    if (await noteReminder(work, { chanceId, userId, step })) told.push(task);
  }
  const [first] = told;
  if (!first) return;
  const language = first.language === 'en' ? 'en' : 'de';
  await sendMail(work, {
    kind: 'tasksDue',
    recipient: first.email,
    language,
    parameters: {
      tasks: told.map(({ title, chance, deadline, chanceId, taskId }) => ({
        ...{ task: title, chance, day: formatDay(deadline, language), isToday: deadline === work.today },
        path: `/tender/${chanceId}/tasksboard?taskId=${taskId}`,
      })),
      link: '/mytasks',
    },
  });
}
