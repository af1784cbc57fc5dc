import type { AcceptInvitation, SignupSession } from '@zuschlag/validation/accounts/invitations';
import { limits } from '@zuschlag/validation/limits';
import type { Actor, SystemActor } from '../../../actor.ts';
import { auditIn } from '../../../audit-log/audit-log.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import type { MailLink } from '../../../mail/mail-link.ts';
import { type FoundLink, lastMailOf, linkedPerson, useLink } from '../links/account-links.store.ts';
import { byLink, makeLink } from '../links/account-links.ts';
import { storePassword } from '../password-reset/password-reset.store.ts';
import { actorOf, sessionUserById } from '../session-user.ts';
import { hashPassword, isPasswordOf, issueIdentityToken, type SignInCall } from '../sign-in.ts';

const DAY = 86_400_000;

/** Until when an invitation that goes out now is good. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + limits.inviteLinkDays * DAY);
}

/** The link of the mail: good once, for seven days. The newest mail ends the links of those before it. */
export const invitationLink: MailLink = async (work, { id: mailId, recipient, parameters }) => {
  const { userId } = parameters as { userId: number };
  const [newest, person] = [await lastMailOf(work, 'invitation', recipient), await linkedPerson(work, userId)];
  if ((newest && newest.id !== mailId) || !person || person.emailVerified) return null;
  return `/accept-invite/${await makeLink(work, { userId, kind: 'invitation', mailId, expiresAt: invitationEnd(work.now) })}`;
};

/** Whose invitation a link is. Never refuses: a link that is unknown, used, replaced or too old is not valid. */
export async function validateSignupSession(call: SignInCall, sessionId: string): Promise<SignupSession> {
  const nothing = { email: null, valid: false };
  try {
    return await byLink(call, { token: sessionId, kind: 'invitation' }, async (_work, { email, usedAt }) =>
      usedAt === null ? { email, valid: true } : nothing,
    );
  } catch (error) {
    if (error instanceof DomainError) return nothing;
    throw error;
  }
}

/**
 * Accepts an invitation with a password. A person who has an account already, because the link was used in another tab, is
 * signed in with it instead.
 *
 * @returns a token that signs the person in once, within a minute
 * @throws {DomainError} LINK_INVALID; WRONG_CREDENTIALS when the account has another password
 */
export async function acceptInvitation(call: SignInCall, { token, password }: AcceptInvitation): Promise<string> {
  const kind = 'invitation';
  // Before the lock: hashing takes long, and only for a link that is good.
  const found = await byLink(call, { token, kind }, async (_work, link) => link);
  if (found.passwordHash) return signInByLink(call, token, found, password);
  if (found.usedAt !== null) throw new DomainError('LINK_INVALID');
  const passwordHash = await hashPassword(password);
  const accepted = await byLink(call, { token, kind }, async (work, { userId, usedAt, ...link }, { id }) => {
    if (usedAt !== null || link.passwordHash || !(await useLink(work, id, work.now))) return null;
    await storePassword(work, userId, passwordHash);
    await noteAccepted(work, userId, 'password');
    return issueIdentityToken(work, userId);
  });
  return accepted ?? acceptInvitation(call, { token, password });
}

async function signInByLink(call: SignInCall, token: string, found: FoundLink, password: string): Promise<string> {
  if (!(await isPasswordOf(found.passwordHash, password))) throw new DomainError('WRONG_CREDENTIALS');
  return byLink(call, { token, kind: 'invitation' }, async (work, { userId }, { id }) => {
    await useLink(work, id, work.now);
    return issueIdentityToken(work, userId);
  });
}

/** The person's own entry in the trail, and the news for the lists of people. */
export async function noteAccepted(
  work: UnitOfWork<SystemActor>,
  userId: number,
  by: 'password' | 'provider',
): Promise<void> {
  const user = await sessionUserById(work, userId);
  if (!user) throw new DomainError('LINK_INVALID');
  await auditIn(
    { ...work, actor: actorOf(user) },
    { entity: 'user', entityId: userId, action: 'acceptInvitation', after: { by } },
  );
  await tellOfInvited(work, { userId, organizationId: user.organizationId });
}

/** Lets the lists of people read anew: those of the person's organization and of the main organization, which shows all. */
export async function tellOfInvited(
  work: UnitOfWork<Actor>,
  { userId, organizationId }: { userId: number; organizationId: number },
): Promise<void> {
  for (const id of new Set([organizationId, work.actor.mainOrganizationId]))
    await work.publish({ kind: 'userInvited', userId, organizationId: id });
}
