import { feature } from '../feature.ts';
import { chanceRules, creationRules } from './chance.policy.ts';
import { chanceRouter } from './chance.router.ts';
import { chanceWords } from './chance.words.ts';
import { showCustomerInChances } from './details/customer-name.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    chanceCreated: { chanceId: string; operationalOrganizationIds: number[] };
    chanceChanged: {
      chanceId: string;
      what: 'details' | 'deadline' | 'contract' | 'owner' | 'customer' | 'summary' | 'rates';
    };
    biddingConditionsChanged: { chanceId: string };
    /** before the state changes, so that it can still be refused */
    submitting: { chanceId: string; confirmsChangedRates: boolean };
    stateChanged: { chanceId: string; from: string; to: string };
  }
}

export const chance = feature('chance', {
  router: chanceRouter,
  policies: { Chance: chanceRules, 'new Chance': creationRules },
  streams: {
    chanceCreated: ({ chanceId }) => ({ kind: 'chanceCreated', audienceId: chanceId }),
    chanceChanged: ({ chanceId }) => ({ kind: 'chanceChanged', audienceId: chanceId }),
    biddingConditionsChanged: null,
    submitting: null,
    stateChanged: ({ chanceId }) => ({ kind: 'stateChanged', audienceId: chanceId }),
  },
  on: { customerChanged: [showCustomerInChances] },
  facade: {
    words: chanceWords,
    queries: { paginatedTenders: 'chance.list', fetchTenderById: 'chance.byId' },
    mutations: {
      createTender: 'chance.create',
      createQuickTender: 'chance.createQuick',
      updateTenderDetails: 'chance.updateDetails',
      updateTenderContractDuration: 'chance.updateContractDuration',
      updateTenderState: 'chance.updateState',
      updateChanceAdmin: 'chance.changeOwner',
      updateCustomerName: 'chance.renameCustomer',
    },
  },
});
