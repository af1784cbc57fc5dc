import { ownDatabase } from '@zuschlag/db/testing/database';
import type { ProviderOutcome } from '@zuschlag/validation/accounts/providers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepSecretsWith } from '../../../database/kept-secrets.ts';
import { bearing, type TestApp, testApp } from '../../../testing/app.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { makeLink } from '../links/account-links.ts';
import { anInvitedPerson } from '../testing/invited.ts';
import { aProvider, type ProviderAccount, type RunningProvider, signInAt } from '../testing/provider.ts';

const database = await ownDatabase();
const publicUrl = 'http://zuschlag.example';
const callbacks = ['google', 'microsoft'].map((key) => `${publicUrl}/identity/provider/${key}/callback`);
let tenant: ScenarioTenant;
let provider: RunningProvider;
let app: TestApp;
let impatient: TestApp;

beforeAll(async () => {
  tenant = await aTenant(database, { domain: 'provider.example' });
  provider = await aProvider(callbacks);
  const { issuer, clientId, clientSecret } = provider;
  const rest = { name: 'Provider', issuer, clientId, clientSecret, tenants: [] };
  const configured = [
    { key: 'google' as const, ...rest },
    { key: 'microsoft' as const, ...rest },
  ];
  app = await testApp(database, { publicUrl, providers: { configured, timeLimitMs: 60_000 } });
  impatient = await testApp(database, { publicUrl, providers: { configured, timeLimitMs: 300 } });
});
afterEach(() => provider.behave('normal'));
afterAll(async () => {
  await app.close();
  await impatient.close();
  await provider.close();
  await database.close();
});

const inTables = <Result>(run: Parameters<typeof as<ReturnType<typeof systemOf>, Result>>[2]) =>
  as(tenant, systemOf(tenant), run);
let people = 0;

/** An invited person with a link. */
async function anInvitation() {
  const userId = await anInvitedPerson(tenant);
  people += 1;
  const email = `person-${people}@provider.example`;
  const expiresAt = new Date(Date.now() + 3_600_000);
  const token = await inTables(async (work) => {
    await work.db.user.updateMany({ where: { id: userId }, data: { email } });
    return makeLink(work, { userId, kind: 'invitation', expiresAt });
  });
  return { userId, email, token };
}

const cookiesOf = (headers: { 'set-cookie'?: string | string[] }) =>
  [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0] ?? '');
async function begin(body: { invitation?: string; redirect?: string; provider?: string } = {}) {
  const payload = { provider: 'google', ...body };
  const answer = await app.inject({ method: 'POST', url: '/identity/provider/begin', payload });
  return {
    status: answer.statusCode,
    cookies: cookiesOf(answer.headers),
    body: answer.json(),
    headers: answer.headers,
  };
}
async function comeBack(address: URL, cookies: string[], to = app) {
  const url = address.pathname + address.search;
  const back = await to.inject({ method: 'GET', url, headers: { cookie: cookies.join('; ') } });
  expect(back.statusCode).toBe(303);
  const cookie = cookiesOf(back.headers).join('; ');
  const finish = await app.inject({
    method: 'POST',
    url: '/identity/provider/finish',
    payload: {},
    headers: { cookie },
  });
  return { ...finish.json<ProviderOutcome>(), to: back.headers.location, set: back.headers['set-cookie'] };
}
const login = async (oAuthToken: string | null, code?: string) =>
  (
    await app.inject({ method: 'POST', url: '/trpc/accounts.loginUser', payload: { input: { oAuthToken, code } } })
  ).json();
/** The whole way of a browser. */
async function signIn(account: ProviderAccount, body: Parameters<typeof begin>[0] = {}) {
  const begun = await begin(body);
  return comeBack(await signInAt(provider, begun.body.url, account), begun.cookies);
}
async function aBoundPerson() {
  const invited = await anInvitation();
  const { identityToken } = await signIn({ email: invited.email }, { invitation: invited.token });
  expect(identityToken).not.toBeNull();
  return invited;
}

