import type { TrailAction } from '@zuschlag/validation/chance/history/trail-kinds';
import type { Service } from '@zuschlag/validation/services/service';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { recalculate } from '../pricing/recalculate.ts';
import { serviceById } from '../services.store.ts';
import { type StoredService, toMasterData } from '../stored-service.ts';
import { toService } from './present-service.ts';

type Change = { chance: StoredChance; action: TrailAction<'service'>; before: StoredService | null };

/** Calculates a service that was just changed, writes the change down and tells the others. @returns it as it is now */
export async function saveServiceChange(
  work: UnitOfWork,
  { serviceId, ...change }: Change & { serviceId: string },
): Promise<Service> {
  const changed = await requireStored(work, serviceId);
  const { services } = await recalculate(work, change.chance, [changed]);
  const after = services[0] ?? changed;
  await publishServiceChange(work, { ...change, service: after, after });
  return toService(work.actor, after, change.chance);
}

/** Audits what became of a service and publishes that its Chance calculates differently now. */
export async function publishServiceChange(
  work: UnitOfWork,
  { chance, service, action, before, after }: Change & { service: StoredService; after: StoredService | null },
): Promise<void> {
  await work.audit({
    entity: 'service',
    entityId: service.id,
    chanceId: chance.id,
    action,
    ...(before ? { before: auditValues(before) } : {}),
    ...(after ? { after: auditValues(after) } : {}),
  });
  const { operationalOrganizationId: organizationId, id: serviceId } = service;
  await work.publish({ kind: 'servicesChanged', chanceId: chance.id, organizationId, serviceId });
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
