import { provinces } from '@zuschlag/validation/vocabulary';
import type { WinLossFilter } from '@zuschlag/validation/win-loss/win-loss';
import { chanceKinds, chanceSizes } from '@zuschlag/validation/win-loss/win-loss-vocabulary';

/** The groups that the address names; those left out narrow nothing. */
export type WinLossSearch = {
  customer?: string;
  state?: (typeof provinces)[number];
  kind?: (typeof chanceKinds)[number];
  size?: (typeof chanceSizes)[number];
  year?: number;
};

/** Reads groups out of an address; what cannot be read is dropped. */
export function readWinLossSearch({ customer, state, kind, size, year }: Record<string, unknown>): WinLossSearch {
  const known = {
    state: provinces.find((one) => one === state),
    kind: chanceKinds.find((one) => one === kind),
    size: chanceSizes.find((one) => one === size),
  };
  return {
    ...(typeof customer === 'string' && customer.length > 0 && customer.length <= 64 ? { customer } : {}),
    ...(known.state ? { state: known.state } : {}),
    ...(known.kind ? { kind: known.kind } : {}),
    ...(known.size ? { size: known.size } : {}),
    ...(typeof year === 'number' && Number.isInteger(year) && year >= 1900 && year <= 2200 ? { year } : {}),
  };
}

/** The question of a search. */
export function filterOf({ customer, state, kind, size, year }: WinLossSearch): WinLossFilter {
  return {
    ...{ customerId: customer ?? null, province: state ?? null, kind: kind ?? null },
    ...{ size: size ?? null, year: year ?? null },
  };
}
