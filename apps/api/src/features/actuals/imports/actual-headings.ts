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
const unitBehind =
  /(?:[\s,]+|(?=[([€]))(?:in\s+)?[([]?\s*(?:in\s+)?(?:(?<hours>h|std\.?|stunden|hours)|€|eur|euro)\s*[)\]]?\s*$/i;
/** An amount for each hour is a rate, and no figure of a month: `€/h`, `/ Std.`, `je Stunde`. */
const rateBehind =
  /[\s,]*[([]?\s*(?:€|eur|euro)?\s*(?:\/|\b(?:je|pro|per)\b)\s*(?:h|std\.?|stunden?|hours?)\s*[)\]]?\s*$/i;
const endsWithHours = /(?:stunden|std\.?|hours)$/i;

/** The names under which the columns of actuals stand in files. */
export const actualHeadings: Headings = {
  columns: ['month', 'kindOfTime', 'hours', 'absenceHours', 'payCost'],
  // Of two lines, `Fakturiert` over `Std.`, one alone must not become the hours.
  columnOf: (heading) => columnOf(heading) ?? (isLeftOut(heading) ? 'leftOut' : null),
  unitIn: () => null,
  isUnit: (text) => [unitBehind, rateBehind].some((unit) => unit.exec(`x ${text}`)?.index === 1),
};

function unitOf(heading: string): { name: string; unit: 'hours' | 'euro' | 'rate' | null } {
  const [rate, unit] = [rateBehind.exec(heading), unitBehind.exec(heading)];
  if (rate) return { name: heading.slice(0, rate.index), unit: 'rate' };
  if (!unit) return { name: heading, unit: null };
  return { name: heading.slice(0, unit.index), unit: unit.groups?.hours ? 'hours' : 'euro' };
}

function columnOf(heading: string): ActualColumn | null {
  if (heading === '' || isOfPlan(heading)) return null;
  const direct = columnByKey.get(keyOf(heading));
  // `Fakturiert Nachtstunden` are hours that were invoiced, and no income.
  if (direct) return endsWithHours.test(heading) && figureOf(direct)?.figure === 'income' ? null : direct;
  const { name, unit } = unitOf(heading);
  const column = columnByKey.get(keyOf(name));
  const figure = column && figureOf(column)?.figure;
  const isOfHours = figure === 'hours' || figure === 'absenceHours';
  return figure && unit === (isOfHours ? 'hours' : 'euro') ? column : null;
}

/** Whether a heading names what an import does not read: the plan, a rate, or a figure in another unit than its own. */
function isLeftOut(heading: string): boolean {
  if (columnOf(heading) !== null) return false;
  return isOfPlan(heading) || [heading, unitOf(heading).name].some((name) => columnByKey.has(keyOf(name)));
}

/** Whether a heading is one of the plan, which stands beside the actual figures in our own files. */
function isOfPlan(heading: string): boolean {
  const key = keyOf(unitOf(heading).name);
  return planKeys.some((word) => key.startsWith(word) || key.endsWith(word));
}

/**
 * Finds the columns under the headings of a file: one row for each month and kind of time, or columns for each kind. What
 * else payroll writes beside them, and the plan, is left out and named.
 *
 * @returns the columns, and the headings that are left out
 * @throws {FileRefused} COLUMN_TWICE with the headings, COLUMN_MISSING with the keys of the columns
 */
export function actualPlaces(headings: readonly string[]): { places: ActualPlace[]; skipped: string[] } {
  const places: ActualPlace[] = [];
  const skipped: string[] = [];
  headings.forEach((heading, index) => {
    const column = columnOf(heading);
    if (column) places.push({ column, index });
    else if (heading !== '' && !isAnnotation(heading) && !remarks.has(keyOf(heading))) skipped.push(heading);
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
