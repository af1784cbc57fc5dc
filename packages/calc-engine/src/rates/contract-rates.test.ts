import { expect, it } from 'vitest';
import { dayNumber, isoDate } from '../calendar/dates.ts';
import { plainRates } from '../examples/plain-rates.ts';
import { compileRateBook } from '../index.ts';
import type { RateBook } from '../model.ts';
import { contractRates } from './contract-rates.ts';

const plain = plainRates('DE-BE');
const cut = (startDate: string, endDate: string, changes: Partial<RateBook> = {}) =>
  contractRates({ startDate, endDate }, 'DE-BE', compileRateBook({ ...plain, ...changes }));
const stretches = ({ segments }: ReturnType<typeof cut>) =>
  segments.map(({ from, to }) => `${isoDate(from)} to ${isoDate(to)}`);
const socialSecurity = (...days: string[]) => days.map((activeFrom) => ({ activeFrom, value: 0.2 }));

it.each([
  ['one row for all of it', socialSecurity('2025-01-01'), ['2025-03-01 to 2025-03-31']],
  ['a row of its first day', socialSecurity('2025-01-01', '2025-03-01'), ['2025-03-01 to 2025-03-31']],
  [
    'a row of its second day',
    socialSecurity('2025-01-01', '2025-03-02'),
    ['2025-03-01 to 2025-03-01', '2025-03-02 to 2025-03-31'],
  ],
  [
    'a row of its last day',
    socialSecurity('2025-01-01', '2025-03-31'),
    ['2025-03-01 to 2025-03-30', '2025-03-31 to 2025-03-31'],
  ],
  ['a row of the day after it', socialSecurity('2025-01-01', '2025-04-01'), ['2025-03-01 to 2025-03-31']],
])('a contract with %s has the segments of its days', (_, rows, expected) => {
  expect(stretches(cut('2025-03-01', '2025-03-31', { socialSecurity: rows }))).toEqual(expected);
});

it('rows of several tables with one day cut once, and rows out of order cut in the order of their days', () => {
  const insurance = { liabilityInsurance: 0.01, professionalAssociation: 0.02 };
  const rates = cut('2025-03-01', '2025-03-31', {
    socialSecurity: socialSecurity('2025-03-20', '2025-01-01', '2025-03-10'),
    insurances: [
      { activeFrom: '2025-03-10', ...insurance },
      { activeFrom: '2025-01-01', ...insurance },
    ],
  });
  expect(stretches(rates)).toEqual([
    '2025-03-01 to 2025-03-09',
    '2025-03-10 to 2025-03-19',
    '2025-03-20 to 2025-03-31',
  ]);
});

it.each([
  ['TARIFF_MISSING', 'tariffs', { tariffs: [] }],
  ['SOCIAL_SECURITY_MISSING', 'socialSecurity', { socialSecurity: [] }],
  ['INSURANCE_MISSING', 'insurances', { insurances: [] }],
  ['VACATION_DAYS_MISSING', 'vacationDays', { vacationDays: [] }],
] as const)('%s names table, day and state', (code, table, changes) => {
  expect(() => cut('2025-03-01', '2025-03-31', changes)).toThrowError(
    expect.objectContaining({ code, path: table, table, date: '2025-03-01', province: 'DE-BE' }),
  );
});

it('a state without any row has no tariff', () => {
  expect(() =>
    contractRates({ startDate: '2025-03-01', endDate: '2025-03-31' }, 'DE-BY', compileRateBook(plain)),
  ).toThrowError(expect.objectContaining({ code: 'TARIFF_MISSING', province: 'DE-BY' }));
});