describe('an invitation', () => {
  it('is accepted with the invited address in any case, and binds the account, which alone signs in from then on', async () => {
    const { email, token, userId } = await anInvitation();
    const account = `account of ${email}`;
    const accepted = await signIn({ account, email: email.toUpperCase() }, { invitation: token });
    expect(accepted).toMatchObject({ code: null, to: '/login?provider=google' });
    expect(await login(accepted.identityToken)).toMatchObject({ result: { data: { user: { id: userId, email } } } });
    const [stored] = await inTables(({ db }) =>
      db.user.findMany({ where: { id: userId }, select: { emailVerified: true, passwordHash: true } }),
    );
    expect(stored).toEqual({ emailVerified: true, passwordHash: null });
    const again = await signIn(
      { account, email: 'changed@elsewhere.example', unverified: 'on' },
      { redirect: '/tender/1' },
    );
    expect(again.to).toBe('/login?provider=google&redirect=%2Ftender%2F1');
    expect((await login(again.identityToken)).result.data.user.id).toBe(userId);
    expect(await signIn({ account: 'another account', email })).toMatchObject({
      ...{ identityToken: null, code: 'SSO_NOT_INVITED' },
    });
    const entries = await inTables(({ db }) =>
      db.trailEntry.findMany({ where: { userId, action: 'acceptInvitation' } }),
    );
    expect(entries.map(({ after }) => after)).toEqual([{ by: 'provider' }]);
    const kept = await inTables(({ db }) => db.providerIdentity.findMany({ where: { userId } }));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(email);
  });

  it.each([
    { what: 'another address', account: { email: 'other@provider.example' }, code: 'SSO_EMAIL_DIFFERS' },
    { what: 'an unverified address', account: { unverified: 'on' as const }, code: 'SSO_EMAIL_UNPROVEN' },
    {
      what: 'an address that Microsoft does not answer for',
      provider: 'microsoft',
      account: {},
      code: 'SSO_EMAIL_UNPROVEN',
    },
  ])('is refused with $what, binds nothing, and stays good', async ({ account, code, ...rest }) => {
    const { email, token, userId } = await anInvitation();
    expect(await signIn({ email, ...account }, { invitation: token, ...rest })).toMatchObject({
      ...{ identityToken: null, code, invitation: token },
    });
    expect(await inTables(({ db }) => db.providerIdentity.count({ where: { userId } }))).toBe(0);
    expect((await signIn({ account: `right one of ${email}`, email }, { invitation: token })).code).toBeNull();
  });

  it('is accepted at Microsoft where it answers for the domain, and refuses the account of another person', async () => {
    const { email, token } = await anInvitation();
    const account = 'the same account';
    const given = { account, email, edov: 'on' as const };
    expect((await signIn(given, { invitation: token, provider: 'microsoft' })).code).toBeNull();
    const other = await anInvitation();
    expect((await signIn({ account, email: other.email }, { invitation: other.token })).code).toBe(
      'SSO_ACCOUNT_IN_USE',
    );
    expect((await begin({ invitation: token })).status).toBe(404);
  });
});

it('a bound account is seen and ended by its person, but not as the last way in, and signs in no more', async () => {
  const { email, userId } = await aBoundPerson();
  const headers = bearing((await login((await signIn({ email })).identityToken)).result.data.token);
  const url = '/trpc/accounts.boundAccounts';
  const list = async () => (await app.inject({ url: `${url}.list`, headers })).json().result.data;
  const payload = { provider: 'google' };
  const end = async () => (await app.inject({ method: 'POST', url: `${url}.end`, headers, payload })).json();
  expect(await list()).toMatchObject({ accounts: [{ provider: 'google' }], mayEnd: false });
  expect((await end()).error.data.code).toBe('NOT_PERMITTED');
  await inTables(({ db }) => db.user.updateMany({ where: { id: userId }, data: { passwordHash: 'a hash' } }));
  for (const _ of ['this browser', 'another one']) expect((await end()).result.data.accounts).toEqual([]);
  expect((await signIn({ email })).code).toBe('SSO_NOT_INVITED');
  expect(await inTables(({ db }) => db.trailEntry.count({ where: { userId, action: 'endBoundAccount' } }))).toBe(1);
});

