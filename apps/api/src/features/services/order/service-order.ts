import type { SaveServiceOrder, ServiceOrder } from '@zuschlag/validation/services/service-order';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { findService, lockService } from '../service/load-service.ts';
import { orderOfService, writeOrder } from './service-order.store.ts';

/** The posts that the customer ordered for a service; none before they are entered. @throws {DomainError} NOT_FOUND */
export async function readServiceOrder(work: UnitOfWork, serviceId: string): Promise<ServiceOrder> {
  const { service } = await findService(work, serviceId);
  const stored = await orderOfService(work, service.id);
  return { serviceId: service.id, version: stored?.version ?? 0, posts: stored?.posts ?? [] };
}

/**
 * Stores the posts that the customer ordered. They say what the shifts are read against; the price does not change.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
 * @throws {DomainError} SERVICE_TYPE_NOT_SUPPORTED for other than permanent services
 * @throws {DomainError} CONFLICT when another person has saved the order since the version
 */
export async function saveServiceOrder(
  work: UnitOfWork,
  { serviceId, version, posts }: SaveServiceOrder,
): Promise<ServiceOrder> {
  const { service, chance } = await lockService(work, serviceId);
  if (service.type !== 'PERMANENT') throw new DomainError('SERVICE_TYPE_NOT_SUPPORTED', { type: service.type });
  const before = await orderOfService(work, service.id);
  const currentVersion = before?.version ?? 0;
  if (typeof version === 'number' && version !== currentVersion)
    throw new DomainError('CONFLICT', { currentVersion, conflicts: [] });
  await writeOrder(work, service.id, posts);
  await work.audit({
    entity: 'service',
    entityId: service.id,
    chanceId: chance.id,
    action: 'saveOrder',
    before: { name: service.name, order: before?.posts ?? [] },
    after: { name: service.name, order: posts },
  });
  const { operationalOrganizationId: organizationId } = service;
  await work.publish({ kind: 'servicesChanged', chanceId: chance.id, organizationId, serviceId: service.id });
  return { serviceId: service.id, version: currentVersion + 1, posts };
}
