import { describe, expect, it } from 'vitest';
import { completeAssumptions, isSameAssumption, problemsOf } from './assumptions.ts';
import { placeInYears } from './place-in-years.ts';

const usual = { operativeMargin: 0.06, escalationClause: null, yearlyTariffIncrease: 0.05, durationMonths: 36 };

describe('what is assumed', () => {
  it('is complete with a margin, an increase and a length; without a clause the price is fixed', () => {
    expect(completeAssumptions(usual)).toEqual(usual);
    expect(completeAssumptions({ ...usual, operativeMargin: null })).toBeNull();
  });

  it('names the problem at each field', () => {
    const typed = {
      operativeMargin: 1,
      escalationClause: Number.NaN,
      yearlyTariffIncrease: null,
      durationMonths: 12.5,
    };
    expect(problemsOf(typed)).toEqual({
      operativeMargin: 'OUT_OF_BOUNDS',
      escalationClause: 'NOT_A_NUMBER',
      yearlyTariffIncrease: 'REQUIRED',
      durationMonths: 'NOT_WHOLE',
    });
    expect(problemsOf(usual)).toEqual({});
  });

  it('is that of the Chance until a field differs', () => {
    expect(isSameAssumption(usual, { ...usual })).toBe(true);
    expect(isSameAssumption(usual, { ...usual, escalationClause: 0 })).toBe(false);
  });
});

describe('the place of a day in the years of a contract', () => {
  it.each([
    ['2027-01-01', '2027-01-01', 0],
    ['2027-01-01', '2028-01-01', 1],
    ['2027-01-01', '2028-07-01', 1.5],
    ['2027-03-15', '2028-03-15', 1],
    ['2027-03-15', '2027-09-15', 0.5],
  ])('that begins on %s: %s is at %f', (start, day, place) => {
    expect(placeInYears(start, day)).toBeCloseTo(place, 2);
  });
});
