import type { Database } from '@zuschlag/db/client';
import type { InviteUser, SentInvitation } from '@zuschlag/validation/accounts/invitations';
import { limits } from '@zuschlag/validation/limits';
import type { User } from '@zuschlag/validation/users/users';
import type { Actor, SystemActor, UserActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { sendMail } from '../../../mail/mail.ts';
import { authorize } from '../../../policy/authorize.ts';
import { findOrganization } from '../../organizations/organizations.ts';
import { userById } from '../../users/users.ts';
import { makeLink } from '../links/account-links.ts';
import { invitationEnd, tellOfInvited } from './accept-invitation.ts';
import { invitationRules } from './invitations.policy.ts';
import {
  countRefusedAddresses,
  type InvitedPerson,
  insertPerson,
  lockInvited,
  type NewPerson,
  noteRefusedAddress,
  storeInvited,
} from './invitations.store.ts';

/** Who invites, and the language of the mail. */
export type Inviter = Pick<UserActor, 'firstname' | 'lastname' | 'language'>;

const HOUR = 3_600_000;
const PAUSE = limits.invitePauseMinutes * 60_000;

/**
 * Adds a person to an organization of the tenant and sends the invitation by mail.
 *
 * @throws {DomainError} NOT_FOUND for an organization of another tenant, NOT_PERMITTED, ORGANIZATION_CLOSED, EMAIL_IN_USE when the address
 * belongs to a person of any tenant who has not left, RATE_LIMITED after twenty such refusals within an hour
 */
export async function inviteUser(work: UnitOfWork, person: InviteUser): Promise<User> {
  const { id: organizationId, isClosed } = await findOrganization(work, person.organizationId);
  authorize(work.actor, invitationRules.invite, { organizationId });
  if (isClosed) throw new DomainError('ORGANIZATION_CLOSED');
  const told = await countRefusedAddresses(work, new Date(work.now.getTime() - HOUR));
  if (told >= limits.refusedAddresses) throw new DomainError('RATE_LIMITED', { retryAfter: HOUR / 1000 });
  const id = await addPerson(work, { ...person, isConfigAdmin: false });
  await inviteFirst(work, id, work.actor);
  return requireUser(work, id);
}

/** Adds a person without a password. @returns the id @throws {DomainError} EMAIL_IN_USE */
export async function addPerson(work: UnitOfWork<Actor>, person: NewPerson): Promise<number> {
  const id = await insertPerson(work, person);
  if (id === null) throw new DomainError('EMAIL_IN_USE');
  const { role, organizationId } = person;
  await work.audit({ entity: 'user', entityId: id, action: 'create', after: { role, organizationId } });
  return id;
}

/** Sends the first invitation of a person. */
export async function inviteFirst(work: UnitOfWork<Actor>, id: number, inviter: Inviter): Promise<void> {
  const invited = await lockInvited(work, id);
  if (invited) await invite(work, invited, inviter);
}

/** An invitation that the operator hands over in another way than by mail. @returns the path of the web, good once for seven days */
export async function printedInvitation(work: UnitOfWork<SystemActor>, userId: number): Promise<string> {
  await work.audit({ entity: 'user', entityId: userId, action: 'invite', after: { invitedAt: work.now } });
  const token = await makeLink(work, { userId, kind: 'invitation', expiresAt: invitationEnd(work.now) });
  return `/accept-invite/${token}`;
}

/**
 * The same for calls of people: an address that is refused stays in the trail, although the call changes nothing else.
 *
 * @param database the one of the call
 */
export async function inviteUserAndNote(
  { database, ...work }: UnitOfWork & { database: Database },
  person: InviteUser,
): Promise<User> {
  try {
    return await inviteUser(work, person);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'EMAIL_IN_USE') await noteRefusedAddress(database, work);
    throw error;
  }
}

/**
 * Sends the invitation of a person again; its link ends the earlier ones.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED (for oneself as well), ALREADY_ACCEPTED, INVITE_TOO_SOON with `retryAfter`
 * within an hour
 */
export async function sendInvitationAgain(work: UnitOfWork, userId: number): Promise<SentInvitation> {
  const invited = await lockInvited(work, userId);
  if (!invited) throw new DomainError('NOT_FOUND');
  authorize(work.actor, invitationRules.invite, invited);
  if (userId === work.actor.userId) throw new DomainError('NOT_PERMITTED');
  if (invited.emailVerified) throw new DomainError('ALREADY_ACCEPTED');
  await inviteAgain(work, invited, work.actor);
  const mayResendAt = new Date(work.now.getTime() + PAUSE).toISOString();
  return { user: await requireUser(work, userId), mayResendAt };
}

/** Sends the invitation again where its person has not accepted. @returns whether that is so @throws {DomainError} INVITE_TOO_SOON */
export async function inviteWaiting(work: UnitOfWork<Actor>, id: number, inviter: Inviter): Promise<boolean> {
  const invited = await lockInvited(work, id);
  if (!invited || invited.emailVerified) return false;
  await inviteAgain(work, invited, inviter);
  return true;
}

/** Sends the invitation of a person who has not accepted. @throws {DomainError} INVITE_TOO_SOON */
async function inviteAgain(work: UnitOfWork<Actor>, invited: InvitedPerson, inviter: Inviter): Promise<void> {
  const waits = (invited.lastEmailSentAt?.getTime() ?? 0) + PAUSE - work.now.getTime();
  if (waits > 0) throw new DomainError('INVITE_TOO_SOON', { retryAfter: Math.ceil(waits / 1000) });
  await invite(work, invited, inviter);
}

async function invite(
  work: UnitOfWork<Actor>,
  { id, organizationId, organization, email }: InvitedPerson,
  { firstname, lastname, language }: Inviter,
): Promise<void> {
  await sendMail(work, {
    kind: 'invitation',
    recipient: email,
    language,
    parameters: { userId: id, inviter: `${firstname} ${lastname}`, organization, link: '/accept-invite' },
  });
  await storeInvited(work, id, work.now);
  await work.audit({ entity: 'user', entityId: id, action: 'invite', after: { invitedAt: work.now } });
  await tellOfInvited(work, { userId: id, organizationId });
}

async function requireUser(work: UnitOfWork, id: number): Promise<User> {
  const user = await userById(work, id);
  if (!user) throw new DomainError('NOT_FOUND');
  return user;
}
