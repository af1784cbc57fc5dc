import { formatDay } from '@zuschlag/i18n/format';
import { outsideQuietHours } from '@zuschlag/validation/measures/berlin-moment';
import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { sendMail } from '../../../mail/mail.ts';
import { scheduleMails } from '../mail/schedule-mails.ts';
import { plansOf } from '../settings/plan.store.ts';
import { deadlinesOf, noteReminder, type WithDeadlines } from './deadlines.store.ts';
import { type Deadline, decisionReminders, dueStep, endOf, leftUntil } from './ladder.ts';
import { addReminderJobs } from './reminder-jobs.store.ts';
import { remindOfTasks } from './task-reminders.ts';
import { noteReminders, type WaitingDecision, waitingDecisions } from './waiting-decisions.store.ts';

const DAY_MS = 86_400_000;
const QUARTER_MS = 15 * 60_000;
/** A deadline is reminded of for the first time seven days before. */
const AHEAD_DAYS = 8;

/** Sends the reminders that are due: of decisions that people owe, of their tasks, and of deadlines. Each goes out once. */
export async function remind(work: UnitOfWork<SystemActor>): Promise<void> {
  await remindOfDecisions(work);
  await remindOfTasks(work);
  for (const chance of await deadlinesOf(work, { withinDays: AHEAD_DAYS })) await remindOfDeadlines(work, chance);
}

/** One and two days after they were asked people get the mail again; another day later the owner hears of it. */
async function remindOfDecisions(work: UnitOfWork<SystemActor>): Promise<void> {
  // An hour of the night of spring is missing, so a day may be an hour shorter.
  const asked = await waitingDecisions(work, new Date(work.now.getTime() - DAY_MS + 3_600_000));
  const due = asked
    .map((decision) => ({ ...decision, steps: decisionReminders(decision.createdAt).filter((at) => at <= work.now) }))
    .filter(({ reminders, steps }) => steps.length > reminders);
  await noteReminders(
    work,
    due.map(({ id, steps, mail }) => ({ id, reminders: steps.length, isMailed: steps.length < 3 && mail !== 'off' })),
  );
  await scheduleMails(
    work,
    due.filter(({ steps, mail }) => steps.length < 3 && mail !== 'off'),
  );
  for (const decision of due.filter(({ steps }) => steps.length === 3)) await tellOwner(work, decision);
}

async function tellOwner(work: UnitOfWork<SystemActor>, decision: WaitingDecision): Promise<void> {
  const { chanceId, owner, chance, shortNumber, organization, kind, eventKey } = decision;
  if (!owner || owner.id === decision.userId) return;
  if (!(await noteReminder(work, { chanceId, userId: owner.id, step: `decision:${eventKey}` }))) return;
  const [groupId = ''] = eventKey.split(':');
  const page = kind === 'BID_DECISION_REQUIRED' ? 'biddecisions' : 'margindecisions';
  await sendMail(work, {
    kind: kind === 'BID_DECISION_REQUIRED' ? 'bidDecisionOverdue' : 'marginDecisionOverdue',
    recipient: owner.email,
    language: owner.language === 'en' ? 'en' : 'de',
    parameters: { chance, shortNumber, organization, link: `/tender/${chanceId}/${page}/${groupId}` },
  });
}

async function remindOfDeadlines(work: UnitOfWork<SystemActor>, chance: WithDeadlines): Promise<void> {
  const { owner } = chance;
  if (!owner) return;
  const due = chance.deadlines.flatMap((deadline) => {
    const step = dueStep(deadline, { now: work.now, since: chance.createdAt });
    return step ? [{ deadline, step }] : [];
  });
  if (due.length === 0) return;
  const [plan] = await plansOf(work, [owner.id]);
  for (const { deadline, step } of due) {
    const at = outsideQuietHours(work.now, plan?.quietHours ?? null);
    // Better at night than after the deadline.
    if (at > work.now && at < endOf(deadline)) {
      await addReminderJobs(work, [Math.ceil(at.getTime() / QUARTER_MS) * QUARTER_MS]);
      continue;
    }
    const name = `${deadline.kind}:${deadline.day}:${deadline.clock ?? ''}:${step.name}`;
    if (await noteReminder(work, { chanceId: chance.id, userId: owner.id, step: name }))
      await mailDeadline(work, { ...chance, owner }, deadline);
  }
}

async function mailDeadline(
  work: UnitOfWork<SystemActor>,
  { id, name, shortNumber, owner }: WithDeadlines & { owner: NonNullable<WithDeadlines['owner']> },
  deadline: Deadline,
): Promise<void> {
  const language = owner.language === 'en' ? 'en' : 'de';
  await sendMail(work, {
    kind: 'deadlineAhead',
    recipient: owner.email,
    language,
    parameters: {
      ...{ chance: name, shortNumber, deadline: deadline.kind, left: leftUntil(deadline, work.now) },
      ...{ day: formatDay(deadline.day, language), clock: deadline.clock, link: `/tender/${id}` },
    },
  });
}
