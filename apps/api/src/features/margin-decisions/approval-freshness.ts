import type { Denial } from '../../policy/authorize.ts';
import { owesCalculationSince } from '../../policy/awaited.ts';
import type { ChanceFigures } from '../rules/evaluation/rule-facts.ts';
import type { OrganizationTotals } from '../services/pricing/organization-totals.ts';
import { areTermsEqual } from './changes/offer-changes.ts';
import type { StoredMarginGroup } from './margin-decisions.store.ts';

/** A group beside what its organization offers at this moment, and the terms of the Chance. */
export type GroupWithFigures = { group: StoredMarginGroup; figures: OrganizationTotals; terms: ChanceFigures };

/** Approved, and services, terms and notice are still those that were approved: the next request leaves it alone. */
export function isFresh(offer: GroupWithFigures): boolean {
  return offer.group.outcome === 'approved' && isSame(offer);
}

/** Approved, but services, terms, or what a notice states changed since. */
export function isStale(offer: GroupWithFigures): boolean {
  return offer.group.outcome === 'approved' && !isSame(offer);
}

function isSame({ group, figures, terms }: GroupWithFigures): boolean {
  if (group.restatement !== null) return false;
  return group.fingerprint === figures.fingerprint && areTermsEqual(group.offer, terms);
}

/** @returns why the margin of an organization cannot be asked for, or null when it can */
export function denialOfRequest({ group, figures }: GroupWithFigures): Denial | null {
  const { shortName } = group.operationalOrganization;
  if (figures.serviceCount === 0) return { code: 'SERVICES_MISSING', names: [shortName] };
  if (figures.problems.length > 0) {
    return { code: 'CALCULATION_INCOMPLETE', names: figures.problems.map(({ name }) => name) };
  }
  const owes = owesCalculationSince(group, figures.lastRecalculatedAt) !== null;
  return owes ? { code: 'RECALCULATION_REQUIRED', names: [shortName] } : null;
}

/** @returns why this one group cannot be requested by itself: its own reason, or other groups that would stay open */
export function denialOfSingleRequest(offer: GroupWithFigures, all: readonly GroupWithFigures[]): Denial | null {
  if (isFresh(offer)) return { code: 'ALREADY_DECIDED', names: [] };
  const own = denialOfRequest(offer);
  if (own) return own;
  const others = all.filter((other) => other.group.id !== offer.group.id && !isFresh(other));
  return others.length > 0
    ? { code: 'OTHER_GROUPS_OPEN', names: others.map(({ group }) => group.operationalOrganization.shortName) }
    : null;
}
