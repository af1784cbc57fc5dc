import { describe, expect, it } from 'vitest';
import { berlinDaysLater, berlinMoment, nextBerlinClock, outsideQuietHours } from './berlin-moment.ts';

const at = (text: string) => new Date(text);

describe('a wall clock in Berlin', () => {
  it('is one hour ahead of UTC in winter and two in summer', () => {
    expect(berlinMoment('2026-01-15', '07:30')).toEqual(at('2026-01-15T06:30:00Z'));
    expect(berlinMoment('2026-07-15', '07:30')).toEqual(at('2026-07-15T05:30:00Z'));
  });

  it('is taken an hour later when the clocks skip it, and the first time when they show it twice', () => {
    expect(berlinMoment('2027-03-28', '02:30')).toEqual(at('2027-03-28T01:30:00Z'));
    expect(berlinMoment('2026-10-25', '02:30')).toEqual(at('2026-10-25T00:30:00Z'));
  });

  it('comes 23 hours later over the night of spring and 25 hours later over that of autumn', () => {
    expect(berlinDaysLater(at('2027-03-27T09:00:00Z'), 1)).toEqual(at('2027-03-28T08:00:00Z'));
    expect(berlinDaysLater(at('2026-10-24T08:00:00Z'), 1)).toEqual(at('2026-10-25T09:00:00Z'));
    expect(berlinDaysLater(at('2027-03-30T08:00:00Z'), -7)).toEqual(at('2027-03-23T09:00:00Z'));
  });

  it('comes today when it lies ahead and tomorrow when it is over, also on the days of the change', () => {
    expect(nextBerlinClock(at('2026-11-22T05:00:00Z'), '07:30')).toEqual(at('2026-11-22T06:30:00Z'));
    expect(nextBerlinClock(at('2026-11-22T06:30:00Z'), '07:30')).toEqual(at('2026-11-23T06:30:00Z'));
    expect(nextBerlinClock(at('2027-03-27T20:00:00Z'), '07:30')).toEqual(at('2027-03-28T05:30:00Z'));
    expect(nextBerlinClock(at('2026-10-24T20:00:00Z'), '07:30')).toEqual(at('2026-10-25T06:30:00Z'));
  });
});

describe('quiet hours', () => {
  const night = { from: '20:00', to: '07:00' };

  it('hold over midnight until their end, and not outside', () => {
    expect(outsideQuietHours(at('2026-11-22T19:00:00Z'), night)).toEqual(at('2026-11-23T06:00:00Z'));
    expect(outsideQuietHours(at('2026-11-22T03:00:00Z'), night)).toEqual(at('2026-11-22T06:00:00Z'));
    expect(outsideQuietHours(at('2026-11-22T18:59:00Z'), night)).toEqual(at('2026-11-22T18:59:00Z'));
    expect(outsideQuietHours(at('2026-11-22T06:00:00Z'), night)).toEqual(at('2026-11-22T06:00:00Z'));
  });

  it('end at the right hour over both changes of the clocks', () => {
    expect(outsideQuietHours(at('2027-03-27T23:00:00Z'), night)).toEqual(at('2027-03-28T05:00:00Z'));
    expect(outsideQuietHours(at('2026-10-24T23:00:00Z'), night)).toEqual(at('2026-10-25T06:00:00Z'));
  });

  it('may lie inside of a day, and are none when they begin where they end', () => {
    expect(outsideQuietHours(at('2026-11-22T11:30:00Z'), { from: '12:00', to: '13:00' })).toEqual(
      at('2026-11-22T12:00:00Z'),
    );
    expect(outsideQuietHours(at('2026-11-22T11:30:00Z'), { from: '12:00', to: '12:00' })).toEqual(
      at('2026-11-22T11:30:00Z'),
    );
    expect(outsideQuietHours(at('2026-11-22T11:30:00Z'), null)).toEqual(at('2026-11-22T11:30:00Z'));
  });
});
