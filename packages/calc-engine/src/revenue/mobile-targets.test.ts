import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../test/laws.ts';
import { mobileCase } from '../examples/random-services.ts';
import { tenderBerlin } from '../examples/tender-berlin.ts';
import {
  calculateService,
  compileRateBook,
  type MobileServiceInput,
  type MobileTarget,
  mobileTargetSides,
  pricePerVisit,
  reachMobileTarget,
} from '../index.ts';

const book = compileRateBook(tenderBerlin.book);
const patrol = tenderBerlin.services['Patrol at night'] as MobileServiceInput;
const now = calculateService(patrol, book);
const perVisit = pricePerVisit(now) ?? 0;

function reached(target: MobileTarget) {
  const answer = reachMobileTarget(patrol, book, target);
  if (answer.problem !== null) throw new Error(answer.problem);
  return answer;
}

describe('a patrol with rounds of several kinds', () => {
  test('a price per visit moves the prices of all kinds by the same share, and leaves the wage', () => {
    const {
      hourlyWage,
      margins,
      pricing,
      pricePerVisit: price,
    } = reached({
      figure: 'pricePerVisit',
      value: perVisit * 1.1,
      follows: 'margin',
    });
    expect(hourlyWage).toBe(patrol.hourlyWage);
    // Prices 10 % higher at the same cost: the rest of each price after its margin shrinks to a share of 1/1.1.
    expect(margins).toEqual(patrol.siteVisits.map(({ margin }) => Number((1 - (1 - margin) / 1.1).toFixed(6))));
    expect(price).toBeCloseTo(perVisit * 1.1, 3);
    expect(pricing.totalCost).toBe(now.pricing.totalCost);
  });

  test('the same price at the same margins changes the wage', () => {
    const {
      hourlyWage,
      margins,
      pricePerVisit: price,
    } = reached({
      figure: 'pricePerVisit',
      value: perVisit * 1.1,
      follows: 'wage',
    });
    expect(hourlyWage).toBeGreaterThan(patrol.hourlyWage);
    expect(margins).toEqual(patrol.siteVisits.map(({ margin }) => margin));
    expect(price).toBeCloseTo(perVisit * 1.1, 2);
  });

  test('a wage costs margin where the prices stay, and raises them where the margins stay', () => {
    const value = patrol.hourlyWage + 1;
    const atPrice = reached({ figure: 'hourlyWage', value, follows: 'margin' });
    expect(atPrice.pricing.totalRevenue).toBeCloseTo(now.pricing.totalRevenue, 0);
    expect(atPrice.pricing.totalMargin).toBeLessThan(now.pricing.totalMargin ?? 0);
    const atMargin = reached({ figure: 'hourlyWage', value, follows: 'price' });
    expect(atMargin.pricing.totalRevenue).toBeGreaterThan(now.pricing.totalRevenue);
  });

  test.each([
    ['a price of nothing', { figure: 'pricePerVisit', value: 0, follows: 'margin' }, 'NO_PRICE'],
    ['a loss above the cost', { figure: 'profit', value: -2 * now.pricing.totalCost, follows: 'price' }, 'NO_PRICE'],
    ['a margin of 99.5 %', { figure: 'totalMargin', value: 0.995, follows: 'price' }, 'MARGIN_OUT_OF_RANGE'],
    ['a price of a cent', { figure: 'pricePerVisit', value: 0.01, follows: 'margin' }, 'MARGIN_OUT_OF_RANGE'],
    ['a price that carries no wage', { figure: 'pricePerVisit', value: 0.05, follows: 'wage' }, 'NO_WAGE'],
    ['a wage below 0', { figure: 'hourlyWage', value: -1, follows: 'price' }, 'NO_WAGE'],
  ] as const)('%s is refused with its reason', (_name, target, problem) => {
    expect(reachMobileTarget(patrol, book, target)).toEqual({ problem });
  });

  test('without visits there is no price per visit', () => {
    // On Mondays, on a Tuesday.
    const tuesday = { startDate: '2027-09-14', endDate: '2027-09-14' };
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'holiday'];
    const never = Object.fromEntries(days.flatMap((day) => [`${day}Day`, `${day}Night`].map((name) => [name, 0])));
    const idle = {
      ...patrol,
      siteVisits: patrol.siteVisits.map((visit) => ({ ...visit, ...never, mondayDay: 1, ...tuesday })),
    };
    const target: MobileTarget = { figure: 'pricePerVisit', value: 25, follows: 'margin' };
    expect(reachMobileTarget(idle as MobileServiceInput, book, target)).toEqual({ problem: 'NO_HOURS' });
  });

  test('what is no number is refused', () => {
    const target: MobileTarget = { figure: 'profit', value: Number.NaN, follows: 'price' };
    expect(() => reachMobileTarget(patrol, book, target)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  });
});

