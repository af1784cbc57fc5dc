import type { MobileServiceInput } from '../index.ts';
import { type Example, plainPatrol, plainRates } from './plain-rates.ts';

/**
 * A patrol in Hamburg in June 2026, a month without holidays: one round in the night of each working day, two in the
 * night of each Sunday, 20 minutes on site and 10 on the way. June has 22 working days and 4 Sundays.
 *
 *                                              night      Sunday night
 *   rounds                                     22         8              30
 *   minutes    x 30                            660        240
 *   hours                                      11         4
 *   wage       x 16.00                         176.00     64.00
 *   supplement 20 %, 60 % of 16.00              35.20     38.40
 *   vacation   (wage + supplement) x 30 / 200   31.68     15.36
 *   sickness   (wage + supplement) x 20 / 200   21.12     10.24
 *   training   wage x 10 / 200                   8.80      3.20
 *   gross                                      272.80    131.20
 *   social security 20 % of gross less the supplement
 *                                               47.52     18.56
 *   insurances 3 % of gross                      8.184     3.936
 *   car        0.10 x minutes                   66.00     24.00
 *   other      0.01 x minutes                    6.60      2.40
 *   cost                                       401.104   180.096    581.20
 *   price at a margin of 20 %: 581.20 / 0.8                         726.50, that is 24.2167 per round
 */
export const mobilePatrolHamburg: Example<MobileServiceInput> = {
  title: 'a patrol with night rounds',
  book: plainRates('DE-HH'),
  input: {
    ...plainPatrol,
    province: 'DE-HH',
    contract: { startDate: '2026-06-01', endDate: '2026-06-30' },
    travelTime: 10,
    siteVisits: [
      {
        type: 'CONTROL',
        duration: 20,
        margin: 0.2,
        startDate: null,
        endDate: null,
        mondayDay: 0,
        mondayNight: 1,
        tuesdayDay: 0,
        tuesdayNight: 1,
        wednesdayDay: 0,
        wednesdayNight: 1,
        thursdayDay: 0,
        thursdayNight: 1,
        fridayDay: 0,
        fridayNight: 1,
        saturdayDay: 0,
        saturdayNight: 0,
        sundayDay: 0,
        sundayNight: 2,
        holidayDay: 0,
        holidayNight: 0,
      },
    ],
  },
  expected: {
    minutes: { night: 660, sundayNight: 240 },
    costs: {
      wage: 240,
      bonusPay: 73.6,
      vacation: 47.04,
      sickness: 31.36,
      training: 12,
      socialSecurity: 66.08,
      car: 90,
      otherMaterial: 9,
      totalCosts: 581.2,
    },
    revenue: 726.5,
    profit: 145.3,
  },
};
