import type { Actor } from '../../actor.ts';
import type { Tenant } from '../../work.ts';
import { changeParticipation, type ParticipationFacts } from './chance.store.ts';

/**
 * Notes what an organization has to do with a Chance: it staffs it, bids on it, or takes part in a decision. From then
 * on its members see the Chance. Facts that are left out stay as they are.
 */
export function involve(
  tenant: Tenant<Actor>,
  chanceId: string,
  organizationId: number,
  facts: ParticipationFacts,
): Promise<void> {
  return changeParticipation(tenant, chanceId, organizationId, facts);
}
