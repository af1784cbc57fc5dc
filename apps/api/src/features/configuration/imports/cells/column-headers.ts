import { annotationHeadings } from '@zuschlag/i18n/messages/configuration-imports';
import { namesOfColumn, remarkHeadings } from '@zuschlag/i18n/messages/configuration-synonyms';
import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { foldCase } from '../../../../database/normalize-text.ts';
import { FileRefused } from '../../../../files/file-refused.ts';
import type { Headings } from '../files/find-heading.ts';

type Unit = 'percent' | 'euro' | null;
/** The owner of the row, in exports of tables in which every organization has its own rows. */
export type ImportColumnKind = ColumnKind | 'organization';
/** The place of a column in the file. */
export type Place = {
  column: string;
  kind: ImportColumnKind;
  index: number;
  /** whether the heading says that bare numbers below it are percent */
  isPercent: boolean;
};

const units: { [kind in ImportColumnKind]?: Unit } = {
  fraction: 'percent',
  bonus: 'percent',
  eur: 'euro',
  eurPerHour: 'euro',
  wage: 'euro',
};
const annotations = new Set(Object.values(annotationHeadings).flatMap(({ de, en }) => [keyOf(de), keyOf(en)]));
const remarks = new Set(remarkHeadings.flatMap(keysOf));

/** The greatest share of a column; a bare number up to it could be meant as a share as well as percent. */
export const greatestShares = { fraction: 1, bonus: 3 } as const;

/** The columns of a table as files have them: its own, and whose row it is where that differs. */
export function fileColumns(table: TableKey): [column: string, kind: ImportColumnKind][] {
  const columns = ownColumns(table);
  return configurationTables[table].perOrganization ? [...columns, ['organization', 'organization']] : columns;
}

function ownColumns(table: TableKey): [column: string, kind: ImportColumnKind][] {
  return Object.entries(configurationTables[table].columns);
}

/** The names under which the columns of a table stand in files. */
export function headingsOf(table: TableKey): Headings {
  return {
    columns: ownColumns(table).map(([column]) => column),
    columnOf: (heading) => columnUnder(table, heading)?.[0] ?? null,
    unitIn: (heading) => {
      const { unit } = unitOf(heading);
      return unit && { percent: '%', euro: '€/h' }[unit];
    },
    isUnit: (text) => unitOf(`x ${text}`).name === 'x',
  };
}

/** @returns whether a column is one of those that our annotated files have in addition */
export function isAnnotation(heading: string): boolean {
  return annotations.has(keyOf(heading));
}

/** The columns of a file. */
export type FileColumns = {
  places: Place[];
  /** columns that are left out: our own verdicts, remarks and numbers of rows */
  ignored: number[];
  /** columns that the file lacks and that count as 0 */
  zero: string[];
};
export type ColumnRules = {
  /** whether a column may be missing because it is 0 in every row of the table */
  isOnlyZero: (column: string) => boolean;
  /** hidden columns of the file */
  hidden?: readonly number[];
};

/**
 * Finds the table's columns under the headings of a file, in German or English, in any order.
 *
 * @throws {FileRefused} COLUMN_UNKNOWN, COLUMN_TWICE with the headings, COLUMN_MISSING with the keys of the columns
 */
export function placesOf(
  table: TableKey,
  headings: readonly string[],
  { isOnlyZero, hidden = [] }: ColumnRules = { isOnlyZero: () => false },
): FileColumns {
  const places: Place[] = [];
  const ignored: number[] = [];
  const unknown: string[] = [];
  headings.forEach((heading, index) => {
    if (heading === '') return;
    const found = columnUnder(table, heading);
    if (found) {
      const [column, kind] = found;
      places.push({ column, kind, index, isPercent: unitOf(heading).unit === 'percent' });
    } else if (isAnnotation(heading) || remarks.has(keyOf(heading)) || hidden.includes(index)) ignored.push(index);
    else unknown.push(heading);
  });
  if (unknown.length > 0) throw new FileRefused('COLUMN_UNKNOWN', unknown);
  const found = places.map(({ column }) => column);
  const twice = places.filter(({ column }, index) => found.indexOf(column) !== index);
  if (twice.length > 0)
    throw new FileRefused(
      'COLUMN_TWICE',
      twice.map(({ index }) => headings[index] ?? ''),
    );
  const absent = ownColumns(table).flatMap(([column]) => (found.includes(column) ? [] : [column]));
  const zero = absent.filter((column) => found.includes(partnerOf(column)) && isOnlyZero(column));
  const missing = absent.filter((column) => !zero.includes(column));
  if (missing.length > 0) throw new FileRefused('COLUMN_MISSING', missing);
  return { places, ignored, zero };
}

/** The amount of a supplement that the file gives as a share, and the other way round: one of the two is usually 0. */
function partnerOf(column: string): string {
  return column.endsWith('Relative')
    ? column.replace(/Relative$/, 'Absolute')
    : column.replace(/Absolute$/, 'Relative');
}

const columnKeys = new Map<string, Set<string>>();
function keysOfColumn(column: string): Set<string> {
  const known = columnKeys.get(column) ?? new Set(namesOfColumn(column).flatMap(keysOf));
  columnKeys.set(column, known);
  return known;
}

/** The one column of the table that a heading can mean. The unit decides between two of the same name. */
function columnUnder(table: TableKey, heading: string): [string, ImportColumnKind] | null {
  const { name, unit } = unitOf(heading);
  const key = keyOf(name);
  const [only, more] = fileColumns(table).filter(
    ([column, kind]) => keysOfColumn(column).has(key) && (unit === null || unit === (units[kind] ?? null)),
  );
  return only && !more ? only : null;
}

/** Takes the unit off a heading: `Nacht in %`, `Nacht (%)`, `Nacht [EUR/h]`, `Tage (in Tagen)`. */
function unitOf(heading: string): { name: string; unit: Unit } {
  const unit =
    /[\s,]*(?:\bin\b)?\s*[([]?\s*(?:in\s+)?(%|prozent|percent|\bv\.?\s?h\.?|(?:€|eur|euro)(?:\s*(?:\/|je|pro|per)\s*(?:h|std\.?|stunde|hour|jahr|year))?)\s*[)\]]?\s*$/i;
  const found = unit.exec(heading);
  if (!found || found.index === 0) return { name: heading, unit: null };
  return { name: heading.slice(0, found.index), unit: /^[%pv]/i.test(found[1] ?? '') ? 'percent' : 'euro' };
}

/** Headings and words are compared without case, accents, spaces, dots and hyphens; `ae` is read as `ä`. */
export function keyOf(text: string): string {
  return foldCase(text).replace(/[\s\-_./:'’*]+/g, '');
}

/** @returns the keys under which a word of ours is found */
export function keysOf(text: string): string[] {
  const spelled = text.replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD').charAt(0)}e`);
  return [keyOf(text), keyOf(spelled)];
}
