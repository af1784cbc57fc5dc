import { germanPublicHolidays, type PermanentServiceInput, type RateBook } from '../index.ts';
import { type Example, plainShift } from './plain-rates.ts';

/** Berlin as the demonstration data have it; invented where no agreement is public. */
const berlin: RateBook = {
  tariffs: [
    {
      province: 'DE-BE',
      activeFrom: '2025-01-01',
      workdaysPerYear: 261,
      startNight: '22:00',
      endNight: '06:00',
      basisForBonusCalculation: 'HOURLYWAGE',
      bonuses: {
        night: { relative: 0.1, absolute: 0 },
        sunday: { relative: 0.25, absolute: 0 },
        sundayNight: { relative: 0.35, absolute: 0 },
        holiday: { relative: 0.5, absolute: 0 },
        holidayNight: { relative: 0.6, absolute: 0 },
      },
    },
  ],
  socialSecurity: [
    { activeFrom: '2025-01-01', value: 0.215 },
    { activeFrom: '2026-01-01', value: 0.217 },
  ],
  insurances: [{ activeFrom: '2025-01-01', liabilityInsurance: 0.01, professionalAssociation: 0.0165 }],
  vacationBonus: [],
  christmasBonus: [],
  vacationDays: [
    { province: 'DE-BE', activeFrom: '2025-01-01', lengthOfEmployment: 0, days: 26 },
    { province: 'DE-BE', activeFrom: '2025-01-01', lengthOfEmployment: 3, days: 28 },
    { province: 'DE-BE', activeFrom: '2025-01-01', lengthOfEmployment: 6, days: 30 },
  ],
  holidays: [2027, 2028, 2029].flatMap((year) =>
    germanPublicHolidays(year, 'DE-BE').map((date) => ({ province: 'DE-BE' as const, date })),
  ),
};

/** Every day of the week and every holiday. */
export const daily = {
  ...plainShift,
  monday: true,
  tuesday: true,
  wednesday: true,
  thursday: true,
  friday: true,
  saturday: true,
  sunday: true,
  holiday: true,
};

/**
 * A post at all hours in Berlin for two years: the worked example of docs/calculation.md, where every step stands.
 *
 *   days            731: 21 holidays, 103 other Sundays, 607 other days
 *   hours           17,544 = day 9,712, night 4,856, Sunday 1,648, Sunday night 824, holiday 336, holiday night 168
 *   wage            17,544 x 16.00                                                           280,704.00
 *   supplements     4,856 x 1.60 + 1,648 x 4.00 + 824 x 5.60 + 336 x 8.00 + 168 x 9.60        23,276.80
 *   vacation        303,980.80 x 28 / 216                                                     39,404.92
 *   sickness        303,980.80 x 15 / 216                                                     21,109.78
 *   training        280,704.00 x 2 / 216                                                       2,599.11
 *   full-time years 261 / 216 x 17,544 / (12 x 173) = 10.211464, that is 5.105732 heads
 *   briefing        5.105732 x 24 x 16.00                                                      1,960.60
 *   successors      25 % x 10.211464 x 24 x 16.00                                                980.30
 *   gross                                                                                    370,035.51
 *   social security 21.7 % x (370,035.51 - 23,276.80)                                         75,246.64
 *   material        10.211464 x (180 + 120 + 60) + 370,035.51 x (1.65 % + 1.00 %)             13,482.07
 *   cost                                                                                     458,764.22
 *   price           458,764.22 / 0.92                                                        498,656.76
 */
export const permanentGuardBerlin: Example<PermanentServiceInput> = {
  title: 'a post at all hours in Berlin',
  book: berlin,
  input: {
    type: 'PERMANENT',
    additional: false,
    province: 'DE-BE',
    contract: { startDate: '2027-01-01', endDate: '2028-12-31' },
    hourlyWage: 15.15,
    nonTariffAllowance: 0.85,
    hoursBriefingPerEmployee: 24,
    transferredEmployeePercentage: 0,
    pauseIncluded: true,
    parameters: {
      averageHoursWorkedPerMonth: 173,
      trainingDays: 2,
      yearlyTrainingCosts: 120,
      sickDays: 15,
      employeeFluctuation: 0.25,
      yearlyUniformCosts: 180,
      otherMaterialCosts: 60,
      averageLengthOfEmployment: 3,
    },
    shifts: [
      { ...daily, startTime: '06:00', endTime: '14:00' },
      { ...daily, startTime: '14:00', endTime: '22:00' },
      { ...daily, startTime: '22:00', endTime: '06:00' },
    ],
    cars: [],
    purchases: [],
    revenue: { type: 'MARGIN', margin: 0.08 },
  },
  expected: {
    minutes: {
      day: 582_720,
      night: 291_360,
      sunday: 98_880,
      sundayNight: 49_440,
      holiday: 20_160,
      holidayNight: 10_080,
    },
    costs: {
      wage: 280_704,
      bonusPay: 23_276.8,
      vacation: 39_404.92,
      sickness: 21_109.78,
      training: 2599.11,
      briefing: 1960.6,
      fluctuationBriefing: 980.3,
      socialSecurity: 75_246.64,
      totalMaterialCosts: 13_482.07,
      totalCosts: 458_764.22,
    },
    revenue: 498_656.76,
    profit: 39_892.54,
  },
};
