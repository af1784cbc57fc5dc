import { sampled } from '@zuschlag/validation/testing/sampling';
import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/aggregate-chance.ts';
import { allTypes, type Case, mobileCase, permanentCase, serviceCase } from '../src/examples/random-services.ts';
import {
  calculateService,
  compileRateBook,
  evaluate,
  explain,
  namesIn,
  parseExpression,
  type ServiceInput,
} from '../src/index.ts';
import { names } from '../src/scheme/names.ts';
import { scheme } from '../src/scheme.ts';
import { leavesOf, recompute } from './recompute.ts';

const close = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));

/** Every figure of a result that has an explanation, and the engine's value of it. */
function figuresOf({ book, input }: Case<ServiceInput>) {
  const { costDetails, pricing, lostHolidayMinutes } = calculateService(input, compileRateBook(book));
  const perType = allTypes.flatMap((period) => [
    ...Object.entries(linesOf(costDetails[period])).map(([line, value]) => ({ line, period, value })),
    { line: 'revenue', period, value: pricing.priceDetails[period].revenue },
    { line: 'pricePerHour', period, value: pricing.priceDetails[period].pricePerHour },
  ]);
  const lost = tariffPeriods.map((period) => ({
    line: 'lostHolidayMinutes',
    period,
    value: lostHolidayMinutes[period],
  }));
  const ofService = (['profit', 'totalMargin', 'surcharge', 'monthlyRevenue', 'yearlyRevenue'] as const).map(
    (line) => ({
      line,
      period: 'cumulated' as const,
      value: pricing[line],
    }),
  );
  return [...perType, ...lost, ...ofService].filter((figure) => figure.value !== null);
}

describe('explain', () => {
  test(
    'gives the value of the engine for every line and period, and its leaves give it again',
    () => {
      const agree = (one: Case<ServiceInput>) => {
        const book = compileRateBook(one.book);
        for (const { line, period, value } of figuresOf(one)) {
          const node = explain(one.input, book, { line, period });
          expect(close(node.value, value as number), `${line} ${period}: ${node.value} instead of ${value}`).toBe(true);
          expect(close(recompute(node), value as number), `${line} ${period} recomputed`).toBe(true);
        }
      };
      fc.assert(fc.property(permanentCase, agree), { numRuns: sampled(8, 250) });
      fc.assert(fc.property(mobileCase, agree), { numRuns: sampled(5, 150) });
    },
    sampled(120_000, 1_800_000),
  );

  test(
    'names for each leaf the input it was entered in, or the table, row and days it was read for',
    () => {
      fc.assert(
        fc.property(serviceCase, ({ book, input }) => {
          const leaves = leavesOf(explain(input, compileRateBook(book), { line: 'totalPayCosts', period: 'night' }));
          const rows = new Set(
            Object.values(book).flatMap((table) => table.map((row: { id?: string; activeFrom?: string }) => row.id)),
          );
          for (const leaf of leaves) {
            if (leaf.row?.activeFrom) {
              expect(rows).toContain(leaf.row.id);
              expect(leaf.row.activeFrom <= (leaf.segment?.from ?? '')).toBe(true);
            } else if (leaf.input && leaf.input !== 'contract') {
              const entered = leaf.input.split('.').reduce((value: unknown, step) => (value as never)[step], input);
              expect(entered ?? 0).toBe(leaf.value);
            }
          }
        }),
        { numRuns: sampled(10, 300) },
      );
    },
    sampled(120_000, 1_800_000),
  );

  test('refuses a figure that does not exist', () => {
    const [one] = fc.sample(permanentCase, { numRuns: 1, seed: 1 }) as [Case<ServiceInput>];
    const book = compileRateBook(one.book);
    for (const line of ['wages', 'attendanceFactor', 'hourlyWage', '__proto__']) {
      expect(() => explain(one.input, book, { line, period: 'cumulated' })).toThrow(
        expect.objectContaining({ code: 'INVALID_INPUT', path: 'figure' }),
      );
    }
    expect(() => explain(one.input, book, { line: 'wage', period: 'dawn' as 'day' })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT' }),
    );
  });
});

describe('the scheme', () => {
  test('has only formulas over its own lines, and both names for each', () => {
    const keys = new Set(scheme.map((line) => line.key));
    for (const { key, de, en, formula } of scheme) {
      expect(names[key], key).toEqual([de, en]);
      const missing = formula === null ? [] : namesIn(parseExpression(formula)).filter((name) => !keys.has(name));
      expect(missing, key).toEqual([]);
    }
  });

  test('evaluates as a spreadsheet does: products before sums, from left to right, brackets first', () => {
    const value = (formula: string) => evaluate(parseExpression(formula), () => 5);
    expect(value('1 + 2 * 3')).toBe(7);
    expect(value('8 / 4 / 2')).toBe(1);
    expect(value('10 - 3 - (2 - 1)')).toBe(6);
    expect(value('if(x > 4, min(x, 3), 1 / 0)')).toBe(3);
    for (const broken of ['1 +', '(1', '1 2', 'min(1, 2', '* 3'])
      expect(() => parseExpression(broken)).toThrow(SyntaxError);
  });
});