describe('a sign-in', () => {
  it('asks for the code of a second step all the same', async () => {
    keepSecretsWith('a key of the operator for tests only 0123');
    const { email, userId } = await aBoundPerson();
    await inTables(({ actor: { mainOrganizationId }, db }) =>
      db.secondStep.create({ data: { mainOrganizationId, userId, secret: '', confirmedAt: new Date() } }),
    );
    const { identityToken } = await signIn({ email });
    expect((await login(identityToken)).error.data.code).toBe('SECOND_STEP_REQUIRED');
    expect((await login(identityToken, '123456')).error.data.code).toBe('WRONG_CODE');
    keepSecretsWith(null);
  });

  it('ends when the person is removed, and its token is good once', async () => {
    const { email, userId } = await aBoundPerson();
    const { identityToken } = await signIn({ email });
    expect((await login(identityToken)).result.data.user.id).toBe(userId);
    expect((await login(identityToken)).error.data.code).toBe('WRONG_CREDENTIALS');
    const late = await signIn({ email });
    await inTables(({ db }) => db.user.updateMany({ where: { id: userId }, data: { deleted: true } }));
    expect((await login(late.identityToken)).error.data.code).toBe('WRONG_CREDENTIALS');
  });

  it('counts once: neither the answer again nor the outcome again signs in', async () => {
    const { email } = await aBoundPerson();
    const { body, cookies } = await begin();
    const address = await signInAt(provider, body.url, { email });
    const first = await comeBack(address, cookies);
    expect(first.code).toBeNull();
    expect(await comeBack(address, cookies)).toMatchObject({ identityToken: null, code: 'PROVIDER_REFUSED' });
    const empty = await app.inject({ method: 'POST', url: '/identity/provider/finish', payload: {} });
    expect(empty.json()).toEqual({ identityToken: null, code: null, invitation: null });
  });

  it.each([
    {
      what: 'another state',
      bend: (url: URL) => url.searchParams.set('state', 'x'.repeat(43)),
      back: () => undefined,
      cookies: (own: string[]) => own,
    },
    {
      what: 'another nonce',
      bend: (url: URL) => url.searchParams.set('nonce', 'x'),
      back: () => undefined,
      cookies: (own: string[]) => own,
    },
    {
      what: 'the code of another attempt',
      bend: (url: URL) => url.searchParams.set('code_challenge', 'x'.repeat(43)),
      back: () => undefined,
      cookies: (own: string[]) => own,
    },
    {
      what: 'the name of another issuer',
      bend: () => undefined,
      back: (url: URL) => url.searchParams.set('iss', 'https://other.example'),
      cookies: (own: string[]) => own,
    },
    {
      what: 'an error of the provider',
      bend: () => undefined,
      back: (url: URL) => url.searchParams.set('error', 'access_denied'),
      cookies: (own: string[]) => own,
    },
    { what: 'another browser', bend: () => undefined, back: () => undefined, cookies: () => [] },
    {
      what: 'an answer of the other provider',
      bend: () => undefined,
      back: (url: URL) => {
        url.pathname = url.pathname.replace('google', 'microsoft');
      },
      cookies: (own: string[]) => own,
    },
  ])('with $what is refused', async ({ bend, back, cookies: keep }) => {
    const begun = await begin();
    const url = new URL(begun.body.url);
    bend(url);
    const address = await signInAt(provider, url.href, { email: 'bent@provider.example' });
    back(address);
    expect(await comeBack(address, keep(begun.cookies))).toMatchObject({
      identityToken: null,
      code: 'PROVIDER_REFUSED',
    });
  });

  it('follows new keys of the provider, and refuses what others signed', async () => {
    const { email } = await aBoundPerson();
    await provider.behave('new keys');
    expect((await signIn({ email })).code).toBeNull();
    await provider.behave('foreign keys');
    expect((await signIn({ email })).code).toBe('PROVIDER_REFUSED');
  });

  it.each(['away', 'huge', 'silent'] as const)('says so when the provider is %s', async (manner) => {
    const { body, cookies } = await begin();
    const address = await signInAt(provider, body.url, { email: 'a@provider.example' });
    await provider.behave(manner);
    const back = await comeBack(address, cookies, manner === 'silent' ? impatient : app);
    expect(back).toMatchObject({ identityToken: null, code: 'PROVIDER_UNAVAILABLE' });
  });

  it('keeps what belongs to the browser away from scripts, other sites and addresses', async () => {
    const { body, headers } = await begin({ redirect: '/dashboard' });
    expect(headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax$/);
    const url = new URL(body.url);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ response_type: 'code', code_challenge_method: 'S256', scope: 'openid email', client_id: 'zuschlag' },
    });
    const { set, to, identityToken } = await signIn({ email: (await aBoundPerson()).email });
    expect(String(set)).toMatch(/zuschlag_outcome=[^;]+; Path=\/; Max-Age=60; HttpOnly; SameSite=Strict/);
    expect(to).not.toContain(identityToken);
    const overTls = await testApp(database, {
      publicUrl: 'https://zuschlag.example',
      providers: { configured: [{ key: 'google', name: 'Google', ...provider, tenants: [] }] },
    });
    const begun = await overTls.inject({
      method: 'POST',
      url: '/identity/provider/begin',
      payload: { provider: 'google' },
    });
    expect(String(begun.headers['set-cookie'])).toMatch(/^__Host-zuschlag_provider=.*; Secure$/);
    await overTls.close();
  });

  it('is not begun at a provider that is not configured', async () => {
    expect(await begin({ provider: 'other' })).toMatchObject({ status: 404 });
  });
});
