import { orderedPost } from '@zuschlag/validation/services/service-order';
import { shiftInput } from '@zuschlag/validation/services/shift';
import { sampled } from '@zuschlag/validation/testing/sampling';
import { visitDays } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageOf, differences, laneOf, minutesByPeriod } from './coverage.ts';

// Monday, 8 March 2027, is a holiday in Berlin.
const monday = '2027-03-08';
const night = { id: 't', activeFrom: '2020-01-01', startNight: '23:00', endNight: '06:00' };
const circumstances = {
  contract: { startDate: '2027-01-01', endDate: '2027-12-31' },
  pauseIncluded: true,
  holidays: new Set([monday]),
  tariffs: [night],
};
const workdays = { monday: true, tuesday: true, wednesday: true, thursday: true, friday: true };
const shift = (plan: object) =>
  shiftInput.parse({ employeeQuantity: 1, startTime: '06:00', endTime: '14:00', ...workdays, ...plan });
const post = (plan: object) =>
  orderedPost.parse({ name: 'Pforte', heads: 1, startTime: '06:00', endTime: '22:00', ...workdays, ...plan });
const lanesOf = (...shifts: object[]) => shifts.map((one) => laneOf(shift(one), monday, circumstances));
const hour = (day: number, at: number) => day * 1440 + at * 60;

describe('the guards of a week against the order', () => {
  it('leave a gap where the order asks for more: Tuesday to Friday from 14 to 22, one guard', () => {
    const gaps = differences(coverageOf(lanesOf({}), [post({})], monday, circumstances));
    expect(gaps).toEqual(
      [1, 2, 3, 4].map((day) => ({ start: hour(day, 14), end: hour(day, 22), needed: 1, present: 0 })),
    );
  });

  it('are too many where shifts overlap beyond the order', () => {
    const lanes = lanesOf({ endTime: '15:00' }, { startTime: '14:00', endTime: '22:00' });
    const tuesday = differences(coverageOf(lanes, [post({})], monday, circumstances))[0];
    expect(tuesday).toEqual({ start: hour(1, 14), end: hour(1, 15), needed: 1, present: 2 });
  });

  it('miss the holiday that the order includes', () => {
    const [first] = differences(
      coverageOf(lanesOf({ endTime: '22:00' }), [post({ holiday: true })], monday, circumstances),
    );
    expect(first).toEqual({ start: hour(0, 6), end: hour(0, 22), needed: 1, present: 0 });
  });

  it('agree when the shifts are the posts, whatever these are', () => {
    const times = fc
      .nat(47)
      .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
    const plan = fc
      .record({
        startTime: times,
        endTime: times,
        heads: fc.integer({ min: 1, max: 9 }),
        days: fc.subarray([...visitDays], { minLength: 1 }),
      })
      .filter(({ startTime, endTime }) => startTime !== endTime)
      .map(({ days, ...rest }) => ({
        ...rest,
        ...Object.fromEntries(visitDays.map((day) => [day, days.includes(day)])),
      }));
    fc.assert(
      fc.property(fc.array(plan, { minLength: 1, maxLength: 5 }), (plans) => {
        const lanes = plans.map(({ heads, ...one }) =>
          laneOf(shift({ ...one, employeeQuantity: heads }), monday, circumstances),
        );
        const all = coverageOf(
          lanes,
          plans.map((one) => post(one)),
          monday,
          circumstances,
        );
        expect(differences(all)).toEqual([]);
        const covered = all.reduce((sum, { start, end, present }) => sum + present * (end - start), 0);
        expect(covered).toBe(minutesByPeriod(lanes).reduce((sum, { minutes }) => sum + minutes, 0));
      }),
      { numRuns: sampled(30, 2_000) },
    );
  });

  it('work 32 hours by day and 8 at night for one post over midnight', () => {
    const lanes = lanesOf({ startTime: '15:00', endTime: '00:00', employeeQuantity: 2 });
    expect(minutesByPeriod(lanes)).toEqual([
      { period: 'day', minutes: 4 * 8 * 60 * 2 },
      { period: 'night', minutes: 4 * 60 * 2 },
    ]);
  });
});
