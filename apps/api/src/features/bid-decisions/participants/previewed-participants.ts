import type { BidDecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { OrganizationSummary } from '@zuschlag/validation/organizations/organizations';
import { type RuleBasis, ruleNamesOf } from '../../rules/evaluation/rule-basis.ts';
import type { Participant } from './select-participants.ts';

type Previewed = BidDecisionGroup['participantsOnDecisionGroup'][number];

/** Those who would be asked, as clients read them. */
export function previewedParticipants(
  participants: readonly (Participant & { hasDecided?: boolean })[],
  ruleBasis: RuleBasis,
  organizations: ReadonlyMap<number, OrganizationSummary>,
): Previewed[] {
  return participants.map(({ organizationId: id, reason, hasDecided = false }) => {
    const { name = '', shortName = '', isOperational = false } = organizations.get(id) ?? {};
    return {
      ...{ id, organizationName: name, shortName, isOperational, hasDecided, reason },
      ruleNames: ruleNamesOf(ruleBasis, id),
    };
  });
}
