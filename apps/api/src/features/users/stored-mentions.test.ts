import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf } from '../../testing/app.ts';
import { aQuickChance } from '../../testing/chances.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { withStoredMentions } from './stored-mentions.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;

beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const nameOf = async (userId: number) => {
  const [found] = await (await callerOf(database, tenant.people.holdingManager)).users.named({ userIds: [userId] });
  return `${found?.firstname} ${found?.lastname}`;
};

describe('mentions in a text about a Chance', () => {
  it('keep the ids of people who may view it, and leave the names of others as they were typed', async () => {
    const chanceId = await aQuickChance(tenant, { by: 'holdingEditor', operatedBy: ['nord'] });
    const { nordEditor, suedManager } = tenant.people;
    const typed = `@${await nameOf(nordEditor.userId)} und @${await nameOf(suedManager.userId)}`;
    const stored = await as(tenant, tenant.people.nordManager, (work) => withStoredMentions(work, chanceId, typed));
    expect(stored).toBe(`@User:${nordEditor.userId} und @${await nameOf(suedManager.userId)}`);
    expect(await as(tenant, tenant.people.nordManager, (work) => withStoredMentions(work, chanceId, null))).toBeNull();
  });

  it('are not looked up for a person who may not view it', async () => {
    const chanceId = await aQuickChance(tenant, { by: 'holdingEditor', operatedBy: ['nord'] });
    await expect(
      as(tenant, tenant.people.suedManager, (work) => withStoredMentions(work, chanceId, '@x')),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
