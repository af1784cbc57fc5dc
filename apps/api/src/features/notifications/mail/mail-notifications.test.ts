import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf, type TestApp, testApp } from '../../../testing/app.ts';
import { aQuickChance } from '../../../testing/chances.ts';
import { addressOf } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { atTen, mailEverybody } from '../testing/mail-everybody.ts';

const database = await testDatabase();
const domain = 'mailed.example';
let tenant: ScenarioTenant;
let app: TestApp;

beforeAll(async () => {
  tenant = await aTenant(database, { domain });
  app = await testApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type Parameters = { isDigest: boolean; unsubscribe: string | null; items: { kind: string }[] };
/** What mails brought to a person, oldest first. */
const mailsTo = (who: 'nordManager' | 'holdingManager') =>
  as(tenant, systemOf(tenant), async ({ db }) => {
    const mails = await db.mail.findMany({
      where: { kind: 'notifications', recipient: addressOf(who, domain) },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    return mails.map(({ parameters }) => parameters as Parameters);
  });
const minutesLater = (minutes: number) => new Date(atTen.getTime() + minutes * 60_000);
const create = () => aQuickChance(tenant, { by: 'holdingEditor', operatedBy: ['nord'] });

describe('mails of notifications', () => {
  it('go out at once for acts, gather what follows within five minutes, and wait for the end of quiet hours', async () => {
    await create();
    await mailEverybody(tenant);
    await create();
    await create();
    await mailEverybody(tenant, { at: minutesLater(4) });
    expect((await mailsTo('nordManager')).map(({ items }) => items.length)).toEqual([1]);
    await mailEverybody(tenant, { at: minutesLater(5) });
    expect((await mailsTo('nordManager')).map(({ items }) => items.length)).toEqual([1, 2]);
    await create();
    // 23:00 in Berlin, then 07:00.
    await mailEverybody(tenant, { at: new Date('2027-02-10T22:00:00Z') });
    expect(await mailsTo('nordManager')).toHaveLength(2);
    await mailEverybody(tenant, { at: new Date('2027-02-11T06:00:00Z') });
    expect((await mailsTo('nordManager')).map(({ items }) => items.length)).toEqual([1, 2, 1]);
  });

  it('bring once a day what informs and was not read, and can be stopped by its link without a sign-in', async () => {
    const before = (await mailsTo('holdingManager')).length;
    await mailEverybody(tenant, { isDigest: true });
    await mailEverybody(tenant, { isDigest: true, at: minutesLater(1) });
    const [digest, ...more] = (await mailsTo('holdingManager')).slice(before);
    expect(more).toEqual([]);
    expect(digest).toMatchObject({ isDigest: true });
    expect(new Set(digest?.items.map(({ kind }) => kind))).toEqual(new Set(['CHANCE_CREATED']));
    const token = digest?.unsubscribe ?? '';
    const url = `/unsubscribe?token=${encodeURIComponent(token)}`;
    const manager = await callerOf(database, tenant.people.holdingManager);
    expect((await app.inject({ url })).statusCode).toBe(200);
    expect((await manager.notifications.settings()).hasDigest).toBe(true);
    const oneClick = { 'content-type': 'application/x-www-form-urlencoded' };
    const forged = await app.inject({
      method: 'POST',
      url: `${url}x`,
      headers: oneClick,
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(forged.statusCode).toBe(404);
    const stopped = await app.inject({ method: 'POST', url, headers: oneClick, payload: 'List-Unsubscribe=One-Click' });
    expect(stopped.statusCode).toBe(200);
    expect((await manager.notifications.settings()).hasDigest).toBe(false);
    await create();
    await mailEverybody(tenant, { isDigest: true, at: minutesLater(2 * 1_440) });
    expect(await mailsTo('holdingManager')).toHaveLength(before + 1);
  });

  it('follow what a person chose for a kind', async () => {
    const manager = await callerOf(database, tenant.people.holdingManager);
    const choices = [{ kind: 'CHANCE_CREATED' as const, bell: false, mail: 'atOnce' as const }];
    const settings = await manager.notifications.changeSettings({ choices, hasNoQuietHours: true });
    expect(settings).toMatchObject({ quietHours: null });
    expect(settings.choices.find(({ kind }) => kind === 'CHANCE_CREATED')).toEqual({ ...choices[0], isDefault: false });
    const count = await manager.notifications.count();
    const before = (await mailsTo('holdingManager')).length;
    await create();
    await mailEverybody(tenant, { at: new Date('2027-02-20T02:00:00Z') });
    expect((await mailsTo('holdingManager')).slice(before)).toMatchObject([{ isDigest: false, items: [{}] }]);
    expect(await manager.notifications.count()).toEqual(count);
  });
});
