import type { UserActor } from '../../actor.ts';
import type { People, Rules } from '../../policy/authorize.ts';
import { mayWrite } from '../../policy/relations.ts';
import { creationRules } from '../chance/chance.policy.ts';
import { type CostParametersView, costParameterRules } from '../organizations/organizations.policy.ts';

/** Rights of a person that need no thing yet. Clients show pages and buttons by them; the verbs decide by the rows of the thing. */
export const personalRules = {
  seeChances: { wire: 'SEE_CHANCES', who: [worksOnTenders] },
  createChance: creationRules.createChance,
  calculate: { wire: 'CALCULATE', who: [mayWrite] },
  seeSettings: { wire: 'SEE_SETTINGS', who: [worksOnTenders] },
  editCostParameters: {
    wire: 'EDIT_COST_PARAMETERS',
    who: costParameterRules.edit.who.map(forOwnOrganization),
  },
} as const satisfies Rules<null>;

/** An Admin runs the platform and works on no tender. */
function worksOnTenders({ role }: UserActor): boolean {
  return role !== 'Admin';
}

function forOwnOrganization(fits: People<CostParametersView>): People<null> {
  return (actor) => fits(actor, { organizationId: actor.organizationId });
}
