import { feature } from '../feature.ts';
import { lossReasonRules } from './loss-reasons/loss-reasons.policy.ts';
import { mailRules } from './mails/mails.policy.ts';
import { costParameterRules } from './organizations.policy.ts';
import { organizationsRouter } from './organizations.router.ts';
import { organizationWords } from './organizations.words.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    lossReasonsChanged: { organizationId: number };
    mailsChanged: { organizationId: number };
  }
}

export const organizations = feature('organizations', {
  router: organizationsRouter,
  policies: { 'cost parameters': costParameterRules, 'reasons for losses': lossReasonRules, mails: mailRules },
  streams: {
    lossReasonsChanged: ({ organizationId }) => ({ kind: 'lossReasonsChanged', audienceId: organizationId }),
    mailsChanged: ({ organizationId }) => ({ kind: 'mailsChanged', audienceId: organizationId }),
  },
  facade: {
    words: organizationWords,
    queries: {
      organization: 'organizations.byId',
      paginatedOrganizations: 'organizations.list',
      fetchMailSettings: 'organizations.mails.settings',
      fetchRefusedMails: 'organizations.mails.refused',
    },
    mutations: {
      updateAdvancedCostParameters: 'organizations.updateCostParameters',
      updateMailSettings: 'organizations.mails.changeSettings',
      sendMailAgain: 'organizations.mails.sendAgain',
    },
  },
});
