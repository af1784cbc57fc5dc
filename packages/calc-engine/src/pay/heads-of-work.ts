import type { HeadsOfContract } from '../rates/segment.ts';

/** The heads of some of the work and the years for which material is bought for them. */
export interface HeadsOfWork {
  readonly heads: number;
  /** Years in which they are on the list; what is due per head and year is due at least once. */
  readonly years: number;
  readonly materialYears: number;
}

/** Spreads the heads over the work that causes them, by its full-time years. */
export function headsOfWork(
  { heads, fullTimeYears }: HeadsOfContract,
  ofWork: number,
  contractMonths: number,
): HeadsOfWork {
  const own = fullTimeYears > 0 ? (heads * ofWork) / fullTimeYears : 0;
  const years = (own * contractMonths) / 12;
  return { heads: own, years, materialYears: contractMonths > 12 ? years : own };
}
