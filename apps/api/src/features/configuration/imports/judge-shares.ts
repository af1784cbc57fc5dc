import { setImmediate as breathe } from 'node:timers/promises';
import type { CellNote } from '@zuschlag/validation/configuration/import-codes';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { eachInTurns } from './in-turns.ts';
import type { ReadRow, Values } from './read-rows.ts';

type RowProblem = ReadRow['problems'][number];
/** The plausibility of the shares of a row. */
export type ShareVerdict = { problems: RowProblem[]; notes: CellNote[] };

// A share changes by some percent of itself; percent taken for a share, or the other way round, is a factor of a hundred.
const FACTOR = 10;
// Shares whose order takes more than a moment.
const MANY = 1_000;

/** A row of the table or of the file. */
type RatedRow = { organizationId: number | null; values: Values; bareShares?: readonly string[] };
/** A share and the day from which it counts. */
type Rate = { day: string; share: number };

/**
 * Compares the shares of a file with the rows in force.
 *
 * A number without sign that could be a share, `0,217` under `in %`, counts as percent only where that is near the row in
 * force; the other certain shares of the file stand in for a table without one. A share with a sign is taken as it is,
 * with a note when it is far from the row in force.
 *
 * @returns a function that judges a row of the file
 */
export async function shareJudgeOf(
  table: TableKey,
  existing: readonly RatedRow[],
  inFile: readonly ReadRow[],
): Promise<(row: ReadRow, before: RatedRow | null) => ShareVerdict> {
  const shares = Object.entries(configurationTables[table].columns).flatMap(([column, kind]) =>
    kind === 'fraction' || kind === 'bonus' ? [column] : [],
  );
  const ratesInTable = await ratesOf(table, shares, existing);
  // Most files have no number in doubt.
  const isInDoubt = inFile.some(({ bareShares }) => bareShares.length > 0);
  const ratesInFile = isInDoubt ? await ratesOf(table, shares, inFile) : null;

  return ({ organizationId, values, bareShares }, before) => {
    const verdict: ShareVerdict = { problems: [], notes: [] };
    const day = String(values[configurationTables[table].day]);
    const key = seriesKey(table, organizationId, values);
    for (const column of shares) {
      const share = values[column];
      if (typeof share !== 'number' || share === 0 || isSame(share, before?.values[column])) continue;
      const isBare = bareShares.includes(column);
      const inForce = inForceAt(day, ratesInTable.get(key)?.[column]);
      const reference = inForce ?? (isBare ? inForceAt(day, ratesInFile?.get(key)?.[column]) : null);
      if (reference !== null && isNear(share, reference)) continue;
      if (isBare)
        verdict.problems.push(
          reference === null
            ? { column, problem: 'AMBIGUOUS_SHARE', bound: null }
            : { column, problem: 'IMPLAUSIBLE_SHARE', bound: reference },
        );
      else if (reference !== null) verdict.notes.push({ column, note: 'UNUSUAL_SHARE', bound: reference });
    }
    return verdict;
  };
}

/** The certain shares of each series, the earliest first; a share of 0 is no measure for others. */
type SeriesRates = Map<string, { [column: string]: Rate[] }>;

async function ratesOf(table: TableKey, shares: readonly string[], rows: readonly RatedRow[]): Promise<SeriesRates> {
  const rates: SeriesRates = new Map();
  const { day: dayColumn } = configurationTables[table];
  await eachInTurns(rows, ({ organizationId, values, bareShares }) => {
    const day = values[dayColumn];
    if (typeof day !== 'string') return;
    const key = seriesKey(table, organizationId, values);
    const known = rates.get(key) ?? Object.fromEntries(shares.map((column): [string, Rate[]] => [column, []]));
    rates.set(key, known);
    for (const column of shares) {
      const share = values[column];
      if (typeof share === 'number' && share !== 0 && !bareShares?.includes(column))
        known[column]?.push({ day, share });
    }
  });
  for (const columns of rates.values()) {
    for (const known of Object.values(columns)) {
      known.sort((one, other) => (one.day < other.day ? -1 : 1));
      if (known.length > MANY) await breathe();
    }
  }
  return rates;
}

/** @returns the share in force on a day: the latest that has begun, else the first to come */
function inForceAt(day: string, rates: readonly Rate[] = []): number | null {
  // The number of rates that have begun, by halving: a table may have as many rows as a file.
  let [begun, end] = [0, rates.length];
  while (begun < end) {
    const middle = (begun + end) >> 1;
    if ((rates[middle]?.day ?? '') <= day) begun = middle + 1;
    else end = middle;
  }
  return rates[Math.max(begun - 1, 0)]?.share ?? null;
}

function seriesKey(table: TableKey, organizationId: number | null, values: Values): string {
  const { series } = configurationTables[table];
  return [organizationId, ...series.map((part) => values[part])].join(' ');
}

function isNear(share: number, reference: number): boolean {
  return share > reference / FACTOR && share < reference * FACTOR;
}

function isSame(share: number, other: Values[string] | undefined): boolean {
  return typeof other === 'number' && Math.abs(share - other) < 1e-9;
}
