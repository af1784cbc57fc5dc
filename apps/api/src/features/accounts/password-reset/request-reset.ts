import type { Locale } from '@zuschlag/i18n/locales';
import { limits } from '@zuschlag/validation/limits';
import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { sendMail } from '../../../mail/mail.ts';
import type { MailLink } from '../../../mail/mail-link.ts';
import { type CallOrigin, runAsSystem } from '../../../transaction.ts';
import { credentialsOf, userProfileById } from '../accounts.store.ts';
import { lastMailOf } from '../links/account-links.store.ts';
import { makeLink } from '../links/account-links.ts';

/**
 * Sends the mail by which a person sets a new password. Runs as a job, so that the caller's answer comes in the same way
 * and time for every address. People without a password, removed people and unknown addresses get no mail; nor does an
 * address that got one within a minute.
 */
export async function sendResetMail(
  origin: Omit<CallOrigin, 'mainOrganizationId'>,
  { email }: { email: string },
): Promise<void> {
  const known = await credentialsOf(origin.database, email);
  if (!known?.passwordHash || known.deleted) return;
  await runAsSystem({ ...origin, mainOrganizationId: known.mainOrganizationId }, (work) => askByMail(work, known.id));
}

async function askByMail(work: UnitOfWork<SystemActor>, userId: number): Promise<void> {
  const user = await userProfileById(work, userId);
  if (!user) return;
  const last = await lastMailOf(work, 'passwordReset', user.email);
  if (last && work.now.getTime() - last.createdAt.getTime() < limits.resetPauseSeconds * 1000) return;
  const language: Locale = user.language ?? 'de';
  await sendMail(work, {
    kind: 'passwordReset',
    recipient: user.email,
    language,
    parameters: { userId, link: '/reset-password' },
  });
  await work.audit({ entity: 'user', entityId: userId, action: 'askForPassword', after: { isAsked: true } });
}

/** The link of the mail: good once, for an hour. The newest mail ends the links of those before it. */
export const resetLink: MailLink = async (work, { id: mailId, recipient, parameters }) => {
  const { userId } = parameters as { userId: number };
  const newest = await lastMailOf(work, 'passwordReset', recipient);
  if (newest && newest.id !== mailId) return null;
  const expiresAt = new Date(work.now.getTime() + limits.resetLinkMinutes * 60_000);
  return `/reset-password/${await makeLink(work, { userId, kind: 'reset', mailId, expiresAt })}`;
};
