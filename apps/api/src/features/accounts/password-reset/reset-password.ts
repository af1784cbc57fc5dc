import type { NewPassword, ResetLink } from '@zuschlag/validation/accounts/password-reset';
import { auditIn } from '../../../audit-log/audit-log.ts';
import { DomainError } from '../../../errors.ts';
import { sendMail } from '../../../mail/mail.ts';
import { sessionAdapter } from '../accounts.store.ts';
import { endLinks } from '../links/account-links.store.ts';
import { byLink, useUpLink } from '../links/account-links.ts';
import { actorOf, sessionUserById } from '../session-user.ts';
import { hashPassword, type SignInCall } from '../sign-in.ts';
import { storePassword } from './password-reset.store.ts';

/**
 * Says whose password a link sets. The link stays good.
 *
 * @throws {DomainError} LINK_INVALID when it is unknown, used, replaced by a newer one or older than an hour
 */
export async function checkResetLink(call: SignInCall, { token }: { token: string }): Promise<ResetLink> {
  const { email } = await byLink(call, { token, kind: 'reset' }, (_work, found) => Promise.resolve(found));
  return { email };
}

/**
 * Sets the password of a link, once. It ends all sessions of the person and tells the person by mail.
 * Tokens for programs stay: they have an end of their own, and a page on which they are revoked.
 *
 * @throws {DomainError} LINK_INVALID as above
 */
export async function resetPassword(call: SignInCall, { token, password }: NewPassword): Promise<ResetLink> {
  // Before the lock: hashing takes long, and only for a link that is good.
  await checkResetLink(call, { token });
  const passwordHash = await hashPassword(password);
  return byLink(call, { token, kind: 'reset' }, async (work, { userId, email }, { id }) => {
    await useUpLink(work, id);
    await storePassword(work, userId, passwordHash);
    await endLinks(work, { userId, kind: 'reset' });
    await sessionAdapter(work).deleteUserSessions(userId);
    const user = await sessionUserById(work, userId);
    if (!user) throw new DomainError('LINK_INVALID');
    const entry = { entity: 'user', entityId: userId, action: 'setPassword', after: { isSet: true } };
    await auditIn({ ...work, actor: actorOf(user) }, entry);
    const language = user.language ?? 'de';
    await sendMail(work, { kind: 'passwordChanged', recipient: email, language, parameters: { link: '/login' } });
    return { email };
  });
}
