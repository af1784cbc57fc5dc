import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import { organizationSummary } from '@zuschlag/validation/organizations/organizations';
import { feature } from '../feature.ts';
import { apiTokenRules } from './accounts.policy.ts';
import { accountsRouter } from './accounts.router.ts';
import { accountWords } from './accounts.words.ts';
import { forgetSignIns } from './forget-sign-ins.ts';
import { invitationLink } from './invitations/accept-invitation.ts';
import { invitationRules } from './invitations/invitations.policy.ts';
import { deleteExpiredLinks } from './links/account-links.store.ts';
import { resetLink, sendResetMail } from './password-reset/request-reset.ts';
import { remindOfExpiry } from './tokens/expiring-tokens.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    languageChosen: { userId: number };
    personRenamed: { userId: number };
    secondStepChanged: { userId: number };
    /** a person was invited, or accepted the invitation; one for each organization that hears it */
    userInvited: { userId: number; organizationId: number };
  }
}
declare module '../../jobs/job.ts' {
  interface AddressJobPayloads {
    'reset-password': { email: string };
  }
}

const organizationOf = (user: SessionUser) => ({
  id: user.organizationId,
  name: user.organizationName,
  shortName: user.organizationShortName,
  isOperational: user.organizationIsOperational,
});

export const accounts = feature('accounts', {
  router: accountsRouter,
  streams: {
    languageChosen: ({ userId }) => ({ kind: 'accountChanged', audienceId: userId }),
    personRenamed: ({ userId }) => ({ kind: 'accountChanged', audienceId: userId }),
    secondStepChanged: ({ userId }) => ({ kind: 'accountChanged', audienceId: userId }),
    userInvited: ({ organizationId }) => ({ kind: 'usersChanged', audienceId: organizationId }),
  },
  policies: { 'token of another user': apiTokenRules, invitation: invitationRules },
  addressJobs: { 'reset-password': { run: sendResetMail } },
  mailLinks: { passwordReset: resetLink, invitation: invitationLink },
  tidyUp: async (work) => {
    await forgetSignIns(work);
    await deleteExpiredLinks(work, work.now);
    await remindOfExpiry(work);
  },
  facade: {
    words: accountWords,
    shown: { 'SessionUser.organization': { schema: organizationSummary, of: organizationOf } },
    queries: { validateSignupSession: 'accounts.invitations.validateSignupSession' },
    mutations: {
      loginUser: 'accounts.loginUser',
      logout: 'accounts.logout',
      createUser: 'accounts.invitations.invite',
      resendInviteEmail: 'accounts.invitations.sendAgain',
    },
  },
});
