import type { UnitOfWork } from '../../../context.ts';
import { recalculate } from '../pricing/recalculate.ts';
import { deleteService } from '../services.store.ts';
import { lockService } from './load-service.ts';
import { publishServiceChange } from './save-service-change.ts';

/**
 * Takes a service of any kind out of the Chance, with its lists.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.remove` says
 */
export async function removeService(work: UnitOfWork, serviceId: string): Promise<{ id: string }> {
  const { service, chance } = await lockService(work, serviceId, 'remove');
  await deleteService(work, service.id);
  await recalculate(work, chance, []);
  await publishServiceChange(work, { chance, service, action: 'removeService', before: service, after: null });
  return { id: service.id };
}
