import { feature } from '../feature.ts';
import { marginGroupsOfChances } from './list-groups.ts';
import { marginGroupRules } from './margin-decisions.policy.ts';
import { marginDecisionsRouter } from './margin-decisions.router.ts';
import { marginDecisionWords } from './margin-decisions.words.ts';
import { openMarginGroups } from './open-groups.ts';
import { askAfterApproval } from './rates/new-rates.ts';
import { noteChangedMarginRules } from './requests/changed-rules.ts';
import { restateMargins } from './restate-margins.ts';
import { withdrawMarginOf } from './withdrawn-bidders.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    marginDecided: { chanceId: string; groupId: string };
    marginGroupFinal: { chanceId: string; groupId: string };
    recalculationRequested: { chanceId: string; organizationIds: number[]; reason: string };
  }
}

const groupChanged = ({ chanceId, groupId }: { chanceId: string; groupId: string }) =>
  ({ kind: 'marginGroupChanged', audienceId: chanceId, subject: { type: 'marginGroup', id: groupId } }) as const;

export const marginDecisions = feature('marginDecisions', {
  router: marginDecisionsRouter,
  policies: { 'margin decision': marginGroupRules },
  streams: {
    marginDecided: groupChanged,
    marginGroupFinal: groupChanged,
    recalculationRequested: ({ chanceId }) => ({ kind: 'marginGroupChanged', audienceId: chanceId }),
  },
  on: {
    stateChanged: [openMarginGroups],
    bidderWithdrawn: [withdrawMarginOf],
    newRatesTaken: [askAfterApproval],
    rulesChanged: [noteChangedMarginRules],
    noticeTakenOver: [restateMargins],
  },
  facade: {
    words: marginDecisionWords,
    queries: {
      fetchMarginDecisionsByGroup: 'marginDecisions.ofGroup',
      fetchPendingMarginDecisionGroups: 'marginDecisions.pending',
      previewMarginDecisionRequest: 'marginDecisions.previewRequest',
    },
    mutations: {
      submitMarginDecision: 'marginDecisions.submit',
      commentOnDecisionGroup: 'marginDecisions.commentOnGroup',
      requestMarginDecisionOnTender: 'marginDecisions.requestOnChance',
      requestMarginDecisionOnGroup: 'marginDecisions.requestOnGroup',
      requestRecalculation: 'marginDecisions.requestRecalculation',
    },
    fields: {
      'Tender.marginDecisionGroups': {
        procedure: 'marginDecisions.groupsOfChance',
        ofMany: marginGroupsOfChances,
        pick: 'groups',
      },
    },
  },
});
