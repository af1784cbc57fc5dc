import type { Descriptions } from '../feature.ts';

export const marginDecisionWords: Descriptions = {
  confirmIncomplete: 'Requests although a quick Tender that is to be made full misses details.',
  'Query.fetchMarginDecisionsByGroup': 'A margin group with its conversation.',
  'Query.fetchPendingMarginDecisionGroups':
    'Open margin groups that the caller may view, per Tender, the next submission first.',
  'Mutation.submitMarginDecision': 'Votes on a margin, overrules or comments. All but an overrule need a comment.',
  'Mutation.commentOnDecisionGroup': 'Comments on a group that has not decided.',
  'Mutation.requestMarginDecisionOnTender':
    'Asks for approval of the margins of all organizations that bid. Owner only.',
  'Mutation.requestMarginDecisionOnGroup': 'Asks one organization again after a recalculation. Owner only.',
  'Mutation.requestRecalculation': 'Asks organizations for new figures and returns the Tender to editing. Owner only.',
  marginDecisionGroupId: 'The margin group.',
  operationalOrgIds: 'The organizations that are to calculate again.',
  MarginDecisionGroup: 'Whether the price of an organization is accepted. The figures are those of the request.',
  MarginDecisionGroups: 'The margin groups of a Tender.',
  MarginDecisionsOfGroup: 'A margin group with its conversation.',
  MarginDecision: 'An entry of the conversation.',
  PendingMarginDecisionGroups: 'A Tender with its open margin groups.',
  CommentOnDecisionGroupResult: 'The new entry.',
  DecisionGroupType: 'The two kinds of decision groups.',
  MarginDecisionValue: 'What an entry says.',
  MarginOutcome: 'The outcome of a round.',
  MarginVote: 'What a caller may say on a margin.',
  marginDecisions: 'The conversation, the oldest entry first.',
  round: 'The round, from 1.',
  requestedAt: 'When approval was requested.',
  recalculationRequestedAt: 'When new figures were asked for.',
  recalculationReason: 'Why new figures were asked for.',
  isStale: 'Whether the services have changed since the approval.',
  bidDecisionGroups: 'The bid groups.',
  marginDecisionGroups: 'The margin groups.',
};
