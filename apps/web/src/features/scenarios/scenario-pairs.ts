import type { Scenario } from '@zuschlag/validation/services/scenarios/scenarios';
import type { Service } from '@zuschlag/validation/services/service';

/** A service now and in the scenario; `now` null: the scenario adds it, `tried` null: the scenario removed it. */
export type ServicePair = { id: string; now: Service | null; tried: Service | null };

/** The services of a scenario beside those they were copied from, and those it removed. */
export function pairsOf(
  { sources }: Pick<Scenario, 'sources'>,
  real: readonly Service[],
  copies: readonly Service[],
): ServicePair[] {
  const realById = new Map(real.map((service) => [service.id, service]));
  const sourceOf = new Map(sources.map(({ serviceId, sourceId }) => [serviceId, sourceId]));
  const present = new Set(copies.map(({ id }) => id));
  const kept = copies.map((tried) => ({
    id: tried.id,
    now: realById.get(sourceOf.get(tried.id) ?? '') ?? null,
    tried,
  }));
  const removed = sources.flatMap(({ serviceId, sourceId }) => {
    const now = realById.get(sourceId);
    return now && !present.has(serviceId) ? [{ id: serviceId, now, tried: null }] : [];
  });
  return [...kept, ...removed];
}

/** What a service, or the sum of some, costs and brings. */
export type PairFigures = {
  revenue: number | null;
  totalCost: number | null;
  margin: number | null;
  /** EUR per hour of duty; null without hours */
  pricePerHour: number | null;
};

export function figuresOf({ revenue, totalCost, pricing }: Service): PairFigures {
  return { revenue, totalCost, margin: pricing?.totalMargin ?? null, pricePerHour: pricing?.pricePerHour ?? null };
}

/** The sums of one side over its regular services with a price. */
export function sumsOf(pairs: readonly ServicePair[], side: 'now' | 'tried') {
  const services = pairs.flatMap((pair) => pair[side] ?? []).filter(({ additional }) => !additional);
  const sum = (figure: 'revenue' | 'totalCost' | 'minutesTotal') =>
    services.reduce((total, one) => total + (one[figure] ?? 0), 0);
  const [revenue, totalCost, minutes] = [sum('revenue'), sum('totalCost'), sum('minutesTotal')];
  return {
    revenue,
    totalCost,
    margin: revenue === 0 ? null : (revenue - totalCost) / revenue,
    pricePerHour: minutes === 0 ? null : revenue / (minutes / 60),
  } satisfies PairFigures;
}
