import type { UnitOfWork } from '../../../context.ts';
import { orderedIds } from '../../../database/ordered-ids.ts';
import { DomainError } from '../../../errors.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { insertCopies } from '../copy/copy-services.store.ts';
import { recalculate } from '../pricing/recalculate.ts';
import { inputsOfServices } from '../rates/open-services.store.ts';
import { servicesWithParts } from '../replace/replace-services.ts';
import { biddersOf } from '../service/load-service.ts';
import type { StoredService } from '../stored-service.ts';
import { inScenario } from './scenario-world.ts';

/** From which real service, in which version, a service of a scenario is copied. */
export type CopiedSource = { serviceId: string; sourceId: string; sourceVersion: number };
export type ScenarioCopies = { services: StoredService[]; sources: CopiedSource[] };

/**
 * The services of a Chance that a new scenario copies, with the ids of the copies.
 *
 * @param serviceIds empty for all services of the organizations that bid
 * @throws {DomainError} NOT_FOUND for a service that the Chance has not
 * @throws {DomainError} INVALID_INPUT without a service to copy
 */
export async function planScenario(
  work: UnitOfWork,
  chance: StoredChance,
  serviceIds: readonly string[],
): Promise<ScenarioCopies> {
  const bidders = biddersOf(chance);
  const all = await servicesWithParts(work, chance);
  const wanted = new Set(serviceIds.map((id) => id.toLowerCase()));
  const services = all.filter(({ id, operationalOrganizationId }) =>
    wanted.size > 0 ? wanted.has(id) : bidders.has(operationalOrganizationId),
  );
  if (services.length < wanted.size) throw new DomainError('NOT_FOUND');
  if (services.length === 0) {
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'serviceIds', problem: 'REQUIRED' }] });
  }
  const ids = orderedIds(services.length, work.now);
  const sources = services.map(({ id: sourceId, version: sourceVersion }, at) => ({
    serviceId: ids[at] as string,
    sourceId,
    sourceVersion,
  }));
  return { services, sources };
}

/** Copies services into a scenario of a Chance and calculates the copies. */
export async function copyIntoScenario(
  work: UnitOfWork,
  chance: StoredChance,
  { scenarioId, services, sources }: ScenarioCopies & { scenarioId: string },
): Promise<void> {
  const places = sources.map(({ serviceId: id }) => ({ id }));
  await inScenario(work, scenarioId, async (inside) => {
    const ids = await insertCopies(inside, chance.id, services, places);
    const copies = await inputsOfServices(inside, ids);
    copies.sort((left, right) => (left.id < right.id ? -1 : 1));
    await recalculate(inside, chance, copies);
  });
}
