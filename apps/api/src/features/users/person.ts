import type { Person } from '@zuschlag/validation/users/users';

/** The columns of a person at a Chance or a decision. */
export const personSelect = {
  id: true,
  firstname: true,
  lastname: true,
  picture: true,
  organizationId: true,
  organization: { select: { shortName: true } },
} as const;

type PersonRow = Omit<Person, 'organization'> & { organization: { shortName: string } };

/** @returns the person as the wire shows it, with the short name of the organization */
export function toPerson({ id, firstname, lastname, picture, organizationId, organization }: PersonRow): Person {
  return { id, firstname, lastname, picture, organizationId, organization: organization.shortName };
}
