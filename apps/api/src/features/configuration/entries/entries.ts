import {
  columnOfSortField,
  type Entry,
  type EntryInput,
  type EntryList,
  type EntrySchemas,
} from '@zuschlag/validation/configuration/entry';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import type { NumberedPage } from '@zuschlag/validation/wire/paging';
import type { z } from 'zod';
import { isOfMainOrganization, type UserActor } from '../../../actor.ts';
import type { ReadContext, UnitOfWork } from '../../../context.ts';
import { isUuid } from '../../../database/uuid.ts';
import { DomainError } from '../../../errors.ts';
import type { SortKey } from '../../../lists/keyset-list.ts';
import { pageOfRows, startOfPage } from '../../../lists/paging.ts';
import { authorize, denialOf } from '../../../policy/authorize.ts';
import { tableRules } from '../configuration.policy.ts';
import { deleteEntries, type EntryRow, type EntryValues, entryRows, insertEntries, valuesOf } from './entries.store.ts';
import { columnSql } from './entry-columns.ts';
import { columnsOf, type EntryFilters, entryCursor, sortKeys } from './entry-query.ts';

type Page<Key extends TableKey> = z.output<EntrySchemas[Key]['page']>;
/** The query of a list, for every table. */
export type ListRequest = {
  filters?: EntryFilters | null;
  sort?: { field: string; order: 'ASC' | 'DESC' } | null;
};

/**
 * A page of a configuration table, by default the newest rows first.
 *
 * @throws {DomainError} INVALID_INPUT for a cursor that this order never gave out
 */
export async function listEntries<Key extends TableKey>(
  reading: ReadContext,
  table: Key,
  input: EntryList<Key>,
): Promise<Page<Key>> {
  const { first, after, currentPage, ...request } = input as ListRequest & NumberedPage;
  const sort = sortOf(table, request);
  const rows = await entryRows(reading, {
    ...questionOf(reading, table, request),
    sort,
    ...startOfPage({ first, after, currentPage }, () => entryCursor(table, sort)),
    limit: first + 1,
  });
  const page = pageOfRows(
    rows,
    first,
    (row) => toEntry(reading.actor, row),
    (row) => [...sort.map(({ column }) => keyIn(table, row, column)), row.id],
  );
  return page as Page<Key>;
}

/**
 * Adds a row, of the caller's own organization where organizations keep rows of their own.
 *
 * @throws {DomainError} NOT_PERMITTED, DUPLICATE_ACTIVE_FROM when the series has a row for that day
 */
export async function addEntry<Key extends TableKey>(
  work: UnitOfWork,
  table: Key,
  input: EntryInput<Key>,
): Promise<Entry<Key>> {
  const organizationId = owningOrganization(work.actor, table);
  authorize(work.actor, tableRules.add, { organizationId });
  const values = input as EntryValues;
  const { userId: createdById } = work.actor;
  const added = await insertEntries(work, table, [values], { organizationId, createdById });
  const [row] = added ? await entriesById(work, table, [added[0]?.id ?? '']) : [];
  if (!row) throw new DomainError('DUPLICATE_ACTIVE_FROM', { names: [String(values[configurationTables[table].day])] });
  await work.audit({ entity: table, entityId: row.id, action: 'add', after: auditValues(table, row) });
  await work.publish({ kind: 'ratesChanged', table, organizationId });
  return toEntry(work.actor, row) as Entry<Key>;
}

/**
 * Adds rows as one unit, each with an entry of its own in the trail.
 *
 * @throws {DomainError} NOT_PERMITTED, DUPLICATE_ACTIVE_FROM when a series has a row for its day
 */
export async function addEntries<Key extends TableKey>(
  work: UnitOfWork,
  table: Key,
  inputs: readonly EntryInput<Key>[],
): Promise<void> {
  const organizationId = owningOrganization(work.actor, table);
  authorize(work.actor, tableRules.add, { organizationId });
  const rows = inputs as readonly EntryValues[];
  const added = await insertEntries(work, table, rows, { organizationId, createdById: work.actor.userId });
  if (!added) throw new DomainError('DUPLICATE_ACTIVE_FROM');
  await work.auditAll(
    added.map(({ id, values }) => ({
      ...{ entity: table, entityId: id, action: 'add' },
      after: { ...values, organizationId },
    })),
  );
  await work.publish({ kind: 'ratesChanged', table, organizationId });
}

/**
 * Removes a row; the trail keeps it.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED
 */
export async function removeEntry(work: UnitOfWork, table: TableKey, id: string): Promise<{ id: string }> {
  const [row] = isUuid(id) ? await entriesById(work, table, [id]) : [];
  if (!row) throw new DomainError('NOT_FOUND');
  authorize(work.actor, tableRules.remove, row);
  // Another user may have deleted it first.
  if ((await deleteEntries(work, table, [row.id])) === 0) throw new DomainError('NOT_FOUND');
  await work.audit({ entity: table, entityId: row.id, action: 'remove', before: auditValues(table, row) });
  await work.publish({ kind: 'ratesChanged', table, organizationId: row.organizationId });
  return { id: row.id };
}

/** @returns whose rows the caller adds to a table */
export function owningOrganization(actor: UserActor, table: TableKey): number {
  return configurationTables[table].perOrganization ? actor.organizationId : actor.mainOrganizationId;
}

/** @returns a row as the trail keeps it: its columns and whose it is */
export function auditValues(table: TableKey, row: EntryRow): { [field: string]: string | number } {
  return { ...valuesOf(table, row), organizationId: row.organizationId };
}

/** The organizations whose rows the actor sees: all for the main organization, else the main and the own organization. */
export function visibleOrganizations(actor: UserActor, table: TableKey): number[] | null {
  if (isOfMainOrganization(actor) || !configurationTables[table].perOrganization) return null;
  return [actor.mainOrganizationId, actor.organizationId];
}

async function entriesById(work: UnitOfWork, table: TableKey, ids: readonly string[]): Promise<EntryRow[]> {
  const organizationIds = visibleOrganizations(work.actor, table);
  return entryRows(work, { table, organizationIds, today: work.today, ids, sort: [], limit: null });
}

function questionOf({ actor, today }: ReadContext, table: TableKey, { filters }: ListRequest) {
  return { table, organizationIds: visibleOrganizations(actor, table), today, filters: filters ?? {} };
}

function sortOf(table: TableKey, { sort }: ListRequest): SortKey[] {
  return sortKeys(table, sort ? { column: columnOfSortField(sort.field), order: sort.order } : null);
}

function keyIn(table: TableKey, row: EntryRow, column: string): string | number {
  const kind = new Map(columnsOf(table)).get(column) ?? 'day';
  return columnSql[kind].keyOf(valuesOf(table, row)[column] ?? '');
}

function toEntry(actor: UserActor, row: EntryRow) {
  const mayRemove = !denialOf(actor, tableRules.remove, row);
  return { ...row, permissions: mayRemove ? [tableRules.remove.wire] : [] };
}
