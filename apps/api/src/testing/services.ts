import type { SiteInput } from '@zuschlag/validation/customers/sites';
import type { CarInput } from '@zuschlag/validation/services/car';
import { addMobileServiceInput, type MobileServiceFormValues } from '@zuschlag/validation/services/mobile-service';
import {
  addPermanentServiceInput,
  type PermanentServiceFormValues,
} from '@zuschlag/validation/services/permanent-service';
import type { PurchaseInput } from '@zuschlag/validation/services/purchase';
import type { Service } from '@zuschlag/validation/services/service';
import type { ShiftFormValues } from '@zuschlag/validation/services/shift';
import type { SiteVisitFormValues } from '@zuschlag/validation/services/site-visit';
import { addMobileService } from '../features/services/service/mobile.ts';
import { addPermanentService } from '../features/services/service/permanent.ts';
import { aChance, bringTo } from './chances.ts';
import type { OrganizationKey, PersonKey } from './people.ts';
import { as, type ScenarioTenant } from './scenario.ts';

const workweek = { monday: true, tuesday: true, wednesday: true, thursday: true, friday: true };

/** Monday to Friday, eight to four, closed on holidays. */
export const dayShift: ShiftFormValues = { employeeQuantity: 1, startTime: '08:00', endTime: '16:00', ...workweek };
/** Every night of the year, holidays too. */
export const nightShift: ShiftFormValues = {
  employeeQuantity: 1,
  startTime: '22:00',
  endTime: '06:00',
  ...workweek,
  saturday: true,
  sunday: true,
  holiday: true,
};

/** A round through the site every night, twice, of a quarter of an hour at a margin of 10 %. */
export const nightRound: SiteVisitFormValues = {
  type: 'CONTROL',
  duration: 15,
  margin: 0.1,
  mondayNight: 2,
  tuesdayNight: 2,
  wednesdayNight: 2,
  thursdayNight: 2,
  fridayNight: 2,
  saturdayNight: 2,
  sundayNight: 2,
  holidayNight: 2,
};
/** A small car over four years, 12 000 km a year. */
export const patrolCar: CarInput = {
  netValue: 24_000,
  runtime: 48,
  yearlyInsurance: 1_100,
  yearlyTax: 120,
  yearlyKilometers: 12_000,
  consumption: 6.5,
  fuelPrice: 1.65,
  repairPerKilometer: 0.06,
  quantity: 1,
};
export const radios: PurchaseInput = {
  name: 'Funkgerät',
  purchaseCost: 380,
  monthsDepreciation: 36,
  yearlyMaintenance: 20,
  yearlyRepair: 10,
  yearlyAdditionals: 0,
  quantity: 4,
};

export const townHall: SiteInput = {
  name: 'Rathaus',
  address: 'Am Markt 1',
  postalCode: '48000',
  city: 'Eichstedt',
  province: 'DE-NW',
  country: 'Deutschland',
};

export type ServicePlan = Partial<Omit<PermanentServiceFormValues, 'operationalOrganizationId'>> & {
  by?: PersonKey;
  operatedBy?: OrganizationKey;
};

/** A reception desk at 16.00 EUR per hour and a margin of 6 %, complete in every field, for situations to vary. */
export function aServiceInput(
  { organizations }: ScenarioTenant,
  { by: _, operatedBy = 'nord', ...plan }: ServicePlan = {},
): PermanentServiceFormValues {
  return {
    operationalOrganizationId: organizations[operatedBy].id,
    name: 'Empfang Rathaus',
    payGroup: 'Lohngruppe 2',
    hourlyWage: 16,
    hoursBriefingPerEmployee: 10,
    siteInput: townHall,
    revenue: { revenueCalculationType: 'Margin', margin: 0.06 },
    shifts: [dayShift],
    ...plan,
  };
}

/** Adds a permanent service to a Chance that is open for calculation. */
export async function aService(tenant: ScenarioTenant, chanceId: string, plan: ServicePlan = {}): Promise<Service> {
  const actor = tenant.people[plan.by ?? (`${plan.operatedBy ?? 'nord'}Editor` as PersonKey)];
  const input = addPermanentServiceInput.parse({ chanceId, input: aServiceInput(tenant, plan) });
  return as(tenant, actor, (work) => addPermanentService(work, input));
}

export type MobilePlan = Partial<Omit<MobileServiceFormValues, 'operationalOrganizationId'>> & {
  by?: PersonKey;
  operatedBy?: OrganizationKey;
};

/** A patrol with 8 minutes of way to each visit, complete in every field, for situations to vary. */
export function aMobileServiceInput(
  { organizations }: ScenarioTenant,
  { by: _, operatedBy = 'nord', ...plan }: MobilePlan = {},
): MobileServiceFormValues {
  return {
    operationalOrganizationId: organizations[operatedBy].id,
    name: 'Revier Rathaus',
    payGroup: 'Lohngruppe 2',
    hourlyWage: 16,
    hoursBriefingPerEmployee: 10,
    travelTime: 8,
    siteInput: townHall,
    siteVisits: [nightRound],
    ...plan,
  };
}

/** Adds a mobile service to a Chance that is open for calculation. */
export async function aMobileService(
  tenant: ScenarioTenant,
  chanceId: string,
  plan: MobilePlan = {},
): Promise<Service> {
  const actor = tenant.people[plan.by ?? (`${plan.operatedBy ?? 'nord'}Editor` as PersonKey)];
  const input = addMobileServiceInput.parse({ chanceId, input: aMobileServiceInput(tenant, plan) });
  return as(tenant, actor, (work) => addMobileService(work, input));
}

/** @returns the id of a Chance over the year 2027 whose organizations bid and may calculate */
export async function aChanceToCalculate(
  tenant: ScenarioTenant,
  bidders: readonly OrganizationKey[] = ['nord'],
  plan: Parameters<typeof aChance>[1] = {},
): Promise<string> {
  const contract = { startDate: '2027-01-01', endDate: '2027-12-31' };
  const id = await aChance(tenant, { contract, operatedBy: bidders, ...plan });
  await bringTo(tenant, id, 'editing', bidders);
  return id;
}
