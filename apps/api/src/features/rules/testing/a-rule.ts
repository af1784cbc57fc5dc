import type { ComputationType, RuleDecisionType, RuleOperator } from '@zuschlag/validation/rules/rule-vocabulary';
import { createRuleInput, type Rule } from '@zuschlag/validation/rules/rules';
import type { OrganizationKey } from '../../../testing/people.ts';
import { as, type ScenarioTenant } from '../../../testing/scenario.ts';
import { createRule, deleteRule, updateRule } from '../rules.ts';

type Condition = [ComputationType, RuleOperator, number?];

/** A rule of an organization, by the hand of a Manager of the main organization: one of its conditions is enough. */
export async function aRule(
  tenant: ScenarioTenant,
  of: OrganizationKey,
  decisionType: RuleDecisionType,
  conditions: readonly Condition[],
  name = 'Regel',
): Promise<Rule> {
  const input = createRuleInput.parse({
    organizationId: tenant.organizations[of].id,
    decisionType,
    name,
    rootGroup: {
      operator: 'OR',
      conditions: conditions.map(([computationType, operator, value]) => ({ computationType, operator, value })),
    },
  });
  return as(tenant, tenant.people.holdingManager, (work) => createRule(work, input));
}

/** Switches a rule on or off. */
export async function switchRule(tenant: ScenarioTenant, { id: ruleId }: Rule, active: boolean): Promise<Rule> {
  return as(tenant, tenant.people.holdingManager, (work) => updateRule(work, { ruleId, input: { active } }));
}

export async function removeRule(tenant: ScenarioTenant, { id: ruleId }: Rule): Promise<void> {
  await as(tenant, tenant.people.holdingManager, (work) => deleteRule(work, { ruleId }));
}
