import { describe, expect, it } from 'vitest';
import { berlinDayOf } from './berlin-day.ts';

const dayAt = (moment: string) => berlinDayOf(new Date(moment));

describe('the day in Berlin', () => {
  it.each([
    ['2026-07-14T21:59:59.999Z', '2026-07-14'],
    ['2026-07-14T22:00:00.000Z', '2026-07-15'],
    ['2026-12-31T22:59:59.999Z', '2026-12-31'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    // The clock goes forward on 29 March and back on 25 October.
    ['2026-03-28T22:59:59.999Z', '2026-03-28'],
    ['2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', '2026-10-26'],
  ])('at %s is %s', (moment, day) => {
    expect(dayAt(moment)).toBe(day);
  });

  it('follows the clock in both directions', () => {
    const moments = ['2026-07-14T21:30:00Z', '2026-07-14T22:30:00Z', '2026-07-14T21:45:00Z', '2026-01-01T00:00:00Z'];
    expect(moments.map(dayAt)).toEqual(['2026-07-14', '2026-07-15', '2026-07-14', '2026-01-01']);
  });

  it('refuses an invalid date', () => {
    expect(() => berlinDayOf(new Date(Number.NaN))).toThrow(RangeError);
  });
});
