import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { isOfMainOrganization, type UserActor } from '../../actor.ts';
import type { Denial, OfChance, Rules } from '../../policy/authorize.ts';
import {
  everybody,
  managerOfMainOrganization,
  memberOfOperatingOrganization,
  type WithChanceOrganization,
  type WithOperatingOrganization,
  writerOfChanceOrganization,
  writerOfOperatingOrganization,
} from '../../policy/relations.ts';
import { isOpenFor } from '../chance/lifecycle/locks.ts';

/** The facts behind the rights on a service. Every user who may view the Chance may view its services; `requireChance`
 * checks that first. */
export type ServiceView = OfChance &
  WithOperatingOrganization &
  WithChanceOrganization & {
    chanceState: ChanceState;
    isBidding: boolean;
    /** all services of the Chance are calculated anew at this moment */
    isRecalculating?: boolean;
  };

const calculators = [writerOfBidder, writerOfChanceOrganization, managerOfMainOrganization];

export const serviceRules = {
  view: { wire: 'VIEW', alsoArchived: true, who: [everybody] },
  edit: { wire: 'EDIT', who: calculators, unless: locked },
  remove: { wire: 'DELETE', who: calculators, unless: locked },
  editCostParameters: { wire: 'EDIT_COST_PARAMETERS', who: [managingCalculator], unless: locked },
} as const satisfies Rules<ServiceView>;

/** The facts behind the right on the table rows that the prices of an organization rest on. */
export type RatesView = WithOperatingOrganization &
  WithChanceOrganization & {
    /** the Chance has a service of the organization in the federal state of the rows */
    hasServiceThere: boolean;
  };

export const ratesRules = {
  view: {
    wire: 'VIEW',
    who: [isOfMainOrganization, memberOfOperatingOrganization, writerOfChanceOrganization, readerOfItsServices],
  },
} as const satisfies Rules<RatesView>;

/** The figures of a service are explained by their rows, so readers of the service read the rows of its federal state. */
function readerOfItsServices(_: UserActor, { hasServiceThere }: RatesView): boolean {
  return hasServiceThere;
}

/** The parameters carry overheads and absence, so editors leave them to managers. */
function managingCalculator(actor: UserActor, on: ServiceView): boolean {
  return actor.role === 'Manager' && calculators.some((fits) => fits(actor, on));
}

/** An organization calculates while it bids; the Chance's organization is the desk that may calculate for all. */
function writerOfBidder(actor: UserActor, on: ServiceView): boolean {
  return on.isBidding && writerOfOperatingOrganization(actor, on);
}

function locked(_: UserActor, { chanceState, isBidding, isRecalculating }: ServiceView): Denial | null {
  if (chanceState === 'editing' && !isBidding) return { code: 'BID_WITHDRAWN', names: [] };
  if (!isOpenFor('services', chanceState)) return { code: 'LOCKED', names: [chanceState] };
  return isRecalculating ? { code: 'LOCKED', names: ['recalculation'] } : null;
}
