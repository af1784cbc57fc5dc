import type { Rules } from '../../../policy/authorize.ts';
import { managerOfMainOrganization } from '../../../policy/relations.ts';

/** Who takes along everything that the product holds of a tenant. */
export const tenantDataRules = {
  export: { wire: 'EXPORT_TENANT', isPublished: false, who: [managerOfMainOrganization] },
} as const satisfies Rules<null>;
