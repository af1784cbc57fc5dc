import type { UserActor } from '../../../actor.ts';
import type { Denial, Rules } from '../../../policy/authorize.ts';
import { managerOfMainOrganization } from '../../../policy/relations.ts';

/** The facts of an organization that rights on it use. */
export type OrganizationView = { isMain: boolean; isClosed: boolean };

/** Who keeps the organizations of a tenant. */
export const organizationRules = {
  edit: { wire: 'EDIT_ORGANIZATION', who: [managerOfMainOrganization], unless: whileOpen },
  close: {
    wire: 'CLOSE_ORGANIZATION',
    who: [managerOfMainOrganization],
    unless: (actor, on) => ofMain(on) ?? whileOpen(actor, on),
  },
  reopen: {
    wire: 'REOPEN_ORGANIZATION',
    who: [managerOfMainOrganization],
    unless: (_actor, { isClosed }) => (isClosed ? null : { code: 'ORGANIZATION_OPEN', names: [] }),
  },
} as const satisfies Rules<OrganizationView>;

/** Who adds an organization. */
export const newOrganizationRules = {
  create: { wire: 'CREATE_ORGANIZATION', isPublished: false, who: [managerOfMainOrganization] },
} as const satisfies Rules<null>;

function whileOpen(_actor: UserActor, { isClosed }: OrganizationView): Denial | null {
  return isClosed ? { code: 'ORGANIZATION_CLOSED', names: [] } : null;
}

function ofMain({ isMain }: OrganizationView): Denial | null {
  return isMain ? { code: 'MAIN_ORGANIZATION_STAYS', names: [] } : null;
}