it('of the vacation rows each step of employment has the latest in force, ascending by step', () => {
  const row = (activeFrom: string, lengthOfEmployment: number, days: number) => ({
    province: 'DE-BE' as const,
    activeFrom,
    lengthOfEmployment,
    days,
  });
  const { segments } = cut('2025-03-01', '2025-03-31', {
    vacationDays: [
      row('2025-01-01', 5, 28),
      row('2025-02-01', 0, 27),
      row('2025-01-01', 0, 26),
      row('2025-03-15', 5, 30),
    ],
  });
  const steps = segments.map(({ vacationDays }) => vacationDays.map((step) => [step.lengthOfEmployment, step.days]));
  expect(steps).toEqual([
    [
      [0, 27],
      [5, 28],
    ],
    [
      [0, 27],
      [5, 30],
    ],
  ]);
});

it.each([
  ['both years of holidays', '2025-12-01', '2026-01-31', ['2025-05-01', '2026-05-01'], []],
  ['a year without a holiday at its start', '2025-12-01', '2026-01-31', ['2026-05-01'], [2025]],
  ['a year without a holiday at its end', '2025-12-01', '2026-01-31', ['2025-05-01'], [2026]],
  ['no holidays at all', '2024-12-01', '2026-01-31', [], [2024, 2025, 2026]],
  ['New Year and New Year’s Eve alone', '2025-12-01', '2026-01-31', ['2025-12-31', '2026-01-01'], []],
  ['holidays of the years around it', '2025-02-01', '2025-02-28', ['2024-12-31', '2026-01-01'], [2025]],
])('a contract with %s names the years without', (_, startDate, endDate, dates, expected) => {
  const holidays = dates.map((date) => ({ province: 'DE-BE' as const, date }));
  const rows = [{ ...plain.tariffs[0], activeFrom: '2024-01-01' }] as RateBook['tariffs'];
  const early = { socialSecurity: socialSecurity('2024-01-01'), tariffs: rows };
  const insurances = [{ activeFrom: '2024-01-01', liabilityInsurance: 0, professionalAssociation: 0 }];
  const vacationDays = [{ province: 'DE-BE' as const, activeFrom: '2024-01-01', lengthOfEmployment: 0, days: 30 }];
  const rates = cut(startDate, endDate, { ...early, insurances, vacationDays, holidays });
  expect(rates.yearsWithoutHolidays).toEqual(expected);
  expect(rates.holidays).toEqual(dates.map(dayNumber));
});

it('services of one contract share its segments, other contracts and states have their own', () => {
  const bavaria = plainRates('DE-BY');
  const book = compileRateBook({
    ...plain,
    tariffs: [...plain.tariffs, ...bavaria.tariffs],
    vacationDays: [...plain.vacationDays, ...bavaria.vacationDays],
  });
  const contract = { startDate: '2025-03-01', endDate: '2025-03-31' };
  const shared = contractRates(contract, 'DE-BE', book);
  expect(contractRates({ ...contract }, 'DE-BE', book)).toBe(shared);
  const others = [
    contractRates({ ...contract, startDate: '2025-03-02' }, 'DE-BE', book),
    contractRates({ ...contract, endDate: '2025-04-30' }, 'DE-BE', book),
    contractRates(contract, 'DE-BY', book),
  ];
  expect(new Set([shared, ...others]).size).toBe(4);
  expect(others.map((rates) => rates.segments[0]?.tariff.province)).toEqual(['DE-BE', 'DE-BE', 'DE-BY']);
});

it('a book keeps 500 contracts and lets the oldest go first', () => {
  const book = compileRateBook(plain);
  const first = dayNumber('2025-01-01');
  const ofDay = (at: number) =>
    contractRates({ startDate: isoDate(first + at), endDate: isoDate(first + at) }, 'DE-BE', book);
  const kept = Array.from({ length: 500 }, (_, at) => ofDay(at));
  expect(ofDay(0)).toBe(kept[0]);
  ofDay(500);
  expect(ofDay(1)).toBe(kept[1]);
  expect(ofDay(499)).toBe(kept[499]);
  expect(ofDay(0)).not.toBe(kept[0]);
});
