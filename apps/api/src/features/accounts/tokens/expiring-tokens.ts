import { formatDay } from '@zuschlag/i18n/format';
import { limits } from '@zuschlag/validation/limits';
import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { sendMail } from '../../../mail/mail.ts';
import { claimExpiringTokens } from './expiring-tokens.store.ts';

const DAY_MS = 86_400_000;

/**
 * Mails the owners of tokens that end within a week, once for each token. A token made for less than a week is left out: its
 * owner has just chosen the day.
 */
export async function remindOfExpiry(work: UnitOfWork<SystemActor>): Promise<void> {
  const until = new Date(Date.parse(work.today) + limits.apiTokenReminderDays * DAY_MS).toISOString().slice(0, 10);
  for (const { name, expiresOn, email, language } of await claimExpiringTokens(work, { until, ...work })) {
    const parameters = { token: name, day: formatDay(expiresOn, language), link: '/profile/tokens' };
    await sendMail(work, { kind: 'tokenExpires', recipient: email, language, parameters });
  }
}
