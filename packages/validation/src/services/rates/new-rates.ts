/**
 * What a change does when it would also take rows of the tables that are newer than those behind the stored figures, though
 * prices of the organization were approved once: `ask` refuses it with NEW_RATES_AFTER_APPROVAL, `accept` makes it. A
 * call without the header makes it, too.
 */
export const newRatesHeader = 'x-new-rates';
export type NewRates = 'ask' | 'accept';

export function isNewRates(value: unknown): value is NewRates {
  return value === 'ask' || value === 'accept';
}

/** Cost and revenue over the contract in EUR, or a difference of them. */
export type CostAndRevenue = { cost: number; revenue: number };

/**
 * A change of a service in its two parts: what newer table rows alone do to the stored figures, and what the change does
 * with those rows. The parts add up to the difference between before and after. `tables`, `own` and `after` are null
 * where the rows of today leave no price.
 */
export type SplitChange = {
  before: CostAndRevenue;
  tables: CostAndRevenue | null;
  own: CostAndRevenue | null;
  after: CostAndRevenue | null;
};
