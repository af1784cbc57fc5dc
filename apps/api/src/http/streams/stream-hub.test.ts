import { testDatabase } from '@zuschlag/db/testing/database';
import { messagesOf } from '@zuschlag/db/testing/statements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearing, type TestApp, testApp, tokenOf } from '../../testing/app.ts';
import { aQuickChance } from '../../testing/chances.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let app: TestApp;
let origin: string;
let chanceId: string;

beforeAll(async () => {
  tenant = await aTenant(database);
  // Looks of their own come late, so that what is counted follows from an event.
  app = await testApp(database, { pace: { heartbeatMs: 60_000, lookMs: 60_000 } });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  // Nord's own Chance: Mitte has nothing to do with it.
  chanceId = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const change = () =>
  as(tenant, systemOf(tenant), (work) => work.publish({ kind: 'chanceChanged', chanceId, what: 'details' }));

/** Opens a stream. @returns what it has heard so far, and whether it is over */
async function listener(token: string) {
  const answer = await fetch(`${origin}/events`, { headers: bearing(token) });
  const state = { heard: 0, isReady: false, isOver: false };
  void (async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      state.isReady ||= text.includes('event: ready');
      state.heard += text.match(/^event: chanceChanged/gm)?.length ?? 0;
    }
    state.isOver = true;
  })().catch(() => undefined);
  await expect.poll(() => state.isReady).toBe(true);
  return state;
}

async function listeners(person: keyof ScenarioTenant['people'], count: number) {
  const token = await tokenOf(database, tenant.people[person]);
  return { token, all: await Promise.all(Array.from({ length: count }, () => listener(token))) };
}

describe('the streams of a tenant', () => {
  it('are served by one read for all of them, and each hears what its bearer may hear', async () => {
    const nord = await listeners('nordViewer', 10);
    const holding = await listeners('holdingManager', 10);
    const mitte = await listeners('mitteManager', 10);
    const hearing = [...nord.all, ...holding.all];
    const messages = await messagesOf(async () => {
      await change();
      await expect.poll(() => hearing.every(({ heard }) => heard === 1), { timeout: 30_000 }).toBe(true);
    });
    const reads = messages.filter((texts) => texts.some((text) => text.includes('from stream_event e')));
    // One for the event, and one more when the notice arrives during the read.
    expect(reads.length).toBeLessThanOrEqual(2);
    expect(mitte.all.map(({ heard }) => heard)).toEqual(Array.from({ length: 10 }, () => 0));

    await app.inject({ method: 'POST', url: '/trpc/accounts.logout', payload: {}, headers: bearing(nord.token) });
    await change();
    await expect.poll(() => nord.all.every(({ isOver }) => isOver), { timeout: 30_000 }).toBe(true);
    await expect.poll(() => holding.all.every(({ heard }) => heard === 2), { timeout: 30_000 }).toBe(true);
    expect(nord.all.map(({ heard }) => heard)).toEqual(Array.from({ length: 10 }, () => 1));
  });
});
