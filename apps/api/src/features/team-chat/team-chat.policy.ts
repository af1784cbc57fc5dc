import type { UserActor } from '../../actor.ts';
import type { OfChance, Rules } from '../../policy/authorize.ts';

/** The caller sees the Chance, which `requireChance` asks first. */
export const chatRules = {
  write: { wire: 'WRITE_MESSAGE', isPublished: false, who: [memberWithoutAdmins] },
} as const satisfies Rules<OfChance>;

/** Admins run the platform; they read along and say nothing. */
function memberWithoutAdmins({ role }: UserActor): boolean {
  return role !== 'Admin';
}
