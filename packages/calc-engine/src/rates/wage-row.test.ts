import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstWageAbove, type WageRow, wageRowOn, wageStretches } from './wage-row.ts';

const row = (activeFrom: string, hourlyWage: number, more: Partial<WageRow> = {}): WageRow => ({
  ...{ activeFrom, hourlyWage, isOwn: false, province: 'DE', payGroup: 'Gruppe 2', ...more },
});
const of = { province: 'DE-NW', payGroup: 'Gruppe 2' };

describe('the row that counts', () => {
  const ownOfState = row('2027-03-01', 17, { isOwn: true, province: 'DE-NW' });
  const own = row('2027-02-01', 16, { isOwn: true });
  const ofState = row('2027-04-01', 15.5, { province: 'DE-NW' });
  const forAll = row('2027-01-01', 15);
  const rows = [forAll, ofState, own, ownOfState];

  it.each([
    ['2026-12-31', null],
    ['2027-01-01', forAll],
    ['2027-02-01', own],
    ['2027-03-01', ownOfState],
    // Later than both, and less specific.
    ['2027-04-01', ownOfState],
  ])('on %s is the most specific one that has begun', (day, expected) => {
    expect(wageRowOn(rows, of, day)).toBe(expected);
  });

  it('of a federal state goes before one for all states, and a later one before an earlier one', () => {
    const later = row('2027-06-01', 15.8, { province: 'DE-NW' });
    expect(wageRowOn([forAll, ofState, row('2027-07-01', 18)], of, '2028-01-01')).toBe(ofState);
    expect(wageRowOn([later, ofState], of, '2028-01-01')).toBe(later);
  });

  it('is none of another state or another pay group', () => {
    expect(wageRowOn([row('2027-01-01', 15, { province: 'DE-BY' })], of, '2028-01-01')).toBeNull();
    expect(wageRowOn([row('2027-01-01', 15, { payGroup: 'Gruppe 3' })], of, '2028-01-01')).toBeNull();
  });

  it('is found without regard to case, and of two of one day by its spelling', () => {
    const [lower, same] = [row('2027-01-01', 14, { payGroup: 'gruppe 2' }), forAll];
    expect(wageRowOn([lower], of, '2027-01-01')).toBe(lower);
    expect(wageRowOn([lower, same], of, '2027-01-01')).toBe(same);
    expect(wageRowOn([same, lower], of, '2027-01-01')).toBe(same);
  });

  it('is the higher one of two of one day when neither has the spelling of the service', () => {
    const [lower, upper] = [row('2027-01-01', 15, { payGroup: 'gruppe 2' }), row('2027-01-01', 15.5)];
    const service = { ...of, payGroup: 'GRUPPE 2' };
    expect(wageRowOn([lower, upper], service, '2027-01-01')).toBe(upper);
    expect(wageRowOn([upper, lower], service, '2027-01-01')).toBe(upper);
  });
});

describe('the rows of a contract', () => {
  const contract = { startDate: '2027-01-01', endDate: '2028-12-31' };

  it('follow one another, each from the day it counts', () => {
    const [before, next, state] = [
      row('2026-01-01', 14),
      row('2027-07-01', 15),
      row('2028-02-01', 15.4, { province: 'DE-NW' }),
    ];
    const ignored = row('2028-06-01', 20);
    const after = row('2029-01-01', 21, { province: 'DE-NW' });
    const stretches = wageStretches([after, ignored, state, next, before], of, contract);
    expect(stretches).toEqual([
      { from: '2027-01-01', row: before },
      { from: '2027-07-01', row: next },
      { from: '2028-02-01', row: state },
    ]);
    expect(firstWageAbove(stretches, 15)).toEqual({ from: '2028-02-01', row: state });
    expect(firstWageAbove(stretches, 15.4)).toBeNull();
  });

  it('begin where the first row does', () => {
    expect(wageStretches([row('2027-09-01', 15)], of, contract)).toMatchObject([{ from: '2027-09-01' }]);
  });
});

describe('the example of docs/calculation.md, section 14', () => {
  const a = row('2026-01-01', 14.9);
  const b = row('2027-01-01', 15.4, { province: 'DE-NW' });
  const c = row('2027-03-01', 15.6, { isOwn: true });
  const contract = { startDate: '2027-01-01', endDate: '2027-12-31' };

  it('proposes 15.40 EUR to TW Nord and marks it from 1 March', () => {
    const stretches = wageStretches([a, b, c], of, contract);
    expect(stretches).toEqual([
      { from: '2027-01-01', row: b },
      { from: '2027-03-01', row: c },
    ]);
    expect(firstWageAbove(stretches, 15.4)).toEqual({ from: '2027-03-01', row: c });
  });

  it('has b for TW Süd throughout, and a in Bavaria', () => {
    expect(wageStretches([a, b], of, contract)).toEqual([{ from: '2027-01-01', row: b }]);
    expect(wageStretches([a, b], { ...of, province: 'DE-BY' }, contract)).toEqual([{ from: '2027-01-01', row: a }]);
  });
});

const days = ['2026-05-01', '2027-01-01', '2027-02-01', '2027-09-01', '2028-01-01'];
const anyRow: fc.Arbitrary<WageRow> = fc.record({
  isOwn: fc.boolean(),
  province: fc.constantFrom('DE' as const, 'DE-NW' as const, 'DE-BY' as const),
  payGroup: fc.constantFrom('Gruppe 2', 'Gruppe 3'),
  activeFrom: fc.constantFrom(...days),
  hourlyWage: fc.integer({ min: 1_400, max: 2_000 }).map((cents) => cents / 100),
});
const anyRows = fc.uniqueArray(anyRow, {
  maxLength: 12,
  selector: ({ isOwn, province, payGroup, activeFrom }) => `${isOwn} ${province} ${payGroup} ${activeFrom}`,
});

describe('of any rows', () => {
  it('the one chosen is the last of the first level that has a row, in whatever order they come', () => {
    fc.assert(
      fc.property(anyRows, fc.constantFrom(...days), (rows, day) => {
        const levels = [true, false].flatMap((isOwn) => ['DE-NW', 'DE'].map((province) => ({ isOwn, province })));
        const [expected = null] = levels.flatMap((level) =>
          rows
            .filter((one) => one.isOwn === level.isOwn && one.province === level.province)
            .filter((one) => one.payGroup === of.payGroup && one.activeFrom <= day)
            .sort((one, other) => (one.activeFrom < other.activeFrom ? 1 : -1))
            .slice(0, 1),
        );
        expect(wageRowOn(rows, of, day)).toBe(expected);
        expect(wageRowOn([...rows].reverse(), of, day)).toBe(expected);
      }),
    );
  });

  it('the stretches of a contract say of each of its days what the choice of that day says', () => {
    fc.assert(
      fc.property(anyRows, fc.constantFrom(...days), (rows, startDate) => {
        const stretches = wageStretches(rows, of, { startDate, endDate: '2028-12-31' });
        for (const day of [...days, '2028-12-31'].filter((one) => one >= startDate))
          expect(stretches.findLast(({ from }) => from <= day)?.row ?? null).toBe(wageRowOn(rows, of, day));
      }),
    );
  });
});
