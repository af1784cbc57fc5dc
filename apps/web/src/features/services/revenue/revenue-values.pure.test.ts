import { describe, expect, it } from 'vitest';
import { freshRevenue, type PresentPrice, revenueAtPresent } from './revenue-values.ts';

const present: PresentPrice[] = [
  { period: 'day', minutes: 600, pricePerHour: 30.8512 },
  { period: 'night', minutes: 480, pricePerHour: 33.9363 },
  { period: 'sunday', minutes: 0, pricePerHour: null },
];

describe('hourly rates that begin with the present prices', () => {
  it('are the prices to the cent, and that of the day where there are no hours', () => {
    const { hourlyRateAbsolute } = revenueAtPresent('Hourlyrateabsolute', present);
    expect(hourlyRateAbsolute).toEqual({
      ...{ day: 30.85, night: 33.94, sunday: 30.85, sundayNight: 30.85, holiday: 30.85, holidayNight: 30.85 },
    });
  });

  it('are surcharges on the day where they are relative', () => {
    const { hourlyRateRelative } = revenueAtPresent('Hourlyraterelative', present);
    expect(hourlyRateRelative).toMatchObject({ day: 30.85, night: 0.1, sunday: 0 });
  });

  it('begin empty without any price', () => {
    expect(revenueAtPresent('Hourlyrateabsolute', [])).toEqual(freshRevenue('Hourlyrateabsolute'));
  });

  it('leave margin and flat rate to the user', () => {
    expect(revenueAtPresent('Margin', present)).toEqual(freshRevenue('Margin'));
    expect(revenueAtPresent('Flatrate', present)).toEqual(freshRevenue('Flatrate'));
  });
});
