import type { UserActor } from '../../../actor.ts';
import type { Rules } from '../../../policy/authorize.ts';
import { managerOfMainOrganization } from '../../../policy/relations.ts';

/** The facts about an invitation that rights use: the organization of the invited person. */
export type InvitationView = { organizationId: number };

/** Managers invite into their own organization, those of the main organization into every one. */
export const invitationRules = {
  invite: { wire: 'INVITE', isPublished: false, who: [managerOfMainOrganization, managerOfOrganization] },
} as const satisfies Rules<InvitationView>;

function managerOfOrganization({ role, organizationId }: UserActor, on: InvitationView): boolean {
  return role === 'Manager' && organizationId === on.organizationId;
}
