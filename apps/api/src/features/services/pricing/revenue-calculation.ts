import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import type { Service } from '@zuschlag/validation/services/service';
import type { UnitOfWork } from '../../../context.ts';
import { lockService } from '../service/load-service.ts';
import { saveServiceChange } from '../service/save-service-change.ts';
import { changeService } from '../services.store.ts';

/**
 * Sets how a service earns; the values of every other type are forgotten.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
 */
export async function updateRevenueCalculation(
  work: UnitOfWork,
  { serviceId, input }: { serviceId: string; input: RevenueCalculation },
): Promise<Service> {
  const { service, chance } = await lockService(work, serviceId);
  await changeService(work, service.id, { revenue: input });
  return saveServiceChange(work, { chance, serviceId, action: 'updateRevenueCalculation', before: service });
}
