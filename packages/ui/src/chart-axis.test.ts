import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisTicks, share } from './chart-axis.tsx';

describe('axisTicks', () => {
  it('goes in round steps from 0 past the greatest value: 6.2 million gives 0, 2, 4, 6, 8 million', () => {
    expect(axisTicks([2_300_000, 6_200_000])).toEqual([0, 2_000_000, 4_000_000, 6_000_000, 8_000_000]);
  });

  it('goes below 0 when a value does', () => {
    expect(axisTicks([-12, 30])).toEqual([-20, 0, 20, 40]);
  });

  it('has an axis even when there is nothing to show', () => {
    expect(axisTicks([])).toEqual([0, 1]);
    expect(axisTicks([0, 0])).toEqual([0, 1]);
  });

  it('holds every value between its ends, with 0 on it and few lines', () => {
    const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 24 }), (values) => {
        const ticks = axisTicks(values);
        const low = ticks[0] ?? Number.NaN;
        const high = ticks.at(-1) ?? Number.NaN;
        return values.every((value) => value >= low && value <= high) && ticks.includes(0) && ticks.length <= 8;
      }),
    );
  });
});

describe('share', () => {
  it('is the place between the ends in percent', () => {
    expect(share(5, 0, 20)).toBe(25);
    expect(share(0, -10, 10)).toBe(50);
  });
});
