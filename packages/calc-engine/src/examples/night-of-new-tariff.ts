import type { PermanentServiceInput } from '../index.ts';
import { type Example, plainPost, plainRates, plainShift } from './plain-rates.ts';

/**
 * Two nights 22-06 in Berlin at the turn of the year, when the tariff raises its supplements: night from 10 % to 20 %,
 * holiday night from 100 % to 120 %. The duty that starts on 31 December keeps the old ones to its end.
 *
 *                          night (31 Dec, 2 Jan)   holiday night (1 Jan)
 *   duty of 31 December    2 h at 1.50              6 h at 15.00
 *   duty of 1 January      6 h at 3.00              2 h at 18.00
 *   supplements            21.00                    126.00                 147.00
 *   wage                   16 h x 15.00                                    240.00
 *   vacation               (240 + 147) x 30 / 200                           58.05
 *   sickness               (240 + 147) x 20 / 200                           38.70
 *   training               240 x 10 / 200                                   12.00
 *   gross                                                                  495.75
 *   social security        20 % of (495.75 - 147.00)                        69.75
 *   insurances             3 % of gross                                     14.8725
 *   cost                                                                   580.3725
 *   profit of a flat rate of 600.00                                         19.6275
 */
export const nightOfNewTariff: Example<PermanentServiceInput> = {
  title: 'night duties while the tariff changes',
  book: plainRates('DE-BE'),
  input: {
    ...plainPost,
    province: 'DE-BE',
    contract: { startDate: '2025-12-31', endDate: '2026-01-01' },
    shifts: [{ ...plainShift, startTime: '22:00', endTime: '06:00', wednesday: true, thursday: true, holiday: true }],
    revenue: { type: 'FLATRATE', flatRate: 600 },
  },
  expected: {
    minutes: { night: 480, holidayNight: 480 },
    costs: {
      wage: 240,
      bonusPay: 147,
      vacation: 58.05,
      sickness: 38.7,
      training: 12,
      socialSecurity: 69.75,
      totalCosts: 580.3725,
    },
    revenue: 600,
    profit: 19.6275,
  },
};
