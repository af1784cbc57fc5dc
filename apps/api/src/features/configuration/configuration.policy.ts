import { isOfMainOrganization, type UserActor } from '../../actor.ts';
import type { Denial, Rules } from '../../policy/authorize.ts';

/** The owner of a row of a configuration table; all but tariffs and wages belong to the main organization. */
export type EntryView = { organizationId: number };

/** All users read the tables. The flag, not the role, decides who maintains them. */
export const tableRules = {
  add: { wire: 'ADD', who: [configAdminOfThatOrganization] },
  remove: { wire: 'DELETE', who: [configAdminOfThatOrganization] },
  import: { wire: 'IMPORT', who: [configAdminOfThatOrganization] },
} as const satisfies Rules<EntryView>;

export type ConfigAdminView = { userId: number };

export const configAdminRules = {
  add: { wire: 'ADD', who: [configAdminOfMainOrganization] },
  remove: { wire: 'REMOVE', who: [configAdminOfMainOrganization], unless: isSelf },
} as const satisfies Rules<ConfigAdminView>;

function configAdminOfThatOrganization(actor: UserActor, on: EntryView): boolean {
  return actor.isConfigAdmin && on.organizationId === actor.organizationId;
}

function configAdminOfMainOrganization(actor: UserActor): boolean {
  return actor.isConfigAdmin && isOfMainOrganization(actor);
}

function isSelf(actor: UserActor, on: ConfigAdminView): Denial | null {
  return on.userId === actor.userId ? { code: 'CANNOT_REMOVE_YOURSELF', names: [] } : null;
}
