import type { MarginChanges, MarginServiceChange } from '@zuschlag/validation/margin-decisions/margin-changes';
import type { ChanceFigures } from '../../rules/evaluation/rule-facts.ts';
import { marginOf } from '../../services/pricing/offers.ts';
import type { OfferedService } from '../../services/pricing/organization-totals.ts';

/** What a round decides on: every service of the organization, and the terms of the Chance that rules judge. */
export type Offer = { services: readonly OfferedService[]; terms: ChanceFigures };

const terms = ['durationMonths', 'escalationClause', 'estimateRevenue'] as const;

/**
 * The differences between what a round decided on and a later offer: services in the order of the earlier offer, added
 * ones last.
 *
 * @param before null: the round is older than the record of its services
 * @returns null when nothing is different, and without an earlier offer
 */
export function changesBetween(before: Offer | null, after: Offer): MarginChanges | null {
  if (!before) return null;
  const later = new Map(after.services.map((service) => [service.id, service]));
  const earlier = new Set(before.services.map(({ id }) => id));
  const services = [
    ...before.services.flatMap((service) => changeOf(service, later.get(service.id) ?? null)),
    ...after.services.filter(({ id }) => !earlier.has(id)).flatMap((service) => changeOf(null, service)),
  ];
  const changedTerms = terms
    .map((term) => ({ term, before: before.terms[term], after: after.terms[term] }))
    .filter((one) => one.before !== one.after);
  return services.length + changedTerms.length === 0 ? null : { services, terms: changedTerms };
}

/** Whether the terms that rules judge are still those of a round; a round without a record of them has no other answer. */
export function areTermsEqual(before: Offer | null, after: ChanceFigures): boolean {
  return before === null || terms.every((term) => before.terms[term] === after[term]);
}

/** The terms of a Chance alone, as a round keeps them. */
export function termsOf({ durationMonths, escalationClause, estimateRevenue }: ChanceFigures): ChanceFigures {
  return { durationMonths, escalationClause, estimateRevenue };
}

/** What is stored of an offer. */
export function offerOf(stored: unknown): Offer | null {
  return stored as Offer | null;
}

function changeOf(before: OfferedService | null, after: OfferedService | null): MarginServiceChange[] {
  const service = after ?? before;
  if (!service || before?.digest === after?.digest) return [];
  const change = before === null ? 'added' : after === null ? 'removed' : 'changed';
  return [{ serviceId: service.id, name: service.name, change, before: figuresOf(before), after: figuresOf(after) }];
}

function figuresOf(service: OfferedService | null): MarginServiceChange['before'] {
  if (!service) return null;
  const { revenue, totalCost, minutes } = service;
  return { revenue, totalCost, minutes, margin: marginOf(revenue ?? 0, totalCost ?? 0) };
}
