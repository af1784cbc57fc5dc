import { DomainError } from '../../../errors.ts';
import type { Handler } from '../../../events/handler.ts';
import { wasMarginApproved } from '../margin-decisions.store.ts';

/**
 * Prices that were approved once do not move with the tables unseen: a caller who wants to be asked is.
 *
 * @throws {DomainError} NEW_RATES_AFTER_APPROVAL with the two parts of the change
 */
export const askAfterApproval: Handler<'newRatesTaken'> = async (work, { chanceId, organizationId, split }) => {
  if (work.newRates !== 'ask') return;
  if (await wasMarginApproved(work, chanceId, organizationId)) {
    throw new DomainError('NEW_RATES_AFTER_APPROVAL', { split });
  }
};
