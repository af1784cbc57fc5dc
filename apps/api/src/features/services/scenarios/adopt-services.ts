import type { ChanceRecord } from '../../../audit-log/audit-record.ts';
import type { UnitOfWork } from '../../../context.ts';
import { orderedIds } from '../../../database/ordered-ids.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { insertCopies } from '../copy/copy-services.store.ts';
import { inputOf } from '../pricing/fingerprint.ts';
import { recalculate } from '../pricing/recalculate.ts';
import { inputsOfServices } from '../rates/open-services.store.ts';
import { cutToContract } from '../replace/cut-to-contract.ts';
import { biddersOf, viewOf } from '../service/load-service.ts';
import { auditValues } from '../service/save-service-change.ts';
import { serviceRules } from '../services.policy.ts';
import { servicesOfChances } from '../services.store.ts';
import type { StoredService } from '../stored-service.ts';
import { deleteServicesAndScenario } from './scenario-world.store.ts';
import { inScenario } from './scenario-world.ts';

/** From which real service, in which version, a service of a scenario was copied. */
type Source = { serviceId: string; sourceId: string; sourceVersion: number };

/** A service of a scenario that differs from the real one, or that the real calculation lacks; `real` null: it is added. */
type Adopted = { service: StoredService; real: StoredService | null };
export type AdoptionPlan = {
  /** the real services as they are */
  real: StoredService[];
  adopted: Adopted[];
  removed: StoredService[];
  /** real services that changed or went since they were copied, and would be overwritten: name (organization) */
  overtaken: string[];
};

/**
 * What adopting a scenario does to the real services: those with other input take it over and keep their address, new
 * ones are added, those that the scenario removed go. Equal ones stay untouched, with their figures.
 */
export async function planAdoption(
  work: UnitOfWork,
  chance: StoredChance,
  { scenarioId, sources }: { scenarioId: string; sources: readonly Source[] },
): Promise<AdoptionPlan> {
  const inside = await inScenario(work, scenarioId, (scenario) => servicesOfChances(scenario, [chance.id], null));
  const real = await servicesOfChances(work, [chance.id], null);
  const realById = new Map(real.map((service) => [service.id, service]));
  const sourceOf = new Map(sources.map((source) => [source.serviceId, source]));
  const remaining = new Set(inside.map(({ id }) => id));
  const adopted = inside
    .map((service) => ({ service, real: realById.get(sourceOf.get(service.id)?.sourceId ?? '') ?? null }))
    .filter(({ service, real: one }) => one === null || inputOf(service) !== inputOf(one));
  const removed = sources.flatMap(({ serviceId, sourceId }) => {
    const one = realById.get(sourceId);
    return one && !remaining.has(serviceId) ? [one] : [];
  });
  const versionOf = new Map(sources.map(({ sourceId, sourceVersion }) => [sourceId, sourceVersion]));
  const isOvertaken = ({ id, version }: StoredService) => version !== versionOf.get(id);
  const overtaken = [
    ...adopted.flatMap(({ service, real: one }) => {
      if (one) return isOvertaken(one) ? [one] : [];
      return sourceOf.has(service.id) ? [service] : [];
    }),
    ...removed.filter(isOvertaken),
  ].map(({ name, organization }) => `${name} (${organization.shortName})`);
  return { real, adopted, removed, overtaken };
}

/**
 * Puts the services of a scenario in the place of the real ones of a Chance that the caller has locked, calculates them
 * and writes each change down, in statements independent of their number. The scenario ends.
 *
 * @param recordOfScenario what the trail says of the scenario, with the real services afterwards
 * @returns the real services afterwards
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules` says of each service
 * @throws {DomainError} INVALID_INPUT for a service of an organization that does not bid
 */
export async function adoptServices(
  work: UnitOfWork,
  chance: StoredChance,
  { scenarioId, real: before, adopted, removed }: AdoptionPlan & { scenarioId: string },
  recordOfScenario: (services: readonly StoredService[]) => ChanceRecord,
): Promise<StoredService[]> {
  const bidders = biddersOf(chance);
  for (const { service } of adopted) {
    if (!bidders.has(service.operationalOrganizationId)) throw new DomainError('BID_WITHDRAWN');
    authorize(work.actor, serviceRules.edit, viewOf(service, chance));
  }
  for (const service of removed) authorize(work.actor, serviceRules.remove, viewOf(service, chance));
  const replaced = adopted.flatMap(({ real }) => real ?? []);
  const gone = new Set([...replaced, ...removed].map(({ id }) => id));
  await deleteServicesAndScenario(work, [...gone], scenarioId);
  const newIds = orderedIds(adopted.length, work.now);
  const places = adopted.map(({ real }, at) =>
    real ? { id: real.id, version: real.version + 1, createdAt: real.createdAt } : { id: newIds[at] as string },
  );
  const inputs = adopted.map(({ service }) => cutToContract(service, chance).service);
  if (adopted.length > 0) await insertCopies(work, chance.id, inputs, places);
  const order = new Map(places.map(({ id }, at) => [id, at]));
  const inserted = await inputsOfServices(
    work,
    places.map(({ id }) => id),
  );
  inserted.sort((left, right) => (order.get(left.id) ?? 0) - (order.get(right.id) ?? 0));
  const { services } = await recalculate(work, chance, inserted);
  const afterwards = [...before.filter(({ id }) => !gone.has(id)), ...services];
  const recordOf = ({ id: entityId }: StoredService) => ({ entity: 'service', entityId, chanceId: chance.id }) as const;
  await work.auditAll([
    recordOfScenario(afterwards),
    ...services.map((after, at) => {
      const replacedOne = adopted[at]?.real;
      const values = { after: auditValues(after) };
      return replacedOne
        ? { ...recordOf(after), action: 'editService' as const, before: auditValues(replacedOne), ...values }
        : { ...recordOf(after), action: 'addService' as const, ...values };
    }),
    ...removed.map((one) => ({ ...recordOf(one), action: 'removeService' as const, before: auditValues(one) })),
  ]);
  return afterwards;
}
