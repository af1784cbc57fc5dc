import { remarkHeadings } from '@zuschlag/i18n/messages/configuration-synonyms';
import { type ActualColumn, figureOf } from '@zuschlag/validation/actuals/actual-columns';
import { FileRefused } from '../../../files/file-refused.ts';
import { isAnnotation, keyOf, keysOf } from '../../configuration/imports/cells/column-headers.ts';
import type { Headings } from '../../configuration/imports/files/find-heading.ts';
import { namesOfActualColumns, planWords } from './actual-synonyms.ts';

/** A column of the file and its place. */
export type ActualPlace = { column: ActualColumn; index: number };

const columnByKey = new Map<string, ActualColumn>(
  // The first name counts: a figure alone comes before one of a kind of time.
  namesOfActualColumns()
    .flatMap(([column, names]) => names.flatMap(keysOf).map((key): [string, ActualColumn] => [key, column]))
    .toReversed(),
);
const planKeys = planWords.map(keyOf);
const remarks = new Set(remarkHeadings.flatMap(keysOf));
const unit = /[\s,]*(?:\bin\b)?\s*[([]?\s*(h|std\.?|stunden|hours|€|eur|euro)\s*[)\]]?\s*$/i;

/** The names under which the columns of actuals stand in files. */
export const actualHeadings: Headings = {
  columns: ['month', 'kindOfTime', 'hours', 'absenceHours', 'payCost'],
  columnOf,
  unitIn: () => null,
  isUnit: (text) => unit.exec(`x ${text}`)?.index === 1,
};

function columnOf(heading: string): ActualColumn | null {
  if (heading === '') return null;
  const bare = heading.replace(unit, '');
  return columnByKey.get(keyOf(heading)) ?? columnByKey.get(keyOf(bare)) ?? null;
}

/** Whether a heading is one of the plan, which stands beside the actual figures in our own files. */
function isOfPlan(heading: string): boolean {
  const key = keyOf(heading.replace(unit, ''));
  return planKeys.some((word) => key.startsWith(word) || key.endsWith(word));
}

/**
 * Finds the columns under the headings of a file: one row for each month and kind of time, or columns for each kind. What
 * else payroll writes beside them is left out.
 *
 * @returns the columns, and the headings that are left out
 * @throws {FileRefused} COLUMN_TWICE with the headings, COLUMN_MISSING with the keys of the columns
 */
export function actualPlaces(headings: readonly string[]): { places: ActualPlace[]; skipped: string[] } {
  const places: ActualPlace[] = [];
  const skipped: string[] = [];
  headings.forEach((heading, index) => {
    const column = isOfPlan(heading) ? null : columnOf(heading);
    if (column) places.push({ column, index });
    else if (heading !== '' && !isOfPlan(heading) && !isAnnotation(heading) && !remarks.has(keyOf(heading)))
      skipped.push(heading);
  });
  const found = places.map(({ column }) => column);
  const hasKinds = found.includes('kindOfTime');
  const figures = found.flatMap((column) => figureOf(column) ?? []);
  const isWide = figures.some(({ kind }) => kind !== null);
  const twice = places.filter(
    ({ column }, at) => found.indexOf(column) !== at || (hasKinds && (figureOf(column)?.kind ?? null) !== null),
  );
  if (twice.length > 0)
    throw new FileRefused(
      'COLUMN_TWICE',
      twice.map(({ index }) => headings[index] ?? ''),
    );
  const missing = [
    ...(found.includes('month') ? [] : ['month']),
    ...(hasKinds || (isWide && figures.every(({ kind }) => kind !== null)) ? [] : ['kindOfTime']),
    ...(figures.length > 0 ? [] : ['hours', 'payCost']),
  ];
  if (missing.length > 0) throw new FileRefused('COLUMN_MISSING', missing);
  return { places, skipped };
}
