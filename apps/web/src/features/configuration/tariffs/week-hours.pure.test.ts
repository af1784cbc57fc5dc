import { describe, expect, it } from 'vitest';
import { partsOfDay, weekMinutes } from './week-hours.ts';

describe('the week of a tariff', () => {
  it('with a night from 23 to 6 has 42 hours of weekday night and 7 of Sunday night', () => {
    const parts = partsOfDay('23:00', '06:00');
    expect(parts).toEqual([
      { start: 0, end: 360, isNight: true },
      { start: 360, end: 1380, isNight: false },
      { start: 1380, end: 1440, isNight: true },
    ]);
    expect(weekMinutes(parts)).toMatchObject({ day: 102 * 60, night: 42 * 60, sunday: 17 * 60, sundayNight: 7 * 60 });
  });

  it('with a night that begins at midnight has one stretch of it', () => {
    expect(partsOfDay('00:00', '06:00')).toEqual([
      { start: 0, end: 360, isNight: true },
      { start: 360, end: 1440, isNight: false },
    ]);
  });

  it('has no night when it begins and ends at the same time', () => {
    expect(weekMinutes(partsOfDay('22:00', '22:00'))).toMatchObject({ day: 144 * 60, night: 0, sundayNight: 0 });
  });
});
