import { testDatabase } from '@zuschlag/db/testing/database';
import type { Province } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrganizationKey, PersonKey } from '../../../testing/people.ts';
import { withRates, withTariff } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService } from '../../../testing/services.ts';
import { readRateBook } from './list-services.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let chanceId: string;

beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant, { provinces: ['DE-NW', 'DE-HE'] });
  // Mitte pays by tariffs of its own, in two federal states.
  for (const province of ['DE-NW', 'DE-HE'] as const) {
    await withTariff(tenant, tenant.organizations.mitte.id, { province, workdaysPerYear: 247 });
  }
  chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte'], { by: 'suedEditor' });
});
afterAll(() => database.close());

const daysOf = (who: PersonKey, of: OrganizationKey, province: Province = 'DE-NW') =>
  as(tenant, tenant.people[who], (work) =>
    readRateBook(work, { chanceId, operationalOrganizationId: tenant.organizations[of].id, province }),
  ).then(
    ({ tariffs }) => tariffs.map(({ workdaysPerYear }) => workdaysPerYear),
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('the rates of an organization that bids', () => {
  it.each([
    { who: 'mitteEditor', role: 'its own people' },
    { who: 'holdingViewer', role: 'every member of the main organization' },
    { who: 'suedEditor', role: 'those who calculate for the organization of the Chance' },
  ] as const)('are read by $role', async ({ who }) => {
    expect(await daysOf(who, 'mitte')).toEqual([247]);
  });

  it.each(['nordViewer', 'nordEditor', 'nordManager'] as const)(
    'are no business of another bidder (%s)',
    async (who) => {
      expect(await daysOf(who, 'mitte')).toBe('NOT_PERMITTED');
      expect(await daysOf(who, 'nord')).toEqual([260]);
    },
  );

  it('explain the figures of its services: readers of a service read the rows of their federal state, and of no other', async () => {
    await aService(tenant, chanceId, { operatedBy: 'mitte' });
    expect(await daysOf('nordViewer', 'mitte')).toEqual([247]);
    expect(await daysOf('nordViewer', 'mitte', 'DE-HE')).toBe('NOT_PERMITTED');
  });
});

it('an organization that does not bid has no rates on a Chance, also for the main organization', async () => {
  expect(await daysOf('nordManager', 'sued')).toBe('NOT_FOUND');
  expect(await daysOf('holdingManager', 'sued')).toBe('NOT_FOUND');
});
