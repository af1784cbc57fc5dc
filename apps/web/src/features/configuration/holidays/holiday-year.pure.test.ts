import { germanPublicHolidays, namedPublicHolidays } from '@zuschlag/calc-engine/calendar/german-public-holidays';
import { provinces } from '@zuschlag/validation/vocabulary';
import { describe, expect, it } from 'vitest';
import { daysOfYear, holidayDays, inOneYear, yearOf } from './holiday-year.ts';

const rows = provinces.flatMap((province) =>
  germanPublicHolidays(2026, province).map((date) => ({ id: `${province} ${date}`, date, province, mayDelete: true })),
);
const legal = (province: (typeof provinces)[number]) => namedPublicHolidays(2026, province);

describe('the holidays of a year', () => {
  it('are one line per day, with the holiday and its states', () => {
    const days = holidayDays(rows, legal, '2026-11-22');
    expect(rows.length).toBeGreaterThan(170);
    expect(days.map(({ day }) => day)).toEqual([...new Set(rows.map(({ date }) => date))].sort());
    const christmas = days.find(({ day }) => day === '2026-12-25');
    expect(christmas).toMatchObject({ names: ['christmasDay'], isPast: false });
    expect(christmas?.rows).toHaveLength(16);
    const repentance = days.find(({ day }) => day === '2026-11-18');
    expect(repentance).toMatchObject({ names: ['repentanceDay'], rows: [{ province: 'DE-SN' }], isPast: true });
  });

  it('leave a day without a name that no law has', () => {
    const own = { id: 'x', date: '2026-07-03', province: 'DE-BY', mayDelete: true } as const;
    expect(holidayDays([own], legal, '2026-01-01')).toEqual([
      { day: '2026-07-03', names: [], rows: [own], isPast: false },
    ]);
  });

  it('stand for the year of the address, else for this one', () => {
    expect(yearOf({ gte: '2028-03-01' })).toBe(2028);
    expect(inOneYear({ provinces: ['DE-BY'] }).days).toEqual(daysOfYear(new Date().getFullYear()));
  });
});
