import type { UserActor } from '../../actor.ts';
import type { Rules } from '../../policy/authorize.ts';

/** The owner of cost parameters. */
export type CostParametersView = { organizationId: number };

export const costParameterRules = {
  edit: { wire: 'EDIT_COST_PARAMETERS', who: [managerOfTheOrganization] },
} as const satisfies Rules<CostParametersView>;

function managerOfTheOrganization(actor: UserActor, on: CostParametersView): boolean {
  return actor.role === 'Manager' && on.organizationId === actor.organizationId;
}
