import { z } from 'zod';
import { numericId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';
import { user } from '../users/users.ts';
import { email, line } from '../wire/text.ts';
import { linkToken, newPassword } from './password-reset.ts';

/** The roles that an invitation gives; Managers come to be when a tenant is founded, or by a change of role. */
export const invitedRoles = ['Viewer', 'Editor'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

/** A person who is invited into an organization of the tenant. */
export const inviteUserInput = z
  .object({
    firstname: line(1, 100),
    lastname: line(1, 100),
    email: email(),
    role: z.enum(invitedRoles, { error: 'INVALID_CHOICE' }).meta({ id: 'InvitedRole' }),
    organizationId: numericId(),
  })
  .meta({ id: 'CreateUserInput' });
export type InviteUser = z.output<typeof inviteUserInput>;

/** Whose invitation is sent again. */
export const sendInvitationAgain = z.object({ userId: numericId() });
/** `mayResendAt` is when the next mail may be sent at the earliest. */
export const sentInvitation = z.object({ user, mayResendAt: sentMoment() }).meta({ id: 'SentInvitation' });
export type SentInvitation = z.output<typeof sentInvitation>;

/** The token of a link of an invitation. A value that cannot be one is not valid, and no error. */
export const signupSessionInput = z.object({ sessionId: z.string().max(200) });
/** `email` is the invited address; null when the link is not valid. */
export const signupSession = z
  .object({ email: z.string().nullable(), valid: z.boolean() })
  .meta({ id: 'SignupSession' });
export type SignupSession = z.output<typeof signupSession>;

/** The body of `POST /identity/accept-invitation`. */
export const acceptInvitationInput = z.object({ token: linkToken, password: newPassword });
export type AcceptInvitation = z.output<typeof acceptInvitationInput>;
