import { testDatabase } from '@zuschlag/db/testing/database';
import type { Province } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrganizationKey, PersonKey } from '../../../testing/people.ts';
import { withRates, withTariff } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService } from '../../../testing/services.ts';
import { addEntry } from '../../configuration/entries/entries.ts';
import { readRateBook } from './list-services.ts';
import { editPermanentService } from './permanent.ts';

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

  it('hold for other readers the rows of the wage table that stored figures rest on, and no others', async () => {
    const rowOf = (payGroup: string, hourlyWage: number) =>
      as(tenant, tenant.people.configAdmin, (work) =>
        addEntry(work, 'wage', { activeFrom: '2026-01-01', province: 'DE', payGroup, hourlyWage }),
      );
    const used = await rowOf('Group 2', 16.4);
    const other = await rowOf('Group 3', 17.8);
    const onlyHere = await aChanceToCalculate(tenant, ['nord', 'mitte'], { by: 'suedEditor' });
    const wages = (who: PersonKey) =>
      as(tenant, tenant.people[who], (work) =>
        readRateBook(work, {
          chanceId: onlyHere,
          operationalOrganizationId: tenant.organizations.mitte.id,
          province: 'DE-NW',
        }),
      ).then((book) => book.wages.map(({ id }) => id));
    expect(await wages('suedEditor')).toEqual([]);
    const wage = { payGroup: 'Group 2', wageFollowsTable: true };
    const { id } = await aService(tenant, onlyHere, { operatedBy: 'mitte', by: 'mitteEditor', ...wage });
    for (const who of ['suedEditor', 'nordViewer'] as const) expect(await wages(who)).toEqual([used.id]);
    expect((await wages('mitteEditor')).toSorted()).toEqual([used.id, other.id].toSorted());
    const edit = (who: PersonKey, input: object) =>
      as(tenant, tenant.people[who], (work) => editPermanentService(work, { serviceId: id, input } as never));
    for (const input of [{ payGroup: 'Group 3' }, { wageFollowsTable: false }])
      await expect(edit('suedEditor', input)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await edit('suedEditor', { ...wage, name: 'Gate' })).toMatchObject({ name: 'Gate', wageFollowsTable: true });
    const added = { operatedBy: 'mitte', by: 'suedEditor', ...wage } as const;
    await expect(aService(tenant, onlyHere, added)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await edit('mitteEditor', { wageFollowsTable: false })).toMatchObject({ wageFollowsTable: false });
  });

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
