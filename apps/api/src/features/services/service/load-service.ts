import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { lockChanceOf, requireChance, requireLockedChance } from '../../chance/find-chance.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { type ServiceView, serviceRules } from '../services.policy.ts';
import { serviceById } from '../services.store.ts';
import type { StoredService } from '../stored-service.ts';

export type FoundService = { service: StoredService; chance: StoredChance };

/**
 * A service of a Chance the actor may view, with the Chance.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function findService(work: UnitOfWork, serviceId: string): Promise<FoundService> {
  const service = await serviceById(work, serviceId);
  if (!service) throw new DomainError('NOT_FOUND');
  return { service, chance: await requireChance(work, service.chanceId) };
}

/**
 * The same, locked with its Chance and cleared for a change.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the rule lets the caller
 * @throws {DomainError} LOCKED while a decision on the Chance is pending or taken
 */
export async function lockService(
  work: UnitOfWork,
  serviceId: string,
  act: 'edit' | 'remove' | 'editCostParameters' = 'edit',
): Promise<FoundService> {
  const chanceId = await lockChanceOf(work, 'service', serviceId);
  // Read under the lock: another call may have changed or removed the service before this one got it.
  const [chance, service] = await Promise.all([requireLockedChance(work, chanceId), serviceById(work, serviceId)]);
  if (!service) throw new DomainError('NOT_FOUND');
  authorize(work.actor, serviceRules[act], viewOf(service, chance));
  return { service, chance };
}

/** The facts behind the rights on a service. */
export function viewOf(
  { operationalOrganizationId }: { operationalOrganizationId: number },
  chance: StoredChance,
): ServiceView {
  return {
    operationalOrganizationId,
    chanceOrganizationId: chance.chanceOrganizationId,
    chanceState: chance.state,
    archivedAt: chance.archivedAt,
    isRecalculating: chance.recalculation !== null,
    isBidding: biddersOf(chance).has(operationalOrganizationId),
  };
}

/** @returns the ids of the organizations that bid on the Chance */
export function biddersOf(chance: StoredChance): Set<number> {
  return new Set(
    chance.participations.filter(({ isBidding }) => isBidding).map(({ organizationId }) => organizationId),
  );
}
