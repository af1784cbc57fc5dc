import { provinces, tariffPeriods, weekdays } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { isoDate } from '../calendar/dates.ts';
import {
  type ContractPeriod,
  germanPublicHolidays,
  type MobileServiceInput,
  type PermanentServiceInput,
  type Province,
  type RateBook,
  type RevenueCalculation,
  type Shift,
  type SiteVisit,
  type TariffRow,
} from '../index.ts';

/** Random rate books and services for the tests: small, but with everything that can interact. */

/** 2023-01-01, the first day of all rates, as a day number. */
const firstDay = 19358;
const lastDay = firstDay + 13 * 366;

const money = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);
const share = (most = 1) => fc.integer({ min: 0, max: most * 1000 }).map((parts) => parts / 1000);
const clock = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`);
const two = (value: number) => String(value).padStart(2, '0');
/** Days on which something begins: often at the start of a year or around it, where most can go wrong. */
const day = fc.oneof(
  fc.integer({ min: firstDay, max: lastDay }),
  fc
    .constantFrom('2023-12-31', '2024-01-01', '2024-02-29', '2025-12-31', '2026-01-01', '2027-05-01')
    .map((date) => Date.parse(date) / 86_400_000),
);

const bonus = fc.record({ relative: share(2), absolute: fc.oneof(fc.constant(0), money(3)) });

const tariff = (province: Province, activeFrom: fc.Arbitrary<string>): fc.Arbitrary<TariffRow> =>
  fc.record({
    id: fc.uuid(),
    province: fc.constant(province),
    activeFrom,
    workdaysPerYear: fc.constantFrom(260, 261, 264, 312),
    startNight: clock,
    endNight: clock,
    basisForBonusCalculation: fc.constantFrom('BASEWAGE' as const, 'HOURLYWAGE' as const),
    bonuses: fc.record({ night: bonus, sunday: bonus, sundayNight: bonus, holiday: bonus, holidayNight: bonus }),
  });

/** All tables have a row from 2023 on; up to two more rows change each of them later. */
export const rateBook = (province: Province): fc.Arbitrary<RateBook> => {
  const dated = <Row>(row: (activeFrom: fc.Arbitrary<string>) => fc.Arbitrary<Row>) =>
    fc
      .tuple(row(fc.constant('2023-01-01')), fc.array(row(day.map(isoDate)), { maxLength: 2 }))
      .map(([first, later]) => [first, ...later]);
  const yearly = (activeFrom: fc.Arbitrary<string>) =>
    fc.record({
      id: fc.uuid(),
      province: fc.constant(province),
      activeFrom,
      bonusRelative: share(),
      bonusAbsolute: money(400),
    });
  return fc.record({
    tariffs: dated((from) => tariff(province, from)),
    socialSecurity: dated((activeFrom) => fc.record({ id: fc.uuid(), activeFrom, value: share() })),
    insurances: dated((activeFrom) =>
      fc.record({ id: fc.uuid(), activeFrom, liabilityInsurance: share(), professionalAssociation: share() }),
    ),
    vacationBonus: fc.oneof(fc.constant([]), dated(yearly)),
    christmasBonus: fc.oneof(fc.constant([]), dated(yearly)),
    vacationDays: dated((activeFrom) =>
      fc.record({
        id: fc.uuid(),
        province: fc.constant(province),
        activeFrom,
        lengthOfEmployment: fc.constantFrom(0, 3, 6),
        days: fc.integer({ min: 20, max: 36 }),
      }),
    ),
    holidays: fc.constant(
      Array.from({ length: 15 }, (_, year) => germanPublicHolidays(2023 + year, province)).flatMap((dates) =>
        dates.map((date) => ({ id: `${province}-${date}`, province, date })),
      ),
    ),
  });
};

const daysLong = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 41, max: 800 }) },
);

export const contract: fc.Arbitrary<ContractPeriod> = fc
  .tuple(
    day.filter((start) => start <= firstDay + 1100),
    daysLong,
  )
  .map(([start, days]) => ({ startDate: isoDate(start), endDate: isoDate(start + days - 1) }));

/** A range inside the contract, or the whole of it. */
const range = ({ startDate, endDate }: ContractPeriod) => {
  const start = Date.parse(startDate) / 86_400_000;
  const end = Date.parse(endDate) / 86_400_000;
  const within = fc.integer({ min: start, max: end });
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant({ startDate: null, endDate: null }) },
    {
      weight: 1,
      arbitrary: fc.tuple(within, within).map(([one, other]) => ({
        startDate: isoDate(Math.min(one, other)),
        endDate: isoDate(Math.max(one, other)),
      })),
    },
  );
};

const times = fc
  .tuple(clock, clock, share(), share(), fc.boolean())
  .map(([startTime, endTime, one, other, hasPause]) => {
    const start = minuteOf(startTime);
    const duration = (minuteOf(endTime) - start + 1440) % 1440 || 1440;
    const from = Math.floor((Math.min(one, other) * duration) / 1.001);
    const to = Math.floor(Math.max(one, other) * duration);
    if (!hasPause || from >= to) return { startTime, endTime, pauseStartTime: null, pauseEndTime: null };
    const at = (minutes: number) =>
      `${two(Math.floor(((start + minutes) % 1440) / 60))}:${two((start + minutes) % 60)}`;
    return { startTime, endTime, pauseStartTime: at(from), pauseEndTime: at(to) };
  });

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const shift = (period: ContractPeriod): fc.Arbitrary<Shift> =>
  fc
    .record({
      days: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
      onHoliday: fc.constantFrom('runs', 'paid', 'closed'),
      times,
      range: range(period),
      employeeQuantity: fc.integer({ min: 0, max: 4 }),
      subContractorQuantity: fc.constantFrom(0, 0, 0, 1, 2),
    })
    .map(({ days, onHoliday, times, range, ...quantities }) => {
      const flags = Object.fromEntries(weekdays.map((weekday, at) => [weekday, days[at] as boolean]));
      const holiday = onHoliday === 'runs' || !days.includes(true);
      return {
        ...(flags as Record<(typeof weekdays)[number], boolean>),
        ...times,
        ...range,
        ...quantities,
        holiday,
        applyHolidayPay: onHoliday === 'paid' && !holiday,
      };
    });

const rates = (day: fc.Arbitrary<number>, others: fc.Arbitrary<number>) =>
  fc.record({ day, night: others, sunday: others, sundayNight: others, holiday: others, holidayNight: others });

export const revenue: fc.Arbitrary<RevenueCalculation> = fc.oneof(
  fc.record({ type: fc.constant('MARGIN' as const), margin: fc.integer({ min: -500, max: 990 }).map((m) => m / 1000) }),
  fc.record({ type: fc.constant('FLATRATE' as const), flatRate: money(500_000) }),
  fc.record({ type: fc.constant('HOURLYRATEABSOLUTE' as const), hourlyRateAbsolute: rates(money(60), money(60)) }),
  fc.record({
    type: fc.constant('HOURLYRATERELATIVE' as const),
    hourlyRateRelative: rates(
      money(60),
      fc.integer({ min: -200, max: 1500 }).map((parts) => parts / 1000),
    ),
  }),
);

const car = fc.record({
  netValue: money(60_000),
  runtime: fc.integer({ min: 1, max: 84 }),
  yearlyInsurance: money(2000),
  yearlyTax: money(500),
  yearlyKilometers: money(50_000),
  consumption: money(15),
  fuelPrice: money(3),
  repairPerKilometer: money(1),
  quantity: fc.integer({ min: 0, max: 3 }),
});
const purchase = fc.record({
  purchaseCost: money(5000),
  monthsDepreciation: fc.integer({ min: 1, max: 84 }),
  yearlyMaintenance: money(200),
  yearlyRepair: money(200),
  yearlyAdditionals: money(200),
  quantity: fc.integer({ min: 0, max: 5 }),
});

const common = (province: Province, period: ContractPeriod) => ({
  additional: fc.boolean(),
  province: fc.constant(province),
  contract: fc.constant(period),
  hourlyWage: fc.oneof({ weight: 5, arbitrary: money(40) }, { weight: 1, arbitrary: fc.constant(0) }),
  nonTariffAllowance: fc.oneof(fc.constant(0), money(5)),
  hoursBriefingPerEmployee: money(40),
  parameters: fc.record({
    averageHoursWorkedPerMonth: fc.integer({ min: 80, max: 200 }),
    trainingDays: fc.integer({ min: 0, max: 5 }),
    yearlyTrainingCosts: money(300),
    sickDays: fc.integer({ min: 0, max: 25 }),
    employeeFluctuation: share(),
    yearlyUniformCosts: money(300),
    otherMaterialCosts: money(300),
    averageLengthOfEmployment: fc.integer({ min: 0, max: 12 }),
    carCostsPerMinute: money(1),
    otherCostsPerMinute: money(1),
  }),
});

export const permanentIn = (province: Province, period: ContractPeriod): fc.Arbitrary<PermanentServiceInput> =>
  fc.record({
    type: fc.constant('PERMANENT' as const),
    ...common(province, period),
    transferredEmployeePercentage: share(),
    pauseIncluded: fc.boolean(),
    shifts: fc.array(shift(period), { minLength: 1, maxLength: 4 }),
    cars: fc.array(car, { maxLength: 2 }),
    purchases: fc.array(purchase, { maxLength: 2 }),
    subcontractorHourlyRate: money(40),
    revenue,
  });

const visit = (period: ContractPeriod): fc.Arbitrary<SiteVisit> =>
  fc
    .record({
      type: fc.constantFrom('OPENING' as const, 'CONTROL' as const, 'CLOSING' as const),
      duration: fc.integer({ min: 0, max: 120 }),
      margin: fc.integer({ min: -300, max: 900 }).map((parts) => parts / 1000),
      counts: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 16, maxLength: 16 }),
      range: range(period),
    })
    .map(({ counts, range, ...visit }) => {
      const fields = [...weekdays, 'holiday'].flatMap((day) => [`${day}Day`, `${day}Night`]);
      const due = counts.some((count) => count > 0) ? counts : counts.map(() => 1);
      return { ...visit, ...range, ...Object.fromEntries(fields.map((field, at) => [field, due[at]])) } as SiteVisit;
    });

export const mobileIn = (province: Province, period: ContractPeriod): fc.Arbitrary<MobileServiceInput> =>
  fc.record({
    type: fc.constant('MOBILE' as const),
    ...common(province, period),
    travelTime: fc.integer({ min: 0, max: 40 }),
    siteVisits: fc.array(visit(period), { minLength: 1, maxLength: 3 }),
  });

export interface Case<Input> {
  readonly book: RateBook;
  readonly input: Input;
}

export const anyProvince = fc.constantFrom(...provinces);

const caseOf = <Input>(
  inputIn: (province: Province, period: ContractPeriod) => fc.Arbitrary<Input>,
): fc.Arbitrary<Case<Input>> =>
  fc
    .tuple(anyProvince, contract)
    .chain(([province, period]) => fc.record({ book: rateBook(province), input: inputIn(province, period) }));

export const permanentCase = caseOf(permanentIn);
export const mobileCase = caseOf(mobileIn);
export const serviceCase: fc.Arbitrary<Case<PermanentServiceInput | MobileServiceInput>> = fc.oneof(
  permanentCase,
  mobileCase,
);

export const allTypes = ['cumulated', ...tariffPeriods] as const;
