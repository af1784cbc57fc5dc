import { describe, expect, it } from 'vitest';
import { wholeCents } from './whole-cents.ts';

const sum = (amounts: readonly number[]) => Math.round(100 * amounts.reduce((total, amount) => total + amount, 0));

describe('amounts in whole cents', () => {
  it('give the cent that is missing to the amount that was rounded down furthest', () => {
    expect(wholeCents([1.0044, 2.003, 3.004])).toEqual([1.01, 2, 3]);
    expect(wholeCents([1.003, 2.004, 3.0041])).toEqual([1, 2, 3.01]);
  });

  it('take the cent that is too many from the amount that was rounded up furthest', () => {
    expect(wholeCents([0.006, 0.0052, 0.007])).toEqual([0.01, 0, 0.01]);
    expect(wholeCents([-0.006, -0.0052, -0.007])).toEqual([-0.01, 0, -0.01]);
  });

  it('add up to the rounded sum, each less than a cent away', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const amounts = Array.from(
        { length: (seed % 9) + 1 },
        (_, at) => ((seed * 7919 * (at + 3)) % 100_003) / 977 - 40,
      );
      const cents = wholeCents(amounts);
      expect(Math.abs(sum(cents) - 100 * amounts.reduce((total, one) => total + one, 0))).toBeLessThan(0.5 + 1e-6);
      for (const [at, cent] of cents.entries()) expect(Math.abs(cent - (amounts[at] ?? 0))).toBeLessThan(0.01);
    }
  });
});
