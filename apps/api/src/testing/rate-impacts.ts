import type { Database } from '@zuschlag/db/client';
import type { RateChanges } from '@zuschlag/validation/services/rates/rate-impact';
import { startRateImpact } from '../features/services/rates/rate-impact.ts';
import type { PersonKey } from './people.ts';
import { withRates } from './rates.ts';
import { as, aTenant, type ScenarioTenant } from './scenario.ts';
import { aChanceToCalculate, aService } from './services.ts';

/** Two states with their rates. */
export async function aTenantWithRates(database: Database): Promise<ScenarioTenant> {
  const tenant = await aTenant(database);
  await withRates(tenant, { provinces: ['DE-NW', 'DE-HE'], years: [2027] });
  return tenant;
}

/** A year in North Rhine-Westphalia by TW Nord, 48 225.28 EUR as `permanent.test.ts` works out. */
export async function aTenantWithService(database: Database) {
  const tenant = await aTenantWithRates(database);
  const chanceId = await aChanceToCalculate(tenant);
  return { tenant, chanceId, service: await aService(tenant, chanceId) };
}

/** The effect of a change, as a user gets it. */
export function impactOf(tenant: ScenarioTenant, changes: RateChanges, by: PersonKey = 'configAdmin') {
  return as(tenant, tenant.people[by], (work) => startRateImpact(work, changes));
}

/** Social security of 22 % from a day on; the rates of the scenario have 21 %. */
export function socialSecurity(activeFrom: string, value = 0.22): RateChanges {
  return { add: { socialSecurity: [{ activeFrom, value }] } };
}
