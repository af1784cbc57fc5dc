import type { SystemActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import type { FanOutRow } from '../../jobs/fan-out.store.ts';
import { isDone } from './kinds/done-when.ts';
import { draftsOf } from './kinds/drafts.ts';
import { factsOf } from './kinds/facts.store.ts';
import { scheduleMails } from './mail/schedule-mails.ts';
import { scheduleReminders } from './reminders/schedule-reminders.ts';
import {
  closeActions,
  insertNotifications,
  lockNotifying,
  type NewNotification,
  openActionsOf,
} from './write-notifications.store.ts';

/**
 * Writes what follows from what happened to a Chance, and closes what is done by now, in the transaction of the job. Both
 * come from the stored state and are written once for each event, person and kind, so that a job that runs twice changes
 * no more.
 */
export async function notify(
  work: UnitOfWork<SystemActor>,
  { chanceId, causedById, events, happenedAt }: Omit<FanOutRow, 'id' | 'topic'>,
): Promise<void> {
  await lockNotifying(work, chanceId);
  const facts = await factsOf(work, chanceId);
  if (!facts) return;
  const moment = { happenedAt, at: happenedAt.toISOString(), causedById };
  const drafts = draftsOf(facts, events, moment).map(
    (draft): NewNotification => ({
      ...draft,
      createdAt: happenedAt,
      ...(draft.kind === 'CALCULATION_SHEET_CREATED' && isRequester(events, draft.userId) ? { hasNoMail: true } : {}),
    }),
  );
  const wanted = drafts.filter((draft) => !(draft.isAction && isDone(facts, { id: '', ...draft })));
  const written = await insertNotifications(work, wanted);
  const done = (await openActionsOf(work, chanceId)).filter((action) => isDone(facts, action));
  await closeActions(
    work,
    done.map(({ id }) => id),
    work.now,
  );
  await scheduleMails(work, written);
  const hasDeadlines = events.some(({ kind }) => kind === 'chanceCreated' || kind === 'chanceChanged');
  const isAsked = written.some(({ kind }) => kind === 'BID_DECISION_REQUIRED' || kind === 'MARGIN_DECISION_REQUIRED');
  const hasTask = events.some(({ kind }) => kind === 'taskAssigned');
  if (hasDeadlines || isAsked || hasTask)
    await scheduleReminders(work, { chanceId, askedAt: isAsked ? happenedAt : null });
  for (const userId of new Set([...written, ...done].map((one) => one.userId)))
    await work.publish({ kind: 'notificationsChanged', userId });
}

function isRequester(events: FanOutRow['events'], userId: number): boolean {
  return events.some((event) => event.kind === 'calculationSent' && event.userId === userId);
}
