import { sampled } from '@zuschlag/validation/testing/sampling';
import { costTypes, tariffPeriods } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Case, mobileCase, permanentCase, serviceCase } from '../src/examples/random-services.ts';
import {
  aggregateChance,
  calculateService,
  compileRateBook,
  explain,
  type PricePosition,
  type ServiceInput,
  withoutUnitPrices,
} from '../src/index.ts';
import { worksheetOf } from '../src/worksheet/worksheet.ts';
import { calculatedSheet } from './calculated-sheet.ts';
import { recompute } from './recompute.ts';
import { simulate } from './simulation.ts';

const patience = sampled(120_000, 1_800_000);
const rounded = <Input extends ServiceInput>(input: Input): Input => ({ ...input, roundsUnitPrices: true });

/** Half up in whole numbers: a digit string of 11 places as cents, and whether it lies on the border of two of them. */
function centsOf(value: number): { cents: bigint; isOnBorder: boolean } {
  const digits = BigInt(Math.abs(value).toFixed(11).replace('.', ''));
  const cents = (digits + 500_000_000n) / 1_000_000_000n;
  const rest = digits % 1_000_000_000n;
  const isOnBorder = rest > 499_990_000n && rest < 500_010_000n;
  return { cents: value < 0 ? -cents : cents, isOnBorder };
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const quotient = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -quotient : quotient;
}

/**
 * The positions of a service in whole cents, out of the costs that the simulation counts day by day. Null where a price
 * lies on the border between two cents, so that the last digit of a double decides.
 */
function slowPositions({ book, input }: Case<ServiceInput>): bigint[] | null {
  const { periods, visits } = simulate(input, book);
  const of = (period: (typeof tariffPeriods)[number], line: string) => periods[period][line] as number;
  const prices: { hundredths: bigint; price: number }[] = [];
  if (input.type === 'MOBILE') {
    for (const [at, visit] of visits.entries()) {
      const cost = tariffPeriods.reduce((sum, period) => sum + visit.costs[period], 0);
      const price = visit.visits === 0 ? 0 : cost / (1 - (input.siteVisits[at]?.margin ?? 0)) / visit.visits;
      prices.push({ hundredths: BigInt(visit.visits) * 100n, price });
    }
  } else if (input.revenue.type === 'FLATRATE') prices.push({ hundredths: 100n, price: input.revenue.flatRate });
  else {
    const { revenue } = input;
    for (const period of tariffPeriods) {
      const minutes = of(period, 'minutes');
      const hundredths = halfUp(BigInt(minutes) * 100n, 60n);
      if (revenue.type === 'MARGIN') {
        const amount = of(period, 'totalCosts') / (1 - revenue.margin);
        if (minutes > 0) prices.push({ hundredths, price: amount / (minutes / 60) });
        else if (amount !== 0) prices.push({ hundredths: 100n, price: amount });
      } else if (minutes > 0) {
        const rates = revenue.type === 'HOURLYRATEABSOLUTE' ? revenue.hourlyRateAbsolute : revenue.hourlyRateRelative;
        const isRelative = revenue.type === 'HOURLYRATERELATIVE' && period !== 'day';
        prices.push({ hundredths, price: isRelative ? rates.day * (1 + rates[period]) : rates[period] });
      }
    }
  }
  const found = prices.map(({ hundredths, price }) => ({ hundredths, ...centsOf(price) }));
  if (found.some(({ isOnBorder }) => isOnBorder)) return null;
  return found.map(({ hundredths, cents }) => halfUp(hundredths * cents, 100n));
}

/** Whether a product or a unit price lies on the border of two cents. */
function isBetweenCents({ quantity, unitPrice, exactAmount }: PricePosition): boolean {
  const product = Math.round(quantity * 100) * Math.round(unitPrice * 100);
  return Math.abs(product % 100) === 50 || (quantity > 0 && centsOf(exactAmount / quantity).isOnBorder);
}

