import type { EntryStatus } from '@zuschlag/validation/configuration/entry';
import { configurationTables, type TableKey, tableKeys } from '@zuschlag/validation/configuration/tables';
import { toBerlinDay } from '@zuschlag/validation/measures/berlin-day';
import { type ProvinceOrAll, provinces, provincesOrAll } from '@zuschlag/validation/vocabulary';

export type DayRange = { gte?: string; lte?: string };
export type NumberRange = { gte?: number; lte?: number };

/** The filters of a table. A missing list means all, an empty one nothing. */
export type TableFilters = {
  /** the day from which a row counts */
  days?: DayRange;
  /** of columns with figures; percent as fractions */
  values?: { [column: string]: NumberRange };
  provinces?: ProvinceOrAll[];
  status?: EntryStatus[];
  organizations?: number[];
};
export type EntrySort = { column: string; order: 'ASC' | 'DESC' };
/** A table, its filters and its order as they stand in the address; what cannot be read is dropped, never an error. */
export type TableSearch = { tab?: TableKey; filters?: TableFilters; sort?: EntrySort };

export const defaultTable: TableKey = 'tariff';
const statuses: readonly EntryStatus[] = ['ACTIVE', 'PENDING', 'SUPERSEDED'];

/** Reads the address by hand: it is read before any page is loaded, so that schemas here would be fetched by all of them. */
export function readTableSearch(search: Record<string, unknown>): TableSearch {
  const tab = tableKeys.find((key) => key === search.tab);
  const columns = configurationTables[tab ?? defaultTable].columns;
  const filters = readFilters(search.filters, columns);
  const sort = readSort(search.sort, columns);
  return {
    ...(tab ? { tab } : {}),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
    ...(sort ? { sort } : {}),
  };
}

function readSort(value: unknown, columns: object): EntrySort | undefined {
  if (!isRecord(value) || typeof value.column !== 'string' || !Object.hasOwn(columns, value.column)) return undefined;
  const { column, order } = value;
  return order === 'ASC' || order === 'DESC' ? { column, order } : undefined;
}

function readFilters(value: unknown, columns: object): TableFilters {
  if (!isRecord(value)) return {};
  const days = readRange(value.days, (end) => (typeof end === 'string' ? (toBerlinDay(end) ?? undefined) : undefined));
  const values = Object.entries(isRecord(value.values) ? value.values : {}).flatMap(([column, range]) => {
    const read = readRange(range, (end) => (typeof end === 'number' && Number.isFinite(end) ? end : undefined));
    return read && Object.hasOwn(columns, column) ? [[column, read] as const] : [];
  });
  const known = provincesIn(columns);
  const chosen = readList(value.provinces, (one) => known.find((province) => province === one));
  const status = readList(value.status, (one) => statuses.find((known) => known === one));
  const organizations = readList(value.organizations, (one) => (isId(one) ? one : undefined));
  return {
    ...(days ? { days } : {}),
    ...(values.length > 0 ? { values: Object.fromEntries(values) } : {}),
    ...(chosen && chosen.length < known.length ? { provinces: chosen } : {}),
    ...(status ? { status } : {}),
    ...(organizations ? { organizations } : {}),
  };
}

/** The federal states that a table has rows of. */
export function provincesIn(columns: object): readonly ProvinceOrAll[] {
  return 'province' in columns && columns.province === 'provinceOrAll' ? provincesOrAll : provinces;
}

function readRange<End>(value: unknown, read: (end: unknown) => End | undefined): { gte?: End; lte?: End } | undefined {
  if (!isRecord(value)) return undefined;
  const [gte, lte] = [read(value.gte), read(value.lte)];
  if (gte === undefined && lte === undefined) return undefined;
  return { ...(gte === undefined ? {} : { gte }), ...(lte === undefined ? {} : { lte }) };
}

/** A list is read as a whole or not at all: part of a choice would show other rows than were chosen. */
function readList<Item>(value: unknown, read: (one: unknown) => Item | undefined): Item[] | undefined {
  if (!Array.isArray(value) || value.length > 100) return undefined;
  const items = value.flatMap((one) => read(one) ?? []);
  return items.length === value.length ? items : undefined;
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
