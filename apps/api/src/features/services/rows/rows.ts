import type { TrailAction } from '@zuschlag/validation/chance/history/trail-kinds';
import { type EditedThing, fieldName } from '@zuschlag/validation/edits/field-names';
import type { FieldValues } from '@zuschlag/validation/edits/field-values';
import { limits } from '@zuschlag/validation/limits';
import { carInput } from '@zuschlag/validation/services/car';
import { purchaseInput } from '@zuschlag/validation/services/purchase';
import type { Service } from '@zuschlag/validation/services/service';
import { siteVisitInput } from '@zuschlag/validation/services/site-visit';
import type { ServiceType } from '@zuschlag/validation/vocabulary';
import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import type { z } from 'zod';
import type { UnitOfWork } from '../../../context.ts';
import { type EditedFrom, mergeEdit } from '../../../edits/merge-edit.ts';
import { DomainError } from '../../../errors.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { readService } from '../service/list-services.ts';
import { lockService } from '../service/load-service.ts';
import { saveServiceChange } from '../service/save-service-change.ts';
import { countVersionUp } from '../services.store.ts';
import { requireDaysInContract } from '../shifts/contract-days.ts';
import type { StoredService } from '../stored-service.ts';
import { deleteRows, insertRows, type RowInputs, type RowKind, updateRows } from './rows.store.ts';

/** What sets the lists of a service apart. */
const kinds: { readonly [Kind in RowKind]: KindOfRow<Kind> } = {
  siteVisits: {
    of: 'MOBILE',
    thing: 'siteVisit',
    schema: siteVisitInput,
    most: limits.siteVisitsPerService,
    actions: { add: 'addSiteVisit', edit: 'editSiteVisit', remove: 'removeSiteVisit' },
    lastCode: 'LAST_SITE_VISIT',
  },
  cars: {
    of: 'PERMANENT',
    thing: 'car',
    schema: carInput,
    most: limits.carsPerService,
    actions: { add: 'addCar', edit: 'editCar', remove: 'removeCar' },
  },
  purchases: {
    of: 'PERMANENT',
    thing: 'purchase',
    schema: purchaseInput,
    most: limits.purchasesPerService,
    actions: { add: 'addPurchase', edit: 'editPurchase', remove: 'removePurchase' },
  },
};

type KindOfRow<Kind extends RowKind> = {
  /** the kind of service that has the list */
  of: ServiceType;
  thing: EditedThing;
  schema: z.ZodType<RowInputs[Kind]>;
  most: number;
  actions: { add: TrailAction<'service'>; edit: TrailAction<'service'>; remove: TrailAction<'service'> };
  /** refuses to take out the only row */
  lastCode?: 'LAST_SITE_VISIT';
};

/**
 * Adds a site visit, a car or a purchase to a service.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
 * @throws {DomainError} SERVICE_TYPE_NOT_SUPPORTED when services of this kind have no such list
 * @throws {DomainError} INVALID_INPUT for days outside the contract, or when the list is full
 */
export async function addRow<Kind extends RowKind>(
  work: UnitOfWork,
  kind: Kind,
  { serviceId, row }: { serviceId: string; row: RowInputs[Kind] },
): Promise<Service> {
  const { service, chance } = await lockWithList(work, serviceId, kind);
  requireRoom(service, kind);
  requireDays(kind, row, chance);
  const position = (service[kind].at(-1)?.position ?? -1) + 1;
  await insertRows(work, { serviceId: service.id, kind, rows: [row] }, position);
  countVersionUp(work, service.id);
  return saveServiceChange(work, { chance, serviceId, action: kinds[kind].actions.add, before: service });
}

/**
 * Changes a row; what others changed in it since the version of the edit is merged.
 *
 * @throws {DomainError} NOT_FOUND, also when the service has no such row
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
 * @throws {DomainError} CONFLICT with both values of each field that others changed since the version of the edit
 * @throws {DomainError} INVALID_INPUT for days outside the contract, or when the merged row contradicts itself
 */
export async function editRow<Kind extends RowKind>(
  work: UnitOfWork,
  kind: Kind,
  { serviceId, id, row: sent, ...from }: { serviceId: string; id: string; row: RowInputs[Kind] } & EditedFrom,
): Promise<Service> {
  const { service, chance } = await lockWithList(work, serviceId, kind);
  const { id: rowId, position: _, ...stored } = requireRow(service, kind, id);
  const { thing, actions } = kinds[kind];
  // Rows hold text, numbers and dates only.
  const fields = { sent: sent as FieldValues, stored: stored as FieldValues };
  const changed = mergeEdit(thing, fields.sent, { fields: fields.stored, version: service.version }, from);
  if (changed.length === 0) return readService(work, serviceId);
  const row = mergedRow(kind, { ...fields, changed });
  requireDays(kind, row, chance);
  await updateRows(work, { serviceId: service.id, kind }, [{ id: rowId, row }]);
  countVersionUp(work, service.id);
  return saveServiceChange(work, { chance, serviceId, action: actions.edit, before: service });
}

/**
 * Takes a row out of a service; of site visits one stays.
 *
 * @throws {DomainError} NOT_FOUND, also when the service has no such row
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
 * @throws {DomainError} LAST_SITE_VISIT
 */
export async function removeRow(
  work: UnitOfWork,
  kind: RowKind,
  { serviceId, id }: { serviceId: string; id: string },
): Promise<Service> {
  const { service, chance } = await lockWithList(work, serviceId, kind);
  const row = requireRow(service, kind, id);
  const { actions, lastCode } = kinds[kind];
  if (lastCode && service[kind].length === 1) throw new DomainError(lastCode, { names: [service.name] });
  await deleteRows(work, { serviceId: service.id, kind, ids: [row.id] });
  countVersionUp(work, service.id);
  return saveServiceChange(work, { chance, serviceId, action: actions.remove, before: service });
}

async function lockWithList(work: UnitOfWork, serviceId: string, kind: RowKind) {
  const found = await lockService(work, serviceId);
  const { type } = found.service;
  if (type !== kinds[kind].of) throw new DomainError('SERVICE_TYPE_NOT_SUPPORTED', { type });
  return found;
}

function requireRow<Kind extends RowKind>(service: StoredService, kind: Kind, id: string): StoredService[Kind][number] {
  const row = service[kind].find((each) => each.id === id);
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

function requireRoom(service: StoredService, kind: RowKind): void {
  const { most, thing } = kinds[kind];
  if (service[kind].length < most) return;
  throw new DomainError('INVALID_INPUT', { fields: [{ path: thing, problem: 'TOO_BIG', bound: most }] });
}

function requireDays<Kind extends RowKind>(kind: Kind, row: RowInputs[Kind], chance: StoredChance): void {
  if ('startDate' in row) requireDaysInContract([row], chance, () => kinds[kind].thing);
}

/** Two edits that are right by themselves may contradict each other together. */
function mergedRow<Kind extends RowKind>(
  kind: Kind,
  { sent, stored, changed }: { sent: FieldValues; stored: FieldValues; changed: readonly string[] },
): RowInputs[Kind] {
  const { schema, thing } = kinds[kind];
  const fields = Object.entries(sent).filter(([field]) => changed.includes(field));
  const merged = schema.safeParse({ ...stored, ...Object.fromEntries(fields) });
  if (merged.success) return merged.data;
  const problems = fieldErrorsOf(merged.error).map((error) => ({ ...error, path: fieldName(thing, error.path) }));
  throw new DomainError('INVALID_INPUT', { fields: problems });
}
