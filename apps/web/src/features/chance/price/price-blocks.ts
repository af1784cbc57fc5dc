import type { CostDetails } from '@zuschlag/validation/services/cost-details';
import type { Service } from '@zuschlag/validation/services/service';
import { tariffPeriods } from '@zuschlag/validation/vocabulary';

/** One line per tariff period: what it costs and earns. Minutes; EUR over the whole contract. */
export type PeriodFigures = { period: (typeof tariffPeriods)[number]; minutes: number; cost: number; revenue: number };

/** The choices of the drawer: the whole Chance, each service, or the additional services together. */
export type PriceBlock = { id: string; name: string; costs: CostDetails; periods: PeriodFigures[] };

/**
 * Blocks of all services that have a price; the sums add the services up field by field, ratios are formed from them later.
 * They are added here because the drawer needs them per period, which the totals of a Chance in the engine do not give.
 */
export function priceBlocks(services: readonly Service[]): PriceBlock[] {
  const priced = services.filter((service) => service.pricing !== null && service.costDetails.length > 0);
  const regular = priced.filter((service) => !service.additional);
  const additional = priced.filter((service) => service.additional);
  return [
    ...sumOf('chance', regular),
    ...priced.flatMap((service) => sumOf(service.id, [service])),
    ...sumOf('additional', additional),
  ];
}

function sumOf(id: string, services: readonly Service[]): PriceBlock[] {
  const cumulated = services.flatMap((service) => service.costDetails.filter(({ type }) => type === 'cumulated'));
  const [first, ...rest] = cumulated;
  if (!first) return [];
  return [
    {
      id,
      name: services[0]?.name ?? '',
      costs: rest.reduce((sum, next) => added(sum, next), first),
      periods: tariffPeriods.map((period) => ({
        period,
        minutes: total(services, (service) => service.costDetails.find(({ type }) => type === period)?.minutes),
        cost: total(services, (service) => service.costDetails.find(({ type }) => type === period)?.totalCosts),
        revenue: total(
          services,
          (service) => service.pricing?.priceDetails.find(({ type }) => type === period)?.revenue,
        ),
      })),
    },
  ];
}

function total(services: readonly Service[], read: (service: Service) => number | undefined): number {
  return services.reduce((sum, service) => sum + (read(service) ?? 0), 0);
}

/** Adds every number of two results of the same shape. */
function added<Value>(one: Value, other: Value): Value {
  if (typeof one === 'number' && typeof other === 'number') return (one + other) as Value;
  if (typeof one !== 'object' || one === null) return one;
  return Object.fromEntries(
    Object.entries(one).map(([key, value]) => [key, added(value, (other as Record<string, unknown>)[key])]),
  ) as Value;
}
