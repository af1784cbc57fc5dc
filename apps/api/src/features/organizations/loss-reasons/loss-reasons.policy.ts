import type { UserActor } from '../../../actor.ts';
import type { Rules } from '../../../policy/authorize.ts';
import { managerOfMainOrganization } from '../../../policy/relations.ts';

/** The organization whose list it is. */
export type LossReasonsView = { organizationId: number };

export const lossReasonRules = {
  keep: { wire: 'KEEP_LOSS_REASONS', isPublished: false, who: [managerOfTheOrganization, managerOfMainOrganization] },
} as const satisfies Rules<LossReasonsView>;

function managerOfTheOrganization(actor: UserActor, on: LossReasonsView): boolean {
  return actor.role === 'Manager' && on.organizationId === actor.organizationId;
}
