import { FileRefused } from '../../../../files/file-refused.ts';
import { type RawRow, textsOf } from './raw-table.ts';

/** The names under which a table's columns stand in files. */
export type Headings = {
  /** the keys of all columns */
  columns: string[];
  /** @returns the key of the one column that a heading can mean */
  columnOf(heading: string): string | null;
  /** @returns the unit that a heading names, as its own heading would write it: `%` or `€/h` */
  unitIn(heading: string): string | null;
  /** whether a text is a unit and nothing else: `in %` */
  isUnit(text: string): boolean;
  /** the row that a person named as the headings; left out, they are looked for */
  row?: number;
};

/** Titles and remarks may stand above the headings; rows further down are rows of the table. */
export const searchedRows = 15;

/** The headings of a sheet: the place among its rows, one or two lines, and the text of each column. */
export type FoundHeading = { index: number; lines: 1 | 2; texts: string[] };

/** @returns the refusal of a file without the headings, which names those it needs */
export function headingsMissing({ columns }: Headings): FileRefused {
  return new FileRefused('HEADINGS_MISSING', columns);
}

/**
 * Finds the headings among the first rows of a sheet: the row, or two rows one below the other, in which most columns of
 * the table are recognized, and at least two. In the row that a person named one column is enough.
 */
export function findHeading(rows: readonly RawRow[], headings: Headings): FoundHeading | null {
  const [from, end] = searchedIn(rows, headings);
  const top = rows.slice(from, end);
  const single = top.map((row, at): FoundHeading => ({ index: from + at, lines: 1, texts: textsOf(row) }));
  // Two lines count only where one of them alone says less, or where the lower one holds nothing but units.
  const double = top.flatMap((row, at): FoundHeading[] => {
    const below = headings.row === undefined ? top[at + 1] : rows[end];
    return below?.row === row.row + 1 ? [{ index: from + at, lines: 2, texts: joined(row, below, headings) }] : [];
  });
  let [best, most]: [FoundHeading | null, number] = [null, headings.row === undefined ? 1 : 0];
  for (const found of [...single, ...double]) {
    const recognized = new Set(found.texts.flatMap((text) => headings.columnOf(text) ?? [])).size;
    const isWithUnits = found.lines === 2 && isOnlyUnits(rows[found.index + 1], headings);
    if (recognized > most || (best?.lines === 1 && recognized === most && isWithUnits))
      [best, most] = [found, recognized];
  }
  return best;
}

/** The places of the rows that can be the first line of the headings: the named row, or the first ones. */
function searchedIn(rows: readonly RawRow[], { row: named }: Headings): [number, number] {
  if (named === undefined) return [0, searchedRows];
  const at = rows.findIndex(({ row }) => row === named);
  return at < 0 ? [0, 0] : [at, at + 1];
}

function isOnlyUnits(row: RawRow | undefined, { isUnit }: Headings): boolean {
  const texts = row ? textsOf(row).filter((text) => text !== '') : [];
  return texts.length > 0 && texts.every(isUnit);
}

/**
 * Reads two lines as one: `Nacht` over `in %`, `Zuschläge in %` over `Nacht`. The upper text of merged cells stands in the
 * first of them only and counts for the empty ones to its right.
 */
function joined(upper: RawRow, lower: RawRow, headings: Headings): string[] {
  const [above, below] = [textsOf(upper), textsOf(lower)];
  let group = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, index) => {
    const own = above[index] ?? '';
    const under = below[index] ?? '';
    if (own !== '') group = own;
    if (under === '') return own;
    const unit = headings.unitIn(group);
    const readings = [
      `${group} ${under}`,
      `${under} ${group}`,
      ...(unit ? [`${under} in ${unit}`] : []),
      under,
      ...(own === '' ? [] : [own]),
    ].map((text) => text.trim());
    return readings.find((text) => headings.columnOf(text) !== null) ?? `${own} ${under}`.trim();
  });
}
