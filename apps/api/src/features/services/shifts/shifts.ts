import { limits } from '@zuschlag/validation/limits';
import type { Service } from '@zuschlag/validation/services/service';
import type { AddShift, EditShift, RemoveShift } from '@zuschlag/validation/services/shift';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { lockService } from '../service/load-service.ts';
import { saveServiceChange } from '../service/save-service-change.ts';
import { changeService, deleteShift, insertShift } from '../services.store.ts';
import type { StoredService } from '../stored-service.ts';
import { requireDaysInContract } from './contract-days.ts';

/**
 * Adds a shift to a service.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
 * @throws {DomainError} INVALID_INPUT for days outside the contract, or when the service is full
 */
export async function addShift(work: UnitOfWork, { serviceId, shift }: AddShift): Promise<Service> {
  const { service, chance } = await lockService(work, serviceId);
  requireDaysInContract([shift], chance, () => 'shift');
  requireRoom(service);
  await insertShift(work, service.id, shift);
  await changeService(work, service.id, {});
  return saveServiceChange(work, { chance, serviceId, action: 'addShift', before: service });
}

/**
 * Puts a new shift in the place of an old one.
 *
 * @throws {DomainError} NOT_FOUND, also when the service has no such shift
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
 * @throws {DomainError} INVALID_INPUT for days outside the contract
 */
export async function editShift(work: UnitOfWork, { serviceId, shiftId, shift }: EditShift): Promise<Service> {
  const { service, chance } = await lockService(work, serviceId);
  requireShift(service, shiftId);
  requireDaysInContract([shift], chance, () => 'shift');
  await insertShift(work, service.id, shift);
  await deleteShift(work, service.id, shiftId);
  await changeService(work, service.id, {});
  return saveServiceChange(work, { chance, serviceId, action: 'editShift', before: service });
}

/**
 * Takes a shift out of a service, unless it is the only one.
 *
 * @throws {DomainError} NOT_FOUND, also when the service has no such shift
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
 * @throws {DomainError} LAST_SHIFT
 */
export async function removeShift(work: UnitOfWork, { serviceId, shiftId }: RemoveShift): Promise<Service> {
  const { service, chance } = await lockService(work, serviceId);
  requireShift(service, shiftId);
  if (service.shifts.length === 1) throw new DomainError('LAST_SHIFT', { names: [service.name] });
  await deleteShift(work, service.id, shiftId);
  await changeService(work, service.id, {});
  return saveServiceChange(work, { chance, serviceId, action: 'removeShift', before: service });
}

function requireShift({ shifts }: StoredService, shiftId: string): void {
  if (!shifts.some(({ id }) => id === shiftId)) throw new DomainError('NOT_FOUND');
}

function requireRoom({ shifts }: StoredService): void {
  if (shifts.length < limits.shiftsPerService) return;
  throw new DomainError('INVALID_INPUT', {
    fields: [{ path: 'shift', problem: 'TOO_BIG', bound: limits.shiftsPerService }],
  });
}
