import type { UserActor } from '../../actor.ts';
import type { Rules } from '../../policy/authorize.ts';
import { mayWrite } from '../../policy/relations.ts';

/** Right to all imports of the own organization; those of others are not found. */
export const aiImportRules = {
  use: { wire: 'USE_AI_IMPORTS', isPublished: false, who: [mayWrite] },
} as const satisfies Rules<null>;

export type AiImportView = { organizationId: number; createdById: number };

/** The caller may use the import. */
export const ownImportRules = {
  remove: { wire: 'REMOVE_AI_IMPORT', isPublished: false, who: [creator, managerOfItsOrganization] },
} as const satisfies Rules<AiImportView>;

function creator(actor: UserActor, { createdById }: AiImportView): boolean {
  return mayWrite(actor) && actor.userId === createdById;
}

function managerOfItsOrganization({ role, organizationId }: UserActor, on: AiImportView): boolean {
  return role === 'Manager' && organizationId === on.organizationId;
}
