import type { TrailAction } from '@zuschlag/validation/chance/history/trail-kinds';
import type { FieldValues } from '@zuschlag/validation/edits/field-values';
import { differingFields, type FieldConflict, mergeFields } from '@zuschlag/validation/edits/merge-fields';
import type { FieldError } from '@zuschlag/validation/errors';
import { limits } from '@zuschlag/validation/limits';
import { carInput } from '@zuschlag/validation/services/car';
import { purchaseInput } from '@zuschlag/validation/services/purchase';
import type { SavedRows, TableKind, TableRows } from '@zuschlag/validation/services/saved-rows';
import type { Service } from '@zuschlag/validation/services/service';
import { shiftInput } from '@zuschlag/validation/services/shift';
import { siteVisitInput } from '@zuschlag/validation/services/site-visit';
import type { ServiceType } from '@zuschlag/validation/vocabulary';
import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import type { z } from 'zod';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { readService } from '../service/list-services.ts';
import { lockService } from '../service/load-service.ts';
import { saveServiceChange } from '../service/save-service-change.ts';
import { countVersionUp } from '../services.store.ts';
import { requireDaysInContract } from '../shifts/contract-days.ts';
import type { StoredService } from '../stored-service.ts';
import { writeTable } from './table.store.ts';

type Table<Kind extends TableKind> = {
  /** the kind of service that has the list */
  of: ServiceType;
  schema: z.ZodType<TableRows[Kind]>;
  most: number;
  action: TrailAction<'service'>;
  /** refuses a list that becomes empty */
  lastCode?: 'LAST_SHIFT' | 'LAST_SITE_VISIT';
};

const tables: { readonly [Kind in TableKind]: Table<Kind> } = {
  shifts: {
    of: 'PERMANENT',
    schema: shiftInput,
    most: limits.shiftsPerService,
    action: 'saveShifts',
    lastCode: 'LAST_SHIFT',
  },
  siteVisits: {
    of: 'MOBILE',
    schema: siteVisitInput,
    most: limits.siteVisitsPerService,
    action: 'saveSiteVisits',
    lastCode: 'LAST_SITE_VISIT',
  },
  cars: { of: 'PERMANENT', schema: carInput, most: limits.carsPerService, action: 'saveCars' },
  purchases: { of: 'PERMANENT', schema: purchaseInput, most: limits.purchasesPerService, action: 'savePurchases' },
};

/**
 * Saves a list of a service as a table: adds, changes and removes any number of rows in one act. What others changed in
 * the same rows since the version of the edit is merged by field.
 *
 * @throws {DomainError} NOT_FOUND, also when the service lacks one of the rows
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
 * @throws {DomainError} SERVICE_TYPE_NOT_SUPPORTED when services of this kind have no such list
 * @throws {DomainError} CONFLICT with both values of each field that others changed since, as `changed.0.row.startTime`
 * @throws {DomainError} INVALID_INPUT with the row and the field, also when the list is too long
 * @throws {DomainError} LAST_SHIFT, LAST_SITE_VISIT when no row would stay
 */
export async function saveRows<Kind extends TableKind>(
  work: UnitOfWork,
  kind: Kind,
  { serviceId, version, added, changed: sent, removed }: SavedRows<TableRows[Kind]>,
): Promise<Service> {
  const { service, chance } = await lockService(work, serviceId);
  const { of, most, action, lastCode } = tables[kind];
  if (service.type !== of) throw new DomainError('SERVICE_TYPE_NOT_SUPPORTED', { type: service.type });
  const rows = storedRows(service, kind);
  const isOlder = typeof version === 'number' && version !== service.version;
  const find = (id: string) => {
    const row = rows.find((one) => one.id === id || (isOlder && one.replacedIds.includes(id)));
    if (!row) throw new DomainError('NOT_FOUND');
    return row;
  };
  const gone = removed.map((id) => find(id).id);
  const changed = mergedRows(
    kind,
    sent.flatMap(({ id, base, row }, at) => {
      const stored = find(id);
      return gone.includes(stored.id) ? [] : [{ at, stored, base: base ?? {}, row: row as FieldValues }];
    }),
    { isOlder, currentVersion: service.version },
  );
  const left = rows.length - gone.length + added.length;
  if (left > most)
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'added', problem: 'TOO_BIG', bound: most }] });
  if (lastCode && left === 0) throw new DomainError(lastCode, { names: [service.name] });
  requireDays(added, chance, (at) => `added.${at}`);
  requireDays(
    changed.map(({ row }) => row),
    chance,
    (at) => `changed.${changed[at]?.at ?? at}.row`,
  );
  if (kind === 'shifts') requireRateForHeads(service, [...named(added, 'added.'), ...changed.map(nameOfChanged)]);
  if (added.length === 0 && changed.length === 0 && gone.length === 0) return readService(work, serviceId);
  await writeTable(work, { serviceId: service.id, kind, added, changed, removed: gone, behind: rows.at(-1)?.position });
  countVersionUp(work, service.id);
  return saveServiceChange(work, { chance, serviceId, action, before: service });
}

