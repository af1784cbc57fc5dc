import type { Car, ContractPeriod, MobileServiceInput, PermanentServiceInput, Purchase, SiteVisit } from '../index.ts';
import { daily, permanentGuardBerlin } from './permanent-guard-berlin.ts';
import { plainShift } from './plain-rates.ts';

/** The tender of docs/calculation.md, section 11: five services of one contract year in Berlin. */

const contract: ContractPeriod = { startDate: '2027-01-01', endDate: '2027-12-31' };
const post: PermanentServiceInput = {
  ...permanentGuardBerlin.input,
  contract,
  hourlyWage: 16,
  nonTariffAllowance: 0,
  shifts: [],
};
const weekdays = { ...plainShift, monday: true, tuesday: true, wednesday: true, thursday: true, friday: true };

const car: Car = {
  quantity: 1,
  netValue: 24_000,
  runtime: 48,
  yearlyInsurance: 1_100,
  yearlyTax: 120,
  yearlyKilometers: 12_000,
  consumption: 6.5,
  fuelPrice: 1.65,
  repairPerKilometer: 0.06,
};
const dog: Purchase = {
  name: 'Diensthund',
  quantity: 1,
  purchaseCost: 4_800,
  monthsDepreciation: 96,
  yearlyMaintenance: 1_800,
  yearlyRepair: 0,
  yearlyAdditionals: 0,
};
const nights = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'holiday'];

export const tenderBerlin: {
  readonly book: typeof permanentGuardBerlin.book;
  readonly contract: ContractPeriod;
  readonly services: { readonly [name: string]: PermanentServiceInput | MobileServiceInput };
} = {
  book: permanentGuardBerlin.book,
  contract,
  services: {
    'Day post': {
      ...post,
      hoursBriefingPerEmployee: 16,
      shifts: [{ ...weekdays, startTime: '07:00', endTime: '17:00' }],
    },
    'All hours with dog and car': {
      ...post,
      hourlyWage: 16.5,
      hoursBriefingPerEmployee: 24,
      transferredEmployeePercentage: 0.5,
      shifts: [
        { ...daily, startTime: '06:00', endTime: '14:00' },
        { ...daily, startTime: '14:00', endTime: '22:00' },
        { ...daily, startTime: '22:00', endTime: '06:00', employeeQuantity: 2 },
      ],
      cars: [car],
      purchases: [dog],
    },
    'Weekend event': {
      ...post,
      additional: true,
      hoursBriefingPerEmployee: 4,
      shifts: [
        {
          ...plainShift,
          friday: true,
          saturday: true,
          sunday: true,
          startTime: '18:00',
          endTime: '02:00',
          employeeQuantity: 6,
          startDate: '2027-09-17',
          endDate: '2027-09-19',
        },
      ],
      revenue: {
        type: 'HOURLYRATEABSOLUTE',
        hourlyRateAbsolute: { day: 32, night: 32, sunday: 40, sundayNight: 40, holiday: 64, holidayNight: 64 },
      },
    },
    'Patrol at night': {
      type: 'MOBILE',
      additional: false,
      province: 'DE-BE',
      contract,
      hourlyWage: 16,
      nonTariffAllowance: 0,
      hoursBriefingPerEmployee: 8,
      parameters: { ...post.parameters, carCostsPerMinute: 0.12, otherCostsPerMinute: 0.02 },
      travelTime: 8,
      siteVisits: [
        {
          type: 'CONTROL',
          duration: 15,
          margin: 0.1,
          startDate: null,
          endDate: null,
          ...Object.fromEntries(
            nights.flatMap((day) => [
              [`${day}Day`, 0],
              [`${day}Night`, 2],
            ]),
          ),
        } as unknown as SiteVisit,
      ],
    },
    'Subcontractor on Saturdays': {
      ...post,
      hoursBriefingPerEmployee: 0,
      subcontractorHourlyRate: 24.5,
      shifts: [
        {
          ...plainShift,
          saturday: true,
          startTime: '08:00',
          endTime: '16:00',
          employeeQuantity: 0,
          subContractorQuantity: 1,
        },
      ],
    },
  },
};
