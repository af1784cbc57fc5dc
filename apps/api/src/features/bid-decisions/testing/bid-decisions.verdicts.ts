import { as, systemOf } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  hidden,
  type Input,
  type MakeThings,
  ofChance,
  operating,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    bidGroupId: string;
  }
}

export const things: MakeThings<'bidGroupId'> = async (tenant, { chanceId }) => {
  const group = await as(tenant, systemOf(tenant), ({ db }) => db.bidGroup.findFirstOrThrow({ where: { chanceId } }));
  return { bidGroupId: group.id };
};

const ofBidGroup: Input = ({ bidGroupId }) => ({ groupId: bidGroupId });

const asked: Input = ({ bidGroupId, organizationId }) => ({ groupId: bidGroupId, organizationId });

export const verdicts: Verdicts = {
  'bidDecisions.groupsOfChance': hidden(ofChance),
  'bidDecisions.ofGroup': {
    ...hidden(ofBidGroup),
    whole: ({ bidGroupId, chanceId }) => ({ groupId: bidGroupId, chanceId }),
  },
  'bidDecisions.pending': without(),
  'bidDecisions.submit': hidden(({ bidGroupId }) => ({
    input: { bidDecisionGroupId: bidGroupId, action: 'Approve', decision: 'Bid' },
  })),
  // Any organization of the tenant may be asked.
  'bidDecisions.addParticipant': { ...hidden(asked), mixed: { organizationId: { unrelated: 'answers' } } },
  'bidDecisions.removeParticipant': hidden(asked),
  'bidDecisions.addOrganization': {
    ...hidden(operating),
    mixedIn: 'pendingbiddecision',
    mixed: { organizationId: { unrelated: 'answers' } },
  },
  'bidDecisions.removeOrganization': { ...hidden(operating), mixedIn: 'pendingbiddecision' },
  'bidDecisions.withdrawBidder': hidden(({ chanceId, organizationId }) => ({
    ...{ chanceId, organizationId, reason: 'Keine freien Kräfte' },
  })),
};

/** The rights each procedure asks for; one that is not listed needs no right but to see the thing. */
export const rights: AskedRights = {
  'bidDecisions.addOrganization': ['Chance: CHANGE_DETAILS'],
  'bidDecisions.removeOrganization': ['Chance: CHANGE_DETAILS'],
  'bidDecisions.withdrawBidder': ['Chance: WITHDRAW_BIDDER'],
  'bidDecisions.addParticipant': ['bid decision: CHANGE_PARTICIPANTS'],
  'bidDecisions.removeParticipant': ['bid decision: CHANGE_PARTICIPANTS'],
  'bidDecisions.submit': ['bid decision: DECIDE'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'bidDecisions.addOrganization': 13,
  'bidDecisions.addParticipant': 13,
  'bidDecisions.groupsOfChance': 2,
  'bidDecisions.ofGroup': 3,
  'bidDecisions.pending': 1,
  'bidDecisions.removeOrganization': 13,
  'bidDecisions.removeParticipant': 13,
  'bidDecisions.submit': 15,
  'bidDecisions.withdrawBidder': 15,
};
