import type { UserActor } from '../../actor.ts';
import type { Rules } from '../../policy/authorize.ts';
import { mayWrite } from '../../policy/relations.ts';

/** The facts behind the rights on a saved view that the caller may already see. */
export type ViewFacts = { ownerId: number; organizationId: number; isShared: boolean };

/** A private view belongs to its owner alone, so the store answers it to no one else. */
export const viewRules = {
  change: { wire: 'CHANGE', isPublished: false, who: [ownerOfView, managerOfItsOrganization] },
  share: { wire: 'SHARE', isPublished: false, who: [mayWrite] },
} as const satisfies Rules<ViewFacts>;

function ownerOfView({ userId }: UserActor, on: ViewFacts): boolean {
  return on.ownerId === userId;
}

function managerOfItsOrganization({ role, organizationId }: UserActor, on: ViewFacts): boolean {
  return role === 'Manager' && on.isShared && on.organizationId === organizationId;
}
