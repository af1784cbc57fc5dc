import { expect, it } from 'vitest';
import { holidayShift } from '../examples/holiday-shift.ts';
import { mobilePatrolHamburg } from '../examples/mobile-patrol-hamburg.ts';
import { nightOfNewTariff } from '../examples/night-of-new-tariff.ts';
import { calculateService, calculateServices, compileRateBook, countShiftMinutes, countSiteVisits } from '../index.ts';
import type { PermanentServiceInput, RateBook } from '../model.ts';

const none = { day: 0, night: 0, sunday: 0, sundayNight: 0, holiday: 0, holidayNight: 0 };
const { book, input } = holidayShift;
const calculated = (changes: Partial<PermanentServiceInput>, tables: Partial<RateBook> = {}) =>
  calculateService({ ...input, ...changes }, compileRateBook({ ...book, ...tables }));

it('services are calculated one by one, in their order', () => {
  const compiled = compileRateBook(nightOfNewTariff.book);
  const dearer = { ...nightOfNewTariff.input, hourlyWage: 20 };
  expect(calculateServices([nightOfNewTariff.input, dearer], compiled)).toEqual([
    calculateService(nightOfNewTariff.input, compiled),
    calculateService(dearer, compiled),
  ]);
});

it('the minutes of a plan are counted without its price', () => {
  expect(countShiftMinutes(input, compileRateBook(book))).toEqual({
    worked: { ...none, day: 4 * 480 },
    lost: { ...none, day: 480 },
  });
});

it('visits are counted per kind of visit and period, over a change of the tariff', () => {
  const { book, input } = mobilePatrolHamburg;
  const [first] = book.tariffs;
  const twice = { ...input, siteVisits: input.siteVisits.flatMap((visit) => [visit, { ...visit, mondayDay: 3 }]) };
  const changing = { ...book, tariffs: first ? [...book.tariffs, { ...first, activeFrom: '2026-06-16' }] : [] };
  // June 2026 has 22 working days, 4 Sundays and 5 Mondays.
  expect(countSiteVisits(twice, compileRateBook(changing))).toEqual([
    { ...none, night: 22, sundayNight: 8 },
    { ...none, day: 15, night: 22, sundayNight: 8 },
  ]);
  const [visit] = calculateService(input, compileRateBook(book)).siteVisits;
  expect(visit?.minutes).toEqual({ ...none, night: 660, sundayNight: 240 });
});

it('a result names the rates of the first day it rests on', () => {
  const bonus = { province: 'DE-SN' as const, activeFrom: '2025-01-01', bonusRelative: 0.5, bonusAbsolute: -0 };
  const { applied } = calculated(
    {},
    { vacationBonus: [bonus], christmasBonus: [{ ...bonus, bonusRelative: -0, bonusAbsolute: 100 }] },
  );
  expect(applied).toEqual({
    workdaysPerYear: 260,
    vacationDays: 30,
    productiveDays: 200,
    vacationBonus: { relative: 0.5, absolute: 0 },
    christmasBonus: { relative: 0, absolute: 100 },
  });
});

it('no attendance is refused at the parameters, and one day of it is enough', () => {
  // 260 days less 30 of vacation and 10 of training.
  const sick = (sickDays: number) => calculated({ parameters: { ...input.parameters, sickDays } });
  expect(() => sick(220)).toThrowError(
    expect.objectContaining({ code: 'PRODUCTIVE_DAYS_NON_POSITIVE', path: 'parameters', date: '2026-11-16' }),
  );
  expect(sick(219).applied.productiveDays).toBe(1);
});
