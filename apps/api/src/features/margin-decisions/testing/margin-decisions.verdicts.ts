import { type AskedRights, hidden, ofChance, type Verdicts, without } from '../../../testing/verdicts.ts';

export const verdicts: Verdicts = {
  'marginDecisions.groupsOfChance': hidden(ofChance),
  'marginDecisions.ofGroup': hidden(({ marginGroupId }) => ({ marginDecisionGroupId: marginGroupId })),
  'marginDecisions.pending': without(),
  'marginDecisions.submit': hidden(({ marginGroupId }) => ({
    marginDecisionGroupId: marginGroupId,
    decision: 'Approve',
    comment: 'Von Fremden',
  })),
  'marginDecisions.commentOnGroup': hidden(({ bidGroupId }) => ({
    groupId: bidGroupId,
    comment: 'Von Fremden',
    type: 'BidDecision',
  })),
  'marginDecisions.requestOnChance': hidden(ofChance),
  'marginDecisions.requestOnGroup': hidden(({ marginGroupId }) => ({ groupId: marginGroupId })),
  'marginDecisions.requestRecalculation': hidden(({ chanceId, organizationId }) => ({
    chanceId,
    operationalOrgIds: [organizationId],
    reason: 'Von Fremden',
  })),
};

/** The rights each procedure asks for; one that is not listed needs no right but to see the thing. */
export const rights: AskedRights = {
  'marginDecisions.commentOnGroup': ['bid decision: COMMENT'],
  'marginDecisions.requestOnChance': ['Chance: REQUEST_MARGIN_DECISION'],
  'marginDecisions.requestOnGroup': ['margin decision: REREQUEST'],
  'marginDecisions.requestRecalculation': ['Chance: REQUEST_RECALCULATION'],
  'marginDecisions.submit': ['margin decision: DECIDE'],
};
