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

/** @returns a post as an organization offers it at a site, at the lowest wage of the state plus an allowance for the night */
export function servicePlan(
  post: Post,
  place: { siteId: string; province: string; operationalOrganizationId: number; margin: number },
) {
  return permanentServiceInput.parse({
    ...posts[post],
    payGroup: 'Objektschutz',
    hourlyWage: wages[place.province] ?? 15,
    nonTariffAllowance: post === 'roundTheClock' ? 0.5 : 0,
    siteId: place.siteId,
    operationalOrganizationId: place.operationalOrganizationId,
    revenue: { revenueCalculationType: 'Margin', margin: place.margin },
  } satisfies ServiceInput);
}
