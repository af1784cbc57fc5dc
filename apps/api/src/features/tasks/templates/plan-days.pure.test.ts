import { daysBetween } from '@zuschlag/validation/measures/berlin-day';
import { daysAfter } from '@zuschlag/validation/measures/berlin-moment';
import { sampled } from '@zuschlag/validation/testing/sampling';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internalDeadline, isWorkingDay, plannedDay } from './plan-days.ts';

describe('the internal deadline', () => {
  it.each([
    ['of a Wednesday is the Tuesday', '2027-03-10', null, '2027-03-09'],
    ['of a Monday is the Friday before the weekend', '2027-03-08', null, '2027-03-05'],
    ['of the Tuesday after Easter is Maundy Thursday', '2027-03-30', null, '2027-03-25'],
    ['of 2 November is All Saints where it is a working day', '2027-11-02', 'DE-BE', '2027-11-01'],
    ['of 2 November is the Friday before where All Saints is a holiday', '2027-11-02', 'DE-NW', '2027-10-29'],
    ['of 1 November without a federal state counts no holiday of single states', '2027-11-02', null, '2027-11-01'],
  ])('%s', (_, submission, province, day) => {
    expect(internalDeadline({ submission, province })).toBe(day);
  });
});

describe('a planned task', () => {
  it('is due so many working days before the internal deadline', () => {
    const place = { submission: '2027-03-31', province: 'DE-BY' };
    expect([0, 1, 2, 5].map((days) => plannedDay(place, days))).toEqual([
      '2027-03-30',
      '2027-03-25',
      '2027-03-24',
      '2027-03-19',
    ]);
  });

  it('is due on a working day before the submission, and each further day lies before the last', () => {
    const day = fc.integer({ min: 0, max: 3_000 }).map((days) => daysAfter('2026-01-01', days));
    const province = fc.constantFrom(null, 'DE-BY', 'DE-NW', 'DE-BE', 'DE-SN');
    fc.assert(
      fc.property(day, province, fc.integer({ min: 1, max: 40 }), (submission, where, daysBefore) => {
        const place = { submission, province: where };
        const due = plannedDay(place, daysBefore);
        const next = plannedDay(place, daysBefore - 1);
        expect(isWorkingDay(due, where)).toBe(true);
        expect(due < next && next < submission).toBe(true);
        // Between the two lies no working day.
        for (let between = 1; between < daysBetween(due, next); between++)
          expect(isWorkingDay(daysAfter(due, between), where)).toBe(false);
      }),
      { numRuns: sampled(60, 5_000) },
    );
  });
});
