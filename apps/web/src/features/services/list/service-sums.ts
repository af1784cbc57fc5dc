import type { Service } from '@zuschlag/validation/services/service';

type Summed = Pick<Service, 'minutesTotal' | 'totalCost' | 'revenue'>;

/** The sums of services; margin and price per hour are formed from the sums, null where they do not exist. */
export function sumsOf(services: readonly Summed[]) {
  const total = (figure: keyof Summed) => services.reduce((sum, service) => sum + (service[figure] ?? 0), 0);
  const [minutes, cost, revenue] = [total('minutesTotal'), total('totalCost'), total('revenue')];
  return { minutes, cost, revenue, margin: ratio(revenue - cost, revenue), pricePerHour: ratio(revenue * 60, minutes) };
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
