import { expect, test } from 'vitest';
import { increaseBeyondKnown } from './known-rise.ts';

test('table rows inside the price are deducted from the assumed increase, so that both together make the assumed cost', () => {
  // Two years at 5 %: 1 and 1.05 make 1.025 on average. The tables already make 1.01 of it, so 1.025 / 1.01 = 1.014851
  // is left, which is an increase of 2.9703 % in the second year.
  const left = increaseBeyondKnown({ yearlyTariffIncrease: 0.05, durationMonths: 24, knownRise: 0.01 });
  expect(left).toBeCloseTo(2 * (1.025 / 1.01 - 1), 12);
  expect(left).toBeCloseTo(0.029703, 6);
  // Three years at 5 %: (1 + 1.05 + 1.1025) / 3 = 1.050833; less 2 % it is 1.030229.
  const longer = increaseBeyondKnown({ yearlyTariffIncrease: 0.05, durationMonths: 36, knownRise: 0.02 });
  expect((1 + (1 + longer) + (1 + longer) ** 2) / 3).toBeCloseTo(1.050_833_333 / 1.02, 8);
});

test('nothing is deducted without such rows, and nothing is added when the tables rise by more than is assumed', () => {
  const assumed = { yearlyTariffIncrease: 0.05, durationMonths: 24 };
  expect(increaseBeyondKnown({ ...assumed, knownRise: 0 })).toBe(0.05);
  expect(increaseBeyondKnown({ ...assumed, knownRise: -0.01 })).toBe(0.05);
  expect(increaseBeyondKnown({ ...assumed, knownRise: 0.03 })).toBe(0);
  expect(increaseBeyondKnown({ ...assumed, yearlyTariffIncrease: -0.01, knownRise: 0.01 })).toBe(-0.01);
});

test('a partial last year counts by its months', () => {
  const left = increaseBeyondKnown({ yearlyTariffIncrease: 0.04, durationMonths: 18, knownRise: 0.005 });
  // (1 + 0.5 × 1.04) ÷ 1.5 = 1.013333; ÷ 1.005 = 1.008292, which 0.5 ÷ 1.5 of a second year bring at 2.4876 %.
  expect(left).toBeCloseTo(3 * ((1 + 0.04 / 3) / 1.005 - 1), 12);
});
