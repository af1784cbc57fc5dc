import type { SiteInput } from '@zuschlag/validation/customers/sites';
import {
  addPermanentServiceInput,
  type PermanentServiceFormValues,
} from '@zuschlag/validation/services/permanent-service';
import type { Service } from '@zuschlag/validation/services/service';
import type { ShiftFormValues } from '@zuschlag/validation/services/shift';
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
