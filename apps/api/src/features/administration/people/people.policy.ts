import type { UserActor } from '../../../actor.ts';
import type { Denial, Rules } from '../../../policy/authorize.ts';
import { managerOfMainOrganization } from '../../../policy/relations.ts';

/** The facts of a person that rights on that person use. */
export type PersonView = {
  userId: number;
  organizationId: number;
  role: UserActor['role'];
  isInvited: boolean;
  hasLeft: boolean;
  isErased: boolean;
};

/** Who keeps the people of a tenant. An Admin runs the platform and is kept there. */
export const personRules = {
  resend: {
    wire: 'RESEND_INVITE',
    who: [managerOfTheOrganization, managerOfMainOrganization],
    unless: (actor, on) => whileThere(on) ?? self(actor, on) ?? accepted(on),
  },
  changeRole: {
    wire: 'CHANGE_ROLE',
    who: [managerOfMainOrganization],
    unless: (actor, on) => whileThere(on) ?? ownRole(actor, on),
  },
  remove: {
    wire: 'REMOVE',
    who: [managerOfTheOrganization, managerOfMainOrganization],
    unless: (actor, on) => whileThere(on) ?? self(actor, on),
  },
  erase: {
    wire: 'ERASE_PERSON',
    isPublished: false,
    who: [managerOfMainOrganization],
    unless: (_actor, { hasLeft, isErased }) => (hasLeft && !isErased ? null : { code: 'NOT_FOUND', names: [] }),
  },
  endSecondStep: {
    wire: 'END_SECOND_STEP',
    isPublished: false,
    who: [managerOfTheOrganization, managerOfMainOrganization],
    unless: (actor, on) => whileThere(on) ?? ownStep(actor, on),
  },
} as const satisfies Rules<PersonView>;

function managerOfTheOrganization(actor: UserActor, on: PersonView): boolean {
  return actor.role === 'Manager' && on.organizationId === actor.organizationId;
}

function whileThere({ hasLeft, role }: PersonView): Denial | null {
  if (hasLeft) return { code: 'NOT_FOUND', names: [] };
  return role === 'Admin' ? { code: 'PERSON_OF_PLATFORM', names: [] } : null;
}

function self(actor: UserActor, on: PersonView): Denial | null {
  return on.userId === actor.userId ? { code: 'CANNOT_REMOVE_YOURSELF', names: [] } : null;
}

/** The own second step ends on the page of the own account, by a code. */
function ownStep(actor: UserActor, on: PersonView): Denial | null {
  return on.userId === actor.userId ? { code: 'NOT_PERMITTED', names: [] } : null;
}

function accepted({ isInvited }: PersonView): Denial | null {
  return isInvited ? null : { code: 'NOT_PERMITTED', names: [] };
}

function ownRole(actor: UserActor, on: PersonView): Denial | null {
  return on.userId === actor.userId ? { code: 'OWN_ROLE', names: [] } : null;
}
