import { describe, expect, it } from 'vitest';
import { permanentGuardBerlin } from '../examples/permanent-guard-berlin.ts';
import { tenderBerlin } from '../examples/tender-berlin.ts';
import { CalcError, compileRateBook, validateServiceInput } from '../index.ts';

/** A copy of a value with another one at a path. */
function withValue(thing: unknown, path: string, value: unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : withValue((thing as Record<string, unknown>)[key], rest.join('.'), value);
  if (Array.isArray(thing)) return thing.map((entry, at) => (String(at) === key ? inner : entry));
  return { ...(thing as object), [key]: inner };
}

const all = tenderBerlin.services['All hours with dog and car'] as object;
const mobile = Object.values(tenderBerlin.services).find(({ type }) => type === 'MOBILE') as object;
const { book } = permanentGuardBerlin;

function problemsOfBook(changed: unknown): unknown {
  try {
    compileRateBook(changed as never);
    return [];
  } catch (error) {
    return error instanceof CalcError ? error.problems : error;
  }
}

type Bounds = [path: string, least: number, most: number, isWhole?: 'whole'];
const money = 1e12;

/** Each bound holds itself, and the next number outside is refused with it; below 0 and 1 the step may be a part. */
function expectBounds(problemsOf: (path: string, value: unknown) => unknown, [path, least, most, isWhole]: Bounds) {
  expect(problemsOf(path, least), `${path} ${least}`).toEqual([]);
  expect(problemsOf(path, most), `${path} ${most}`).toEqual([]);
  const [below, above] = isWhole ? [least - 1, most + 1] : [least - 0.005, most * 1.000001];
  expect(problemsOf(path, below)).toEqual([{ code: 'TOO_SMALL', path, params: { least } }]);
  expect(problemsOf(path, above)).toEqual([{ code: 'TOO_LARGE', path, params: { most } }]);
  for (const strange of ['1', null, Number.NaN, Number.POSITIVE_INFINITY])
    expect(problemsOf(path, strange), `${path} ${strange}`).toEqual([{ code: 'NOT_A_NUMBER', path }]);
  if (isWhole) expect(problemsOf(path, least + 0.5)).toEqual([{ code: 'NOT_WHOLE', path }]);
}

describe('the figures of a permanent service', () => {
  const priced = withValue(all, 'subcontractorHourlyRate', 20);
  it.each<Bounds>([
    ['hourlyWage', 0, money],
    ['nonTariffAllowance', 0, money],
    ['hoursBriefingPerEmployee', 0, money],
    ['transferredEmployeePercentage', 0, 1],
    ['subcontractorHourlyRate', 0, money],
    ['parameters.averageHoursWorkedPerMonth', 0.01, 744],
    ['parameters.trainingDays', 0, 366],
    ['parameters.yearlyTrainingCosts', 0, money],
    ['parameters.sickDays', 0, 366],
    ['parameters.employeeFluctuation', 0, 1],
    ['parameters.yearlyUniformCosts', 0, money],
    ['parameters.otherMaterialCosts', 0, money],
    ['parameters.averageLengthOfEmployment', 0, 1e6],
    ['cars.0.netValue', 0, money],
    ['cars.0.yearlyInsurance', 0, money],
    ['cars.0.yearlyTax', 0, money],
    ['cars.0.yearlyKilometers', 0, money],
    ['cars.0.consumption', 0, money],
    ['cars.0.fuelPrice', 0, money],
    ['cars.0.repairPerKilometer', 0, money],
    ['cars.0.runtime', 1, 600],
    ['cars.0.quantity', 0, 100_000, 'whole'],
    ['purchases.0.purchaseCost', 0, money],
    ['purchases.0.yearlyMaintenance', 0, money],
    ['purchases.0.yearlyRepair', 0, money],
    ['purchases.0.yearlyAdditionals', 0, money],
    ['purchases.0.monthsDepreciation', 1, 600],
    ['purchases.0.quantity', 0, 100_000, 'whole'],
    ['shifts.1.employeeQuantity', 0, 10_000, 'whole'],
    ['shifts.1.subContractorQuantity', 0, 10_000, 'whole'],
  ])('%s is from %d to %d', (...bounds) => {
    expectBounds((path, value) => validateServiceInput(withValue(priced, path, value)), bounds);
  });

  it('has prices from 0 on, surcharges in both directions, and a margin below 1', () => {
    const rates = { day: 20, night: 20, sunday: 20, sundayNight: 20, holiday: 20, holidayNight: 20 };
    const pricedBy = (revenue: object, path: string, value: unknown) =>
      validateServiceInput(withValue(withValue(all, 'revenue', revenue), path, value));
    const flat = { type: 'FLATRATE', flatRate: 1 };
    expectBounds((path, value) => pricedBy(flat, path, value), ['revenue.flatRate', 0, money]);
    const absolute = { type: 'HOURLYRATEABSOLUTE', hourlyRateAbsolute: rates };
    const relative = { type: 'HOURLYRATERELATIVE', hourlyRateRelative: rates };
    for (const period of Object.keys(rates)) {
      const ofAbsolute = (path: string, value: unknown) => pricedBy(absolute, path, value);
      expectBounds(ofAbsolute, [`revenue.hourlyRateAbsolute.${period}`, 0, money]);
      const ofRelative = (path: string, value: unknown) => pricedBy(relative, path, value);
      const [least, most] = period === 'day' ? [0, money] : [-1e6, 1e6];
      expectBounds(ofRelative, [`revenue.hourlyRateRelative.${period}`, least, most]);
    }
    const margin = { type: 'MARGIN', margin: 0.1 };
    const path = 'revenue.margin';
    expect(pricedBy(margin, path, -1e6)).toEqual([]);
    expect(pricedBy(margin, path, 0.999)).toEqual([]);
    expect(pricedBy(margin, path, 1)).toEqual([{ code: 'TOO_LARGE', path, params: { below: 1 } }]);
    expect(pricedBy(margin, path, 1.1)).toEqual([{ code: 'TOO_LARGE', path, params: { most: 1 } }]);
    expect(pricedBy(margin, path, -1e6 - 1)).toEqual([{ code: 'TOO_SMALL', path, params: { least: -1e6 } }]);
    expect(pricedBy({ type: 'GUESS' }, 'additional', false)).toEqual([{ code: 'NOT_A_CHOICE', path: 'revenue.type' }]);
  });
});

