import type { TrailAction } from '@zuschlag/validation/chance/history/trail-kinds';
import type { SplitChange } from '@zuschlag/validation/services/rates/new-rates';
import type { Service } from '@zuschlag/validation/services/service';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { recalculate } from '../pricing/recalculate.ts';
import { splitChange } from '../rates/split-change.ts';
import { serviceById } from '../services.store.ts';
import { type StoredService, toMasterData } from '../stored-service.ts';
import { toService } from './present-service.ts';

type Change = { chance: StoredChance; action: TrailAction<'service'>; before: StoredService | null };

/**
 * Calculates a service that was just changed, writes the change down and tells the others.
 *
 * @returns it as it is now
 * @throws {DomainError} NEW_RATES_AFTER_APPROVAL for a caller who asks before newer table rows are taken
 */
export async function saveServiceChange(
  work: UnitOfWork,
  { serviceId, ...change }: Change & { serviceId: string },
): Promise<Service> {
  const changed = await requireStored(work, serviceId);
  const { chance } = change;
  const before = change.before && isComparable(change.before, chance) ? change.before : null;
  const { services, rates } = await recalculate(work, chance, [changed], before ? [before] : []);
  const after = services[0] ?? changed;
  const split = before && splitChange(rates, { before, after }, chance);
  if (split) {
    const { operationalOrganizationId: organizationId } = before;
    await work.publish({ kind: 'newRatesTaken', chanceId: chance.id, organizationId, split });
  }
  await publishServiceChange(work, { ...change, service: after, after, split });
  return toService(work.actor, after, change.chance);
}

/** Audits what became of a service and publishes that its Chance calculates differently now. */
export async function publishServiceChange(
  work: UnitOfWork,
  {
    chance,
    service,
    action,
    before,
    after,
    split,
  }: Change & { service: StoredService; after: StoredService | null; split?: SplitChange | null },
): Promise<void> {
  await work.audit({
    entity: 'service',
    entityId: service.id,
    chanceId: chance.id,
    action,
    ...(before ? { before: auditValues(before) } : {}),
    ...(after ? { after: { ...auditValues(after), ...ofTables(split) } } : {}),
  });
  const { operationalOrganizationId: organizationId, id: serviceId } = service;
  await work.publish({ kind: 'servicesChanged', chanceId: chance.id, organizationId, serviceId });
}

/** What newer table rows alone did, beside what the person changed. */
function ofTables(split: SplitChange | null | undefined) {
  return split?.tables ? { costByTables: split.tables.cost, revenueByTables: split.tables.revenue } : {};
}

/** It had a price, and can be calculated again as it was. */
function isComparable({ totalCost, site }: StoredService, chance: StoredChance): boolean {
  return totalCost !== null && (site?.province ?? chance.province) !== null;
}

async function requireStored(work: UnitOfWork, serviceId: string): Promise<StoredService> {
  const service = await serviceById(work, serviceId);
  if (!service) throw new DomainError('NOT_FOUND');
  return service;
}

/** Inputs and the figures that came out; the lines of a result can be computed again from the rows that are named. */
export function auditValues(service: StoredService) {
  const { operationalOrganizationId, type, revenueCalculation, revenue, totalCost, margin, minutesTotal, problem } =
    service;
  return {
    ...toMasterData(service),
    operationalOrganizationId,
    type,
    revenueCalculation,
    costParameters: service.costParameters,
    shifts: service.shifts.map(({ id: _, replacedIds: _ids, ...shift }) => shift),
    ...auditLists(service),
    revenue,
    totalCost,
    margin,
    minutesTotal,
    problem,
  };
}

/** The lists that the service has; a trail full of empty ones would be longer, not richer. */
function auditLists(service: StoredService) {
  const lists = (['siteVisits', 'cars', 'purchases'] as const).filter((kind) => service[kind].length > 0);
  return Object.fromEntries(
    lists.map((kind) => [kind, service[kind].map(({ id: _, position: _place, ...row }) => row)]),
  );
}
