import type { PeopleFilters } from '@zuschlag/validation/administration/people';
import { personStates } from '@zuschlag/validation/administration/person-states';
import { roles } from '@zuschlag/validation/vocabulary';

/** What the address of the list of people says; what cannot be read is dropped. */
export type PeopleSearch = {
  name?: string;
  organizations?: number[];
  role?: (typeof roles)[number];
  state?: (typeof personStates)[number];
};

export function readPeopleSearch({ name, organizations, role, state }: Record<string, unknown>): PeopleSearch {
  const ids = Array.isArray(organizations) ? organizations.filter((id) => Number.isInteger(id) && id > 0) : [];
  const knownRole = roles.find((one) => one === role);
  const knownState = personStates.find((one) => one === state);
  return {
    ...(typeof name === 'string' && name.trim() !== '' ? { name } : {}),
    ...(ids.length > 0 ? { organizations: ids } : {}),
    ...(knownRole ? { role: knownRole } : {}),
    ...(knownState ? { state: knownState } : {}),
  };
}

export function filtersOf({ name, organizations, role, state }: PeopleSearch): PeopleFilters {
  return {
    name: name ?? null,
    organizationIds: organizations ?? null,
    roles: role ? [role] : null,
    state: state ?? null,
  };
}
