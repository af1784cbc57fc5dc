import {
  CalcError,
  type CompiledRateBook,
  calculateService,
  countShiftMinutes,
  type PermanentServiceInput,
  type ServiceInput,
  type ServiceResult,
} from '@zuschlag/calc-engine';
import {
  type Circumstances,
  permanentServiceFromWire,
  type WirePermanentService,
} from '@zuschlag/calc-engine/from-wire';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { costTypes, tariffPeriods } from '@zuschlag/validation/vocabulary';
import { type Calculated, periodsOf, priceWarnings, type ResultFigures } from '../result/result-figures.ts';

/** Calculates as the server will when it is saved. */
export function calculateLive(input: ServiceInput, book: CompiledRateBook): Calculated {
  const { province } = input;
  try {
    return { figures: figuresOfResult(calculateService(input, book), province), problem: null };
  } catch (error) {
    if (!(error instanceof CalcError)) throw error;
    const { code, date } = error;
    return { figures: null, problem: { code, table: null, province, date: date ?? null } };
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

function figuresOfResult(
  { pricing, costDetails, minutesTotal, siteVisits, warnings, unitPrices, profitAfterOverheads, heads }: ServiceResult,
  province: Circumstances['province'],
): ResultFigures {
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
    siteVisits: siteVisits.map(({ visits, pricePerSiteVisit, revenue }) => ({ visits, pricePerSiteVisit, revenue })),
    warnings: priceWarnings(warnings, province),
    roundingDifference: unitPrices ? pricing.totalRevenue - unitPrices.exact.pricing.totalRevenue : null,
    afterOverheads: profitAfterOverheads ?? null,
    heads: heads ?? null,
  };
}
