import { type Participant, selectByRule } from '../../bid-decisions/participants/select-participants.ts';
import type { RuleVerdict } from '../../rules/evaluation/judge-rules.ts';

/**
 * Who is asked to approve the margin of a bidding organization. Without rules anywhere, it and the organization of the
 * Chance. With rules, those whose rule wants to be asked, and of the two the ones that left it to no rule of their own;
 * when no rule of the tenant requires an approval, the list is empty.
 *
 * @returns an empty list when no approval is required
 * @source docs/domain.md, Margin decisions
 */
export function selectApprovers(facts: {
  operationalOrganizationId: number;
  chanceOrganizationId: number;
  mainOrganizationId: number;
  verdicts: readonly RuleVerdict[];
}): Participant[] {
  const { operationalOrganizationId, chanceOrganizationId, verdicts } = facts;
  if (verdicts.length > 0 && !verdicts.some(({ wantsToBeAsked }) => wantsToBeAsked)) return [];
  const own: Participant[] = [{ organizationId: operationalOrganizationId, reason: 'operational' }];
  if (chanceOrganizationId !== operationalOrganizationId) {
    own.push({ organizationId: chanceOrganizationId, reason: 'chance' });
  }
  const answersForItself = ({ organizationId }: Participant) =>
    verdicts.find((verdict) => verdict.organizationId === organizationId)?.wantsToBeAsked ?? true;
  return [...own.filter(answersForItself), ...selectByRule(facts, [chanceOrganizationId])];
}
