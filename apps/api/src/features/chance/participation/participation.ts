import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { changeParticipations, type ParticipationFacts } from '../chance.store.ts';
import type { StoredChance } from '../stored-chance.ts';
import { deleteParticipations, organizationsAskedOn } from './participation.store.ts';

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
 * Lets organizations go that staff the Chance no longer or are asked no longer. The members of one that did not create
 * the Chance, does not own it, does not staff it and is not asked somewhere else stop seeing it.
 */
export async function release(
  tenant: TenantDb<Actor>,
  chance: StoredChance,
  leaving: readonly { organizationId: number; staffs: boolean }[],
): Promise<void> {
  const asked = await organizationsAskedOn(tenant, chance.id);
  const left = leaving.map(({ organizationId, staffs }) => {
    const isOwn = chance.organizationId === organizationId || chance.owner.organizationId === organizationId;
    return { organizationId, isOperational: staffs, isInvolved: isOwn || asked.has(organizationId) };
  });
  for (const isOperational of [true, false]) {
    for (const isInvolved of [true, false]) {
      const ids = left
        .filter((one) => one.isOperational === isOperational && one.isInvolved === isInvolved)
        .map(({ organizationId }) => organizationId);
      if (isOperational || isInvolved) changeParticipations(tenant, chance.id, ids, { isOperational, isInvolved });
      else deleteParticipations(tenant, chance.id, ids);
    }
  }
}
