import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../test/laws.ts';
import { permanentGuardBerlin } from '../examples/permanent-guard-berlin.ts';
import { permanentCase } from '../examples/random-services.ts';
import {
  calculateService,
  compileRateBook,
  type PermanentServiceInput,
  reachTarget,
  type Target,
  targetSides,
} from '../index.ts';

const book = compileRateBook(permanentGuardBerlin.book);
const post = permanentGuardBerlin.input as PermanentServiceInput;
const now = calculateService(post, book).pricing;

function reached(target: Target, input = post) {
  const answer = reachTarget(input, book, target);
  if (answer.problem !== null) throw new Error(answer.problem);
  return answer;
}

describe('a post at all hours in Berlin, sold at a margin of 8 %', () => {
  test('a price of 25 EUR per hour changes the margin and leaves the wage', () => {
    const { hourlyWage, revenue, pricing } = reached({ figure: 'pricePerHour', value: 25, follows: 'margin' });
    expect(hourlyWage).toBe(post.hourlyWage);
    // 17,544 hours at 25 EUR are 438,600 EUR.
    expect(revenue).toEqual({ type: 'MARGIN', margin: Number((1 - now.totalCost / 438_600).toFixed(6)) });
    expect(pricing.pricePerHour).toBeCloseTo(25, 3);
  });

  test('the same price at the same margin changes the wage', () => {
    const { hourlyWage, pricing } = reached({ figure: 'pricePerHour', value: 25, follows: 'wage' });
    expect(hourlyWage).toBeLessThan(post.hourlyWage);
    expect(pricing.totalMargin).toBeCloseTo(0.08, 9);
    expect(pricing.pricePerHour).toBeCloseTo(25, 3);
  });

  test('a wage of 17 EUR raises the price, or costs margin', () => {
    const atMargin = reached({ figure: 'hourlyWage', value: 17, follows: 'price' });
    expect(atMargin).toMatchObject({ hourlyWage: 17, revenue: { type: 'MARGIN', margin: 0.08 } });
    expect(atMargin.pricing.totalRevenue).toBeGreaterThan(now.totalRevenue);
    const atPrice = reached({ figure: 'hourlyWage', value: 17, follows: 'margin' });
    expect(atPrice.pricing.totalRevenue).toBeCloseTo(now.totalRevenue, 0);
    expect(atPrice.pricing.totalMargin).toBeLessThan(0.08);
  });

  test('the present margin as target changes nothing', () => {
    const same = reached({ figure: 'totalMargin', value: 0.08, follows: 'price' });
    expect(same).toMatchObject({ hourlyWage: post.hourlyWage, revenue: post.revenue });
    expect(reached({ figure: 'totalMargin', value: 0.08, follows: 'wage' }).hourlyWage).toBeCloseTo(post.hourlyWage, 4);
  });

  test('hourly rates keep their proportions', () => {
    const rates = { day: 20, night: 22, sunday: 25, sundayNight: 27, holiday: 30, holidayNight: 32 };
    const input: PermanentServiceInput = {
      ...post,
      revenue: { type: 'HOURLYRATEABSOLUTE', hourlyRateAbsolute: rates },
    };
    const { totalRevenue } = calculateService(input, book).pricing;
    const { revenue } = reached({ figure: 'totalRevenue', value: 1.1 * totalRevenue, follows: 'margin' }, input);
    expect(revenue).toEqual({
      type: 'HOURLYRATEABSOLUTE',
      hourlyRateAbsolute: { day: 22, night: 24.2, sunday: 27.5, sundayNight: 29.7, holiday: 33, holidayNight: 35.2 },
    });
  });

  test('rates of 0 become one price for every hour', () => {
    const none = { day: 0, night: 0, sunday: 0, sundayNight: 0, holiday: 0, holidayNight: 0 };
    const input: PermanentServiceInput = { ...post, revenue: { type: 'HOURLYRATEABSOLUTE', hourlyRateAbsolute: none } };
    const { revenue } = reached({ figure: 'pricePerHour', value: 25.5, follows: 'margin' }, input);
    expect(revenue).toMatchObject({ hourlyRateAbsolute: { day: 25.5, holidayNight: 25.5 } });
  });

  test.each([
    ['a price of nothing', { figure: 'totalRevenue', value: 0, follows: 'margin' }, 'NO_PRICE'],
    ['a loss above the cost', { figure: 'profit', value: -2 * now.totalCost, follows: 'price' }, 'NO_PRICE'],
    ['a margin of 99.5 %', { figure: 'totalMargin', value: 0.995, follows: 'price' }, 'MARGIN_OUT_OF_RANGE'],
    ['a price of a cent', { figure: 'pricePerHour', value: 0.01, follows: 'margin' }, 'MARGIN_OUT_OF_RANGE'],
    ['a price that carries no wage', { figure: 'pricePerHour', value: 0.5, follows: 'wage' }, 'NO_WAGE'],
    ['a wage below 0', { figure: 'hourlyWage', value: -1, follows: 'price' }, 'NO_WAGE'],
  ] as const)('%s is refused with its reason', (_name, target, problem) => {
    expect(reachTarget(post, book, target)).toEqual({ problem });
  });

  test('a service without hours has no price per hour', () => {
    const idle = { ...post, shifts: post.shifts.map((shift) => ({ ...shift, employeeQuantity: 0 })) };
    const target: Target = { figure: 'pricePerHour', value: 25, follows: 'margin' };
    expect(reachTarget(idle, book, target)).toEqual({ problem: 'NO_HOURS' });
  });

  test('reductions above 100 % leave no day rate', () => {
    const hourlyRateRelative = { day: 20, night: -9, sunday: -9, sundayNight: -9, holiday: -9, holidayNight: -9 };
    const input: PermanentServiceInput = { ...post, revenue: { type: 'HOURLYRATERELATIVE', hourlyRateRelative } };
    const target: Target = { figure: 'totalMargin', value: 0.1, follows: 'price' };
    expect(reachTarget(input, book, target)).toEqual({ problem: 'NO_DAY_RATE' });
  });

  test('what is no number is refused', () => {
    const target: Target = { figure: 'profit', value: Number.NaN, follows: 'price' };
    expect(() => reachTarget(post, book, target)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  });
});

test('each target is reached to the rounding of what a service stores, and the third side stays', () => {
  let found = 0;
  const questions = (Object.keys(targetSides) as Target['figure'][]).flatMap((figure) =>
    (['price', 'margin', 'wage'] as const)
      .filter((follows) => follows !== targetSides[figure])
      .map((follows) => ({ figure, follows })),
  );
  holds(
    fc.tuple(permanentCase, fc.constantFrom(...questions), fc.integer({ min: 80, max: 130 })),
    ([one, { figure, follows }, percent]) => {
      const compiled = compileRateBook(one.book);
      const { pricing, minutesTotal, durationMonths } = calculateService(one.input, compiled);
      const present = figure === 'hourlyWage' ? one.input.hourlyWage : pricing[figure];
      if (present === null || !(pricing.totalRevenue > 0)) return;
      const value = (present * percent) / 100;
      const answer = reachTarget(one.input, compiled, { figure, value, follows });
      if (answer.problem !== null) return;
      found++;
      const { totalRevenue, totalCost } = answer.pricing;
      const hours = minutesTotal / 60;
      // Wages are stored to 0.0001 EUR, which all paid hours multiply, also those that no price counts, as briefings;
      // margins to 0.000001, flat rates and hourly rates to the cent; surcharges on a day rate multiply half a cent, and
      // a profit or a loss multiplies all of it.
      const paidMore = { ...one.input, hourlyWage: answer.hourlyWage + 0.0001 };
      const wageStep = calculateService(paidMore, compiled).pricing.totalCost - totalCost;
      const [less, more] = [totalRevenue, Math.max(1, totalCost)].sort((one, other) => one - other) as [number, number];
      const slack = (0.01 + hours * 0.03 + totalRevenue * 2e-6 + wageStep) * (more / less);
      const units = {
        pricePerHour: hours,
        monthlyRevenue: durationMonths,
        totalRevenue: 1,
        profit: 1,
        totalMargin: totalRevenue,
      };
      if (figure === 'hourlyWage') expect(Math.abs(answer.hourlyWage - value)).toBeLessThan(0.0001);
      else expect(Math.abs((answer.pricing[figure] ?? Number.NaN) - value) * units[figure]).toBeLessThan(slack);
      const sideOf = targetSides[figure];
      if (sideOf !== 'wage' && follows !== 'wage')
        return Math.abs(answer.hourlyWage - one.input.hourlyWage) <= 0.000051;
      if (sideOf !== 'price' && follows !== 'price') return Math.abs(totalRevenue - pricing.totalRevenue) <= slack;
      return Math.abs((answer.pricing.totalMargin ?? 9) - (pricing.totalMargin ?? 0)) * totalRevenue <= slack;
    },
    200,
  );
  // Many of the random services earn nothing, or cannot carry what is asked.
  expect(found).toBeGreaterThan(20);
});
