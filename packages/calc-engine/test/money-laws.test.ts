import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/aggregate-chance.ts';
import { type Case, permanentCase } from '../src/examples/random-services.ts';
import {
  type AdvancedCostParameters,
  type Bonus,
  calculateService,
  compileRateBook,
  marginForRevenue,
  marginToSurcharge,
  type PermanentServiceInput,
  type PerPeriod,
  type RateBook,
  type RevenueCalculation,
  revenueForMargin,
  surchargeToMargin,
  type TariffRow,
  wageForPrice,
} from '../src/index.ts';
import { close, holds, run } from './laws.ts';

const cost = (input: PermanentServiceInput, book: RateBook) => run(input, book).pricing.totalCost;
const margins = fc.integer({ min: -500, max: 950 }).map((parts) => parts / 1000);
const priced = (input: PermanentServiceInput, revenue: RevenueCalculation): PermanentServiceInput => ({
  ...input,
  revenue,
});

describe('ways of pricing', () => {
  test('a margin is the margin of the whole and of every period with cost', () =>
    holds(fc.tuple(permanentCase, margins), ([{ input, book }, margin]) => {
      const { pricing, costDetails } = run(priced(input, { type: 'MARGIN', margin }), book);
      if (pricing.totalCost === 0) return pricing.totalMargin === null;
      return (
        close(pricing.totalMargin ?? 9, margin, 1e-12) &&
        close(pricing.surcharge ?? 9, marginToSurcharge(margin)) &&
        tariffPeriods.every((period) =>
          close(pricing.priceDetails[period].revenue * (1 - margin), costDetails[period].totalCosts),
        )
      );
    }));

  test('margin and surcharge turn into each other', () =>
    holds(fc.double({ min: -0.5, max: 20, noNaN: true }), (surcharge) =>
      close(marginToSurcharge(surchargeToMargin(surcharge)), surcharge, 1e-12),
    ));

  test('the flat rate that a margin gives has the same price details', () =>
    holds(fc.tuple(permanentCase, margins), ([{ input, book }, margin]) => {
      const byMargin = run(priced(input, { type: 'MARGIN', margin }), book).pricing;
      if (byMargin.totalCost === 0) return;
      const flat = run(priced(input, { type: 'FLATRATE', flatRate: byMargin.totalRevenue }), book).pricing;
      return tariffPeriods.every((period) =>
        close(byMargin.priceDetails[period].revenue, flat.priceDetails[period].revenue),
      );
    }));

  test('relative hourly rates are the multiplied-out absolute ones', () =>
    holds(permanentCase, ({ input, book }) => {
      const relative = { day: 24.5, night: 0.1, sunday: 0.25, sundayNight: 0.35, holiday: 0.5, holidayNight: 0.6 };
      const absolute = {
        day: 24.5,
        night: 26.95,
        sunday: 30.625,
        sundayNight: 33.075,
        holiday: 36.75,
        holidayNight: 39.2,
      };
      const one = run(priced(input, { type: 'HOURLYRATERELATIVE', hourlyRateRelative: relative }), book).pricing;
      const other = run(priced(input, { type: 'HOURLYRATEABSOLUTE', hourlyRateAbsolute: absolute }), book).pricing;
      return close(one.totalRevenue, other.totalRevenue);
    }));
});

