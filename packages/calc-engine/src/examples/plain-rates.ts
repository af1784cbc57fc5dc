import {
  type AdvancedCostParameters,
  germanPublicHolidays,
  type MobileServiceInput,
  type PermanentServiceInput,
  type Province,
  type RateBook,
  type ServiceInput,
  type Shift,
} from '../index.ts';

/** A service worked by hand; `expected` holds the figures of the comment above it. */
export interface Example<Input extends ServiceInput = ServiceInput> {
  readonly title: string;
  readonly book: RateBook;
  readonly input: Input;
  readonly expected: {
    readonly minutes: Partial<Record<string, number>>;
    /** Lines of the cumulated cost detail. */
    readonly costs: Partial<Record<string, number>>;
    readonly revenue: number;
    readonly profit: number;
  };
}

/**
 * Invented rates that make arithmetic easy: 260 paid days less 30 of vacation, 20 of sickness and 10 of training are 200
 * days of attendance, so that one attended hour causes 1.3 paid hours.
 */
export function plainRates(province: Province): RateBook {
  const tariff = {
    province,
    workdaysPerYear: 260,
    startNight: '22:00',
    endNight: '06:00',
    basisForBonusCalculation: 'BASEWAGE' as const,
  };
  const share = (relative: number) => ({ relative, absolute: 0 });
  return {
    tariffs: [
      {
        ...tariff,
        activeFrom: '2025-01-01',
        bonuses: {
          night: share(0.1),
          sunday: share(0.5),
          sundayNight: share(0.6),
          holiday: share(0.9),
          holidayNight: share(1),
        },
      },
      {
        ...tariff,
        activeFrom: '2026-01-01',
        bonuses: {
          night: share(0.2),
          sunday: share(0.5),
          sundayNight: share(0.6),
          holiday: share(1),
          holidayNight: share(1.2),
        },
      },
    ],
    socialSecurity: [{ activeFrom: '2025-01-01', value: 0.2 }],
    insurances: [{ activeFrom: '2025-01-01', liabilityInsurance: 0.01, professionalAssociation: 0.02 }],
    vacationBonus: [],
    christmasBonus: [],
    vacationDays: [{ province, activeFrom: '2025-01-01', lengthOfEmployment: 0, days: 30 }],
    holidays: [2025, 2026].flatMap((year) => germanPublicHolidays(year, province).map((date) => ({ province, date }))),
  };
}

const parameters: AdvancedCostParameters = {
  averageHoursWorkedPerMonth: 173,
  trainingDays: 10,
  yearlyTrainingCosts: 0,
  sickDays: 20,
  employeeFluctuation: 0,
  yearlyUniformCosts: 0,
  otherMaterialCosts: 0,
  averageLengthOfEmployment: 3,
  carCostsPerMinute: 0.1,
  otherCostsPerMinute: 0.01,
};

/** Nothing but wages; each example states what it changes. */
export const plainPost: Omit<PermanentServiceInput, 'province' | 'contract' | 'shifts' | 'revenue'> = {
  type: 'PERMANENT',
  additional: false,
  hourlyWage: 15,
  nonTariffAllowance: 0,
  hoursBriefingPerEmployee: 0,
  transferredEmployeePercentage: 0,
  pauseIncluded: true,
  parameters,
  cars: [],
  purchases: [],
};

export const plainPatrol: Omit<MobileServiceInput, 'province' | 'contract' | 'siteVisits' | 'travelTime'> = {
  type: 'MOBILE',
  additional: false,
  hourlyWage: 16,
  nonTariffAllowance: 0,
  hoursBriefingPerEmployee: 0,
  parameters,
};

/** One guard without pause, on no day yet. */
export const plainShift: Shift = {
  employeeQuantity: 1,
  subContractorQuantity: 0,
  startTime: '00:00',
  endTime: '00:00',
  pauseStartTime: null,
  pauseEndTime: null,
  monday: false,
  tuesday: false,
  wednesday: false,
  thursday: false,
  friday: false,
  saturday: false,
  sunday: false,
  holiday: false,
  applyHolidayPay: false,
  startDate: null,
  endDate: null,
};