describe('a service at rounded unit prices', () => {
  test(
    'has the positions and the price of a second implementation in whole cents',
    () => {
      let compared = 0;
      const agree = (one: Case<ServiceInput>) => {
        const slow = slowPositions(one);
        if (slow === null) return;
        const { pricing, unitPrices } = calculateService(rounded(one.input), compileRateBook(one.book));
        const cents = (unitPrices?.positions ?? []).map(({ amount }) => BigInt(Math.round(amount * 100)));
        expect(cents).toEqual(slow);
        const total = slow.reduce((sum, each) => sum + each, 0n);
        expect(pricing.totalRevenue).toBe(Number(total) / 100);
        compared++;
      };
      fc.assert(fc.property(permanentCase, agree), { numRuns: sampled(30, 700) });
      fc.assert(fc.property(mobileCase, agree), { numRuns: sampled(15, 300) });
      expect(compared).toBeGreaterThan(20);
    },
    patience,
  );

  test(
    'multiplies out line by line, keeps its costs, and gives the figures without rounding back',
    () => {
      fc.assert(
        fc.property(serviceCase, ({ book, input }) => {
          const compiled = compileRateBook(book);
          const exact = calculateService(input, compiled);
          const signed = calculateService(rounded(input), compiled);
          expect('unitPrices' in exact).toBe(false);
          expect(JSON.stringify(withoutUnitPrices(signed))).toBe(JSON.stringify(exact));
          expect(signed.costDetails).toEqual(exact.costDetails);
          expect(signed.pricing.profit).toBe(signed.pricing.totalRevenue - exact.pricing.totalCost);
          const positions = signed.unitPrices?.positions ?? [];
          for (const { quantity, unitPrice, amount } of positions) {
            expect(Math.round(unitPrice * 100) / 100).toBe(unitPrice);
            expect(Math.abs(quantity * unitPrice - amount)).toBeLessThan(0.005_001 + Math.abs(amount) * 1e-12);
          }
          const ofTimes = tariffPeriods.reduce((sum, period) => sum + signed.pricing.priceDetails[period].revenue, 0);
          expect(Math.abs(ofTimes - signed.pricing.totalRevenue)).toBeLessThan(1e-9 * Math.max(1, Math.abs(ofTimes)));
        }),
        { numRuns: sampled(40, 1_000) },
      );
    },
    patience,
  );

  test(
    'is explained down to its leaves and calculated by its worksheet, with the difference',
    () => {
      let compared = 0;
      const agree = ({ book, input: plain }: Case<ServiceInput>) => {
        const input = rounded(plain);
        const compiled = compileRateBook(book);
        const { pricing, unitPrices } = calculateService(input, compiled);
        for (const period of costTypes) {
          const { revenue } = pricing.priceDetails[period];
          const node = explain(input, compiled, { line: 'revenue', period });
          expect(Math.abs(node.value - revenue)).toBeLessThan(1e-7 * Math.max(1, Math.abs(revenue)));
          expect(recompute(node)).toBeCloseTo(node.value, 6);
        }
        const exactRevenue = unitPrices?.exact.pricing.totalRevenue ?? Number.NaN;
        const difference = explain(input, compiled, { line: 'roundingDifference', period: 'cumulated' });
        const slack = 1e-7 * Math.max(1, Math.abs(exactRevenue));
        expect(Math.abs(difference.value - (pricing.totalRevenue - exactRevenue))).toBeLessThan(slack);
        // HyperFormula rounds 0.285 as the double below it; spreadsheets of people round it as the decimal it is.
        if (unitPrices?.positions.some(isBetweenCents)) return;
        compared++;
        const worksheet = worksheetOf(input, compiled);
        const sheet = calculatedSheet(worksheet);
        for (const cell of sheet.cells)
          expect(Math.abs(sheet.shown(cell) - cell.value)).toBeLessThanOrEqual(
            1e-7 * Math.max(1, Math.abs(cell.value)),
          );
        sheet.end();
      };
      fc.assert(fc.property(permanentCase, agree), { numRuns: sampled(8, 80) });
      fc.assert(fc.property(mobileCase, agree), { numRuns: sampled(5, 50) });
      expect(compared).toBeGreaterThan(2);
    },
    patience,
  );

  test('adds up to the price of the Chance in whole cents', () => {
    fc.assert(
      fc.property(permanentCase, fc.integer({ min: 1, max: 20 }), ({ book, input }, count) => {
        const compiled = compileRateBook(book);
        const result = calculateService(rounded(input), compiled);
        const services = Array.from({ length: count }, () => ({ additional: false, result }));
        const { regular } = aggregateChance(input.contract, services, compiled);
        expect(regular.revenue).toBe((Math.round(result.pricing.totalRevenue * 100) * count) / 100);
      }),
      { numRuns: sampled(15, 200) },
    );
  });
});
