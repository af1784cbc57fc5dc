import { type Database, inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { messagesOf } from '@zuschlag/db/testing/statements';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../../http/trpc-errors.ts';
import { callerOf } from '../../testing/app.ts';
import { aQuickChance } from '../../testing/chances.ts';
import type { PersonKey } from '../../testing/people.ts';
import { aTenant, type ScenarioTenant } from '../../testing/scenario.ts';

let database: Database;
let tenant: ScenarioTenant;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

/** A user whose last call was answered, so that the next one begins as the same actor. */
async function remembered(who: PersonKey) {
  const caller = await callerOf(database, tenant.people[who]);
  await caller.accounts.me();
  return caller;
}

function change(who: PersonKey, data: { role?: 'Viewer'; deleted?: boolean; organizationId?: number }) {
  const { mainOrganizationId } = tenant;
  const where = { mainOrganizationId_id: { mainOrganizationId, id: tenant.people[who].userId } };
  return inTenant(database, mainOrganizationId, (db) => db.user.update({ where, data }));
}

const codeOf = (call: Promise<unknown>) => call.then(() => null).catch((error) => refusalOf(error).code);

describe('a call of a bearer who was there before', () => {
  it('takes one message, with the check of the session in it', async () => {
    const caller = await remembered('nordEditor');
    for (const call of [() => caller.accounts.me(), () => caller.chance.list({})]) {
      const messages = await messagesOf(call);
      expect(messages).toHaveLength(1);
      expect(messages[0]?.join()).toContain('from session');
    }
  });

  it('is answered as the person is now, when the organization changed in between', async () => {
    const chanceId = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
    const caller = await remembered('nordEditor');
    expect((await caller.chance.list({})).edges.map(({ node }) => node.id)).toEqual([chanceId]);
    await change('nordEditor', { organizationId: tenant.organizations.sued.id });
    expect((await caller.chance.list({})).edges).toEqual([]);
    await change('nordEditor', { organizationId: tenant.organizations.nord.id });
    expect((await caller.chance.list({})).edges.map(({ node }) => node.id)).toEqual([chanceId]);
  });

  it('is refused or allowed by the rights of now, also where those of before refused', async () => {
    const chanceId = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
    await change('nordEditor', { organizationId: tenant.organizations.sued.id });
    const caller = await remembered('nordEditor');
    expect(await codeOf(caller.chance.byId({ id: chanceId }))).toBe('NOT_FOUND');
    await change('nordEditor', { organizationId: tenant.organizations.nord.id });
    expect(await codeOf(caller.chance.byId({ id: chanceId }))).toBe(null);
    await change('nordEditor', { organizationId: tenant.organizations.sued.id });
    expect(await codeOf(caller.chance.byId({ id: chanceId }))).toBe('NOT_FOUND');
  });

  it('is refused once the person was removed or the session ended', async () => {
    const removed = await remembered('nordManager');
    await change('nordManager', { deleted: true });
    expect(await codeOf(removed.accounts.me())).toBe('UNAUTHENTICATED');
    expect(await codeOf(removed.chance.list({}))).toBe('UNAUTHENTICATED');
    const ended = await remembered('mitteEditor');
    await ended.accounts.logout();
    expect(await codeOf(ended.accounts.me())).toBe('UNAUTHENTICATED');
    expect(await codeOf(ended.chance.list({}))).toBe('UNAUTHENTICATED');
  });
});
