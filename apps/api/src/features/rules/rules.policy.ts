import type { UserActor } from '../../actor.ts';
import type { Rules } from '../../policy/authorize.ts';
import { everybody, managerOfMainOrganization } from '../../policy/relations.ts';

/** The organization whose rule it is. */
export type RuleView = { organizationId: number };

/** Every member of the tenant reads the rules, because they explain who is asked. */
export const decisionRuleRules = {
  view: { wire: 'VIEW', who: [everybody] },
  edit: { wire: 'EDIT', who: [managerOfTheOrganization, managerOfMainOrganization] },
  remove: { wire: 'DELETE', who: [managerOfTheOrganization, managerOfMainOrganization] },
} as const satisfies Rules<RuleView>;

function managerOfTheOrganization(actor: UserActor, on: RuleView): boolean {
  return actor.role === 'Manager' && on.organizationId === actor.organizationId;
}
