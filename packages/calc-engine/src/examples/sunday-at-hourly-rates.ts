import type { PermanentServiceInput } from '../index.ts';
import { type Example, plainPost, plainRates, plainShift } from './plain-rates.ts';

/**
 * One guard for 24 hours on a Sunday (7 June 2026) in Berlin, sold by the hour: 25.00 by day, 50 % more on Sundays, 60 %
 * more in Sunday nights.
 *
 *                    Sunday 06-22    Sunday night
 *   hours            16              8
 *   wage             240.00          120.00           360.00
 *   supplement       120.00           72.00           192.00
 *   vacation         (360 + 192) x 30 / 200            82.80
 *   sickness         (360 + 192) x 20 / 200            55.20
 *   training         360 x 10 / 200                    18.00
 *   gross                                             708.00
 *   social security  20 % of (708 - 192)              103.20
 *   insurances       3 % of gross                      21.24
 *   cost                                              832.44
 *   price            16 x 37.50      8 x 40.00        920.00
 */
export const sundayAtHourlyRates: Example<PermanentServiceInput> = {
  title: 'a Sunday sold by the hour',
  book: plainRates('DE-BE'),
  input: {
    ...plainPost,
    province: 'DE-BE',
    contract: { startDate: '2026-06-07', endDate: '2026-06-07' },
    shifts: [{ ...plainShift, sunday: true }],
    revenue: {
      type: 'HOURLYRATERELATIVE',
      hourlyRateRelative: { day: 25, night: 0.2, sunday: 0.5, sundayNight: 0.6, holiday: 1, holidayNight: 1.2 },
    },
  },
  expected: {
    minutes: { sunday: 960, sundayNight: 480 },
    costs: { wage: 360, bonusPay: 192, vacation: 82.8, sickness: 55.2, socialSecurity: 103.2, totalCosts: 832.44 },
    revenue: 920,
    profit: 87.56,
  },
};
