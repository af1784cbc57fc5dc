import type { Rules } from '../../../policy/authorize.ts';
import { managerOfMainOrganization } from '../../../policy/relations.ts';

/** The chain runs through the whole tenant. */
export const trailRules = {
  verify: { wire: 'VERIFY_TRAIL', isPublished: false, who: [managerOfMainOrganization] },
} as const satisfies Rules<null>;
