import { readFileSync } from 'node:fs';
import type { LocalHolidayId } from '@zuschlag/validation/vocabulary';
import { expect, test } from 'vitest';
import { localHolidayIn, localHolidayRowsIn, localHolidaysIn } from '../calendar/local-holiday-days.ts';
import { localHolidayOfRow, rowFor, rowsFor } from '../calendar/local-holidays.ts';
import {
  calculateService,
  compileRateBook,
  germanPublicHolidays,
  type Province,
  type RateBook,
  type ServiceInput,
} from '../index.ts';
import { roundHalfUp } from '../rounding.ts';
import { permanentGuardBerlin } from './permanent-guard-berlin.ts';
import { tenderBerlin } from './tender-berlin.ts';

const docs = readFileSync(new URL('../../../../docs/calculation.md', import.meta.url), 'utf8');
const [, section = ''] = docs.split(/^## Local holidays .*$/m);
const table = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.replaceAll('*', '').trim()));
const written = (label: string, column: number) =>
  table.find(([, first]) => first === label)?.[column + 2]?.replaceAll(',', '') ?? '';

const year = { startDate: '2028-01-01', endDate: '2028-12-31' };
/** The rates of section 8 in another federal state. */
function bookIn(province: Province, holidays: readonly LocalHolidayId[]): RateBook {
  const { book } = permanentGuardBerlin;
  // The last duty ends on the morning after the contract.
  const dates = [...germanPublicHolidays(2028, province), '2029-01-01'];
  const ofState = dates.map((date) => ({ province, date }));
  const here = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, province }));
  return {
    ...book,
    ...{ tariffs: here(book.tariffs), vacationDays: here(book.vacationDays) },
    holidays: [...ofState, ...localHolidayRowsIn(ofState, holidays, province, year)],
  };
}
const calculated = (input: ServiceInput | undefined, province: Province, holidays: readonly LocalHolidayId[]) =>
  calculateService(
    { ...(input as ServiceInput), province, contract: year },
    compileRateBook(bookIn(province, holidays)),
  );
const dayPost = tenderBerlin.services['Day post'];
const paidDayPost = dayPost?.type === 'PERMANENT' && {
  ...dayPost,
  shifts: dayPost.shifts.map((shift) => ({ ...shift, applyHolidayPay: true })),
};
const examples = [
  ['Munich', dayPost, 'DE-BY', ['assumption']],
  ['Augsburg', permanentGuardBerlin.input, 'DE-BY', ['peaceFestival', 'assumption']],
  ['Crostwitz', paidDayPost || undefined, 'DE-SN', ['corpusChristi']],
] as const;

test.each(examples.map((example, column) => [...example, column] as const))(
  'the service in %s costs what the documentation works out by hand',
  (_, input, province, holidays, column) => {
    const before = calculated(input, province, []);
    const after = calculated(input, province, holidays);
    const hours = (minutes: number) => minutes / 60;
    const lost = Object.values(after.lostHolidayMinutes).reduce((sum, minutes) => sum + minutes, 0);
    const found = {
      'price without them': before.pricing.totalRevenue,
      hours: hours(after.minutesTotal),
      'hours on holidays': hours(after.minutes.holiday + after.minutes.holidayNight),
      'hours lost to holidays': hours(lost),
      'holiday pay': after.costDetails.cumulated.payCosts.holidayPay,
      supplements: after.costDetails.cumulated.payCosts.bonusPay,
      'total cost': after.pricing.totalCost,
      price: after.pricing.totalRevenue,
      'difference (of the unrounded prices)': after.pricing.totalRevenue - before.pricing.totalRevenue,
    };
    const shown = Object.entries(found).map(([label, value]) => [label, roundHalfUp(value).toFixed(2)]);
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(shown.map(([label = '']) => [label, written(label, column).replace('−', '-')])),
    );
  },
);

test('the table proposes by municipality and postcode, and only within the federal state', () => {
  const asked = (province: Province, postalCode: string, city: string) =>
    rowsFor({ province, postalCode, city }).map(({ holiday, reach }) => `${holiday} ${reach}`);
  expect(asked('DE-BY', '86153', 'Augsburg')).toEqual(['peaceFestival whole', 'assumption most']);
  expect(asked('DE-BY', '86159', 'Göggingen')).toEqual(['peaceFestival whole', 'assumption most']);
  expect(asked('DE-BY', '86343', 'Königsbrunn')).toEqual(['assumption most']);
  expect(asked('DE-BY', '', '')).toEqual(['assumption most']);
  expect(asked('DE-SN', '01920', ' crostwitz ')).toEqual(['corpusChristi whole']);
  expect(asked('DE-SN', '02625', 'Bautzen, Stadt')).toEqual(['corpusChristi parts']);
  expect(asked('DE-SN', '01067', 'Dresden')).toEqual([]);
  expect(asked('DE-TH', '37308', 'Heilbad Heiligenstadt')).toEqual(['corpusChristi whole']);
  expect(asked('DE-TH', '36419', 'Geisa (Rhön)')).toEqual(['corpusChristi parts']);
  expect(asked('DE-TH', '99084', 'Erfurt')).toEqual([]);
  expect(asked('DE-HE', '86153', 'Augsburg')).toEqual([]);
  expect(rowFor('corpusChristi', { province: 'DE-SN', postalCode: '', city: 'Radibor' })?.law).toBe(
    '§ 1 Abs. 1 SächsSFG, FronleichnamsVO',
  );
});

test('the days follow Easter and the calendar, within a contract', () => {
  expect([2027, 2028, 2038].map((each) => localHolidayIn('corpusChristi', each))).toEqual([
    '2027-05-27',
    '2028-06-15',
    '2038-06-24',
  ]);
  expect(localHolidaysIn('assumption', { startDate: '2026-08-16', endDate: '2028-08-15' })).toEqual([
    '2027-08-15',
    '2028-08-15',
  ]);
  expect(localHolidaysIn('peaceFestival', { startDate: '2028-08-09', endDate: '2028-12-31' })).toEqual([]);
});

test('a day of the holiday table is no second one, and a year without holidays stays one', () => {
  const rows = (dates: readonly string[]) =>
    localHolidayRowsIn(
      dates.map((date) => ({ province: 'DE-BY' as const, date })),
      ['assumption'],
      'DE-BY',
      { startDate: '2027-01-01', endDate: '2029-01-01' },
    );
  expect(rows(['2027-01-01', '2028-08-15'])).toEqual([
    { id: 'local assumption 2027-08-15', province: 'DE-BY', date: '2027-08-15' },
  ]);
  expect(rows(['2027-01-01', '2028-08-15']).map(({ id }) => localHolidayOfRow(id))).toEqual(['assumption']);
  expect(localHolidayOfRow('0198c0de-0000-7000-8000-000000000000')).toBeNull();
});