describe('the figures of a mobile service', () => {
  it.each<Bounds>([
    ['travelTime', 0, 10_080, 'whole'],
    ['siteVisits.0.duration', 0, 10_080, 'whole'],
    ['siteVisits.0.mondayDay', 0, 1_000, 'whole'],
    ['siteVisits.0.sundayNight', 0, 1_000, 'whole'],
    ['siteVisits.0.holidayDay', 0, 1_000, 'whole'],
    ['parameters.carCostsPerMinute', 0, money],
    ['parameters.otherCostsPerMinute', 0, money],
  ])('%s is from %d to %d', (...bounds) => {
    expectBounds((path, value) => validateServiceInput(withValue(mobile, path, value)), bounds);
  });

  it('may leave the costs of a minute out, and no other parameter', () => {
    for (const field of ['carCostsPerMinute', 'otherCostsPerMinute', 'sickDays']) {
      const path = `parameters.${field}`;
      const expected = field === 'sickDays' ? [{ code: 'NOT_A_NUMBER', path }] : [];
      expect(validateServiceInput(withValue(mobile, path, undefined))).toEqual(expected);
    }
  });

  it('has at least one visit of one kind on one day', () => {
    const [visit] = (mobile as { siteVisits: object[] }).siteVisits;
    const none = Object.fromEntries(
      Object.entries(visit ?? {}).map(([field, value]) => [field, /(Day|Night)$/.test(field) ? 0 : value]),
    );
    const of = (siteVisits: unknown) => validateServiceInput(withValue(mobile, 'siteVisits', siteVisits));
    expect(of([none])).toEqual([{ code: 'NO_VISITS', path: 'siteVisits.0' }]);
    expect(of([{ ...none, holidayNight: 1 }])).toEqual([]);
    expect(of([])).toEqual([{ code: 'EMPTY', path: 'siteVisits' }]);
    expect(of({})).toEqual([{ code: 'NOT_A_LIST', path: 'siteVisits' }]);
    expect(of([visit, null])).toEqual([{ code: 'NOT_AN_OBJECT', path: 'siteVisits.1' }]);
    expect(of([{ ...visit, type: 'ROUND' }])).toEqual([{ code: 'NOT_A_CHOICE', path: 'siteVisits.0.type' }]);
  });
});

