import type { ContractPeriod, IsoDate, Money, WageRow } from '../model.ts';

export type { WageRow };

/** The pay group and the place of a service. */
export interface WageOf {
  readonly province: string;
  readonly payGroup: string;
}

/** A row with the first day of a contract on which it counts. */
export interface WageStretch<Row extends WageRow = WageRow> {
  readonly from: IsoDate;
  readonly row: Row;
}

/**
 * The row that counts for a service on a day. Of the rows that have begun, one of the organization goes before one for
 * all, then one of the federal state before one for all states, then the latest. Labels that differ in case only are one
 * pay group; of two rows of one day the one with the same spelling counts, else the higher one.
 *
 * @source docs/calculation.md, section 14
 */
export function wageRowOn<Row extends WageRow>(
  rows: readonly Row[],
  { province, payGroup }: WageOf,
  day: IsoDate,
): Row | null {
  const label = payGroup.toLowerCase();
  let best: Row | null = null;
  for (const row of rows) {
    if (row.activeFrom > day || row.payGroup.toLowerCase() !== label) continue;
    if (row.province !== 'DE' && row.province !== province) continue;
    if (best === null || goesBefore(row, best, payGroup)) best = row;
  }
  return best;
}

function goesBefore(row: WageRow, other: WageRow, payGroup: string): boolean {
  if (row.isOwn !== other.isOwn) return row.isOwn;
  const isOfState = row.province !== 'DE';
  if (isOfState !== (other.province !== 'DE')) return isOfState;
  if (row.activeFrom !== other.activeFrom) return row.activeFrom > other.activeFrom;
  const isSpelled = row.payGroup === payGroup;
  if (isSpelled !== (other.payGroup === payGroup)) return isSpelled;
  return row.hourlyWage > other.hourlyWage;
}

/** The rows that count in a contract, each from its day on; a time without a row is left out. */
export function wageStretches<Row extends WageRow>(
  rows: readonly Row[],
  of: WageOf,
  { startDate, endDate }: ContractPeriod,
): WageStretch<Row>[] {
  const later = rows.map(({ activeFrom }) => activeFrom).filter((day) => day > startDate && day <= endDate);
  const stretches: WageStretch<Row>[] = [];
  for (const from of [startDate, ...[...new Set(later)].sort()]) {
    const row = wageRowOn(rows, of, from);
    if (row && stretches.at(-1)?.row !== row) stretches.push({ from, row });
  }
  return stretches;
}

/** The first stretch whose wage is higher than this one. */
export function firstWageAbove<Row extends WageRow>(
  stretches: readonly WageStretch<Row>[],
  hourlyWage: Money,
): WageStretch<Row> | null {
  return stretches.find(({ row }) => row.hourlyWage > hourlyWage) ?? null;
}