describe('inverses', () => {
  test('the price for a margin leaves that margin', () =>
    holds(fc.tuple(permanentCase, margins), ([{ input, book }, margin]) => {
      const compiled = compileRateBook(book);
      const { total, perHour } = revenueForMargin(input, compiled, margin);
      if (total === 0) return marginForRevenue(input, compiled, total) === null;
      const forward = calculateService(priced(input, { type: 'FLATRATE', flatRate: total }), compiled);
      const perPeriod = { day: 0, night: 0, sunday: 0, sundayNight: 0, holiday: 0, holidayNight: 0 };
      const everyHour = Object.fromEntries(Object.keys(perPeriod).map((period) => [period, perHour ?? 0]));
      const byHour = calculateService(
        priced(input, { type: 'HOURLYRATEABSOLUTE', hourlyRateAbsolute: everyHour as PerPeriod<number> }),
        compiled,
      );
      return (
        close(marginForRevenue(input, compiled, total) ?? 9, margin) &&
        close(forward.pricing.totalMargin ?? 9, margin) &&
        (perHour === null ? forward.minutesTotal === 0 : close(byHour.pricing.totalRevenue, total))
      );
    }));

  test('the day rate for a margin, with the surcharges of the service, earns that margin', () =>
    holds(fc.tuple(permanentCase, margins), ([{ input, book }, margin]) => {
      const compiled = compileRateBook(book);
      const rates = { day: 1, night: 0.1, sunday: 0.5, sundayNight: 0.6, holiday: 1, holidayNight: -0.2 };
      const asked = priced(input, { type: 'HOURLYRATERELATIVE', hourlyRateRelative: rates });
      const { total, dayRate } = revenueForMargin(asked, compiled, margin);
      if (dayRate === null) return calculateService(asked, compiled).minutesTotal === 0;
      const answer = priced(input, { type: 'HOURLYRATERELATIVE', hourlyRateRelative: { ...rates, day: dayRate } });
      return close(calculateService(answer, compiled).pricing.totalRevenue, total);
    }));

  test('the wage that a price carries costs what the price less its margin leaves', () => {
    let found = 0;
    holds(
      fc.tuple(permanentCase, margins, fc.integer({ min: 0, max: 6000 })),
      ([{ input, book }, margin, cents]) => {
        const wage = cents / 100;
        const { minutes, costDetails, lostHolidayMinutes } = run({ ...input, hourlyWage: wage }, book);
        const own = [...Object.values(minutes), ...Object.values(lostHolidayMinutes)].some((value) => value > 0);
        if (!own || costDetails.cumulated.payCosts.employeeCount === 0) return;
        const revenue = costDetails.cumulated.totalCosts / (1 - margin);
        const answer = wageForPrice(input, compileRateBook(book), revenue, margin);
        found++;
        return answer !== null && close(answer, wage, 1e-7);
      },
      400,
    );
    expect(found).toBeGreaterThan(150);
  });

  test('no wage is the answer to a price below the other costs, and to a service without hours', () =>
    holds(permanentCase, ({ input, book }) => {
      const compiled = compileRateBook(book);
      const idle = { ...input, shifts: input.shifts.map((shift) => ({ ...shift, employeeQuantity: 0 })) };
      return wageForPrice(input, compiled, -1, 0) === null && wageForPrice(idle, compiled, 1000, 0.1) === null;
    }));

  test('refuse a margin of 1 and what is no number', () => {
    const [{ input, book }] = fc.sample(permanentCase, { numRuns: 1, seed: 3 }) as [Case<PermanentServiceInput>];
    const compiled = compileRateBook(book);
    const refusal = expect.objectContaining({ code: 'INVALID_INPUT' });
    expect(() => revenueForMargin(input, compiled, 1)).toThrow(refusal);
    expect(() => wageForPrice(input, compiled, Number.NaN, 0)).toThrow(refusal);
    expect(() => marginForRevenue(input, compiled, Number.POSITIVE_INFINITY)).toThrow(refusal);
  });
});

