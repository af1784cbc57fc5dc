import { as, systemOf } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  hidden,
  type Input,
  type MakeThings,
  ofChance,
  ofTheTenant,
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
  // Any operational organization of the tenant may be asked.
  'bidDecisions.preview': ofTheTenant(
    ({ organizationId }) => ({
      operationalOrganizationIds: [organizationId],
      ...{ startDate: '2027-01-01', endDate: '2027-12-31' },
    }),
    'INVALID_INPUT',
  ),
  'bidDecisions.previewOnChance': {
    ...hidden(({ chanceId, organizationId }) => ({ chanceId, operationalOrganizationIds: [organizationId] })),
    mixed: { 'operationalOrganizationIds[]': { unrelated: 'answers' } },
  },
  'bidDecisions.submit': {
    ...hidden(({ bidGroupId }) => ({
      input: { bidDecisionGroupId: bidGroupId, action: 'Approve', decision: 'Bid' },
    })),
    whole: ({ bidGroupId, organizationId }) => ({
      input: {
        bidDecisionGroupId: bidGroupId,
        action: 'Approve',
        decision: 'Bid',
        forOrganizationId: organizationId,
      },
    }),
  },
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
  'bidDecisions.preview': ['new Chance: CREATE_CHANCE'],
  'bidDecisions.addOrganization': ['Chance: CHANGE_DETAILS'],
  'bidDecisions.removeOrganization': ['Chance: CHANGE_DETAILS'],
  'bidDecisions.withdrawBidder': ['Chance: WITHDRAW_BIDDER'],
  'bidDecisions.addParticipant': ['bid decision: CHANGE_PARTICIPANTS'],
  'bidDecisions.removeParticipant': ['bid decision: CHANGE_PARTICIPANTS'],
  'bidDecisions.submit': ['bid decision: DECIDE'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'bidDecisions.addOrganization': 14,
  'bidDecisions.addParticipant': 14,
  'bidDecisions.groupsOfChance': 3,
  'bidDecisions.ofGroup': 4,
  'bidDecisions.pending': 2,
  'bidDecisions.preview': 2,
  'bidDecisions.previewOnChance': 3,
  'bidDecisions.removeOrganization': 13,
  'bidDecisions.removeParticipant': 14,
  'bidDecisions.submit': 15,
  'bidDecisions.withdrawBidder': 15,
};