test('each target is reached to the rounding of what a service stores, and the third side stays', () => {
  let found = 0;
  const questions = (Object.keys(mobileTargetSides) as MobileTarget['figure'][]).flatMap((figure) =>
    (['price', 'margin', 'wage'] as const)
      .filter((follows) => follows !== mobileTargetSides[figure])
      .map((follows) => ({ figure, follows })),
  );
  holds(
    fc.tuple(mobileCase, fc.constantFrom(...questions), fc.integer({ min: 80, max: 130 })),
    ([one, { figure, follows }, percent]) => {
      const input = one.input as MobileServiceInput;
      const compiled = compileRateBook(one.book);
      const before = calculateService(input, compiled);
      const figureOf = (pricing: typeof before.pricing, visit: number | null, wage: number) =>
        figure === 'hourlyWage' ? wage : figure === 'pricePerVisit' ? visit : pricing[figure];
      const present = figureOf(before.pricing, pricePerVisit(before), input.hourlyWage);
      if (present === null || !(before.pricing.totalRevenue > 0)) return;
      const value = (present * percent) / 100;
      const answer = reachMobileTarget(input, compiled, { figure, value, follows });
      if (answer.problem !== null) return;
      found++;
      const { totalRevenue, totalCost } = answer.pricing;
      const visits = before.siteVisits.reduce((total, one) => total + one.visits, 0);
      const units = {
        pricePerVisit: visits,
        pricePerHour: before.minutesTotal / 60,
        monthlyRevenue: before.durationMonths,
        totalRevenue: 1,
        profit: 1,
        totalMargin: totalRevenue,
      };
      // Wages are stored to 0.0001 EUR, margins to 0.000001: half a step of a margin moves a price by its square over the
      // cost.
      const siteVisits = input.siteVisits.map((visit, at) => ({ ...visit, margin: answer.margins[at] ?? 0 }));
      const paidMore = { ...input, siteVisits, hourlyWage: answer.hourlyWage + 0.0001 };
      const wageStep = calculateService(paidMore, compiled).pricing;
      const moved = Math.abs(wageStep.totalRevenue - totalRevenue) + Math.abs(wageStep.totalCost - totalCost);
      const steepest = Math.max(...answer.margins.map((margin) => 1 / (1 - margin)), 1);
      const slack = 0.01 + moved + totalRevenue * 2e-6 * steepest;
      if (figure === 'hourlyWage') expect(Math.abs(answer.hourlyWage - value)).toBeLessThan(0.0001);
      else {
        const then = figureOf(answer.pricing, answer.pricePerVisit, answer.hourlyWage) ?? Number.NaN;
        expect(Math.abs(then - value) * units[figure]).toBeLessThan(slack);
      }
      if (follows !== 'wage' && figure !== 'hourlyWage') expect(answer.hourlyWage).toBe(input.hourlyWage);
      if (follows === 'wage' && mobileTargetSides[figure] === 'price')
        expect(answer.margins).toEqual(input.siteVisits.map(({ margin }) => Number(margin.toFixed(6))));
      if (figure === 'hourlyWage' && follows === 'margin')
        expect(Math.abs(totalRevenue - before.pricing.totalRevenue)).toBeLessThan(slack);
    },
  );
  expect(found).toBeGreaterThan(20);
});
