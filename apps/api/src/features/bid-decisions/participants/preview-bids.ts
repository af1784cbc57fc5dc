import { startedMonths } from '@zuschlag/calc-engine';
import type { BidPreview, BidPreviewInput, BidPreviewOnChance } from '@zuschlag/validation/bid-decisions/bid-preview';
import type { UnitOfWork } from '../../../context.ts';
import { authorize } from '../../../policy/authorize.ts';
import { creationRules } from '../../chance/chance.policy.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { organizationsById } from '../../organizations/organizations.ts';
import { rulesForChance, rulesInForce } from '../../rules/active-rules.ts';
import type { RuleToJudge } from '../../rules/evaluation/judge-rules.ts';
import type { ChanceFigures } from '../../rules/evaluation/rule-facts.ts';
import { groupsByRules } from './groups-by-rules.ts';
import { unknownOrganization } from './participants.ts';
import { previewedParticipants } from './previewed-participants.ts';

/**
 * Who would be asked on a Chance that is created with these figures, by which rules, and what would be decided at once.
 *
 * @throws {DomainError} NOT_PERMITTED unless `creationRules.createChance` lets the caller
 * @throws {DomainError} INVALID_INPUT for an organization that staffs no services
 */
export async function previewBids(work: UnitOfWork, input: BidPreviewInput): Promise<BidPreview[]> {
  authorize(work.actor, creationRules.createChance, null);
  const figures = {
    durationMonths: startedMonths(input.startDate, input.endDate),
    escalationClause: input.escalationClause ?? null,
    estimateRevenue: input.estimateRevenue ?? null,
  };
  const rules = await rulesInForce(work, 'BID_DECISION');
  return preview(work, input.operationalOrganizationIds, { rules, figures });
}

/**
 * The same for organizations that would be added to a Chance.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} INVALID_INPUT for an organization that staffs no services
 */
export async function previewBidsOnChance(work: UnitOfWork, input: BidPreviewOnChance): Promise<BidPreview[]> {
  const chance = await requireChance(work, input.chanceId);
  return preview(work, input.operationalOrganizationIds, await rulesForChance(work, chance.id, 'BID_DECISION'));
}

async function preview(
  work: UnitOfWork,
  ids: readonly number[],
  found: { rules: readonly RuleToJudge[]; figures: ChanceFigures },
): Promise<BidPreview[]> {
  const { groups, ruleBasis } = groupsByRules(work.actor, [...new Set(ids)], found);
  const named = groups.flatMap(({ participants }) => participants.map(({ organizationId }) => organizationId));
  const organizations = await organizationsById(work, named);
  return groups.map(
    ({ operationalOrganizationId, standingVote, group: { isFinal, participants }, participants: asked }) => {
      const own = organizations.get(operationalOrganizationId);
      if (!own?.isOperational) throw unknownOrganization();
      return {
        operationalOrganizationId,
        operationalOrganizationName: own.name,
        operationalOrganizationShortName: own.shortName,
        standingVote,
        isFinal,
        participantsOnDecisionGroup: previewedParticipants(
          asked.map((one, index) => ({ ...one, hasDecided: participants[index]?.hasAgreed ?? false })),
          ruleBasis,
          organizations,
        ),
        ruleFindings: ruleBasis.findings,
      };
    },
  );
}
