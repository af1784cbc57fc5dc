import type { UserActor } from '../../../actor.ts';
import type { Rules } from '../../../policy/authorize.ts';
import { managerOfMainOrganization } from '../../../policy/relations.ts';

/** The mails of a tenant: what they may say, and those that mail servers refused. */
export const mailRules = {
  /** each Manager sees the mails to the people of the own organization, one of the main organization all */
  see: { wire: 'SEE_MAILS', isPublished: false, who: [manager] },
  keep: { wire: 'KEEP_MAIL_SETTINGS', isPublished: false, who: [managerOfMainOrganization] },
} as const satisfies Rules<null>;

function manager({ role }: UserActor): boolean {
  return role === 'Manager';
}
