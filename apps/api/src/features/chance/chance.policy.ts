import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { UserActor } from '../../actor.ts';
import type { Denial, OfChance, Rules } from '../../policy/authorize.ts';
import {
  managerOfChanceOrganization,
  managerOfMainOrganization,
  mayWrite,
  ownerOfChance,
  type WithChanceOrganization,
  type WithOwner,
  writerOfChanceOrganization,
} from '../../policy/relations.ts';
import { viewersOfChance } from '../../policy/visibility.ts';
import { isOpenFor, type LockedAct } from './lifecycle/locks.ts';

/** The table of rights: a row names an action, the name clients read, and the people any one of whom may do it. */

/** The facts behind the rights on a Chance. */
export type ChanceView = OfChance &
  WithOwner &
  WithChanceOrganization & {
    state: ChanceState;
    participations: readonly {
      organizationId: number;
      shortName: string;
      isOperational: boolean;
      isBidding: boolean;
    }[];
    services: readonly { operationalOrganizationId: number; name: string; hasProblem: boolean }[];
    /** while its services are calculated anew */
    recalculation?: object | null;
  };

/** Everybody below also needs VIEW, which `requireChance` asks first. */
export const chanceRules = {
  view: { wire: 'VIEW', alsoArchived: true, who: viewersOfChance },
  edit: { wire: 'EDIT_TENDER_DETAILS', who: [ownerOfChance], unless: lockedFor('deadlines') },
  addService: {
    wire: 'ADD_SERVICE',
    who: [writerOfBiddingOrganization, writerOfChanceOrganization, managerOfMainOrganization],
    unless: lockedFor('services'),
  },
  openCalculation: { wire: 'OPEN_CALC_GENERATOR', who: [mayWrite], unless: nothingToCalculateWith },
  requestMarginDecision: { wire: 'REQUEST_MARGIN_DECISION', who: [ownerOfChance], unless: notReadyForApproval },
  // The verbs ask for the state themselves, and clients do not read these.
  changeDetails: { wire: 'CHANGE_DETAILS', isPublished: false, who: [ownerOfChance] },
  changeOwner: {
    wire: 'CHANGE_OWNER',
    isPublished: false,
    who: [ownerOfChance, managerOfChanceOrganization, managerOfMainOrganization],
  },
  takeOver: {
    wire: 'TAKE_OVER',
    isPublished: false,
    who: [managerOfChanceOrganization, managerOfMainOrganization],
    unless: lockedFor('owner'),
  },
  keepProofs: { wire: 'KEEP_PROOFS', isPublished: false, who: [mayWrite], unless: lockedFor('proofs') },
  renameCustomer: { wire: 'RENAME_CUSTOMER', isPublished: false, who: [ownerOfChance] },
  requestRecalculation: { wire: 'REQUEST_RECALCULATION', isPublished: false, who: [ownerOfChance] },
  declareOutcome: { wire: 'DECLARE_OUTCOME', isPublished: false, who: [ownerOfChance] },
  withdrawBidder: {
    wire: 'WITHDRAW_BIDDER',
    isPublished: false,
    who: [ownerOfChance, managerOfMainOrganization],
  },
  archive: {
    wire: 'ARCHIVE',
    isPublished: false,
    alsoArchived: true,
    who: [ownerOfChance, managerOfMainOrganization],
  },
  correctOutcome: { wire: 'CORRECT_OUTCOME', isPublished: false, who: [ownerOfChance, managerOfMainOrganization] },
} as const satisfies Rules<ChanceView>;

/** Rights that need no Chance yet. */
export const creationRules = {
  createChance: { wire: 'CREATE_CHANCE', who: [mayWrite] },
} as const satisfies Rules<null>;

function writerOfBiddingOrganization(actor: UserActor, on: ChanceView): boolean {
  return (
    mayWrite(actor) &&
    on.participations.some(
      (participation) => participation.isBidding && participation.organizationId === actor.organizationId,
    )
  );
}

const atWork: Denial = { code: 'LOCKED', names: ['recalculation'] };

function lockedFor(act: LockedAct) {
  return (_: UserActor, { state, recalculation }: ChanceView): Denial | null => {
    if (!isOpenFor(act, state)) return { code: 'LOCKED', names: [state] };
    return recalculation ? atWork : null;
  };
}

function nothingToCalculateWith(_: UserActor, { state, services }: ChanceView): Denial | null {
  if (state === 'pendingbiddecision' || state === 'notbidding') return { code: 'LOCKED', names: [state] };
  return services.length === 0 ? { code: 'SERVICES_MISSING', names: [] } : null;
}

/** Every bidding organization needs a service, and every service a price. */
function notReadyForApproval(
  _: UserActor,
  { state, participations, services, recalculation }: ChanceView,
): Denial | null {
  if (state !== 'editing') return { code: 'LOCKED', names: [state] };
  if (recalculation) return atWork;
  const without = participations.filter(
    ({ isBidding, organizationId }) =>
      isBidding && !services.some((service) => service.operationalOrganizationId === organizationId),
  );
  if (without.length > 0) return { code: 'SERVICES_MISSING', names: without.map(({ shortName }) => shortName) };
  const isOffered = (service: (typeof services)[number]) =>
    participations.some((one) => one.isBidding && one.organizationId === service.operationalOrganizationId);
  const broken = services.filter((service) => service.hasProblem && isOffered(service));
  return broken.length > 0 ? { code: 'CALCULATION_INCOMPLETE', names: broken.map(({ name }) => name) } : null;
}