describe('the words, days and times of a service', () => {
  const [shift] = (all as { shifts: object[] }).shifts;
  const ofShift = (changes: object) => validateServiceInput(withValue(all, 'shifts', [{ ...shift, ...changes }]));
  const at = (field: string) => (field === '' ? 'shifts.0' : `shifts.0.${field}`);
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const never = Object.fromEntries([...weekdays, 'holiday'].map((day) => [day, false]));
  const pause = (pauseStartTime: string | null, pauseEndTime: string | null) =>
    ofShift({ startTime: '06:00', endTime: '14:00', pauseStartTime, pauseEndTime });

  it('are those of the vocabularies', () => {
    const of = (path: string, value: unknown) => validateServiceInput(withValue(all, path, value));
    expect(of('province', 'DE-XX')).toEqual([{ code: 'NOT_A_CHOICE', path: 'province' }]);
    expect(of('type', 'OTHER')).toEqual([{ code: 'UNSUPPORTED_SERVICE_TYPE', path: 'type' }]);
    expect(of('type', 7)).toEqual([{ code: 'NOT_A_CHOICE', path: 'type' }]);
    for (const path of ['additional', 'pauseIncluded'])
      expect(of(path, 'true')).toEqual([{ code: 'NOT_A_FLAG', path }]);
    for (const path of ['parameters', 'contract', 'revenue'])
      expect(of(path, [])).toEqual([{ code: 'NOT_AN_OBJECT', path }]);
    for (const path of ['cars', 'purchases']) {
      expect(of(path, null)).toEqual([{ code: 'NOT_A_LIST', path }]);
      expect(of(path, [1])).toEqual([{ code: 'NOT_AN_OBJECT', path: `${path}.0` }]);
      const many = Array.from({ length: 1_001 }, () => null);
      expect(of(path, many)).toEqual([{ code: 'TOO_MANY', path, params: { most: 1_000 } }]);
    }
    expect(of('shifts', [])).toEqual([{ code: 'EMPTY', path: 'shifts' }]);
  });

  it('of a contract follow each other within fifty years', () => {
    const of = (startDate: unknown, endDate: unknown) =>
      validateServiceInput(withValue(all, 'contract', { startDate, endDate }));
    expect(of('2027-01-01', '2027-01-01')).toEqual([]);
    expect(of('2027-01-02', '2027-01-01')).toEqual([{ code: 'END_BEFORE_START', path: 'contract.endDate' }]);
    expect(of('2027-01-01', '2076-12-31')).toEqual([]);
    expect(of('2027-01-01', '2077-01-01')).toEqual([
      { code: 'CONTRACT_TOO_LONG', path: 'contract.endDate', params: { most: 600 } },
    ]);
    expect(of('2027-02-29', 20_270_301)).toEqual([
      { code: 'NOT_A_DATE', path: 'contract.startDate' },
      { code: 'NOT_A_DATE', path: 'contract.endDate' },
    ]);
  });

  it('of a shift are within the contract, on at least one day, and with a whole break inside', () => {
    for (const day of [...weekdays, 'holiday']) {
      expect(ofShift({ ...never, [day]: true }), day).toEqual([]);
      expect(ofShift({ [day]: 1 }), day).toEqual([{ code: 'NOT_A_FLAG', path: at(day) }]);
    }
    expect(ofShift(never)).toEqual([{ code: 'NO_DAY', path: at('') }]);
    expect(ofShift({ applyHolidayPay: true })).toEqual([
      { code: 'HOLIDAY_AND_HOLIDAY_PAY', path: at('applyHolidayPay') },
    ]);
    expect(ofShift({ startTime: '24:00' })).toEqual([{ code: 'NOT_A_TIME', path: at('startTime') }]);
    expect(pause('10:00', null)).toEqual([{ code: 'PAUSE_INCOMPLETE', path: at('pauseEndTime') }]);
    expect(pause(null, '10:00')).toEqual([{ code: 'PAUSE_INCOMPLETE', path: at('pauseStartTime') }]);
    expect(pause('06:00', '14:00')).toEqual([]);
    for (const [from, to] of [
      ['05:30', '06:30'],
      ['13:30', '14:30'],
      ['10:30', '10:00'],
      ['10:00', '10:00'],
    ] as const)
      expect(pause(from, to), from).toEqual([{ code: 'PAUSE_OUTSIDE_SHIFT', path: at('pauseStartTime') }]);
    expect(pause('10', '11:60')).toEqual([
      { code: 'NOT_A_TIME', path: at('pauseStartTime') },
      { code: 'NOT_A_TIME', path: at('pauseEndTime') },
    ]);
    const days = (startDate: unknown, endDate: unknown) => ofShift({ startDate, endDate });
    expect(days('2027-01-01', '2027-12-31')).toEqual([]);
    expect(days('2026-12-31', null)).toEqual([{ code: 'OUTSIDE_CONTRACT', path: at('startDate') }]);
    expect(days(null, '2028-01-01')).toEqual([{ code: 'OUTSIDE_CONTRACT', path: at('endDate') }]);
    expect(days('2028-01-01', null)).toEqual([{ code: 'OUTSIDE_CONTRACT', path: at('startDate') }]);
    expect(days(null, '2026-12-31')).toEqual([{ code: 'OUTSIDE_CONTRACT', path: at('endDate') }]);
    expect(days('2027-03-02', '2027-03-01')).toEqual([{ code: 'END_BEFORE_START', path: at('endDate') }]);
    expect(days('2027-03-01', '2027-03-01')).toEqual([]);
    expect(days('soon', null)).toEqual([{ code: 'NOT_A_DATE', path: at('startDate') }]);
  });
});

