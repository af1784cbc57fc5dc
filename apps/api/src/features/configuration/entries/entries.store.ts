import { plain } from '@zuschlag/db/decimals';
import { isUniqueViolation } from '@zuschlag/db/outages/retryable-errors';
import type { EntryStatus } from '@zuschlag/validation/configuration/entry';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import type { Person } from '@zuschlag/validation/users/users';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { dateOf, dayOf } from '../../../database/date-columns.ts';
import { type Place, rowsOf } from '../../../lists/rows.store.ts';
import { columnsOf, type EntryQuestion, entryQuery } from './entry-query.ts';

/** The columns of a row, days as text. */
export type EntryValues = { [column: string]: string | number };
/** A row of any table; beside these it has the columns of its own. */
export type EntryRow = {
  id: string;
  organizationId: number;
  organization: string;
  status: EntryStatus;
  createdAt: string;
  createdBy: Person | null;
};
type Question = Omit<EntryQuestion, 'mainOrganizationId'>;

/** Rows of a table; in a transaction it sees what the transaction wrote. The procedure's declared output checks each row. */
export function entryRows(place: Place<Actor>, question: Question): Promise<EntryRow[]> {
  const { mainOrganizationId } = place.actor;
  return rowsOf<EntryRow>(place, entryQuery({ ...question, mainOrganizationId }));
}

/** @returns the row's own columns */
export function valuesOf(table: TableKey, row: object): EntryValues {
  const cells = row as { [column: string]: string | number | Date };
  return Object.fromEntries(
    columnsOf(table).map(([column]) => {
      const value = cells[column] ?? '';
      return [column, value instanceof Date ? dayOf(value) : value];
    }),
  );
}

/**
 * Adds rows of one organization.
 *
 * @param createdById null for the product itself
 * @returns what was added, in no order; null when a row with the same series and day exists
 */
export async function insertEntries(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  table: TableKey,
  rows: readonly EntryValues[],
  { organizationId, createdById, skipExisting = false }: Adding,
): Promise<WrittenEntry[] | null> {
  const { perOrganization } = configurationTables[table];
  const whose = perOrganization ? { organizationId } : {};
  const data = rows.map((row) => ({ mainOrganizationId, ...whose, createdById, ...forDatabase(table, row) }));
  try {
    const added = plain(await modelOf(db, table).createManyAndReturn({ data, skipDuplicates: skipExisting }));
    return added.map((row) => ({ id: row.id, values: valuesOf(table, row) }));
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
export type WrittenEntry = { id: string; values: EntryValues };
type Adding = { organizationId: number; createdById: number | null; skipExisting?: boolean };

/** @returns how many of them were still there */
export async function deleteEntries(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  table: TableKey,
  ids: readonly string[],
): Promise<number> {
  const { count } = await modelOf(db, table).deleteMany({ where: { mainOrganizationId, id: { in: ids } } });
  return count;
}

/** The common operations of the models. */
type Model = {
  createManyAndReturn(rows: { data: object[]; skipDuplicates: boolean }): Promise<{ id: string }[]>;
  deleteMany(which: { where: object }): Promise<{ count: number }>;
};

// The models are named as the tables are; that all can do the same is beyond their types.
function modelOf(db: TenantDb['db'], table: TableKey): Model {
  return db[table] as unknown as Model;
}

function forDatabase(table: TableKey, row: EntryValues): { [column: string]: string | number | Date } {
  return Object.fromEntries(
    columnsOf(table).map(([column, kind]) => [
      column,
      kind === 'day' ? dateOf(String(row[column])) : (row[column] ?? ''),
    ]),
  );
}
