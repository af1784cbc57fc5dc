import type { PermanentServiceInput } from '../index.ts';
import { type Example, plainPost, plainRates, plainShift } from './plain-rates.ts';

/**
 * A reception, Monday to Friday 09-17, in the week of Buß- und Bettag (Wednesday, 18 November 2026) in Saxony. The
 * guards are paid for the holiday on which the reception is closed.
 *
 *   worked    4 days x 8 h                            32 h
 *   lost      1 day x 8 h                              8 h
 *   wage      32 x 15.00                                        480.00
 *   holiday   1.3 x 8 x 15.00                                   156.00
 *   vacation  (480 + 156) x 30 / 200                             95.40
 *   sickness  (480 + 156) x 20 / 200                             63.60
 *   training  (32 + 1.3 x 8) x 15.00 x 10 / 200                  31.80
 *   gross                                                       826.80
 *   social security 20 %                                        165.36
 *   insurances 2 % + 1 % of gross                                24.804
 *   cost                                                      1,016.964
 *   price at a margin of 10 %: 1,016.964 / 0.9                1,129.96
 */
export const holidayShift: Example<PermanentServiceInput> = {
  title: 'a reception that closes on a holiday and pays for it',
  book: plainRates('DE-SN'),
  input: {
    ...plainPost,
    province: 'DE-SN',
    contract: { startDate: '2026-11-16', endDate: '2026-11-20' },
    shifts: [
      {
        ...plainShift,
        startTime: '09:00',
        endTime: '17:00',
        monday: true,
        tuesday: true,
        wednesday: true,
        thursday: true,
        friday: true,
        applyHolidayPay: true,
      },
    ],
    revenue: { type: 'MARGIN', margin: 0.1 },
  },
  expected: {
    minutes: { day: 1920 },
    costs: {
      wage: 480,
      holidayPay: 156,
      vacation: 95.4,
      sickness: 63.6,
      training: 31.8,
      socialSecurity: 165.36,
      professionalAssociation: 16.536,
      liabilityInsurance: 8.268,
      totalCosts: 1016.964,
    },
    revenue: 1129.96,
    profit: 112.996,
  },
};
