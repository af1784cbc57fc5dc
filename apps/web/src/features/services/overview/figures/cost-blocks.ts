import { hasOverheads, overheadsOf } from '@zuschlag/calc-engine/revenue/overheads';
import type { CostDetails } from '@zuschlag/validation/services/figures/cost-details';
import type { Service } from '@zuschlag/validation/services/service';
import { type CostType, costTypes } from '@zuschlag/validation/vocabulary';

/** Minutes, costs and revenue of one tariff period or of all; EUR over the whole contract. */
export type PeriodSums = {
  type: CostType;
  costs: CostDetails;
  revenue: number;
  /** null where no service has any */
  afterOverheads: { overheads: number; risk: number } | null;
};

/** A choice of the figures: the whole Chance, an organization, a service, or the additional services together. */
export type CostBlock = {
  id: string;
  kind: 'chance' | 'organization' | 'service' | 'additional';
  name: string;
  services: readonly Service[];
  /** in the order of display: all periods together, then each of them */
  periods: readonly PeriodSums[];
};

/**
 * Blocks of all services that have a price. The sums add the services up field by field; ratios are formed from them
 * later. They are added here because the totals of a Chance in the engine have no periods.
 */
export function costBlocks(services: readonly Service[]): CostBlock[] {
  const priced = services.filter((service) => service.pricing !== null && service.costDetails.length > 0);
  const regular = priced.filter((service) => !service.additional);
  const organizations = [...Map.groupBy(regular, (service) => service.operationalOrganizationShortName)];
  return [
    ...blockOf('chance', 'chance', '', regular),
    ...(organizations.length > 1
      ? organizations.flatMap(([name, own]) => blockOf(`organization ${name}`, 'organization', name, own))
      : []),
    ...priced.flatMap((service) => blockOf(service.id, 'service', service.name, [service])),
    ...blockOf(
      'additional',
      'additional',
      '',
      priced.filter((service) => service.additional),
    ),
  ];
}

function blockOf(id: string, kind: CostBlock['kind'], name: string, services: readonly Service[]): CostBlock[] {
  const periods = costTypes.flatMap((type) => {
    const [first, ...rest] = services.flatMap((service) => service.costDetails.filter((one) => one.type === type));
    if (!first) return [];
    const revenue = services.reduce(
      (sum, { pricing }) => sum + (pricing?.priceDetails.find((one) => one.type === type)?.revenue ?? 0),
      0,
    );
    const costs = rest.reduce((sum, next) => added(sum, next), first);
    return [{ type, costs, revenue, afterOverheads: afterOverheads(services, type) }];
  });
  return periods.length === 0 ? [] : [{ id, kind, name, services, periods }];
}

/** Overheads and risk of the services that have some. */
function afterOverheads(services: readonly Service[], type: CostType): PeriodSums['afterOverheads'] {
  const found = services.flatMap(({ advancedCostParameters: parameters, costDetails }) => {
    const costs = hasOverheads(parameters) ? costDetails.find((one) => one.type === type) : undefined;
    return costs ? [overheadsOf(parameters, { cost: costs.totalCosts, minutes: costs.minutes })] : [];
  });
  return found.length === 0 ? null : found.reduce(added);
}

/** Adds every number of two results of the same shape. */
function added<Value>(one: Value, other: Value): Value {
  if (typeof one === 'number' && typeof other === 'number') return (one + other) as Value;
  if (typeof one !== 'object' || one === null) return one;
  return Object.fromEntries(
    Object.entries(one).map(([key, value]) => [key, added(value, (other as Record<string, unknown>)[key])]),
  ) as Value;
}
