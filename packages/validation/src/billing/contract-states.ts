import { berlinDayOf } from '../measures/berlin-day.ts';
import { daysAfter } from '../measures/berlin-moment.ts';

/**
 * What a state of a contract means for its tenant: nothing; that the people who settle bills see it; or that from some
 * day on the tenant reads only.
 */
export type ContractEffect = 'none' | 'late' | 'unpaid';

/** The states of a contract, in the words of the payment provider. */
export const contractEffects = {
  trialing: 'none',
  active: 'none',
  incomplete: 'late',
  past_due: 'late',
  unpaid: 'unpaid',
  canceled: 'unpaid',
  incomplete_expired: 'unpaid',
  paused: 'unpaid',
} as const satisfies { [state: string]: ContractEffect };
export type ContractState = keyof typeof contractEffects;
export const contractStates = Object.keys(contractEffects) as [ContractState, ...ContractState[]];

/** A state that this product does not know has no effect: no tenant loses a deadline over a new word. */
export function effectOf(state: string): ContractEffect {
  return (contractEffects as { readonly [state: string]: ContractEffect })[state] ?? 'none';
}

/** How many days an unpaid contract leaves its tenant as it was. */
export const unpaidDays = 14;

/** The first day on which the tenant reads only. @param unpaidSince ISO day @returns ISO day */
export function readOnlyFrom(unpaidSince: string): string {
  return daysAfter(unpaidSince, unpaidDays);
}

/** Whether a tenant reads only. @param unpaidSince ISO day; null while the contract is paid */
export function isReadOnlyAt(unpaidSince: string | null, now: Date): boolean {
  return unpaidSince !== null && readOnlyFrom(unpaidSince) <= berlinDayOf(now);
}
