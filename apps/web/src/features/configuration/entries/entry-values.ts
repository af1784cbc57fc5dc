import type { EntryInput } from '@zuschlag/validation/configuration/entry';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import type { z } from 'zod';
import type { SchemaSource } from '../../../forms/schema-source.ts';
import { columnsOf } from '../tables/table-messages.ts';
import type { TableRow } from '../tables/table-procedures.ts';

/** A row being typed, column by column; empty fields are null. */
export type EntryValues = { [column: string]: string | number | null };
/** A row that passed the schema of its table. */
export type CheckedEntry = { [column: string]: string | number };

const sources = new Map<TableKey, SchemaSource<EntryValues, CheckedEntry>>();

/** The schema of a row, fetched when a form stands; the same source every time, so that it is fetched once. */
export function entrySchema(table: TableKey): SchemaSource<EntryValues, CheckedEntry> {
  const known = sources.get(table);
  if (known) return known;
  const source = async () => {
    const { entrySchemas } = await import('@zuschlag/validation/configuration/entry');
    // Which columns the row has is known only by the key; the schema checks them one by one.
    return entrySchemas[table].input as unknown as z.ZodType<CheckedEntry, EntryValues>;
  };
  sources.set(table, source);
  return source;
}

/** An empty row, or one like another but for its day, which is what a new row is about. */
export function startValues(table: TableKey, like: TableRow | null): EntryValues {
  const { day } = configurationTables[table];
  return Object.fromEntries(
    columnsOf(table).map(([column]) => [column, column === day ? null : ((like?.[column] ?? null) as string | number)]),
  );
}

/** A new tariff: the usual basis, and 0 for empty supplements. */
export function startTariff(like: TableRow | null): EntryValues {
  if (like) return startValues('tariff', like);
  const supplements = columnsOf('tariff')
    .filter(([, kind]) => kind === 'bonus' || kind === 'eurPerHour')
    .map(([column]) => [column, 0]);
  const basis: EntryInput<'tariff'>['basisForBonusCalculation'] = 'BASEWAGE';
  return {
    ...startValues('tariff', null),
    ...Object.fromEntries(supplements),
    startNight: '23:00',
    endNight: '06:00',
    basisForBonusCalculation: basis,
  };
}
