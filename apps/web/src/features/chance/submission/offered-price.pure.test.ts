import { describe, expect, it } from 'vitest';
import { figuresAt, offeredPrice } from './offered-price.ts';

const calculated = { revenue: 100_000, totalCost: 92_000, minutes: 240_000 };

describe('the figures of an offered price', () => {
  it('keep cost and hours, and take margin, profit and price per hour from the price', () => {
    expect(figuresAt(calculated, 96_000)).toEqual({
      revenue: 96_000,
      profit: 4_000,
      netProfit: null,
      margin: 4_000 / 96_000,
      pricePerHour: 24,
      difference: -0.04,
    });
  });

  it('leave overheads and risk as they are, so that the profit moves with the price', () => {
    const line = (amount: number) => ({ amount, perHour: null, ofRevenue: null });
    const profitAfterOverheads = {
      ...{ contributionMargin: line(8_000), overheads: line(5_000), risk: line(500), profit: line(2_500) },
    };
    expect(figuresAt({ ...calculated, profitAfterOverheads }, 96_000)).toMatchObject({
      profit: 4_000,
      netProfit: -1_500,
    });
  });

  it('may be a loss', () => {
    expect(figuresAt(calculated, 90_000)).toMatchObject({ profit: -2_000, margin: -2_000 / 90_000 });
  });

  it.each([null, Number.NaN, 0, -1])('are empty for %s', (price) => {
    expect(figuresAt(calculated, price)).toMatchObject({ revenue: null, margin: null, pricePerHour: null });
  });

  it('leave out what needs a calculation', () => {
    expect(figuresAt({ revenue: null, totalCost: null, minutes: 0 }, 1)).toEqual({
      ...{ revenue: 1, profit: null, netProfit: null, margin: null, pricePerHour: null, difference: null },
    });
  });
});

it('the price of an offer is the offered one, else the calculated one', () => {
  expect(offeredPrice({ offeredRevenue: null, revenue: 5 })).toBe(5);
  expect(offeredPrice({ offeredRevenue: 4, revenue: 5 })).toBe(4);
});
