import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, expect, it } from 'vitest';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant } from '../../../testing/scenario.ts';
import { changeTenantSwitches, readTenantSwitches } from './tenant-switches.ts';

const database = await testDatabase();
const tenant = await aTenant(database);
afterAll(() => database.close());

const read = (who: PersonKey) => as(tenant, tenant.people[who], readTenantSwitches);
const change = (who: PersonKey, asked: Parameters<typeof changeTenantSwitches>[1]) =>
  as(tenant, tenant.people[who], (work) => changeTenantSwitches(work, asked));

it('are read by all, and changed one by one by the Managers of the main organization, who stand there', async () => {
  const first = { fourEyes: false, ownChancesFilter: true, requireOutsideInformation: true, secondStepRequired: false };
  const nothing = { mayChange: false, secondStep: null, changed: null };
  expect(await read('nordViewer')).toEqual({ ...first, ...nothing });
  for (const who of ['nordManager', 'holdingEditor'] as const)
    await expect(change(who, { fourEyes: true })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await change('holdingManager', { fourEyes: true });
  const { firstname, lastname } = tenant.people.holdingManager;
  expect(await change('holdingManager', { ownChancesFilter: false })).toMatchObject({
    ...{ fourEyes: true, ownChancesFilter: false, requireOutsideInformation: true, mayChange: true },
    changed: { person: `${firstname} ${lastname}` },
  });
  const entries = await as(tenant, tenant.people.holdingManager, ({ db }) =>
    db.trailEntry.findMany({ where: { action: 'changeTenantSwitches' }, orderBy: { id: 'asc' } }),
  );
  expect(entries.map(({ before, after }) => ({ before, after }))).toEqual([
    { before: { fourEyes: false }, after: { fourEyes: true } },
    { before: { ownChancesFilter: true }, after: { ownChancesFilter: false } },
  ]);
});
