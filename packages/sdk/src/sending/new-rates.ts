import type { NewRates, SplitChange } from '@zuschlag/validation/services/rates/new-rates';
import { zuschlagError } from '../errors.ts';

/** Decides whether a change is made although it moves prices that were approved once, because of newer table rows. */
export type AcceptsNewRates = (split: SplitChange) => boolean | Promise<boolean>;

/**
 * Makes a change, and asks before it takes newer rows of the tables into prices that were approved once.
 *
 * @throws {DOMException} AbortError when they are not accepted
 */
export async function askingForNewRates<Result>(
  accepts: AcceptsNewRates,
  change: (newRates: NewRates) => Promise<Result>,
): Promise<Result> {
  try {
    return await change('ask');
  } catch (error) {
    const { code, details } = zuschlagError(error);
    if (code !== 'NEW_RATES_AFTER_APPROVAL') throw error;
    if (await accepts(details.split as SplitChange)) return change('accept');
    throw new DOMException('Newer table rows were not accepted.', 'AbortError');
  }
}