describe('scale and direction', () => {
  test('money times k is cost times k, while the hourly wage stays at or below 25 EUR', () =>
    holds(fc.tuple(permanentCase, fc.constantFrom(0.5, 2, 1.25)), ([{ input, book }, k]) => {
      const small = { ...input, hourlyWage: Math.min(input.hourlyWage, 8), nonTariffAllowance: 1 };
      return close(cost(times(small, k), scaledBook(book, k)), cost(small, book) * k);
    }));

  test('heads times k is cost and heads times k, at the same price per hour', () =>
    holds(permanentCase, ({ input, book }) => {
      const plain: PermanentServiceInput = {
        ...input,
        cars: [],
        purchases: [],
        revenue: { type: 'MARGIN', margin: 0.1 },
      };
      const shifts = plain.shifts.map((shift) => ({
        ...shift,
        employeeQuantity: shift.employeeQuantity * 3,
        subContractorQuantity: shift.subContractorQuantity * 3,
      }));
      const one = run(plain, book);
      const three = run({ ...plain, shifts }, book);
      const heads = (result: typeof one) => linesOf(result.costDetails.cumulated).employeeCount;
      return (
        three.minutesTotal === one.minutesTotal * 3 &&
        close(three.pricing.totalCost, one.pricing.totalCost * 3) &&
        close(heads(three), heads(one) * 3) &&
        close(three.pricing.pricePerHour ?? 0, one.pricing.pricePerHour ?? 0)
      );
    }));

  test('cost never falls when something becomes dearer', () =>
    holds(permanentCase, ({ input, book }) => {
      const before = cost(input, book) * (1 - 1e-12);
      const parameter = (change: Partial<AdvancedCostParameters>) => ({
        ...input,
        parameters: { ...input.parameters, ...change },
      });
      const p = input.parameters;
      const dearer: PermanentServiceInput[] = [
        { ...input, hourlyWage: input.hourlyWage + 1 },
        { ...input, nonTariffAllowance: input.nonTariffAllowance + 1 },
        { ...input, hoursBriefingPerEmployee: input.hoursBriefingPerEmployee + 1 },
        { ...input, transferredEmployeePercentage: input.transferredEmployeePercentage / 2 },
        { ...input, shifts: input.shifts.map((shift) => ({ ...shift, employeeQuantity: shift.employeeQuantity + 1 })) },
        parameter({ sickDays: p.sickDays + 1 }),
        parameter({ trainingDays: p.trainingDays + 1 }),
        parameter({ employeeFluctuation: (1 + p.employeeFluctuation) / 2 }),
        parameter({ averageHoursWorkedPerMonth: p.averageHoursWorkedPerMonth - 1 }),
        parameter({ yearlyUniformCosts: p.yearlyUniformCosts + 1 }),
      ];
      const dearerBooks: RateBook[] = [
        { ...book, vacationDays: book.vacationDays.map((row) => ({ ...row, days: row.days + 1 })) },
        { ...book, socialSecurity: book.socialSecurity.map((row) => ({ ...row, value: (1 + row.value) / 2 })) },
        scaledBook(book, 1.5),
      ];
      return (
        dearer.every((each) => cost(each, book) >= before) && dearerBooks.every((each) => cost(input, each) >= before)
      );
    }));

  test('an included pause never has fewer minutes than a deducted one', () =>
    holds(permanentCase, ({ input, book }) => {
      const included = run({ ...input, pauseIncluded: true }, book).minutesTotal;
      const deducted = run({ ...input, pauseIncluded: false }, book).minutesTotal;
      const hasPause = input.shifts.some((shift) => shift.pauseStartTime !== null);
      return hasPause ? included >= deducted : included === deducted;
    }));
});

/** All amounts of a service times k. */
function times(input: PermanentServiceInput, k: number): PermanentServiceInput {
  const p = input.parameters;
  return {
    ...input,
    hourlyWage: input.hourlyWage * k,
    nonTariffAllowance: input.nonTariffAllowance * k,
    subcontractorHourlyRate: (input.subcontractorHourlyRate ?? 0) * k,
    parameters: {
      ...p,
      yearlyTrainingCosts: p.yearlyTrainingCosts * k,
      yearlyUniformCosts: p.yearlyUniformCosts * k,
      otherMaterialCosts: p.otherMaterialCosts * k,
    },
    cars: input.cars.map((car) => ({
      ...car,
      netValue: car.netValue * k,
      yearlyInsurance: car.yearlyInsurance * k,
      yearlyTax: car.yearlyTax * k,
      fuelPrice: car.fuelPrice * k,
      repairPerKilometer: car.repairPerKilometer * k,
    })),
    purchases: input.purchases.map((purchase) => ({
      ...purchase,
      purchaseCost: purchase.purchaseCost * k,
      yearlyMaintenance: purchase.yearlyMaintenance * k,
      yearlyRepair: purchase.yearlyRepair * k,
      yearlyAdditionals: purchase.yearlyAdditionals * k,
    })),
  };
}

/** All amounts of a rate book times k. */
function scaledBook(book: RateBook, k: number): RateBook {
  const scaled = (bonus: Bonus) => ({ ...bonus, absolute: bonus.absolute * k });
  const bonuses = ({ night, sunday, sundayNight, holiday, holidayNight }: TariffRow['bonuses']) => ({
    night: scaled(night),
    sunday: scaled(sunday),
    sundayNight: scaled(sundayNight),
    holiday: scaled(holiday),
    holidayNight: scaled(holidayNight),
  });
  const yearly = (rows: RateBook['vacationBonus']) =>
    rows.map((row) => ({ ...row, bonusAbsolute: row.bonusAbsolute * k }));
  return {
    ...book,
    tariffs: book.tariffs.map((row) => ({ ...row, bonuses: bonuses(row.bonuses) })),
    vacationBonus: yearly(book.vacationBonus),
    christmasBonus: yearly(book.christmasBonus),
  };
}
