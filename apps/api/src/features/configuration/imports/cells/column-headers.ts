import { annotationHeadings } from '@zuschlag/i18n/messages/configuration-imports';
import { namesOfColumn } from '@zuschlag/i18n/messages/configuration-synonyms';
import { columnHeading } from '@zuschlag/i18n/messages/configuration-tables';
import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { foldCase } from '../../../../database/normalize-text.ts';
import { columnsOf } from '../../entries/entry-query.ts';
import { FileRefused, type IsHeading } from '../files/raw-table.ts';

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
};
const annotations = Object.values(annotationHeadings).flatMap(({ de, en }) => [keyOf(de), keyOf(en)]);

/** The columns of a table as files have them: its own, and whose row it is where that differs. */
export function fileColumns(table: TableKey): [column: string, kind: ImportColumnKind][] {
  const columns: [string, ImportColumnKind][] = columnsOf(table);
  return configurationTables[table].perOrganization ? [...columns, ['organization', 'organization']] : columns;
}

/** @returns a test for the row of headings: at least two of the table's columns are among them */
export function headingTestOf(table: TableKey): IsHeading {
  return (texts) => new Set(texts.flatMap((text) => columnUnder(table, text)?.[0] ?? [])).size >= 2;
}

/** The columns of a file: those of the table, and those that are left out because we wrote them ourselves. */
export type FileColumns = { places: Place[]; ignored: number[] };

/**
 * Finds the table's columns under the headings of a file, in German or English, in any order.
 *
 * @throws {FileRefused} COLUMN_UNKNOWN, COLUMN_TWICE, COLUMN_MISSING, each with the names
 */
export function placesOf(table: TableKey, headings: readonly string[]): FileColumns {
  const places: Place[] = [];
  const ignored: number[] = [];
  const unknown: string[] = [];
  headings.forEach((heading, index) => {
    if (heading === '') return;
    const found = columnUnder(table, heading);
    if (found) {
      const [column, kind] = found;
      places.push({ column, kind, index, isPercent: unitOf(heading).unit === 'percent' });
    } else if (annotations.includes(keyOf(heading))) ignored.push(index);
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
  const missing = columnsOf(table).filter(([column]) => !found.includes(column));
  if (missing.length > 0)
    throw new FileRefused(
      'COLUMN_MISSING',
      missing.map(([column, kind]) => columnHeading(table, column, kind).de),
    );
  return { places, ignored };
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
    /[\s,]*(?:\bin\b)?\s*[([]?\s*(?:in\s+)?(%|prozent|percent|(?:€|eur|euro)(?:\s*\/\s*(?:h|std\.?|jahr|year))?)\s*[)\]]?\s*$/i;
  const found = unit.exec(heading);
  if (!found || found.index === 0) return { name: heading, unit: null };
  return { name: heading.slice(0, found.index), unit: /^(%|p)/i.test(found[1] ?? '') ? 'percent' : 'euro' };
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
