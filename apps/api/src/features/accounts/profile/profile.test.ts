import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../../../actor.ts';
import { anApiToken } from '../../../testing/api-tokens.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../../testing/app.ts';
import { addressOf } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { hashPassword } from '../sign-in.ts';

const database = await testDatabase();
const domain = 'profile.example';
const old = 'Nordsee-7-Leuchtturm';
const next = 'Ostsee-8-Molenkopf';
let tenant: ScenarioTenant;
let app: TestApp;

beforeAll(async () => {
  tenant = await aTenant(database, { domain, passwordHash: await hashPassword(old) });
  app = await testApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const call = (token: string, procedure: string, payload: object) =>
  app.inject({ method: 'POST', url: `/trpc/accounts.profile.${procedure}`, headers: bearing(token), payload });
const change = (token: string, current: string, password: string) =>
  call(token, 'changePassword', { current, password });
const meOf = (token: string) => app.inject({ url: '/trpc/accounts.me', headers: bearing(token) });
const signIn = (email: string, password: string) =>
  app.inject({ method: 'POST', url: '/identity/sign-in', payload: { email, password } });
const trailOf = ({ userId }: UserActor, action: string) =>
  as(tenant, systemOf(tenant), ({ db }) =>
    db.trailEntry.findMany({ where: { entity: 'user', entityId: String(userId), action } }),
  );

describe('the own password', () => {
  it('is changed by the one before, ends the other sign-ins, and is told by mail', async () => {
    const { nordEditor } = tenant.people;
    const email = addressOf('nordEditor', domain);
    const [here, elsewhere] = [await tokenOf(database, nordEditor), await tokenOf(database, nordEditor)];
    const { secret } = await anApiToken(database, nordEditor);
    const answer = await change(here, old, next);
    expect(answer.json().result.data).toEqual({ endedSessions: 1 });
    const codes = await Promise.all([meOf(here), meOf(elsewhere), meOf(secret)]);
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200]);
    expect([(await signIn(email, old)).statusCode, (await signIn(email, next)).statusCode]).toEqual([401, 200]);
    const mails = await as(tenant, systemOf(tenant), ({ db }) => db.mail.findMany({ where: { recipient: email } }));
    expect(mails.map(({ kind }) => kind)).toEqual(['passwordChanged']);
    const entries = await trailOf(nordEditor, 'setPassword');
    expect(entries.map(({ after }) => after)).toEqual([{ isSet: true, endedSessions: 1 }]);
  });

  it('is kept with a wrong one before it, ten times an hour, and is set neither anew nor to a weak one', async () => {
    const { mitteEditor } = tenant.people;
    const token = await tokenOf(database, mitteEditor);
    const problemOf = async (current: string, password: string) =>
      (await change(token, current, password)).json().error.data.details.fields;
    expect(await problemOf(old, old)).toMatchObject([{ path: 'password', problem: 'SAME_PASSWORD' }]);
    expect(await problemOf(old, 'schwach-ohne')).toMatchObject([{ path: 'password', problem: 'WEAK_PASSWORD' }]);
    for (let nth = 0; nth < 10; nth += 1)
      expect(await problemOf('Geraten-1-Nacht', next)).toMatchObject([{ path: 'current', problem: 'WRONG_PASSWORD' }]);
    const late = await change(token, old, next);
    expect(late.statusCode).toBe(429);
    expect(await trailOf(mitteEditor, 'wrongPassword')).toHaveLength(10);
    expect((await signIn(addressOf('mitteEditor', domain), old)).statusCode).toBe(200);
  });

  it('is changed by no token of a program, and no repeated call keeps its hash', async () => {
    const { suedManager } = tenant.people;
    const { secret } = await anApiToken(database, suedManager);
    expect((await change(secret, old, next)).json().error.data.code).toBe('SESSION_REQUIRED');
    const own = await tokenOf(database, suedManager);
    const answer = await app.inject({
      method: 'POST',
      url: '/trpc/accounts.profile.changePassword',
      headers: { ...bearing(own), 'idempotency-key': 'own-password' },
      payload: { current: old, password: next },
    });
    expect(answer.statusCode).toBe(200);
    const kept = await as(tenant, systemOf(tenant), ({ db }) =>
      db.idempotencyKey.count({ where: { key: 'own-password' } }),
    );
    expect(kept).toBe(0);
  });
});

it('shows a person under the new name from the next call on, and keeps names out of the trail', async () => {
  const { nordViewer } = tenant.people;
  const token = await tokenOf(database, nordViewer);
  const answer = await call(token, 'rename', { firstname: ' Erika ', lastname: 'Neubeispiel' });
  expect(answer.json().result.data).toMatchObject({ firstname: 'Erika', lastname: 'Neubeispiel' });
  expect((await meOf(token)).json().result.data).toMatchObject({ firstname: 'Erika', lastname: 'Neubeispiel' });
  expect((await trailOf(nordViewer, 'rename')).map(({ before, after }) => ({ before, after }))).toEqual([
    { before: null, after: { isRenamed: true } },
  ]);
});
