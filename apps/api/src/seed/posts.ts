import { mobileServiceInput } from '@zuschlag/validation/services/mobile-service';
import { permanentServiceInput } from '@zuschlag/validation/services/permanent-service';
import type { z } from 'zod';

type ServiceInput = z.input<typeof permanentServiceInput>;
type ShiftInput = ServiceInput['shifts'][number];

const everyDay = {
  monday: true,
  tuesday: true,
  wednesday: true,
  thursday: true,
  friday: true,
  saturday: true,
  sunday: true,
};
const workdays = { monday: true, tuesday: true, wednesday: true, thursday: true, friday: true };
const weekend = { saturday: true, sunday: true };
const one = { employeeQuantity: 1 };

/** Kinds of posts that are sold again and again. */
const posts = {
  reception: {
    name: 'Empfang und Besucherlenkung',
    info: 'Montag bis Freitag, an Feiertagen geschlossen.',
    hoursBriefingPerEmployee: 16,
    shifts: [
      { ...one, ...workdays, startTime: '07:00', endTime: '18:00', pauseStartTime: '12:00', pauseEndTime: '12:30' },
    ],
  },
  roundTheClock: {
    name: 'Wache rund um die Uhr',
    info: 'Ein Posten in drei Schichten, auch an Feiertagen.',
    hoursBriefingPerEmployee: 24,
    shifts: [
      { ...one, ...everyDay, holiday: true, startTime: '06:00', endTime: '14:00' },
      { ...one, ...everyDay, holiday: true, startTime: '14:00', endTime: '22:00' },
      { ...one, ...everyDay, holiday: true, startTime: '22:00', endTime: '06:00' },
    ],
  },
  nights: {
    name: 'Nachtdienst mit Kontrollgängen',
    info: 'Schließrunde um 20 Uhr, Öffnung um 5:30 Uhr.',
    hoursBriefingPerEmployee: 16,
    shifts: [{ ...one, ...everyDay, holiday: true, startTime: '20:00', endTime: '06:00' }],
  },
  weekend: {
    name: 'Wochenenddienst',
    info: 'Samstag, Sonntag und Feiertage, zu zweit.',
    hoursBriefingPerEmployee: 12,
    shifts: [{ employeeQuantity: 2, ...weekend, holiday: true, startTime: '08:00', endTime: '20:00' }],
  },
} satisfies { [post: string]: { name: string; info: string; hoursBriefingPerEmployee: number; shifts: ShiftInput[] } };
export type Post = keyof typeof posts;

const wages: { [province: string]: number } = {
  'DE-BW': 15.14,
  'DE-BY': 14.92,
  'DE-BE': 15.15,
  'DE-NW': 15.11,
  'DE-SN': 15.15,
  'DE-SH': 15.1,
};

/** Where a service is, who offers it, and at which margin. */
type Offer = { siteId: string; province: string; operationalOrganizationId: number; margin: number };

/**
 * @param isEquipped the post at all hours has a dog with its handler, a car, and help of a subcontractor at weekends
 * @returns a post as an organization offers it at a site, at the lowest wage of the state plus an allowance for the night
 */
export function servicePlan(post: Post, place: Offer, isEquipped = false) {
  const equipment = isEquipped && post === 'roundTheClock' ? withDogAndCar : {};
  return permanentServiceInput.parse({
    ...posts[post],
    payGroup: 'Objektschutz, Gruppe 2',
    hourlyWage: wages[place.province] ?? 15,
    nonTariffAllowance: post === 'roundTheClock' ? 0.5 : 0,
    siteId: place.siteId,
    operationalOrganizationId: place.operationalOrganizationId,
    revenue: { revenueCalculationType: 'Margin', margin: place.margin },
    ...equipment,
  } satisfies ServiceInput);
}

const withDogAndCar: Pick<ServiceInput, 'shifts' | 'subcontractorHourlyRate' | 'cars' | 'purchases'> = {
  shifts: [
    ...posts.roundTheClock.shifts,
    { ...one, ...everyDay, holiday: true, startTime: '20:00', endTime: '04:00' },
    { employeeQuantity: 0, subContractorQuantity: 1, ...weekend, startTime: '10:00', endTime: '18:00' },
  ],
  subcontractorHourlyRate: 24.5,
  cars: [
    {
      ...{ quantity: 1, netValue: 24_000, runtime: 48, yearlyInsurance: 1_100, yearlyTax: 120 },
      ...{ yearlyKilometers: 12_000, consumption: 6.5, fuelPrice: 1.65, repairPerKilometer: 0.06 },
    },
  ],
  purchases: [
    {
      ...{ name: 'Diensthund', quantity: 1, purchaseCost: 4_800, monthsDepreciation: 96 },
      ...{ yearlyMaintenance: 1_800, yearlyRepair: 0, yearlyAdditionals: 0 },
    },
    {
      ...{ name: 'Funkgerät', quantity: 4, purchaseCost: 380, monthsDepreciation: 36 },
      ...{ yearlyMaintenance: 20, yearlyRepair: 10, yearlyAdditionals: 0 },
    },
  ],
};

/** @returns rounds of a patrol through a site: two each night, and closing up each evening of a working day */
export function patrolPlan({ siteId, province, operationalOrganizationId, margin }: Offer) {
  const night = { mondayNight: 2, tuesdayNight: 2, wednesdayNight: 2, thursdayNight: 2, fridayNight: 2 };
  return mobileServiceInput.parse({
    ...{ siteId, operationalOrganizationId, payGroup: 'Revierdienst, Gruppe 2', hourlyWage: wages[province] ?? 15 },
    ...{ name: 'Revierfahrten', info: 'Zwei Runden je Nacht, Verschluss am Abend.', hoursBriefingPerEmployee: 8 },
    travelTime: 8,
    siteVisits: [
      { type: 'CONTROL', duration: 15, margin, ...night, saturdayNight: 2, sundayNight: 2, holidayNight: 2 },
      {
        ...{ type: 'CLOSING', duration: 20, margin: margin + 0.02 },
        ...{ mondayDay: 1, tuesdayDay: 1, wednesdayDay: 1, thursdayDay: 1, fridayDay: 1 },
      },
    ],
  } satisfies z.input<typeof mobileServiceInput>);
}
