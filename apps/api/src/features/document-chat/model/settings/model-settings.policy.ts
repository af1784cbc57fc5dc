import type { Rules } from '../../../../policy/authorize.ts';
import { managerOfMainOrganization } from '../../../../policy/relations.ts';

/** The model that the operator has set up. Who asks documents may know where questions go; a tenant only switches. */
export const modelRules = {
  keep: { wire: 'KEEP_MODEL_SETTINGS', isPublished: false, who: [managerOfMainOrganization] },
} as const satisfies Rules<null>;
