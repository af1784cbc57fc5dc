import { testDatabase } from '@zuschlag/db/testing/database';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { keepSecretsWith } from '../../../database/kept-secrets.ts';
import { anApiToken } from '../../../testing/api-tokens.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../../testing/app.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { liveBearers, requireToken } from '../../accounts/sessions.ts';

const database = await testDatabase();
const key = 'the key of the operator of these tests';
let tenant: ScenarioTenant;
let app: TestApp;

beforeAll(async () => {
  // The clock stands in the middle of a time step, so that no code ends between here and the server.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
  keepSecretsWith(key);
  tenant = await aTenant(database);
  app = await testApp(database);
});
afterAll(async () => {
  vi.useRealTimers();
  keepSecretsWith(null);
  await app.close();
  await database.close();
});

const sessionOf = (who: PersonKey) => tokenOf(database, tenant.people[who]);
const ask = async (token: string, procedure: string) =>
  (await app.inject({ url: `/trpc/${procedure}`, headers: bearing(token) })).json();
const act = async (token: string, procedure: string, payload: object = {}) =>
  (await app.inject({ method: 'POST', url: `/trpc/${procedure}`, headers: bearing(token), payload })).json();
const codeOf = (answer: { error?: { data: { code: string } } }) => answer.error?.data.code ?? 'OK';
const require = (token: string, secondStepRequired: boolean) =>
  act(token, 'administration.tenant.changeSwitches', { secondStepRequired });

/** @returns codes that end it */
async function setUp(token: string): Promise<string[]> {
  const { secret } = (await act(token, 'accounts.secondStep.begin')).result.data;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return (await act(token, 'accounts.secondStep.confirm', { code })).result.data.codes;
}

it('is switched on only by a Manager who has a second step, who reads how many have none', async () => {
  const manager = await sessionOf('holdingManager');
  expect(codeOf(await require(manager, true))).toBe('OWN_SECOND_STEP_FIRST');
  await setUp(manager);
  const before = (await ask(manager, 'administration.tenant.switches')).result.data.secondStep;
  expect(before).toMatchObject({ isOwn: true, isOffered: true });
  await setUp(await sessionOf('holdingEditor'));
  expect((await require(manager, true)).result.data).toMatchObject({
    secondStepRequired: true,
    secondStep: { without: before.without - 1 },
  });
  expect(codeOf(await ask(manager, 'notifications.count'))).toBe('OK');
});

it('leaves open sessions nothing but its set-up, on every way in, and all of them go on after it', async () => {
  const sessions = [await sessionOf('nordEditor'), await sessionOf('nordEditor')];
  const [first = '', second = ''] = sessions;
  for (const session of sessions) {
    expect(codeOf(await ask(session, 'notifications.count'))).toBe('SECOND_STEP_MISSING');
    expect(codeOf(await ask(session, 'administration.tenant.switches'))).toBe('SECOND_STEP_MISSING');
    expect(codeOf(await act(session, 'accounts.profile.rename', { firstname: 'A', lastname: 'B' }))).toBe(
      'SECOND_STEP_MISSING',
    );
    const query = { query: '{ fetchNotificationCount { action } }' };
    const headers = { ...bearing(session), 'apollo-require-preflight': 'true' };
    const facade = await app.inject({ method: 'POST', url: '/graphql', headers, payload: query });
    expect(facade.body).toContain('SECOND_STEP_MISSING');
    for (const url of ['/events', '/exports/018f2f6e-0000-7000-8000-000000000000/file'])
      expect((await app.inject({ url, headers: bearing(session) })).body).toContain('SECOND_STEP_MISSING');
    const upload = { ...bearing(session), 'content-type': 'text/plain', 'x-filename': 'a.txt' };
    const sent = await app.inject({ method: 'POST', url: '/files', headers: upload, payload: 'a' });
    expect(sent.body).toContain('SECOND_STEP_MISSING');
  }
  const heard = await as(tenant, systemOf(tenant), ({ db }) =>
    liveBearers(db, tenant.mainOrganizationId, [requireToken(first)], new Date()),
  );
  expect(heard.size).toBe(0);
  expect((await ask(first, 'accounts.me')).result.data).toMatchObject({ lacksSecondStep: true });
  expect(codeOf(await act(first, 'accounts.setLanguage', { language: 'en' }))).toBe('OK');
  const program = await anApiToken(database, tenant.people.nordEditor);
  expect(codeOf(await ask(program.secret, 'notifications.count'))).toBe('OK');

  const codes = await setUp(first);
  for (const session of sessions) {
    expect((await ask(session, 'accounts.me')).result.data).toMatchObject({ lacksSecondStep: false });
    expect(codeOf(await ask(session, 'notifications.count'))).toBe('OK');
  }
  // A person who ends it is asked at once; the way out stays.
  expect((await act(second, 'accounts.secondStep.end', { code: codes[0] })).result.data).toMatchObject({
    isOn: false,
    isRequired: true,
  });
  expect(codeOf(await ask(first, 'notifications.count'))).toBe('SECOND_STEP_MISSING');
  expect(codeOf(await act(first, 'accounts.logout'))).toBe('OK');
});

it('asks nobody while the operator has no key, and nobody any more once it is switched off', async () => {
  const viewer = await sessionOf('nordViewer');
  const manager = await sessionOf('holdingManager');
  keepSecretsWith(null);
  try {
    expect(codeOf(await ask(viewer, 'notifications.count'))).toBe('OK');
  } finally {
    keepSecretsWith(key);
  }
  expect(codeOf(await ask(viewer, 'notifications.count'))).toBe('SECOND_STEP_MISSING');
  expect(codeOf(await require(manager, false))).toBe('OK');
  expect(codeOf(await ask(viewer, 'notifications.count'))).toBe('OK');
  keepSecretsWith(null);
  try {
    expect(codeOf(await require(manager, true))).toBe('SECOND_STEP_UNAVAILABLE');
  } finally {
    keepSecretsWith(key);
  }
});
