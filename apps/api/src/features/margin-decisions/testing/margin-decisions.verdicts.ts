import { as, systemOf } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  hidden,
  type MakeThings,
  ofChance,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    marginGroupId: string;
  }
}

export const things: MakeThings<'marginGroupId'> = (tenant, { chanceId }) =>
  as(tenant, systemOf(tenant), async ({ db, publish }) => {
    await publish({ kind: 'stateChanged', chanceId, from: 'pendingbiddecision', to: 'editing' });
    return { marginGroupId: (await db.marginGroup.findFirstOrThrow({ where: { chanceId } })).id };
  });

export const verdicts: Verdicts = {
  'marginDecisions.groupsOfChance': hidden(ofChance),
  'marginDecisions.ofGroup': hidden(({ marginGroupId }) => ({ marginDecisionGroupId: marginGroupId })),
  'marginDecisions.pending': without(),
  'marginDecisions.previewRequest': hidden(ofChance),
  'marginDecisions.submit': {
    ...hidden(({ marginGroupId }) => ({
      marginDecisionGroupId: marginGroupId,
      decision: 'Approve',
      comment: 'Von Fremden',
    })),
    whole: ({ marginGroupId, organizationId }) => ({
      marginDecisionGroupId: marginGroupId,
      decision: 'Approve',
      comment: 'Von Fremden',
      forOrganizationId: organizationId,
    }),
    // The person may vote for no organization but the own one, which has voted.
    mixed: { forOrganizationId: { foreign: 'NOT_PERMITTED', unrelated: 'NOT_PERMITTED' } },
  },
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

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'marginDecisions.commentOnGroup': 8,
  'marginDecisions.groupsOfChance': 5,
  'marginDecisions.ofGroup': 7,
  'marginDecisions.pending': 3,
  'marginDecisions.previewRequest': 7,
  'marginDecisions.requestOnChance': 14,
  'marginDecisions.requestOnGroup': 15,
  'marginDecisions.requestRecalculation': 14,
  'marginDecisions.submit': 14,
};
