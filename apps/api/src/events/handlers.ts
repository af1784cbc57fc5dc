import type { Actor } from '../actor.ts';
import type { UnitOfWork } from '../context.ts';
import { openBidGroups } from '../features/bid-decisions/open-groups.ts';
import { openMarginGroups } from '../features/margin-decisions/open-groups.ts';
import { lookForOutdatedRates, markAfterEdit } from '../features/services/rates/mark-outdated-rates.ts';
import { requireConfirmedRates } from '../features/services/rates/outdated-rates.ts';
import { askForBids, askForMargins } from '../mail/ask-for-decisions.ts';
import type { DomainEvent } from './events.ts';
import { toStream } from './stream.ts';

export type Handler<Kind extends DomainEvent['kind']> = (
  work: UnitOfWork<Actor>,
  event: Extract<DomainEvent, { kind: Kind }>,
) => Promise<void>;
export type Handlers = { readonly [Kind in DomainEvent['kind']]: readonly Handler<Kind>[] };

/**
 * What follows from what, top to bottom and left to right, in the transaction of the cause. This is where features to
 * the right of a verb get their word in: the verb itself never imports them. Source: docs/domain.md, What follows.
 */
export const handlers: Handlers = {
  chanceCreated: [openBidGroups, askForBids, toStream],
  chanceChanged: [markAfterEdit, toStream],
  biddingConditionsChanged: [],
  submitting: [requireConfirmedRates],
  stateChanged: [openMarginGroups, toStream],
  bidDecided: [askForBids, toStream],
  bidGroupFinal: [toStream],
  marginDecided: [askForMargins, toStream],
  marginGroupFinal: [toStream],
  recalculationRequested: [toStream],
  servicesChanged: [toStream],
  ratesChanged: [lookForOutdatedRates],
};
