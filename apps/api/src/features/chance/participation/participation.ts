import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { changeParticipations, type ParticipationFacts } from '../chance.store.ts';
import type { StoredChance } from '../stored-chance.ts';
import { deleteParticipation, isAskedOn } from './participation.store.ts';

/**
 * Notes what organizations have to do with a Chance: they staff it, bid on it, or take part in a decision. From then on
 * their members see the Chance. Facts that are left out stay as they are.
 */
export function involve(
  tenant: TenantDb<Actor>,
  chanceId: string,
  organizationIds: readonly number[],
  facts: ParticipationFacts,
): void {
  changeParticipations(tenant, chanceId, organizationIds, facts);
}

/**
 * Lets an organization go that staffs the Chance no longer or is asked no longer. Unless it created the Chance, owns it,
 * staffs it or is asked somewhere else, its members stop seeing it.
 */
export async function release(
  tenant: TenantDb<Actor>,
  chance: StoredChance,
  organizationId: number,
  { staffs }: { staffs: boolean },
): Promise<void> {
  const isInvolved =
    chance.organizationId === organizationId ||
    chance.owner.organizationId === organizationId ||
    (await isAskedOn(tenant, chance.id, organizationId));
  if (!staffs && !isInvolved) return deleteParticipation(tenant, chance.id, organizationId);
  changeParticipations(tenant, chance.id, [organizationId], { isOperational: staffs, isInvolved });
}
