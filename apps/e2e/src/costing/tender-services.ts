import type { Client } from '../clients.ts';
import { everyDay, post } from '../notice.ts';

/** The tender of docs/calculation.md, section 11: five services of one contract year in Berlin. Prices by hand. */
export const prices = {
  'Tagdienst Rathaus': '67.858,12',
  'Wache mit Hund und Wagen': '358.921,68',
  'Messe im September': '4.992,00',
  'Revier bei Nacht': '11.125,61',
  'Samstage durch Nachunternehmer': '10.652,17',
} as const;

const workdays = { monday: true, tuesday: true, wednesday: true, thursday: true, friday: true };
const nights = Object.fromEntries(
  Object.keys(everyDay).flatMap((day) => [
    [`${day}Day`, 0],
    [`${day}Night`, 2],
  ]),
);
const byMargin = { revenueCalculationType: 'Margin' as const, margin: 0.08 };

/** @returns the ids in the order of the prices */
export async function addServices({ organizationId, api }: Client, chanceId: string): Promise<string[]> {
  const [dayPost = '', allHours = '', fair = '', patrol = '', saturdays = ''] = Object.keys(prices);
  const common = {
    ...{ payGroup: post.payGroup, hourlyWage: 16, nonTariffAllowance: 0, operationalOrganizationId: organizationId },
    ...{ siteInput: post.site, revenue: byMargin },
  };
  const first = await api.services.addPermanent.mutate({
    chanceId,
    input: {
      ...common,
      name: dayPost,
      hoursBriefingPerEmployee: 16,
      shifts: [{ employeeQuantity: 1, ...workdays, startTime: '07:00', endTime: '17:00' }],
    },
  });
  const { siteInput: _, ...rest } = common;
  const there = { ...rest, siteId: first.siteId };
  const second = await api.services.addPermanent.mutate({
    chanceId,
    input: {
      ...there,
      name: allHours,
      hourlyWage: 16.5,
      hoursBriefingPerEmployee: 24,
      transferredEmployeePercentage: 0.5,
      shifts: [
        { employeeQuantity: 1, ...everyDay, startTime: '06:00', endTime: '14:00' },
        { employeeQuantity: 1, ...everyDay, startTime: '14:00', endTime: '22:00' },
        { employeeQuantity: 2, ...everyDay, startTime: '22:00', endTime: '06:00' },
      ],
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
      ],
    },
  });
  const third = await api.services.addPermanent.mutate({
    chanceId,
    input: {
      ...there,
      name: fair,
      additional: true,
      hoursBriefingPerEmployee: 4,
      revenue: {
        revenueCalculationType: 'Hourlyrateabsolute',
        hourlyRateAbsolute: { day: 32, night: 32, sunday: 40, sundayNight: 40, holiday: 64, holidayNight: 64 },
      },
      shifts: [
        {
          ...{ employeeQuantity: 6, friday: true, saturday: true, sunday: true, startTime: '18:00', endTime: '02:00' },
          ...{ startDate: '2027-09-17', endDate: '2027-09-19' },
        },
      ],
    },
  });
  const { revenue: _revenue, ...ofPatrol } = there;
  const fourth = await api.services.addMobile.mutate({
    chanceId,
    input: {
      ...ofPatrol,
      name: patrol,
      hoursBriefingPerEmployee: 8,
      travelTime: 8,
      siteVisits: [{ type: 'CONTROL', duration: 15, margin: 0.1, ...nights }],
    },
  });
  const fifth = await api.services.addPermanent.mutate({
    chanceId,
    input: {
      ...there,
      name: saturdays,
      hoursBriefingPerEmployee: 0,
      subcontractorHourlyRate: 24.5,
      shifts: [{ employeeQuantity: 0, subContractorQuantity: 1, saturday: true, startTime: '08:00', endTime: '16:00' }],
    },
  });
  return [first, second, third, fourth, fifth].map(({ id }) => id);
}
