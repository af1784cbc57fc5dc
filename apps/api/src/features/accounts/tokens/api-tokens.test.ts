import { testDatabase } from '@zuschlag/db/testing/database';
import { eventStream, StreamRefused } from '@zuschlag/sdk/event-stream';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApiToken } from '../../../testing/api-tokens.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../../testing/app.ts';
import { aQuickChance } from '../../../testing/chances.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { revokeToken } from './api-tokens.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let app: TestApp;
let origin: string;

beforeAll(async () => {
  tenant = await aTenant(database);
  app = await testApp(database);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type Answer = { statusCode: number; json(): never };
const codeOf = (answer: Answer) =>
  answer.statusCode === 200 ? 'OK' : (answer.json() as { error: { data: { code: string } } }).error.data.code;
const dataOf = <Data>(answer: Answer) => (answer.json() as { result: { data: Data } }).result.data;
const post = (bearer: string, path: string, payload: object, key?: string) =>
  app.inject({
    method: 'POST',
    url: `/trpc/${path}`,
    payload,
    headers: { ...bearing(bearer), ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });
const get = (bearer: string, path: string, input: object = {}) =>
  app.inject({ url: `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`, headers: bearing(bearer) });
const inTables = <Result>(run: Parameters<typeof as<ReturnType<typeof systemOf>, Result>>[2]) =>
  as(tenant, systemOf(tenant), run);
// Read once: a day may end while the tests run.
const begun = Date.now();
const inDays = (days: number) => berlinDayOf(new Date(begun + days * 86_400_000));
const create = (bearer: string, days: number, name = 'Monatsbericht', key?: string) =>
  post(bearer, 'accounts.tokens.create', { name, expiresOn: inDays(days), scope: 'all' }, key);
type Created = { token: { id: string; prefix: string; name: string }; secret: string };

describe('making a token', () => {
  it('shows the secret once and keeps no trace of it in any table', async () => {
    const person = tenant.people.nordEditor;
    const session = await tokenOf(database, person);
    const { token, secret } = dataOf<Created>(await create(session, 30, 'Nächtlicher Abgleich', 'make-1'));
    expect(secret).toMatch(new RegExp(`^zus_${tenant.mainOrganizationId}_[\\w-]{43}$`));
    expect(secret.startsWith(token.prefix)).toBe(true);
    const listed = await get(session, 'accounts.tokens.list');
    expect(listed.body).toContain('Nächtlicher Abgleich');
    expect(listed.body).not.toContain(secret);
    for (const table of ['api_token', 'trail_entry', 'idempotency_key', 'stream_event']) {
      const rows = await inTables(({ db }) =>
        db.$queryRawUnsafe<{ row: string }[]>(`select t::text as row from ${table} t`),
      );
      expect(
        rows.filter(({ row }) => row.includes(secret.slice(-30))),
        table,
      ).toEqual([]);
    }
    const trail = await inTables(({ db }) =>
      db.trailEntry.findMany({ where: { entity: 'apiToken', userId: person.userId }, orderBy: { id: 'asc' } }),
    );
    expect(trail).toMatchObject([{ action: 'create', after: { expiresOn: inDays(30), scope: 'all' } }]);
  });

  it.each([
    { day: 'yesterday', days: -1, answer: 'INVALID_INPUT', problem: 'IN_THE_PAST' },
    { day: 'today, the whole day', days: 0, answer: 'OK' },
    { day: 'in a year', days: 365, answer: 'OK' },
    { day: 'a day later', days: 366, answer: 'INVALID_INPUT', problem: 'TOO_FAR_AWAY' },
  ])('with $day as its last day is answered with $answer', async ({ days, answer, problem }) => {
    const made = await create(await tokenOf(database, tenant.people.mitteEditor), days);
    expect(codeOf(made)).toBe(answer);
    if (problem) expect(made.json().error.data.details.fields).toEqual([{ path: 'expiresOn', problem }]);
  });

  it('is refused beyond twenty that are good, however many are made at once', async () => {
    const session = await tokenOf(database, tenant.people.suedEditor);
    const answers = await Promise.all(Array.from({ length: 23 }, () => create(session, 10)));
    expect(answers.map(codeOf).sort()).toEqual([...Array(20).fill('OK'), ...Array(3).fill('TOO_MANY_TOKENS')]);
    const { tokens } = dataOf<{ tokens: { id: string }[] }>(await get(session, 'accounts.tokens.list'));
    await post(session, 'accounts.tokens.revoke', { id: tokens[0]?.id });
    expect(codeOf(await create(session, 10))).toBe('OK');
  });

  it('again, because the answer was lost, ends the token whose secret reached nobody', async () => {
    const session = await tokenOf(database, tenant.people.mitteManager);
    const first = dataOf<Created>(await create(session, 5, 'Abgleich', 'lost-1'));
    const second = dataOf<Created>(await create(session, 5, 'Abgleich', 'lost-1'));
    const third = dataOf<Created>(await create(session, 5, 'Abgleich', 'lost-1'));
    const opens = await Promise.all([first, second, third].map(({ secret }) => get(secret, 'accounts.me')));
    expect(opens.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200]);
    expect(codeOf(await create(session, 5, 'Anderer', 'lost-1'))).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('a token', () => {
  it('acts with the rights its owner has at that moment', async () => {
    const person = tenant.people.nordViewer;
    const { secret } = await anApiToken(database, person);
    const me = async () =>
      dataOf<{ id: number; role: string; isConfigAdmin: boolean }>(await get(secret, 'accounts.me'));
    expect(await me()).toMatchObject({ id: person.userId, role: 'Viewer', isConfigAdmin: false });
    await inTables(({ db }) =>
      db.user.updateMany({ where: { id: person.userId }, data: { role: 'Editor', isConfigAdmin: true } }),
    );
    expect(await me()).toMatchObject({ role: 'Editor', isConfigAdmin: true });
    await inTables(({ db }) =>
      db.user.updateMany({ where: { id: person.userId }, data: { role: 'Viewer', isConfigAdmin: false } }),
    );
  });

  it('opens lists, GraphQL and mutations alike', async () => {
    const { secret } = await anApiToken(database, tenant.people.nordManager);
    expect((await get(secret, 'chance.list')).statusCode).toBe(200);
    expect(codeOf(await post(secret, 'configuration.admins.add', { userId: 999_999_999 }))).toBe('NOT_PERMITTED');
    const document = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...bearing(secret), 'graphql-require-preflight': '1' },
      payload: { query: `{ organization(id: ${tenant.organizations.nord.id}) { id } }` },
    });
    expect(document.json()).toEqual({ data: { organization: { id: tenant.organizations.nord.id } } });
  });

  it('sees of the Chances what its owner sees, and no more', async () => {
    await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'], description: { name: 'Nur für Nord' } });
    const { secret: nord } = await anApiToken(database, tenant.people.nordEditor);
    const { secret: sued } = await anApiToken(database, tenant.people.suedManager);
    expect((await get(nord, 'chance.list')).body).toContain('Nur für Nord');
    expect((await get(sued, 'chance.list')).body).not.toContain('Nur für Nord');
  });

  it.each([
    {
      what: 'make tokens',
      path: 'accounts.tokens.create',
      payload: { name: 'Kind', expiresOn: inDays(3), scope: 'read' },
    },
    { what: 'end tokens', path: 'accounts.tokens.revoke', payload: { id: 'x' } },
    { what: 'log anybody out', path: 'accounts.logout', payload: {} },
    { what: 'choose the language of a person', path: 'accounts.setLanguage', payload: { language: 'en' } },
    { what: 'end tokens of others', path: 'accounts.tokens.revokeOfOrganization', payload: { id: 'x' } },
  ])('may not $what', async ({ path, payload }) => {
    const { secret } = await anApiToken(database, tenant.people.nordManager);
    expect(codeOf(await post(secret, path, payload))).toBe('SESSION_REQUIRED');
  });

  it('is no session to be confirmed and no identity token to be traded', async () => {
    const { secret } = await anApiToken(database, tenant.people.nordManager);
    const login = (input: object) =>
      app.inject({ method: 'POST', url: '/trpc/accounts.loginUser', payload: { input } });
    expect(codeOf(await login({ sessionToken: secret }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await login({ oAuthToken: secret }))).toBe('WRONG_CREDENTIALS');
  });

  it('is written down as used at most once a minute', async () => {
    const { id, secret } = await anApiToken(database, tenant.people.holdingEditor);
    const lastUse = () =>
      inTables(async ({ db }) => (await db.apiToken.findFirstOrThrow({ where: { id } })).lastUsedAt);
    expect(await lastUse()).toBeNull();
    await Promise.all(Array.from({ length: 5 }, () => get(secret, 'accounts.me')));
    const first = await lastUse();
    await get(secret, 'chance.list');
    expect(await lastUse()).toEqual(first);
    const longAgo = new Date(Date.now() - 3_600_000);
    await inTables(({ db }) => db.apiToken.updateMany({ where: { id }, data: { lastUsedAt: longAgo } }));
    await get(secret, 'chance.list');
    expect(Date.now() - Number(await lastUse())).toBeLessThan(60_000);
  });
});

describe('a token opens nothing', () => {
  const opens = async (secret: string) => [
    (await get(secret, 'accounts.me')).statusCode,
    (await get(secret, 'chance.list')).statusCode,
  ];

  it('once it is revoked', async () => {
    const session = await tokenOf(database, tenant.people.nordManager);
    const { id, secret } = await anApiToken(database, tenant.people.nordManager);
    expect(await opens(secret)).toEqual([200, 200]);
    expect(codeOf(await post(session, 'accounts.tokens.revoke', { id }))).toBe('OK');
    expect(await opens(secret)).toEqual([401, 401]);
    expect(codeOf(await post(session, 'accounts.tokens.revoke', { id }))).toBe('OK');
  });

  it('after its last day', async () => {
    const { id, secret } = await anApiToken(database, tenant.people.nordManager);
    const data = { expiresOn: new Date(`${inDays(-1)}T00:00:00Z`) };
    await inTables(({ db }) => db.apiToken.updateMany({ where: { id }, data }));
    expect(await opens(secret)).toEqual([401, 401]);
    const session = await tokenOf(database, tenant.people.nordManager);
    const { tokens } = dataOf<{ tokens: { id: string; isExpired: boolean }[] }>(
      await get(session, 'accounts.tokens.list'),
    );
    expect(tokens.find((token) => token.id === id)?.isExpired).toBe(true);
  });

  it('when its owner is removed', async () => {
    const person = tenant.people.holdingViewer;
    const { secret } = await anApiToken(database, person);
    await inTables(({ db }) => db.user.updateMany({ where: { id: person.userId }, data: { deleted: true } }));
    expect(await opens(secret)).toEqual([401, 401]);
  });

  it.each([
    ['the tenant of somebody else', (secret: string) => secret.replace(/^zus_\d+_/, 'zus_999999_')],
    ['another last letter', (secret: string) => `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`],
    ['the look of a session', (secret: string) => secret.replace(/^zus_(\d+)_/, '$1.')],
  ])('with %s', async (_, forged) => {
    const { secret } = await anApiToken(database, tenant.people.nordManager);
    expect(await opens(forged(secret))).toEqual([401, 401]);
  });
});

describe('tokens of somebody else', () => {
  it('are neither listed nor ended, not even by a manager of the main organization', async () => {
    const { id, secret } = await anApiToken(database, tenant.people.nordEditor, 'Token von Nord');
    const session = await tokenOf(database, tenant.people.holdingManager);
    expect((await get(session, 'accounts.tokens.list')).body).not.toContain('Token von Nord');
    expect(codeOf(await post(session, 'accounts.tokens.revoke', { id }))).toBe('NOT_FOUND');
    expect((await get(secret, 'accounts.me')).statusCode).toBe(200);
  });
});

describe('a stream opened with a token', () => {
  it('ends when the token is revoked, and cannot be opened again', async () => {
    const person = tenant.people.nordManager;
    const { id, secret } = await anApiToken(database, person);
    const chanceId = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
    const connected = Promise.withResolvers<void>();
    const stream = eventStream({
      url: `${origin}/events`,
      headers: () => bearing(secret),
      signal: new AbortController().signal,
      onConnection: (isConnected) => isConnected && setTimeout(connected.resolve, 200),
    });
    const next = stream.next();
    await connected.promise;
    await inTables((work) => work.publish({ kind: 'chanceChanged', chanceId, what: 'details' }));
    expect(await next).toMatchObject({ value: { kind: 'chanceChanged', chanceId } });
    await as(tenant, person, (work) => revokeToken(work, id));
    await expect(stream.next()).rejects.toThrow(StreamRefused);
  });
});
