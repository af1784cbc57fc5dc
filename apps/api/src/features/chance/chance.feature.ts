import { feature } from '../feature.ts';
import { deadlinesInCalendar } from './calendar/deadlines.ts';
import { chanceRules, creationRules } from './chance.policy.ts';
import { chanceRouter } from './chance.router.ts';
import { chanceWords } from './chance.words.ts';
import type { SentFile } from './create/documents-sent.ts';
import { showCustomerInChances } from './details/customer-name.ts';
import { holdNewsOfOutcome, tellOutcome } from './lifecycle/outcome-news.ts';
import type { StoredChance } from './stored-chance.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    chanceCreated: { chanceId: string; operationalOrganizationIds: number[] };
    /** files came along with a new Chance */
    documentsSent: { chanceId: string; files: SentFile[] };
    /** a new Chance is created from an AI import, and further lots of its procedure with it */
    aiImportChosen: { chanceId: string; furtherChanceIds: readonly string[]; aiImportId: string };
    chanceChanged: {
      chanceId: string;
      what:
        | 'details'
        | 'deadline'
        | 'contract'
        | 'owner'
        | 'customer'
        | 'summary'
        | 'rates'
        | 'lots'
        | 'proofs'
        | 'archive';
    };
    biddingConditionsChanged: { chanceId: string };
    /** the Chance with the other answer; its services have the prices of the one before */
    unitPricesSwitched: { chance: StoredChance };
    /** other contract days of a Chance with services, confirmed and checked; the services have to follow */
    contractMoving: { chance: StoredChance; startDate: string; endDate: string };
    /**
     * another federal state of a Chance with services, stored; those without a place of work have to follow, unless other
     * contract days calculate all of them
     */
    provinceMoved: { chance: StoredChance; isContractMoving: boolean };
    /** the services of another Chance are to come into a new one */
    servicesCopying: { chanceId: string; sourceId: string; total: number };
    /** before the state changes, so that it can still be refused */
    submitting: { chanceId: string; confirmsChangedRates: boolean };
    stateChanged: { chanceId: string; from: string; to: string };
    /** won or lost, known to its author only until the news go out */
    outcomeDeclared: { chanceId: string; userId: number };
    /** taken back before the news went out */
    outcomeTakenBack: { chanceId: string; userId: number };
    /** the news go out */
    outcomeKnown: { chanceId: string; causedById: number | null };
    /** taken back after the news went out */
    outcomeCorrected: { chanceId: string };
  }
}

declare module '../../jobs/fan-out.ts' {
  interface FanOutTopics {
    'outcome-known': true;
  }
}

const toAuthor = ({ chanceId, userId }: { chanceId: string; userId: number }) =>
  ({ kind: 'outcomeDeclared', audienceId: userId, subject: { type: 'chance', id: chanceId } }) as const;

export const chance = feature('chance', {
  router: chanceRouter,
  policies: { Chance: chanceRules, 'new Chance': creationRules },
  streams: {
    documentsSent: null,
    aiImportChosen: null,
    chanceCreated: ({ chanceId }) => ({ kind: 'chanceCreated', audienceId: chanceId }),
    chanceChanged: ({ chanceId }) => ({ kind: 'chanceChanged', audienceId: chanceId }),
    biddingConditionsChanged: null,
    unitPricesSwitched: null,
    contractMoving: null,
    provinceMoved: null,
    servicesCopying: null,
    submitting: null,
    stateChanged: ({ chanceId }) => ({ kind: 'stateChanged', audienceId: chanceId }),
    outcomeDeclared: toAuthor,
    outcomeTakenBack: toAuthor,
    outcomeKnown: ({ chanceId }) => ({ kind: 'stateChanged', audienceId: chanceId }),
    outcomeCorrected: null,
  },
  on: {
    customerChanged: [showCustomerInChances],
    outcomeDeclared: [holdNewsOfOutcome],
  },
  calendar: deadlinesInCalendar,
  fanOuts: { 'outcome-known': tellOutcome },
  facade: {
    words: chanceWords,
    queries: {
      paginatedTenders: 'chance.list',
      fetchTenderById: 'chance.byId',
      fetchTenderDeciders: 'chance.whoDecides',
      fetchTenderLots: 'chance.lots',
      fetchTenderProofs: 'chance.proofs',
      fetchAwardNotice: 'chance.readAwardNotice',
    },
    mutations: {
      createTender: 'chance.create',
      createQuickTender: 'chance.createQuick',
      updateTenderDetails: 'chance.updateDetails',
      updateTenderContractDuration: 'chance.updateContractDuration',
      updateTenderState: 'chance.updateState',
      correctOutcome: 'chance.correctOutcome',
      archiveTender: 'chance.archive',
      restoreTender: 'chance.restore',
      updateChanceAdmin: 'chance.changeOwner',
      updateCustomerName: 'chance.renameCustomer',
      copyTender: 'chance.copy',
      linkTenderLot: 'chance.linkLot',
      unlinkTenderLot: 'chance.unlinkLot',
      updateTenderLots: 'chance.changeLots',
      addTenderProofs: 'chance.addProofs',
      tickTenderProof: 'chance.tickProof',
      removeTenderProof: 'chance.removeProof',
    },
  },
});
