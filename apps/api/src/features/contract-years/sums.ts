import { yearPeriods } from '@zuschlag/calc-engine/services/wage-table';
import type { ContractPart, PartSums, ServiceYears } from '@zuschlag/validation/services/figures/contract-years';

type ContractPeriod = { startDate: string; endDate: string };
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

/** The years and the options of a contract over its services. */
export function partsOf(
  contract: ContractPeriod,
  options: readonly ContractPeriod[],
  services: readonly ServiceYears[],
): ContractPart[] {
  const years = yearPeriods(contract);
  const days = [
    ...years.map((period, at) => ({ kind: 'YEAR' as const, number: at + 1, period })),
    ...options.map((period, at) => ({ kind: 'OPTION' as const, number: at + 1, period })),
  ];
  return days.map(({ kind, number, period: { startDate: from, endDate: to } }, at) => {
    const same = services.map(({ parts }) => parts[at]);
    return {
      ...{ kind, number, from, to },
      sums: allOf(same.map((part) => part?.sums ?? null)),
      isAssumed: same.some((part) => part?.isAssumed),
      isHidden: same.some((part) => part?.isHidden),
    };
  });
}
