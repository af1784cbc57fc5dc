import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, expect, it } from 'vitest';
import { aQuickChance, bringTo } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant } from '../../../testing/scenario.ts';
import { changeOwners } from './owners.ts';

const database = await testDatabase();
afterAll(() => database.close());

it('hands over what may be handed over, names what is refused and why, and changes nothing in a trial', async () => {
  const tenant = await aTenant(database);
  const own = await aQuickChance(tenant, { by: 'nordEditor' });
  const closed = await aQuickChance(tenant, { by: 'nordEditor' });
  await bringTo(tenant, closed, 'won');
  const ofOthers = await aQuickChance(tenant, { by: 'nordManager' });
  const hidden = await aQuickChance(tenant, { by: 'suedEditor', operatedBy: ['sued'] });
  const chanceIds = [own, closed, ofOthers, hidden, own];
  const newOwner = tenant.people.nordManager.userId;
  const change = (isTrial: boolean, who: PersonKey = 'nordEditor') =>
    as(tenant, tenant.people[who], (work) => changeOwners(work, { chanceIds, newChanceAdminId: newOwner, isTrial }));
  const ownerOf = (id: string) =>
    as(tenant, tenant.people.holdingManager, async ({ db }) => (await db.chance.findFirst({ where: { id } }))?.ownerId);

  const expected = [null, 'LOCKED', 'NOT_PERMITTED', 'NOT_FOUND', null];
  expect((await change(true)).map(({ problem }) => problem)).toEqual(expected);
  expect(await ownerOf(own)).toBe(tenant.people.nordEditor.userId);

  const results = await change(false);
  expect(results.map(({ problem }) => problem)).toEqual(expected);
  expect(results[3]).toMatchObject({ name: null, shortNumber: null });
  expect(await ownerOf(own)).toBe(newOwner);
  expect(await ownerOf(closed)).toBe(tenant.people.nordEditor.userId);
  expect((await change(false)).map(({ problem }) => problem)[0]).toBe('OWNER_CHANGED');
});
