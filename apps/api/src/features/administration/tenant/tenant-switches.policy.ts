import type { Rules } from '../../../policy/authorize.ts';
import { managerOfMainOrganization } from '../../../policy/relations.ts';

/** Who switches something on or off for the whole tenant. */
export const tenantRules = {
  keep: { wire: 'KEEP_TENANT_SWITCHES', isPublished: false, who: [managerOfMainOrganization] },
} as const satisfies Rules<null>;
