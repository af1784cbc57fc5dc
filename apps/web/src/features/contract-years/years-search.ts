import { limits } from '@zuschlag/validation/limits';

/** The rise that is assumed for the options, as the address holds it; 0.03 is 3 %. */
export type YearsSearch = { rise?: number };

/** Reads the rise out of an address; what the server would refuse is left out. */
export function readYearsSearch({ rise }: Record<string, unknown>): YearsSearch {
  const value = typeof rise === 'number' ? rise : Number.NaN;
  return isRise(value) ? { rise: value } : {};
}

export function isRise(value: number | null): value is number {
  return value !== null && value >= 0 && value <= limits.assumedWageRise;
}
