import {
  CalcError,
  type CompiledRateBook,
  calculateService,
  countShiftMinutes,
  type PermanentServiceInput,
  type ServiceResult,
} from '@zuschlag/calc-engine';
import {
  type Circumstances,
  permanentServiceFromWire,
  type WirePermanentService,
} from '@zuschlag/calc-engine/from-wire';
import type { CostDetails } from '@zuschlag/validation/services/cost-details';
import type { Service, ServiceProblem } from '@zuschlag/validation/services/service';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { costTypes, type TariffPeriod, tariffPeriods } from '@zuschlag/validation/vocabulary';

/** One line of the result: what a tariff period takes and earns. Minutes; EUR over the whole contract. */
export type PeriodFigures = {
  period: TariffPeriod;
  minutes: number;
  cost: number;
  revenue: number;
  /** null without minutes */
  pricePerHour: number | null;
};

/** What a service costs and earns, whether it was stored or is being typed. */
export type Figures = {
  revenue: number;
  totalCost: number;
  profit: number;
  margin: number | null;
  surcharge: number | null;
  pricePerHour: number | null;
  monthlyRevenue: number;
  minutes: number;
  periods: PeriodFigures[];
  costs: CostDetails[];
  warnings: string[];
};

export type Calculated = { figures: Figures; problem: null } | { figures: null; problem: ServiceProblem };

/** Calculates as the server will when it is saved. */
export function calculateLive(
  service: WirePermanentService,
  circumstances: Circumstances,
  book: CompiledRateBook,
): Calculated {
  const input = permanentServiceFromWire(service, circumstances);
  try {
    return { figures: figuresOfResult(calculateService(input, book)), problem: null };
  } catch (error) {
    if (!(error instanceof CalcError)) throw error;
    const { code, date } = error;
    return { figures: null, problem: { code, table: null, province: circumstances.province, date: date ?? null } };
  }
}

/** Hours of one shift over the contract, in minutes, every head counted; null when they cannot be counted. */
export function minutesOfShift(
  service: WirePermanentService,
  shift: ShiftInput,
  circumstances: Circumstances,
  book: CompiledRateBook,
): number | null {
  const input: PermanentServiceInput = permanentServiceFromWire({ ...service, shifts: [shift] }, circumstances);
  try {
    const { worked } = countShiftMinutes(input, book);
    return tariffPeriods.reduce((total, period) => total + worked[period], 0);
  } catch (error) {
    if (error instanceof CalcError) return null;
    throw error;
  }
}

/** The stored figures of a service; null while a problem stands in the way. */
export function figuresOfService({ pricing, costDetails, minutesTotal, warnings }: Service): Figures | null {
  if (!pricing) return null;
  return {
    revenue: pricing.totalRevenue,
    totalCost: pricing.totalCost,
    profit: pricing.profit,
    margin: pricing.totalMargin,
    surcharge: pricing.surcharge,
    pricePerHour: pricing.pricePerHour,
    monthlyRevenue: pricing.monthlyRevenue,
    minutes: minutesTotal ?? 0,
    periods: periodsOf(costDetails, pricing.priceDetails),
    costs: costDetails,
    warnings: warnings.map(({ code }) => code),
  };
}

function figuresOfResult({ pricing, costDetails, minutesTotal, warnings }: ServiceResult): Figures {
  const costs = costTypes.map((type) => costDetails[type]);
  const prices = costTypes.map((type) => pricing.priceDetails[type]);
  return {
    revenue: pricing.totalRevenue,
    totalCost: pricing.totalCost,
    profit: pricing.profit,
    margin: pricing.totalMargin,
    surcharge: pricing.surcharge,
    pricePerHour: pricing.pricePerHour,
    monthlyRevenue: pricing.monthlyRevenue,
    minutes: minutesTotal,
    periods: periodsOf(costs, prices),
    costs,
    warnings: warnings.map(({ code }) => code),
  };
}

function periodsOf(
  costs: readonly CostDetails[],
  prices: readonly { type: string; revenue: number; pricePerHour: number | null }[],
): PeriodFigures[] {
  return tariffPeriods.map((period) => {
    const cost = costs.find(({ type }) => type === period);
    const price = prices.find(({ type }) => type === period);
    return {
      period,
      minutes: cost?.minutes ?? 0,
      cost: cost?.totalCosts ?? 0,
      revenue: price?.revenue ?? 0,
      pricePerHour: price?.pricePerHour ?? null,
    };
  });
}
