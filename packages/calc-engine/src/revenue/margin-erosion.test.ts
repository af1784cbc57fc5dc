import { expect, test } from 'vitest';
import { analyzeMarginErosion, type ErosionInput } from '../index.ts';

/** 1,000 hours at a cost of 20 EUR, of which 18 follow the tariff; sold at a margin of 20 %, so at 25 EUR. */
const contract: ErosionInput = {
  minutes: 60_000,
  totalCosts: 20_000,
  totalPayCosts: 19_000,
  nonTariffAllowances: 1000,
  operativeMargin: 0.2,
  escalationClause: 0.5,
  yearlyTariffIncrease: 0.1,
  durationMonths: 18,
};

test('half of a tariff increase of 10 % passed on leaves 18.95 % of the 20 % offered', () => {
  // Year 2: cost 2 + 18 x 1.1 = 21.80, price 25 x 1.05 = 26.25, margin 4.45 / 26.25 = 16.952 %; it counts half.
  // Price 25 + 13.125 = 38.125, cost 20 + 10.9 = 30.9: margin 7.225 / 38.125 = 18.951 %, lost 1.049 of 20 points.
  const result = analyzeMarginErosion(contract);
  expect(result).toMatchObject({ status: 'OK', years: 2, level: 'NORMAL' });
  if (result.status !== 'OK') return;
  expect(result.tariffBoundShare).toBeCloseTo(0.9, 12);
  expect(result.rows[1]?.weight).toBe(0.5);
  expect(result.rows[1]?.costPerHour).toBeCloseTo(21.8, 9);
  expect(result.rows[1]?.pricePerHour).toBeCloseTo(26.25, 9);
  expect(result.rows[1]?.margin).toBeCloseTo(4.45 / 26.25, 9);
  expect(result.effectiveMargin).toBeCloseTo(7.225 / 38.125, 9);
  expect(result.erosion).toBeCloseTo((0.2 - 7.225 / 38.125) / 0.2, 9);
  expect(result.plannedProfit).toBeCloseTo(5000, 9);
});

test('a fixed price over three years is high, the whole increase passed on is a gain', () => {
  expect(analyzeMarginErosion({ ...contract, escalationClause: null, durationMonths: 36 })).toMatchObject({
    level: 'HIGH',
  });
  expect(analyzeMarginErosion({ ...contract, escalationClause: 1 })).toMatchObject({ level: 'GAIN' });
});

test('there is nothing to erode in twelve months, without minutes, or without a margin', () => {
  expect(analyzeMarginErosion({ ...contract, durationMonths: 12 })).toEqual({ status: 'NOT_APPLICABLE', years: 1 });
  expect(analyzeMarginErosion({ ...contract, minutes: 0 })).toEqual({ status: 'NO_DATA' });
  expect(analyzeMarginErosion({ ...contract, operativeMargin: 0 })).toMatchObject({ erosion: null, level: null });
});

test('a margin of 1 is refused', () => {
  expect(() => analyzeMarginErosion({ ...contract, operativeMargin: 1 })).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', path: 'operativeMargin' }),
  );
});
