import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import { organizationSummary } from '@zuschlag/validation/organizations/organizations';
import { feature } from '../feature.ts';
import { apiTokenRules } from './accounts.policy.ts';
import { accountsRouter } from './accounts.router.ts';
import { deleteOutlived } from './accounts.store.ts';
import { accountWords } from './accounts.words.ts';
import { deleteExpiredLinks } from './links/account-links.store.ts';
import { resetLink, sendResetMail } from './password-reset/request-reset.ts';
import { remindOfExpiry } from './tokens/expiring-tokens.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    languageChosen: { userId: number };
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
  streams: { languageChosen: ({ userId }) => ({ kind: 'accountChanged', audienceId: userId }) },
  policies: { 'token of another user': apiTokenRules },
  addressJobs: { 'reset-password': { run: sendResetMail } },
  mailLinks: { passwordReset: resetLink },
  tidyUp: async (work) => {
    await deleteOutlived(work, work.now);
    await deleteExpiredLinks(work, work.now);
    await remindOfExpiry(work);
  },
  facade: {
    words: accountWords,
    shown: { 'SessionUser.organization': { schema: organizationSummary, of: organizationOf } },
    mutations: { loginUser: 'accounts.loginUser', logout: 'accounts.logout' },
  },
});
