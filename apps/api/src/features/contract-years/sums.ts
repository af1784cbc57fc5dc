import type { ContractPart, PartSums, ServiceYears } from '@zuschlag/validation/services/figures/contract-years';

type Figures = { minutes: number; hours: number; baseWage: number; cost: number; revenue: number };

/** Ratios come from sums, never from ratios. */
export function sumsOf({ minutes, hours, baseWage, cost, revenue }: Figures): PartSums {
  const ratio = (share: number, of: number) => (of === 0 ? null : share / of);
  return {
    ...{ minutes, hours, cost, revenue, profit: revenue - cost },
    margin: ratio(revenue - cost, revenue),
    pricePerHour: ratio(revenue, minutes / 60),
    averageWage: ratio(baseWage, hours),
  };
}

/** @returns null when one of them is missing */
export function allOf(all: readonly (PartSums | null)[]): PartSums | null {
  const sum = { minutes: 0, hours: 0, baseWage: 0, cost: 0, revenue: 0 };
  for (const one of all) {
    if (one === null) return null;
    sum.minutes += one.minutes;
    sum.hours += one.hours;
    sum.baseWage += (one.averageWage ?? 0) * one.hours;
    sum.cost += one.cost;
    sum.revenue += one.revenue;
  }
  return sumsOf(sum);
}

export const total = (...parts: readonly (PartSums | null)[]): PartSums | null => allOf(parts);

/** The parts of a contract over its services, which share its days. */
export function partsOf(services: readonly ServiceYears[]): ContractPart[] {
  const [first] = services;
  return (first?.parts ?? []).map(({ kind, number, from, to }, at) => {
    const same = services.map(({ parts }) => parts[at]);
    return {
      ...{ kind, number, from, to },
      sums: allOf(same.map((part) => part?.sums ?? null)),
      isAssumed: same.some((part) => part?.isAssumed),
    };
  });
}
