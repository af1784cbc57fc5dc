import {
  type ContractPeriod,
  germanPublicHolidays,
  type MobileServiceInput,
  type PermanentServiceInput,
  type RateBook,
  type Shift,
} from '../src/index.ts';

/** Services of the usual size for measuring; the figures are invented. */

const years = Array.from({ length: 12 }, (_, at) => 2026 + at);

/** One tariff change and three yearly steps of social security, so that contracts have several segments. */
export const book: RateBook = {
  tariffs: ['2026-01-01', '2027-01-01'].map((activeFrom, at) => ({
    province: 'DE-BE' as const,
    activeFrom,
    workdaysPerYear: 261,
    startNight: '22:00',
    endNight: '06:00',
    basisForBonusCalculation: 'HOURLYWAGE' as const,
    bonuses: {
      night: { relative: 0.1 + at * 0.05, absolute: 0 },
      sunday: { relative: 0.25, absolute: 0 },
      sundayNight: { relative: 0.35, absolute: 0 },
      holiday: { relative: 0.5, absolute: 0 },
      holidayNight: { relative: 0.6, absolute: 0 },
    },
  })),
  socialSecurity: ['2026-01-01', '2027-01-01', '2028-01-01'].map((activeFrom, at) => ({
    activeFrom,
    value: 0.215 + at * 0.002,
  })),
  insurances: [{ activeFrom: '2026-01-01', liabilityInsurance: 0.01, professionalAssociation: 0.0165 }],
  vacationBonus: [],
  christmasBonus: [],
  vacationDays: [
    { province: 'DE-BE', activeFrom: '2026-01-01', lengthOfEmployment: 0, days: 26 },
    { province: 'DE-BE', activeFrom: '2026-01-01', lengthOfEmployment: 3, days: 28 },
  ],
  holidays: years.flatMap((year) =>
    germanPublicHolidays(year, 'DE-BE').map((date) => ({ province: 'DE-BE' as const, date })),
  ),
};

const parameters = {
  averageHoursWorkedPerMonth: 173,
  trainingDays: 2,
  yearlyTrainingCosts: 120,
  sickDays: 15,
  employeeFluctuation: 0.25,
  yearlyUniformCosts: 180,
  otherMaterialCosts: 60,
  averageLengthOfEmployment: 3,
  carCostsPerMinute: 0.12,
  otherCostsPerMinute: 0.02,
};

const shift = (startTime: string, endTime: string): Shift => ({
  employeeQuantity: 1,
  subContractorQuantity: 0,
  startTime,
  endTime,
  pauseStartTime: null,
  pauseEndTime: null,
  monday: true,
  tuesday: true,
  wednesday: true,
  thursday: true,
  friday: true,
  saturday: true,
  sunday: true,
  holiday: true,
  applyHolidayPay: false,
  startDate: null,
  endDate: null,
});

export function contractOf(months: number): ContractPeriod {
  const end = new Date(Date.UTC(2026, months, 0));
  return { startDate: '2026-01-01', endDate: end.toISOString().slice(0, 10) };
}

/** A post at all hours in three shifts, with a car and radio sets. */
export function post(months: number, hourlyWage = 15.15): PermanentServiceInput {
  return {
    type: 'PERMANENT',
    additional: false,
    province: 'DE-BE',
    contract: contractOf(months),
    hourlyWage,
    nonTariffAllowance: 0.85,
    hoursBriefingPerEmployee: 24,
    transferredEmployeePercentage: 0,
    pauseIncluded: true,
    parameters,
    shifts: [shift('06:00', '14:00'), shift('14:00', '22:00'), shift('22:00', '06:00')],
    cars: [
      {
        netValue: 24_000,
        runtime: 48,
        yearlyInsurance: 950,
        yearlyTax: 180,
        yearlyKilometers: 20_000,
        consumption: 6.5,
        fuelPrice: 1.75,
        repairPerKilometer: 0.05,
        quantity: 1,
      },
    ],
    purchases: [
      {
        purchaseCost: 600,
        monthsDepreciation: 36,
        yearlyMaintenance: 40,
        yearlyRepair: 20,
        yearlyAdditionals: 10,
        quantity: 4,
      },
    ],
    revenue: { type: 'MARGIN', margin: 0.08 },
  };
}

/** A patrol with a number of visits for every kind of day and half of it. */
export function patrol(months: number, hourlyWage = 16.2): MobileServiceInput {
  const {
    type: _,
    shifts,
    cars,
    purchases,
    revenue,
    pauseIncluded,
    transferredEmployeePercentage,
    ...common
  } = post(months, hourlyWage);
  return {
    ...common,
    type: 'MOBILE',
    travelTime: 8,
    siteVisits: [
      {
        type: 'CONTROL',
        duration: 17,
        margin: 0.06,
        startDate: null,
        endDate: null,
        mondayDay: 1,
        mondayNight: 2,
        tuesdayDay: 1,
        tuesdayNight: 2,
        wednesdayDay: 1,
        wednesdayNight: 2,
        thursdayDay: 1,
        thursdayNight: 2,
        fridayDay: 1,
        fridayNight: 2,
        saturdayDay: 2,
        saturdayNight: 3,
        sundayDay: 1,
        sundayNight: 4,
        holidayDay: 2,
        holidayNight: 1,
      },
    ],
  };
}
