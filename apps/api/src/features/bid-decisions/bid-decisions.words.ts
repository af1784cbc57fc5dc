import type { Descriptions } from '../feature.ts';

export const bidDecisionWords: Descriptions = {
  'Query.fetchBidDecisionsByGroup': 'A bid group with its conversation.',
  'Query.fetchBidDecisionsByGroup.tenderId': 'The Tender the group must belong to; it may be left out.',
  'Query.fetchPendingBidDecisionGroups':
    'Open bid groups that the caller may view, per Tender, the next submission first.',
  'Query.previewBidDecisions':
    'Who would be asked whether organizations bid on a Tender with these figures, by which rules, and what would be decided at once.',
  'Query.previewBidDecisions.estimateRevenue': 'In EUR, as it is typed; null or left out: not known.',
  'Query.previewBidDecisionsOnTender': 'The same for organizations that would be added to a Tender.',
  BidPreview: 'Who would be asked whether an organization bids.',
  'BidPreview.ruleFindings': 'The rules that hold, and what they bring about.',
  standingVote: "The decision that the organization's own rules take for it; null: its people decide.",
  'Mutation.submitDecision':
    'Takes the first decision, agrees, disagrees, overrules or comments. The state of the group decides which fields fit together.',
  'Mutation.addDecisionParticipant':
    'Asks one more organization about a bid group that is open. The owner, and Managers of the main organization.',
  'Mutation.removeDecisionParticipant':
    'Asks an organization no longer; the group decides when its answer was the last one missing. Not the organization that the group is about.',
  'Mutation.addOperationalOrganization':
    'Lets one more organization decide whether it bids. The owner, while bids are open.',
  'Mutation.removeOperationalOrganization':
    'Takes out an organization that has not decided whether it bids. The last one stays.',
  'Mutation.addDecisionParticipant.organizationId': 'The organization that is asked.',
  'Mutation.removeDecisionParticipant.organizationId': 'The organization that is asked no longer.',
  'Mutation.addOperationalOrganization.organizationId': 'The organization that decides.',
  'Mutation.removeOperationalOrganization.organizationId': 'The organization that is taken out.',
  groupId: 'The decision group.',
  bidDecisionGroupId: 'The bid group.',
  BidDecisionGroup: 'Whether an organization bids: who is asked, and what they say.',
  BidDecisionsOfGroup: 'A bid group with its conversation.',
  BidDecision: 'An entry of the conversation.',
  PendingBidDecisionGroups: 'A Tender with its open bid groups.',
  DecisionParticipant: 'An organization whose decision counts.',
  SubmitDecisionInput: 'A decision on a bid. An empty text counts as left out.',
  BidAction: 'What an entry does.',
  BidDecisionValue: 'The two answers.',
  GroupPermission: 'What may be done in a decision group.',
  ParticipationReason: 'Why the decision of an organization counts.',
  group: 'The group.',
  groups: 'The groups.',
  bidDecisions: 'The conversation, the oldest entry first.',
  awaitingOrganizationId:
    'The organization that is expected to act, as the caller sees it; null when the group has decided.',
  isFinal: 'Whether the group has decided.',
  isContested: 'Whether the participants disagree.',
  autoApproved: 'Whether a rule decided.',
  'BidDecisionGroup.progress': 'The share of participants that stand by the decision, 0 to 100.',
  'MarginDecisionGroup.progress': 'The share of participants that have voted, 0 to 100.',
  participantsOnDecisionGroup: 'The organizations whose decision counts.',
  finalAt: 'When the group decided.',
  currentDecision: 'The decision as it stands; null before the first one.',
  currentFlipOrganizationId: 'The organization that disagreed last.',
  withdrawnAt: 'Since when an organization that had agreed to bid is out again; null: it is not.',
  withdrawalReason: 'Why it withdrew.',
  'Mutation.withdrawBidder':
    'Takes back that an organization bids, while the Tender is calculated. Its services stay readable and leave the totals; without another bidder the Tender ends.',
  mayChangeParticipants: 'Whether the caller may add and remove participants.',
  hasDecided: 'Whether it stands by the decision, or has voted.',
  reason: 'The reason.',
  participantId: 'The participant.',
  decidedBy: 'The person; null for the product itself.',
  decision: 'The decision.',
  action: 'What the entry does.',
  isFirst: 'Whether it is the first decision of the group.',
  userOnDecision: 'The person; null for the product itself.',
};
