import { sampled } from '@zuschlag/validation/testing/sampling';
import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Case, mobileCase, permanentCase } from '../src/examples/random-services.ts';
import {
  atUnitPrices,
  calculateService,
  compileRateBook,
  explain,
  type ServiceInput,
  withoutUnitPrices,
} from '../src/index.ts';
import { worksheetOf } from '../src/worksheet/worksheet.ts';
import { calculatedSheet } from './calculated-sheet.ts';
import { recompute } from './recompute.ts';
import { simulate } from './simulation.ts';

const patience = sampled(120_000, 1_800_000);
const close = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-7 * Math.max(1, Math.abs(one), Math.abs(other));

/** Thousandths, or nothing at all. */
const entered = fc
  .tuple(...[0, 0, 0, 0].map(() => fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 400 }))))
  .filter((all) => all.some((each) => each !== 0))
  .map(([share = 0, hour = 0, risk = 0, riskHour = 0]) => ({
    ...{ overheadsShare: share / 1000, overheadsPerHour: hour / 100 },
    ...{ riskShare: risk / 1000, riskPerHour: riskHour / 100 },
  }));
type Entered = { overheadsShare: number; overheadsPerHour: number; riskShare: number; riskPerHour: number };
const withOverheads = (input: ServiceInput, own: Entered): ServiceInput => ({
  ...input,
  parameters: { ...input.parameters, ...own },
});

/** Overheads and risk out of the costs and minutes that the simulation counts day by day, one kind of time after the other. */
function slow({ book, input }: Case<ServiceInput>, own: Entered) {
  const { periods } = simulate(input, book);
  let [overheads, risk] = [0, 0];
  for (const period of tariffPeriods) {
    const cost = periods[period].totalCosts as number;
    const hours = (periods[period].minutes as number) / 60;
    const carried = cost * own.overheadsShare + own.overheadsPerHour * hours;
    overheads += carried;
    risk += (cost + carried) * own.riskShare;
    risk += own.riskPerHour * hours;
  }
  return { overheads, risk };
}

describe('overheads and risk', () => {
  test(
    'are those of a second implementation, and leave every other figure as it is',
    () => {
      const agree = (one: Case<ServiceInput>, own: Entered) => {
        const book = compileRateBook(one.book);
        const before = calculateService(one.input, book);
        const { profitAfterOverheads: found, ...after } = calculateService(withOverheads(one.input, own), book);
        expect(JSON.stringify(after)).toBe(JSON.stringify(before));
        const expected = slow(one, own);
        const { totalRevenue, profit } = before.pricing;
        const amounts = {
          contributionMargin: profit,
          ...expected,
          profit: profit - expected.overheads - expected.risk,
        };
        for (const line of ['contributionMargin', 'overheads', 'risk', 'profit'] as const) {
          const { amount, perHour, ofRevenue } = found?.[line] ?? {
            amount: Number.NaN,
            perHour: null,
            ofRevenue: null,
          };
          expect(close(amount, amounts[line]), `${line}: ${amount} instead of ${amounts[line]}`).toBe(true);
          expect(perHour === null).toBe(before.minutesTotal === 0);
          if (perHour !== null) expect(close(perHour * (before.minutesTotal / 60), amount)).toBe(true);
          if (ofRevenue !== null) expect(close(ofRevenue * totalRevenue, amount)).toBe(true);
        }
      };
      fc.assert(fc.property(permanentCase, entered, agree), { numRuns: sampled(25, 700) });
      fc.assert(fc.property(mobileCase, entered, agree), { numRuns: sampled(12, 300) });
    },
    patience,
  );

  test(
    'are explained down to their leaves, calculated by the worksheet, and judged at the price that is signed',
    () => {
      const agree = (one: Case<ServiceInput>, own: Entered) => {
        const book = compileRateBook(one.book);
        const input = withOverheads(one.input, own);
        const result = calculateService(input, book);
        const lines = result.profitAfterOverheads;
        const figures = [
          ['overheads', lines?.overheads.amount],
          ['risk', lines?.risk.amount],
          ['netProfit', lines?.profit.amount],
          ['netMargin', lines?.profit.ofRevenue],
        ] as const;
        for (const [line, value] of figures) {
          if (value === null || value === undefined) continue;
          const node = explain(input, book, { line, period: 'cumulated' });
          expect(close(node.value, value), `${line}: ${node.value} instead of ${value}`).toBe(true);
          expect(close(recompute(node), value)).toBe(true);
        }
        const sheet = calculatedSheet(worksheetOf(input, book));
        for (const cell of sheet.cells) expect(close(sheet.shown(cell), cell.value)).toBe(true);
        sheet.end();

        const signed = calculateService({ ...input, roundsUnitPrices: true }, book);
        expect(JSON.stringify(withoutUnitPrices(signed))).toBe(JSON.stringify(result));
        expect(JSON.stringify(atUnitPrices(input, result))).toBe(JSON.stringify(signed));
        expect(signed.profitAfterOverheads?.contributionMargin.amount).toBe(signed.pricing.profit);
        expect(signed.profitAfterOverheads?.overheads.amount).toBe(lines?.overheads.amount);
      };
      fc.assert(fc.property(permanentCase, entered, agree), { numRuns: sampled(6, 80) });
      fc.assert(fc.property(mobileCase, entered, agree), { numRuns: sampled(4, 50) });
    },
    patience,
  );
});