type StoredRow = { id: string; replacedIds: readonly string[]; position: number; fields: FieldValues };

/** The rows of a list in one form; shifts have no place in it, and only shifts replace others. */
function storedRows(service: StoredService, kind: TableKind): StoredRow[] {
  if (kind === 'shifts') {
    return service.shifts.map(({ id, replacedIds, ...fields }) => ({ id, replacedIds, position: 0, fields }));
  }
  return service[kind].map(({ id, position, ...fields }) => ({
    id,
    replacedIds: [],
    position,
    // Rows hold text, numbers and dates only.
    fields: fields as FieldValues,
  }));
}

/** The changed rows with what others saved since; rows that stay as they are stored are left out. */
function mergedRows<Kind extends TableKind>(
  kind: Kind,
  sent: readonly { at: number; stored: StoredRow; base: FieldValues; row: FieldValues }[],
  { isOlder, currentVersion }: { isOlder: boolean; currentVersion: number },
) {
  const conflicts: FieldConflict[] = [];
  const problems: FieldError[] = [];
  const merged = sent.flatMap(({ at, stored, base, row }) => {
    const place = `changed.${at}.row`;
    const merge = isOlder
      ? mergeFields(row, { base, stored: stored.fields })
      : { changes: differingFields(row, stored.fields), conflicts: [] };
    conflicts.push(...merge.conflicts.map((conflict) => ({ ...conflict, path: `${place}.${conflict.path}` })));
    if (merge.changes.length === 0) return [];
    const fields = Object.entries(row).filter(([field]) => merge.changes.includes(field));
    // Two edits that are right by themselves may contradict each other together.
    const read = tables[kind].schema.safeParse({ ...stored.fields, ...Object.fromEntries(fields) });
    if (read.success) return [{ at, id: stored.id, replacedIds: stored.replacedIds, row: read.data }];
    problems.push(...fieldErrorsOf(read.error).map((error) => ({ ...error, path: `${place}.${error.path}` })));
    return [];
  });
  if (conflicts.length > 0) throw new DomainError('CONFLICT', { currentVersion, conflicts });
  if (problems.length > 0) throw new DomainError('INVALID_INPUT', { fields: problems });
  return merged;
}

function requireDays(rows: readonly object[], contract: { startDate: string; endDate: string }, pathOf: PathOf): void {
  const withDays = rows.map((row) => ('startDate' in row ? (row as Days) : { startDate: null, endDate: null }));
  requireDaysInContract(withDays, contract, pathOf);
}
type PathOf = (index: number) => string;
type Days = { startDate: string | null; endDate: string | null };

type NamedRow = { path: string; row: object };

function named(rows: readonly object[], before: string): NamedRow[] {
  return rows.map((row, at) => ({ path: `${before}${at}`, row }));
}

function nameOfChanged({ at, row }: { at: number; row: object }): NamedRow {
  return { path: `changed.${at}.row`, row };
}

/** Without a rate the hours of a subcontractor would be free. */
function requireRateForHeads({ subcontractorHourlyRate }: StoredService, rows: readonly NamedRow[]): void {
  if (subcontractorHourlyRate !== null) return;
  const fields = rows.flatMap(({ path, row }): FieldError[] =>
    'subContractorQuantity' in row && Number(row.subContractorQuantity) > 0
      ? [{ path: `${path}.subContractorQuantity`, problem: 'SUBCONTRACTOR_RATE_MISSING' }]
      : [],
  );
  if (fields.length > 0) throw new DomainError('INVALID_INPUT', { fields });
}
