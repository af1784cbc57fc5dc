import fc from 'fast-check';
import { describe, test } from 'vitest';
import { analyzeMarginErosion, type ErosionInput } from '../src/index.ts';
import { close, holds } from './laws.ts';

describe('margin erosion', () => {
  const erosionInput: fc.Arbitrary<ErosionInput> = fc
    .record({
      minutes: fc.integer({ min: 1, max: 2_000_000 }),
      totalCosts: fc.integer({ min: 1000, max: 1_000_000 }),
      paid: fc.integer({ min: 1, max: 99 }),
      operativeMargin: fc.integer({ min: 1, max: 50 }).map((parts) => parts / 100),
      escalationClause: fc.integer({ min: 0, max: 100 }).map((parts) => parts / 100),
      yearlyTariffIncrease: fc.integer({ min: 0, max: 10 }).map((parts) => parts / 100),
      durationMonths: fc.integer({ min: 13, max: 120 }),
    })
    .map(({ paid, ...rest }) => ({ ...rest, totalPayCosts: (rest.totalCosts * paid) / 100, nonTariffAllowances: 0 }));
  const erosion = (input: ErosionInput) => {
    const result = analyzeMarginErosion(input);
    if (result.status !== 'OK' || result.erosion === null) throw new Error('expected an erosion');
    return result.erosion;
  };

  test('is nothing without a tariff increase, and in the first year', () =>
    holds(erosionInput, (input) => {
      const still = analyzeMarginErosion({ ...input, yearlyTariffIncrease: 0 });
      const first = analyzeMarginErosion(input);
      return still.status === 'OK' && still.erosion === 0 && first.status === 'OK' && first.rows[0]?.erosion === 0;
    }));

  test('falls with the clause, and rises with the tariff when the price stays fixed', () =>
    holds(erosionInput, (input) => {
      const less = erosion({ ...input, escalationClause: (input.escalationClause ?? 0) + 0.1 });
      const fixed = { ...input, escalationClause: null };
      const more = erosion({ ...fixed, yearlyTariffIncrease: input.yearlyTariffIncrease + 0.01 });
      return less <= erosion(input) + 1e-12 && more > erosion(fixed);
    }));

  test('does not depend on the size of the contract', () =>
    holds(erosionInput, (input) => {
      const larger = {
        ...input,
        minutes: input.minutes * 7,
        totalCosts: input.totalCosts * 3,
        totalPayCosts: input.totalPayCosts * 3,
      };
      return close(erosion(larger), erosion(input));
    }));
});
