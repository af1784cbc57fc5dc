import { testDatabase } from '@zuschlag/db/testing/database';
import type { Login } from '@zuschlag/validation/accounts/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearing, type TestApp, testApp, tokenOf } from '../../testing/app.ts';
import { addressOf } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { hashPassword } from './sign-in.ts';

const database = await testDatabase();
const password = 'Nordsee-7-Leuchtturm';
let tenant: ScenarioTenant;
let app: TestApp;

beforeAll(async () => {
  tenant = await aTenant(database, { domain: 'signin.example', passwordHash: await hashPassword(password) });
  app = await testApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const address = addressOf('nordEditor', 'signin.example');
const signIn = (body: object | string) =>
  app.inject({
    method: 'POST',
    url: '/identity/sign-in',
    payload: body,
    headers: { 'content-type': 'application/json' },
  });
const login = (input: object) => app.inject({ method: 'POST', url: '/trpc/accounts.loginUser', payload: { input } });
const me = (token: string) => app.inject({ url: '/trpc/accounts.me', headers: bearing(token) });
const identity = async () =>
  (await signIn({ email: address, password })).json<{ identityToken: string }>().identityToken;
const session = async () =>
  (await login({ oAuthToken: await identity() })).json<{ result: { data: Login } }>().result.data;
const inTables = <Result>(run: Parameters<typeof as<ReturnType<typeof systemOf>, Result>>[2]) =>
  as(tenant, systemOf(tenant), run);

describe('signing in', () => {
  it('trades address and password for a token, and the token for a session of twelve hours', async () => {
    const { token, user, expiresAt } = await session();
    expect(user).toMatchObject({ email: address, role: 'Editor', organizationShortName: 'TW Nord', language: null });
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(720);
    expect((await me(token)).json()).toMatchObject({ result: { data: { id: user.id } } });
  });

  it('says with the user which rights the role gives, the same at sign-in and afterwards', async () => {
    const { token, user } = await session();
    expect(user.permissions.toSorted()).toEqual(['CALCULATE', 'CREATE_CHANCE', 'SEE_CHANCES', 'SEE_SETTINGS']);
    expect((await me(token)).json()).toMatchObject({ result: { data: { permissions: user.permissions } } });
  });

  it('knows an address in capitals and with blanks around it', async () => {
    expect((await signIn({ email: `  ${address.toUpperCase()} `, password })).statusCode).toBe(200);
  });

  it.each([
    {
      what: 'a wrong password',
      body: { email: address, password: 'wrong' },
      status: 401,
      message: 'Wrong credentials!',
    },
    {
      what: 'an unknown address',
      body: { email: 'nobody@signin.example', password },
      status: 401,
      message: 'Wrong credentials!',
    },
    { what: 'no address', body: { password }, status: 422, message: 'No credentials or missing field!' },
    {
      what: 'an empty password',
      body: { email: address, password: '' },
      status: 422,
      message: 'No credentials or missing field!',
    },
    { what: 'what is no address', body: { email: 'nobody', password }, status: 422, message: 'Invalid email address!' },
  ])('answers $what with "$message"', async ({ body, status, message }) => {
    const answer = await signIn(body);
    expect({ status: answer.statusCode, message: answer.json().error.message }).toEqual({ status, message });
  });

  it('answers an unknown address as a wrong password, byte for byte but the request id', async () => {
    const answers = await Promise.all(
      [
        { email: address, password: 'x' },
        { email: 'a@b.example', password: 'x' },
      ].map(signIn),
    );
    const [known, unknown] = answers.map((answer) => answer.body.replace(/"requestId":"[^"]+"/, ''));
    expect(known).toBe(unknown);
  });

  it('takes an identity token once', async () => {
    const oAuthToken = await identity();
    const answers = await Promise.all([login({ oAuthToken }), login({ oAuthToken })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('takes an identity token for a minute', async () => {
    const oAuthToken = await identity();
    await inTables(({ db }) => db.identityToken.updateMany({ data: { expiresAt: new Date() } }));
    expect((await login({ oAuthToken })).json().error.data.code).toBe('WRONG_CREDENTIALS');
  });

  it.each(['', 'x', '1.short', `99999999999.${'a'.repeat(43)}`, `1.${'ä'.repeat(43)}`])(
    'lets nobody in with the token "%s"',
    async (token) => {
      expect((await login({ oAuthToken: token })).statusCode).toBeGreaterThanOrEqual(401);
      expect((await me(token)).statusCode).toBe(401);
    },
  );

  it('stores no token, only its hash', async () => {
    const { token } = await session();
    const rows = await inTables(({ db }) => db.session.findMany());
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
  });

  it('confirms a session by its own token', async () => {
    const { token, user } = await session();
    const again = (await login({ sessionToken: token })).json<{ result: { data: Login } }>().result.data;
    expect({ token: again.token, id: again.user.id }).toEqual({ token, id: user.id });
  });

  it('writes the beginning of a session into the trail, without a password or token', async () => {
    const { token, user } = await session();
    const entries = await inTables(({ db }) =>
      db.trailEntry.findMany({ where: { entity: 'session', userId: user.id }, orderBy: { id: 'asc' } }),
    );
    expect(entries.at(-1)).toMatchObject({ action: 'begin', organizationId: user.organizationId });
    expect(JSON.stringify(entries, (_key, value) => (typeof value === 'bigint' ? Number(value) : value))).not.toContain(
      token,
    );
  });
});

describe('a session ends', () => {
  // A hot list asks for the session in a way of its own.
  const statuses = async (token: string) => {
    const list = await app.inject({ url: '/trpc/chance.list?input=%7B%7D', headers: bearing(token) });
    return [list.statusCode, (await me(token)).statusCode];
  };
  const ended = async (token: string) => {
    const answers = await statuses(token);
    expect(new Set(answers).size).toBe(1);
    return answers[0] === 401;
  };

  it('by logging out', async () => {
    const token = await tokenOf(database, tenant.people.nordEditor);
    expect(await ended(token)).toBe(false);
    await app.inject({ method: 'POST', url: '/trpc/accounts.logout', payload: {}, headers: bearing(token) });
    expect(await ended(token)).toBe(true);
  });

  it.each([
    { when: 'two hours after the last call', data: { expiresAt: new Date(Date.now() - 1000) } },
    {
      when: 'twelve hours after it began, whatever happens',
      data: { expiresAt: new Date(Date.now() - 1000), endsAt: new Date(Date.now() - 1000) },
    },
  ])('$when', async ({ data }) => {
    const token = await tokenOf(database, tenant.people.nordEditor);
    await inTables(({ db }) => db.session.updateMany({ data }));
    expect(await ended(token)).toBe(true);
  });

  it('when the person is removed', async () => {
    const actor = tenant.people.suedEditor;
    const token = await tokenOf(database, actor);
    await inTables(({ db }) => db.user.updateMany({ where: { id: actor.userId }, data: { deleted: true } }));
    expect(await ended(token)).toBe(true);
  });

  it('later with every list that is read, at most once a minute', async () => {
    const token = await tokenOf(database, tenant.people.mitteManager);
    const mine = { userId: tenant.people.mitteManager.userId };
    const idleAfterListing = async (inMinutes: number) => {
      const expiresAt = new Date(Date.now() + inMinutes * 60_000);
      await inTables(({ db }) => db.session.updateMany({ where: mine, data: { expiresAt } }));
      await app.inject({ url: '/trpc/chance.list?input=%7B%7D', headers: bearing(token) });
      const [row] = await inTables(({ db }) => db.session.findMany({ where: mine }));
      return Math.round((Number(row?.expiresAt) - Number(expiresAt)) / 60_000);
    };
    expect(await idleAfterListing(5)).toBe(115);
    expect(await idleAfterListing(119.5)).toBe(0);
  });

  it('later with every call, but never after its twelve hours', async () => {
    const token = await tokenOf(database, tenant.people.mitteEditor);
    const endsAt = new Date(Date.now() + 30 * 60_000);
    const mine = { userId: tenant.people.mitteEditor.userId };
    await inTables(({ db }) =>
      db.session.updateMany({ where: mine, data: { expiresAt: new Date(Date.now() + 5 * 60_000), endsAt } }),
    );
    await me(token);
    const [row] = await inTables(({ db }) => db.session.findMany({ where: mine }));
    expect(row?.expiresAt).toEqual(endsAt);
  });
});
