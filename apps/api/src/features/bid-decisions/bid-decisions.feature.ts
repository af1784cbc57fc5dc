import { feature } from '../feature.ts';
import { bidGroupRules } from './bid-decisions.policy.ts';
import { bidDecisionsRouter } from './bid-decisions.router.ts';
import { bidDecisionWords } from './bid-decisions.words.ts';
import { bidGroupsOfChances } from './list-groups.ts';
import { openBidGroups } from './open-groups.ts';
import { askByRules, noteChangedBidRules } from './participants/ask-by-rules.ts';
import { restateBids } from './restate-bids.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    bidDecided: { chanceId: string; groupId: string };
    bidGroupFinal: { chanceId: string; groupId: string };
    bidderWithdrawn: { chanceId: string; organizationId: number };
  }
}

const groupChanged = ({ chanceId, groupId }: { chanceId: string; groupId: string }) =>
  ({ kind: 'bidGroupChanged', audienceId: chanceId, subject: { type: 'bidGroup', id: groupId } }) as const;

export const bidDecisions = feature('bidDecisions', {
  router: bidDecisionsRouter,
  policies: { 'bid decision': bidGroupRules },
  streams: {
    bidDecided: groupChanged,
    bidGroupFinal: groupChanged,
    // Figures, margins and the next step depend on who bids, as after a change of the state.
    bidderWithdrawn: ({ chanceId }) => ({ kind: 'stateChanged', audienceId: chanceId }),
  },
  on: {
    chanceCreated: [openBidGroups],
    biddingConditionsChanged: [askByRules],
    rulesChanged: [noteChangedBidRules],
    noticeTakenOver: [restateBids],
  },
  facade: {
    words: bidDecisionWords,
    queries: {
      fetchBidDecisionsByGroup: 'bidDecisions.ofGroup',
      fetchPendingBidDecisionGroups: 'bidDecisions.pending',
      previewBidDecisions: 'bidDecisions.preview',
      previewBidDecisionsOnTender: 'bidDecisions.previewOnChance',
    },
    mutations: {
      submitDecision: 'bidDecisions.submit',
      addDecisionParticipant: 'bidDecisions.addParticipant',
      removeDecisionParticipant: 'bidDecisions.removeParticipant',
      addOperationalOrganization: 'bidDecisions.addOrganization',
      removeOperationalOrganization: 'bidDecisions.removeOrganization',
      withdrawBidder: 'bidDecisions.withdrawBidder',
    },
    fields: { 'Tender.bidDecisionGroups': { procedure: 'bidDecisions.groupsOfChance', ofMany: bidGroupsOfChances } },
  },
});
