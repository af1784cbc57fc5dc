import { berlinDayOf, daysBetween } from '@zuschlag/validation/measures/berlin-day';
import { outsideQuietHours } from '@zuschlag/validation/measures/berlin-moment';
import { notificationPath } from '@zuschlag/validation/notifications/notification-kinds';
import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { sendMail } from '../../../mail/mail.ts';
import { changePlan, plansOf } from '../settings/plan.store.ts';
import { addMailJobs } from './mail-jobs.store.ts';
import { claimWaiting, type Waiting } from './mailed.store.ts';
import { BUNDLE_MS } from './schedule-mails.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/**
 * Writes the mail with everything of a person that waits for it, and notes that it did, in one transaction. What was read
 * or done before needs no mail. Too soon after the last mail, or in quiet hours, the job is put off.
 */
export async function mailNotifications(
  work: UnitOfWork<SystemActor>,
  { userId, isDigest }: { userId: number; isDigest: boolean },
): Promise<void> {
  const [plan] = await plansOf(work, [userId], { isLocked: true });
  if (!plan || (isDigest && !plan.hasDigest)) return;
  const due = dueAt(work.now, isDigest ? null : plan.lastMailAt, plan.quietHours);
  if (due > work.now) return addMailJobs(work, [{ userId, isDigest, at: due }]);
  const waiting = await claimWaiting(work, { userId, isDigest, at: work.now });
  const [first] = waiting;
  if (!first) return;
  if (!isDigest) await changePlan(work, userId, { lastMailAt: work.now });
  await sendMail(work, {
    kind: 'notifications',
    recipient: first.email,
    language: first.language === 'en' ? 'en' : 'de',
    parameters: {
      items: waiting.map((one) => toItem(one, work.now)),
      isDigest,
      link: '/profile/notifications',
      unsubscribe: waiting.some(({ isAction }) => isAction)
        ? null
        : unsubscribeToken({
            mainOrganizationId: work.actor.mainOrganizationId,
            userId,
            scope: isDigest ? 'digest' : [...new Set(waiting.map(({ kind }) => kind))].join('+'),
            key: plan.signingKey,
          }),
    },
  });
}

function dueAt(now: Date, lastMailAt: Date | null, quietHours: { from: string; to: string } | null): Date {
  const gathered = lastMailAt ? lastMailAt.getTime() + BUNDLE_MS : 0;
  return outsideQuietHours(new Date(Math.max(gathered, now.getTime())), quietHours);
}

function toItem({ kind, variant, values, chanceId, subjectId, reminders, createdAt }: Waiting, now: Date) {
  return {
    ...{ kind, variant, values },
    path: notificationPath(kind, variant, { chanceId, subjectId }),
    waitingDays: reminders > 0 ? Math.max(1, daysBetween(berlinDayOf(createdAt), berlinDayOf(now))) : null,
  };
}
