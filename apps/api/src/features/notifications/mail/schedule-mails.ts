import { nextBerlinClock, outsideQuietHours } from '@zuschlag/validation/measures/berlin-moment';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { plansOf } from '../settings/plan.store.ts';
import { addMailJobs, type MailJob } from './mail-jobs.store.ts';

/** The daily mail, Berlin wall clock. */
const DIGEST_CLOCK = '07:30';
/** For so long after a mail what else asks for an act is gathered into one more. */
export const BUNDLE_MS = 5 * 60_000;

/**
 * Schedules the mails of new notifications: at once for what is to be mailed at once, but not within five minutes of the
 * last such mail and not in quiet hours; the rest with the daily mail. A person has at most one job of each waiting.
 */
export async function scheduleMails(
  work: UnitOfWork<Actor>,
  written: readonly { userId: number; mail: string }[],
): Promise<void> {
  const ids = [...new Set(written.flatMap(({ mail, userId }) => (mail === 'off' ? [] : [userId])))];
  if (ids.length === 0) return;
  const plans = await plansOf(work, ids);
  const jobs = plans.flatMap((plan): MailJob[] => {
    const { userId, quietHours, lastMailAt } = plan;
    const own = written.filter((one) => one.userId === userId);
    const gathered = lastMailAt ? new Date(lastMailAt.getTime() + BUNDLE_MS) : work.now;
    const atOnce = outsideQuietHours(gathered > work.now ? gathered : work.now, quietHours);
    return [
      ...(own.some(({ mail }) => mail === 'atOnce') ? [{ userId, isDigest: false, at: atOnce }] : []),
      ...(plan.hasDigest && own.some(({ mail }) => mail === 'daily')
        ? [{ userId, isDigest: true, at: outsideQuietHours(nextBerlinClock(work.now, DIGEST_CLOCK), quietHours) }]
        : []),
    ];
  });
  await addMailJobs(work, jobs);
}
