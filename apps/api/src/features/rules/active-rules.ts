import type { RuleDecisionType } from '@zuschlag/validation/rules/rule-vocabulary';
import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { activeRuleIds, activeRules, type RulesOfChance, rulesAndFigures } from './active-rules.store.ts';
import type { RuleToJudge } from './evaluation/judge-rules.ts';
import { idsOf, type RuleBasis } from './evaluation/rule-basis.ts';
import { rulesByIds } from './rules.store.ts';

/** The active rules of the tenant for a decision on a Chance, with the figures of the Chance that they are judged by. */
export async function rulesForChance(
  tenant: TenantDb<Actor>,
  chanceId: string,
  decisionType: RuleDecisionType,
): Promise<RulesOfChance> {
  return rulesAndFigures(tenant, { chanceId, decisionType });
}

/** The active rules of the tenant for a decision, the main organization first. */
export function rulesInForce(tenant: TenantDb<Actor>, decisionType: RuleDecisionType): Promise<RuleToJudge[]> {
  return activeRules(tenant, decisionType);
}

/** The rules that a group began with, those that were removed or switched off since included. */
export async function rulesOfBasis(tenant: TenantDb<Actor>, { ids }: Pick<RuleBasis, 'ids'>): Promise<RuleToJudge[]> {
  const rows = await rulesByIds(tenant, ids);
  return rows.map(({ id, organizationId, name, rootGroup }) => ({ id, organizationId, name, rootGroup }));
}

/** @returns the ids of the active rules, as `basisOf` keeps them */
export async function idsOfActiveRules(tenant: TenantDb<Actor>, decisionType: RuleDecisionType): Promise<string[]> {
  return idsOf((await activeRuleIds(tenant, decisionType)).map((id) => ({ id })));
}
