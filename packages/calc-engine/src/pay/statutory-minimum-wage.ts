import type { IsoDate, Money } from '../model.ts';

/** The statutory minimum wage from a day on, with the act or ordinance that sets it. */
export interface MinimumWage {
  readonly from: IsoDate;
  /** EUR gross per hour. */
  readonly amount: Money;
  /** The name of the law, as Germans cite it. */
  readonly source: string;
}

/**
 * Every amount of the statutory minimum wage since it exists, ascending. Calculations do not read it; it judges wages.
 *
 * @source § 1 (2) MiLoG and the ordinances under § 11 MiLoG, gesetze-im-internet.de; docs/calculation.md, Workbook and minimum wage
 */
export const statutoryMinimumWages: readonly MinimumWage[] = [
  { from: '2015-01-01', amount: 8.5, source: '§ 1 Abs. 2 MiLoG (BGBl. 2014 I S. 1348)' },
  { from: '2017-01-01', amount: 8.84, source: 'MiLoV' },
  { from: '2019-01-01', amount: 9.19, source: 'MiLoV2' },
  { from: '2020-01-01', amount: 9.35, source: 'MiLoV2' },
  { from: '2021-01-01', amount: 9.5, source: 'MiLoV3' },
  { from: '2021-07-01', amount: 9.6, source: 'MiLoV3' },
  { from: '2022-01-01', amount: 9.82, source: 'MiLoV3' },
  { from: '2022-07-01', amount: 10.45, source: 'MiLoV3' },
  { from: '2022-10-01', amount: 12, source: '§ 1 Abs. 2 MiLoG (BGBl. 2022 I S. 969)' },
  { from: '2024-01-01', amount: 12.41, source: 'MiLoV4' },
  { from: '2025-01-01', amount: 12.82, source: 'MiLoV4' },
  { from: '2026-01-01', amount: 13.9, source: 'MiLoV5 (BGBl. 2025 I Nr. 268)' },
  { from: '2027-01-01', amount: 14.6, source: 'MiLoV5 (BGBl. 2025 I Nr. 268)' },
];

/** The minimum wage in force on a day: the last known one for later days, null before there was one. */
export function minimumWageOn(day: IsoDate): MinimumWage | null {
  return statutoryMinimumWages.findLast(({ from }) => from <= day) ?? null;
}

/** Every minimum wage that holds on a day of a contract, ascending. */
export function minimumWagesIn({ startDate, endDate }: { startDate: IsoDate; endDate: IsoDate }): MinimumWage[] {
  const first = minimumWageOn(startDate);
  const later = statutoryMinimumWages.filter(({ from }) => from > startDate && from <= endDate);
  return first ? [first, ...later] : later;
}
