import type { UserActor } from '../../actor.ts';
import type { Rules } from '../../policy/authorize.ts';
import { managerOfMainOrganization, mayWrite } from '../../policy/relations.ts';

/** The absent person, and that person's organization. */
export type DeputyView = { userId: number; organizationId: number };

/** Who names a deputy: the absent person, a Manager of the organization, a Manager of the main organization. */
export const deputyRules = {
  name: { wire: 'EDIT', who: [oneself, managerOfTheOrganization, managerOfMainOrganization] },
} as const satisfies Rules<DeputyView>;

function oneself(actor: UserActor, on: DeputyView): boolean {
  return mayWrite(actor) && on.userId === actor.userId;
}

function managerOfTheOrganization(actor: UserActor, on: DeputyView): boolean {
  return actor.role === 'Manager' && on.organizationId === actor.organizationId;
}
