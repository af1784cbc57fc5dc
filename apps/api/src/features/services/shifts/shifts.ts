import { fieldName } from '@zuschlag/validation/edits/field-names';
import { limits } from '@zuschlag/validation/limits';
import type { Service } from '@zuschlag/validation/services/service';
import {
  type AddShift,
  type EditShift,
  type RemoveShift,
  type ShiftInput,
  shiftInput,
} from '@zuschlag/validation/services/shift';
import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import type { UnitOfWork } from '../../../context.ts';
import { type EditedFrom, mergeEdit } from '../../../edits/merge-edit.ts';
import { DomainError } from '../../../errors.ts';
import { readService } from '../service/list-services.ts';
import { lockService } from '../service/load-service.ts';
import { saveServiceChange } from '../service/save-service-change.ts';
import { countVersionUp, deleteShifts, insertShift } from '../services.store.ts';
import type { StoredService, StoredShift } from '../stored-service.ts';
import { requireDaysInContract } from './contract-days.ts';

/**
 * Adds a shift to a service.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
 * @throws {DomainError} SERVICE_TYPE_NOT_SUPPORTED for other than permanent services
 * @throws {DomainError} INVALID_INPUT for days outside the contract, guards of a subcontractor without a rate, or when the
 * service is full
 */
export async function addShift(work: UnitOfWork, { serviceId, shift }: AddShift): Promise<Service> {
  const { service, chance } = await lockService(work, serviceId);
  if (service.type !== 'PERMANENT') throw new DomainError('SERVICE_TYPE_NOT_SUPPORTED', { type: service.type });
  requireDaysInContract([shift], chance, () => 'shift');
  requireRoom(service);
  requireRateForHeads(service, shift);
  await insertShift(work, service.id, shift);
  countVersionUp(work, service.id);
  return saveServiceChange(work, { chance, serviceId, action: 'addShift', before: service });
}

/**
 * Puts a new shift in the place of an old one. With the version of the service and the base of the edit, what others
 * changed in the shift since is merged, and the shift is found by the id it had then.
 *
 * @throws {DomainError} NOT_FOUND, also when the service has no such shift
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
 * @throws {DomainError} CONFLICT with both values of each field that others changed since the version of the edit
 * @throws {DomainError} INVALID_INPUT for days outside the contract, or when the merged shift contradicts itself
 */
export async function editShift(
  work: UnitOfWork,
  { serviceId, shiftId, shift: sent, ...from }: EditShift,
): Promise<Service> {
  const { service, chance } = await lockService(work, serviceId);
  const { id, replacedIds, ...stored } = requireShift(service, shiftId, from);
  const changed = mergeEdit('shift', sent, { fields: stored, version: service.version }, from);
  if (changed.length === 0) return readService(work, serviceId);
  const shift = mergedShift(stored, sent, changed);
  requireDaysInContract([shift], chance, () => 'shift');
  requireRateForHeads(service, shift);
  await insertShift(work, service.id, shift, [...replacedIds, id].slice(-limits.replacedShifts));
  await deleteShifts(work, service.id, [id]);
  countVersionUp(work, service.id);
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
  await deleteShifts(work, service.id, [shiftId]);
  countVersionUp(work, service.id);
  return saveServiceChange(work, { chance, serviceId, action: 'removeShift', before: service });
}

/** An edit with a version reaches the shift that was put in the place of the one it names. */
function requireShift({ shifts }: StoredService, shiftId: string, { version }: EditedFrom = {}): StoredShift {
  const isMeant = ({ id, replacedIds }: StoredShift) => id === shiftId || (version && replacedIds.includes(shiftId));
  return shifts.find(isMeant) ?? notFound();
}

function notFound(): never {
  throw new DomainError('NOT_FOUND');
}

/** Two edits that are right by themselves may contradict each other together. */
function mergedShift(stored: ShiftInput, sent: ShiftInput, changed: readonly string[]): ShiftInput {
  const fields = Object.entries(sent).filter(([field]) => changed.includes(field));
  const merged = shiftInput.safeParse({ ...stored, ...Object.fromEntries(fields) });
  if (merged.success) return merged.data;
  const problems = fieldErrorsOf(merged.error).map((error) => ({ ...error, path: fieldName('shift', error.path) }));
  throw new DomainError('INVALID_INPUT', { fields: problems });
}

/** Without a rate the hours of a subcontractor would be free. */
function requireRateForHeads({ subcontractorHourlyRate }: StoredService, { subContractorQuantity }: ShiftInput): void {
  if (subContractorQuantity === 0 || subcontractorHourlyRate !== null) return;
  throw new DomainError('INVALID_INPUT', {
    fields: [{ path: 'shift.subContractorQuantity', problem: 'SUBCONTRACTOR_RATE_MISSING' }],
  });
}

function requireRoom({ shifts }: StoredService): void {
  if (shifts.length < limits.shiftsPerService) return;
  throw new DomainError('INVALID_INPUT', {
    fields: [{ path: 'shift', problem: 'TOO_BIG', bound: limits.shiftsPerService }],
  });
}
