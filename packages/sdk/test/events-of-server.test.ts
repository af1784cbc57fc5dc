import { bearing, callerOf, type TestApp, testApp, tokenOf } from '@zuschlag/api/testing/app';
import { aQuickChance } from '@zuschlag/api/testing/chances';
import { as, aTenant, type ScenarioTenant, systemOf } from '@zuschlag/api/testing/scenario';
import { testDatabase } from '@zuschlag/db/testing/database';
import { eventStream } from '@zuschlag/sdk/event-stream';
import type { StreamEvent } from '@zuschlag/validation/stream/stream-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const database = await testDatabase();
let tenant: ScenarioTenant;
let app: TestApp;
let origin: string;
let chanceId: string;
let open: AbortController[] = [];

beforeAll(async () => {
  tenant = await aTenant(database);
  app = await testApp(database, { pace: { heartbeatMs: 200, lookMs: 400 } });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  // Nord's own Chance: Mitte has nothing to do with it.
  chanceId = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
});
afterEach(() => {
  for (const each of open) each.abort();
  open = [];
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const change = () =>
  as(tenant, systemOf(tenant), (work) => work.publish({ kind: 'chanceChanged', chanceId, what: 'details' }));

/** What comes ends a wait at once, also on a busy machine; what shall not come is awaited for less than a second. */
const longEnough = 60_000;

/** Listens until `count` events came, at most for `patience` ms. */
async function heard(
  token: string,
  count: number,
  then: () => Promise<unknown>,
  patience = longEnough,
): Promise<StreamEvent[]> {
  const ended = new AbortController();
  open.push(ended);
  const events: StreamEvent[] = [];
  const connected = Promise.withResolvers<void>();
  const listening = (async () => {
    const headers = () => bearing(token);
    const onConnection = (isConnected: boolean) => isConnected && setTimeout(connected.resolve, 200);
    for await (const event of eventStream({ url: `${origin}/events`, headers, signal: ended.signal, onConnection })) {
      events.push(event);
      if (events.length === count) return;
    }
  })();
  await connected.promise;
  await then();
  await Promise.race([listening, new Promise((resolve) => setTimeout(resolve, patience))]);
  ended.abort();
  return events;
}

/** Reads the raw stream until its text has what is looked for, or until it is over. */
async function raw(
  token: string,
  address: string,
  isEnough: (text: string) => boolean,
  headers: Record<string, string> = {},
) {
  const ended = new AbortController();
  open.push(ended);
  const answer = await fetch(`${origin}${address}`, {
    headers: { ...bearing(token), ...headers },
    signal: ended.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = Date.now() + longEnough;
  let isOver = false;
  while (!isOver && !isEnough(text) && Date.now() < until) {
    const rest = new Promise<null>((resolve) => setTimeout(() => resolve(null), until - Date.now()));
    const chunk = await Promise.race([reader?.read(), rest]);
    text += chunk?.value ?? '';
    isOver = chunk?.done === true;
  }
  ended.abort();
  return { status: answer.status, type: answer.headers.get('content-type'), text, isOver };
}
const isReady = (text: string) => text.includes('event: ready\n');
const commentsIn = (text: string) => text.match(/^: ?(?!open)/gm)?.length ?? 0;
const idsIn = (text: string) => [...text.matchAll(/^id: (\d+)\nevent: (?!ready)/gm)].map(([, id]) => Number(id));

describe('GET /events', () => {
  it('tells what happens to a Chance to those who may see it, and to nobody else', async () => {
    const [nord, holding, mitte] = await Promise.all(
      [tenant.people.nordViewer, tenant.people.holdingViewer, tenant.people.mitteManager].map((actor) =>
        tokenOf(database, actor),
      ),
    );
    const [own, main, unrelated] = await Promise.all([
      heard(nord ?? '', 1, change),
      heard(holding ?? '', 1, change),
      heard(mitte ?? '', 1, change, 800),
    ]);
    expect(own[0]).toMatchObject({ kind: 'chanceChanged', chanceId });
    expect(main[0]).toMatchObject({ kind: 'chanceChanged', chanceId });
    expect(unrelated).toEqual([]);
  });

  it('tells the members of an organization what concerns the organization, and nobody else of the tenant', async () => {
    const organizationId = tenant.organizations.nord.id;
    const rates = () =>
      as(tenant, systemOf(tenant), (work) => work.publish({ kind: 'ratesChanged', table: 'tariff', organizationId }));
    const [member, main] = await Promise.all(
      [tenant.people.nordViewer, tenant.people.holdingManager].map((actor) => tokenOf(database, actor)),
    );
    const [own, other] = await Promise.all([heard(member ?? '', 1, rates), heard(main ?? '', 1, rates, 800)]);
    expect(own[0]).toMatchObject({
      kind: 'ratesChanged',
      audience: 'organization',
      audienceId: String(organizationId),
      subject: { type: 'table', id: 'tariff' },
      chanceId: null,
    });
    expect(other).toEqual([]);
  });

  it('tells a person what concerns the person, and not a colleague of the same organization', async () => {
    const { nordEditor, nordManager } = tenant.people;
    const choose = async () => {
      await (await callerOf(database, nordEditor)).accounts.setLanguage({ language: 'de' });
    };
    const [mine, colleagues] = await Promise.all([tokenOf(database, nordEditor), tokenOf(database, nordManager)]);
    const [own, other] = await Promise.all([heard(mine, 1, choose), heard(colleagues, 1, choose, 800)]);
    expect(own[0]).toMatchObject({ kind: 'accountChanged', audience: 'user', audienceId: String(nordEditor.userId) });
    expect(other).toEqual([]);
  });

  it('says nothing of another tenant', async () => {
    const other = await aTenant(database);
    const token = await tokenOf(database, other.people.holdingManager);
    expect(await heard(token, 1, change, 800)).toEqual([]);
  });

  it('begins at once with a comment and the position to resume from', async () => {
    const token = await tokenOf(database, tenant.people.nordEditor);
    const { status, type, text } = await raw(token, '/events', isReady);
    expect({ status, type }).toEqual({ status: 200, type: 'text/event-stream' });
    expect(text).toMatch(/^: open\n\nid: \d+\nevent: ready\n/);
  });

  it.each([
    { by: 'since', address: (id: number) => `/events?since=${id}`, headers: () => ({}) },
    { by: 'Last-Event-ID', address: () => '/events', headers: (id: number) => ({ 'last-event-id': String(id) }) },
  ])('resumes by $by without gap or duplicate', async ({ address, headers }) => {
    const token = await tokenOf(database, tenant.people.nordEditor);
    for (let index = 0; index < 6; index += 1) await change();
    // Nothing follows on what came two heartbeats ago.
    const isWhole = (text: string) =>
      idsIn(text).length >= 6 && commentsIn(text.slice(text.lastIndexOf('\nid: '))) >= 2;
    const all = idsIn((await raw(token, '/events?since=0', isWhole)).text);
    expect(all.length).toBeGreaterThanOrEqual(6);
    const cut = all[2] ?? 0;
    const rest = await raw(token, address(cut), (text) => idsIn(text).length >= all.length - 3, headers(cut));
    expect(idsIn(rest.text)).toEqual(all.slice(3));
  });

  it('keeps the order of commits when twenty change at the same moment', async () => {
    const token = await tokenOf(database, tenant.people.nordEditor);
    const events = await heard(token, 20, () => Promise.all(Array.from({ length: 20 }, change)));
    const ids = events.map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
    expect(new Set(ids).size).toBe(20);
  });

  it('sends a comment at every heartbeat, so that nothing on the way takes it for dead', async () => {
    const token = await tokenOf(database, tenant.people.nordEditor);
    const { text } = await raw(token, '/events', (one) => commentsIn(one) > 1);
    expect(commentsIn(text)).toBeGreaterThan(1);
  });

  it('ends at the first look after the end of the session', async () => {
    const token = await tokenOf(database, tenant.people.nordViewer);
    const listening = raw(token, '/events', () => false);
    await app.inject({ method: 'POST', url: '/trpc/accounts.logout', payload: {}, headers: bearing(token) });
    expect((await listening).isOver).toBe(true);
  });

  it('ends at once when the server is about to end', async () => {
    const ending = await testApp(database);
    const at = await ending.listen({ host: '127.0.0.1', port: 0 });
    const token = await tokenOf(database, tenant.people.nordEditor);
    const answer = await fetch(`${at}/events`, { headers: bearing(token) });
    const [text] = await Promise.all([answer.text(), ending.close()]);
    expect(text).toContain('event: ready');
  });

  it('falls silent when the Chance is no longer to be seen', async () => {
    const token = await tokenOf(database, tenant.people.nordManager);
    const withdraw = async () => {
      await as(tenant, systemOf(tenant), ({ db }) => db.chanceParticipation.deleteMany({ where: { chanceId } }));
      await change();
    };
    expect(await heard(token, 1, withdraw, 800)).toEqual([]);
  });

  it.each([
    { given: 'no token', headers: {}, address: '/events', status: 401 },
    { given: 'a token in the address', headers: {}, address: '/events?token=1.x', status: 401 },
    { given: 'an unknown token', headers: bearing(`1.${'a'.repeat(43)}`), address: '/events', status: 401 },
  ])('is refused with $status for $given', async ({ headers, address, status }) => {
    expect((await app.inject({ url: address, headers })).statusCode).toBe(status);
  });

  it('begins at the last event when the position lies beyond it', async () => {
    const token = await tokenOf(database, tenant.people.nordEditor);
    await change();
    const { text } = await raw(token, '/events?since=999999999999999999', isReady);
    expect(Number(/id: (\d+)\nevent: ready/.exec(text)?.[1])).toBeLessThan(1_000_000);
  });

  it('is refused for a position that is none', async () => {
    const token = await tokenOf(database, tenant.people.nordEditor);
    const answer = await app.inject({ url: '/events?since=abc', headers: bearing(token) });
    expect(answer.json().error.data).toMatchObject({ code: 'INVALID_INPUT', httpStatus: 422 });
  });
});
