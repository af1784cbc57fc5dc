import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import type { Money, ServiceInput } from '../model.ts';
import { type PeriodIndex, recordPerPeriod, tuplePerPeriod } from '../periods.ts';
import type { PricePosition, Pricing, ServiceResult, SiteVisitResult } from '../results.ts';
import { roundHalfUp } from '../rounding.ts';
import { rateOfPeriod } from './by-hourly-rate.ts';
import { afterOverheads } from './overheads.ts';
import { profitability } from './price-details.ts';
import { ratio } from './ratios.ts';

/**
 * The result of a service at unit prices of whole cents: hours to two places, visits or a flat rate as the price sheet
 * states them, times the rounded price, each product rounded to a cent. The positions add up to the price exactly. Costs
 * stay as they are.
 *
 * @param exact the result without rounding
 * @source docs/calculation.md, 13
 */
export function atUnitPrices(input: ServiceInput, exact: ServiceResult): ServiceResult {
  const { positions, revenues, siteVisits } = input.type === 'MOBILE' ? ofVisits(input, exact) : ofTimes(input, exact);
  const totalRevenue = sumOfCents(positions.map(({ amount }) => amount));
  const { totalCost } = exact.pricing;
  const priceOf = (type: keyof Pricing['priceDetails'], revenue: Money) => ({
    type,
    revenue,
    pricePerHour: ratio(revenue, (type === 'cumulated' ? exact.minutesTotal : exact.minutes[type]) / 60),
  });
  const pricing: Pricing = {
    ...profitability(totalRevenue, totalCost, exact.minutesTotal, exact.durationMonths),
    priceDetails: {
      cumulated: priceOf('cumulated', totalRevenue),
      ...recordPerPeriod((at, name) => priceOf(name, revenues[at])),
    },
  };
  return {
    ...exact,
    pricing,
    siteVisits,
    warnings: withMargin(exact.warnings, pricing),
    ...afterOverheads(input.parameters, pricing, exact.minutesTotal),
    unitPrices: {
      positions,
      exact: {
        ...{ pricing: exact.pricing, siteVisits: exact.siteVisits, warnings: exact.warnings },
        ...(exact.profitAfterOverheads && { profitAfterOverheads: exact.profitAfterOverheads }),
      },
    },
  };
}

/** The result that `atUnitPrices` was given. */
export function withoutUnitPrices({ unitPrices, ...result }: ServiceResult): ServiceResult {
  return unitPrices ? { ...result, ...unitPrices.exact } : result;
}

type Rounded = {
  positions: PricePosition[];
  revenues: ReturnType<typeof tuplePerPeriod<Money>>;
  siteVisits: readonly SiteVisitResult[];
};

function ofTimes(input: Extract<ServiceInput, { type: 'PERMANENT' }>, exact: ServiceResult): Rounded {
  const { revenue } = input;
  const exactOf = (at: PeriodIndex) => exact.pricing.priceDetails[tariffPeriods[at]].revenue;
  if (revenue.type === 'FLATRATE') {
    const amount = roundHalfUp(revenue.flatRate);
    const share = revenue.flatRate === 0 ? 0 : amount / revenue.flatRate;
    return {
      positions: [flat(null, amount, exact.pricing.totalRevenue)],
      revenues: tuplePerPeriod((at) => exactOf(at) * share + 0),
      siteVisits: [],
    };
  }
  const rates =
    revenue.type === 'MARGIN'
      ? null
      : revenue.type === 'HOURLYRATEABSOLUTE'
        ? revenue.hourlyRateAbsolute
        : rateOfPeriod(revenue.hourlyRateRelative);
  const of = tuplePerPeriod((at): PricePosition | null => {
    const period = tariffPeriods[at];
    const minutes = exact.minutes[period];
    const exactAmount = exactOf(at);
    // Cost without hours, of cars for example, has no price per hour.
    if (minutes === 0) return exactAmount === 0 ? null : flat(period, roundHalfUp(exactAmount), exactAmount);
    const quantity = roundHalfUp(minutes / 60);
    const unitPrice = roundHalfUp(rates ? rates[period] : exactAmount / (minutes / 60));
    const amount = productInCents(quantity, unitPrice);
    return { unit: 'HOUR', period, siteVisit: null, quantity, unitPrice, amount, exactAmount };
  });
  return {
    positions: of.filter((position) => position !== null),
    revenues: tuplePerPeriod((at) => of[at]?.amount ?? 0),
    siteVisits: [],
  };
}

/** Each kind of visit has one price for all its visits, by day and by night. */
function ofVisits(input: Extract<ServiceInput, { type: 'MOBILE' }>, exact: ServiceResult): Rounded {
  const priced = exact.siteVisits.map((visit, siteVisit) => {
    const unitPrice = roundHalfUp(visit.pricePerSiteVisit ?? 0);
    const minutesEach = (input.siteVisits[siteVisit]?.duration ?? 0) + input.travelTime;
    const amountOf = (at: PeriodIndex) => {
      const minutes = visit.minutes[tariffPeriods[at]];
      return minutes === 0 ? 0 : productInCents(Math.round(minutes / minutesEach), unitPrice);
    };
    const amount = productInCents(visit.visits, unitPrice);
    const [quantity, exactAmount] = [visit.visits, visit.revenue];
    return {
      position: { unit: 'VISIT', period: null, siteVisit, quantity, unitPrice, amount, exactAmount } as const,
      amountOf,
      result: { ...visit, revenue: amount, pricePerSiteVisit: visit.pricePerSiteVisit === null ? null : unitPrice },
    };
  });
  return {
    positions: priced.map(({ position }) => position),
    revenues: tuplePerPeriod((at) => sumOfCents(priced.map(({ amountOf }) => amountOf(at)))),
    siteVisits: priced.map(({ result }) => result),
  };
}

function flat(period: PricePosition['period'], amount: Money, exactAmount: Money): PricePosition {
  return { unit: 'FLAT', period, siteVisit: null, quantity: 1, unitPrice: amount, amount, exactAmount };
}

/** Two places times whole cents, in whole numbers: 2.5 h at 0.01 EUR are 0.03 EUR. */
function productInCents(quantity: number, unitPrice: Money): Money {
  const product = Math.round(quantity * 100) * Math.round(unitPrice * 100);
  return (Math.sign(product) * Math.floor((Math.abs(product) + 50) / 100)) / 100 + 0;
}

/** The sum of amounts that are whole cents, as a whole number of cents. */
export function sumOfCents(amounts: readonly Money[]): Money {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100 + 0;
}

/** Only the sign of the margin hangs on the price. It stands where `warnings` puts it. */
function withMargin(warnings: ServiceResult['warnings'], { totalMargin }: Pricing): ServiceResult['warnings'] {
  const others = warnings.filter(({ code }) => code !== 'NEGATIVE_MARGIN');
  if (totalMargin === null || totalMargin >= 0) return others;
  const after = [
    'SHORT_CONTRACT_BRIEFING',
    'SUBCONTRACTOR_RATE_MISSING',
    'WAGE_BELOW_MINIMUM_WAGE',
    'WAGE_RISE_ASSUMED',
  ];
  const at = others.findIndex(({ code }) => after.includes(code));
  return others.toSpliced(at < 0 ? others.length : at, 0, { code: 'NEGATIVE_MARGIN' });
}
