import type { UserActor } from '../../../actor.ts';
import type { Rules } from '../../../policy/authorize.ts';
import { managerOfMainOrganization } from '../../../policy/relations.ts';

/** The organization whose trail it is; null: all of the tenant. */
export type HouseTrailView = { organizationId: number | null };

/** Who reads what people changed outside of one Chance. Each entry also asks for the right to what it tells. */
export const houseTrailRules = {
  read: { wire: 'READ_TRAIL', isPublished: false, who: [managerOfTheOrganization, managerOfMainOrganization] },
} as const satisfies Rules<HouseTrailView>;

function managerOfTheOrganization(actor: UserActor, on: HouseTrailView): boolean {
  return actor.role === 'Manager' && on.organizationId === actor.organizationId;
}