describe('the rows of a rate book', () => {
  const bonus = { province: 'DE-BE', activeFrom: '2025-01-01', bonusRelative: 0.1, bonusAbsolute: 100 };
  const full = { ...book, vacationBonus: [bonus], christmasBonus: [bonus] };
  const of = (path: string, value: unknown) => problemsOfBook(withValue(full, path, value));
  const share = 1e6;
  const periods = ['night', 'sunday', 'sundayNight', 'holiday', 'holidayNight'];

  it.each<Bounds>([
    ['tariffs.0.workdaysPerYear', 0, 366],
    ...periods.flatMap((period): Bounds[] => [
      [`tariffs.0.bonuses.${period}.relative`, 0, share],
      [`tariffs.0.bonuses.${period}.absolute`, 0, money],
    ]),
    ['socialSecurity.1.value', 0, 1],
    ['insurances.0.liabilityInsurance', 0, 1],
    ['insurances.0.professionalAssociation', 0, 1],
    ['vacationBonus.0.bonusRelative', 0, share],
    ['vacationBonus.0.bonusAbsolute', 0, money],
    ['christmasBonus.0.bonusRelative', 0, share],
    ['christmasBonus.0.bonusAbsolute', 0, money],
    ['vacationDays.0.lengthOfEmployment', 0, share],
    ['vacationDays.1.days', 0, 366],
  ])('%s is from %d to %d', (...bounds) => {
    expectBounds(of, bounds);
  });

  it('have days, times and words in their places', () => {
    for (const table of ['tariffs', 'socialSecurity', 'insurances', 'vacationBonus', 'christmasBonus', 'vacationDays'])
      expect(of(`${table}.0.activeFrom`, '2025-13-01')).toEqual([
        { code: 'NOT_A_DATE', path: `${table}.0.activeFrom` },
      ]);
    for (const table of ['tariffs', 'vacationBonus', 'christmasBonus', 'vacationDays', 'holidays'])
      expect(of(`${table}.0.province`, 'BE')).toEqual([{ code: 'NOT_A_CHOICE', path: `${table}.0.province` }]);
    expect(of('holidays.2.date', null)).toEqual([{ code: 'NOT_A_DATE', path: 'holidays.2.date' }]);
    expect(of('tariffs.0.startNight', 'late')).toEqual([{ code: 'NOT_A_TIME', path: 'tariffs.0.startNight' }]);
    expect(of('tariffs.0.endNight', '6')).toEqual([{ code: 'NOT_A_TIME', path: 'tariffs.0.endNight' }]);
    const basis = 'tariffs.0.basisForBonusCalculation';
    expect(of(basis, 'NETWAGE')).toEqual([{ code: 'NOT_A_CHOICE', path: basis }]);
    expect(of('tariffs.0.bonuses', 0)).toEqual([{ code: 'NOT_AN_OBJECT', path: 'tariffs.0.bonuses' }]);
    expect(of('tariffs.0.bonuses.holiday', 0)).toEqual([{ code: 'NOT_AN_OBJECT', path: 'tariffs.0.bonuses.holiday' }]);
    expect(of('insurances', {})).toEqual([{ code: 'NOT_A_LIST', path: 'insurances' }]);
    expect(of('insurances.0', null)).toEqual([{ code: 'NOT_AN_OBJECT', path: 'insurances.0' }]);
    expect(problemsOfBook('book')).toEqual([{ code: 'NOT_AN_OBJECT', path: '' }]);
  });
});
