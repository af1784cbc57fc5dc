import type { OfChance, Rules } from '../../policy/authorize.ts';
import { everybody, managerOfMainOrganization, mayWrite } from '../../policy/relations.ts';

/** The rights on the tasks of a Chance that the caller may view, in every state of it; an archived one is only read. */
export const taskRules = {
  view: { wire: 'VIEW', alsoArchived: true, who: [everybody] },
  edit: { wire: 'EDIT', who: [mayWrite] },
  remove: { wire: 'DELETE', who: [mayWrite] },
} as const satisfies Rules<OfChance>;

/** Labels and templates are those of the tenant, for the Chances of all its organizations. */
export const taskSettingsRules = {
  keep: { wire: 'KEEP_TASK_SETTINGS', who: [managerOfMainOrganization] },
} as const satisfies Rules<null>;
