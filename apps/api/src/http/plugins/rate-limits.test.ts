import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApiToken } from '../../testing/api-tokens.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../testing/app.ts';
import { aTenant, type ScenarioTenant } from '../../testing/scenario.ts';

const database = await testDatabase();
const max = 30;
let tenant: ScenarioTenant;
let app: TestApp;
let strict: TestApp;
let machine = 0;

beforeAll(async () => {
  tenant = await aTenant(database);
  app = await testApp(database, { rates: { callsPerMinute: max, signInsPerMinute: 100 } });
  strict = await testApp(database, { rates: { callsPerMinute: 1_000, signInsPerMinute: 3 } });
});
afterAll(async () => {
  await app.close();
  await strict.close();
  await database.close();
});

/** Each test calls from a machine of its own. */
function from() {
  machine += 1;
  const remoteAddress = `10.0.0.${machine}`;
  return (token: string, url = '/trpc/accounts.me') => app.inject({ url, headers: bearing(token), remoteAddress });
}
const remaining = (answer: { headers: object }) =>
  Number((answer.headers as { [name: string]: unknown })['ratelimit-remaining']);

describe('the limit of calls', () => {
  it('is one for all tokens and sessions of a person, and every answer says how much of it is left', async () => {
    const call = from();
    const person = tenant.people.nordEditor;
    const secrets = [await tokenOf(database, person)];
    for (let index = 0; index < 3; index += 1) secrets.push((await anApiToken(database, person)).secret);
    // The first call with a token tells the server whose it is.
    for (const secret of secrets) expect((await call(secret)).statusCode).toBe(200);
    const first = await call(secrets[0] ?? '');
    expect(first.headers).toMatchObject({
      'ratelimit-limit': String(max),
      'ratelimit-reset': expect.stringMatching(/^\d+$/),
    });
    const second = await call(secrets[1] ?? '');
    expect(remaining(second)).toBe(remaining(first) - 1);
    let answer = second;
    for (let index = 0; index < max && answer.statusCode === 200; index += 1)
      answer = await call(secrets[index % 4] ?? '');
    expect(answer.statusCode).toBe(429);
    expect(remaining(answer)).toBe(0);
    expect(answer.json().error.data.details.retryAfter).toBe(Number(answer.headers['retry-after']));
    const colleague = await tokenOf(database, tenant.people.nordManager);
    expect((await call(colleague)).statusCode).toBe(200);
  });

  it.each([
    { how: 'with commas', separator: ',' },
    { how: 'with encoded commas', separator: '%2C' },
    { how: 'with commas encoded twice', separator: '%252C' },
  ])('counts each call of a batch, written $how', async ({ separator }) => {
    const call = from();
    const token = await tokenOf(database, separator === ',' ? tenant.people.mitteEditor : tenant.people.suedEditor);
    await call(token);
    const before = remaining(await call(token));
    const batch = Array(9).fill('accounts.me').join(separator);
    const input = encodeURIComponent(JSON.stringify({}));
    const answer = await call(token, `/trpc/${batch}?batch=1&input=${input}`);
    expect(answer.statusCode).toBe(200);
    expect(remaining(answer)).toBe(before - 9);
  });

  it('is one per address for tokens that were never accepted', async () => {
    const call = from();
    const codes: number[] = [];
    for (let index = 0; index <= max; index += 1) {
      const forged = `zus_${tenant.mainOrganizationId}_${String(index).padStart(43, 'x')}`;
      codes.push((await call(forged)).statusCode);
    }
    expect(codes).toEqual([...Array(max).fill(401), 429]);
    expect((await from()(`zus_1_${'y'.repeat(43)}`)).statusCode).toBe(401);
  });

  it('is one for all addresses that a subscriber of IPv6 has', async () => {
    const at = (remoteAddress: string) =>
      app.inject({ url: '/trpc/accounts.me', headers: bearing(`zus_1_${'z'.repeat(43)}`), remoteAddress });
    const codes: number[] = [];
    for (let index = 0; index <= max; index += 1)
      codes.push((await at(`2001:db8:0:7:${index.toString(16)}::${index}`)).statusCode);
    expect(codes).toEqual([...Array(max).fill(401), 429]);
    expect((await at('2001:db8::7:0:0:0:1')).statusCode).toBe(429);
    expect((await at('2001:db8:0:8::1')).statusCode).toBe(401);
  });
});

describe('the limit of links', () => {
  it('is one per link, so that the people behind one address accept their invitations at the same time', async () => {
    machine += 1;
    const remoteAddress = `10.0.0.${machine}`;
    const open = async (token: string) =>
      (
        await strict.inject({
          method: 'POST',
          url: '/identity/check-invitation',
          payload: { sessionId: token },
          remoteAddress,
        })
      ).statusCode;
    const ofOne: number[] = [];
    for (let index = 0; index < 4; index += 1) ofOne.push(await open('1.same'));
    expect(ofOne).toEqual([200, 200, 200, 429]);
    for (let index = 0; index < 20; index += 1) expect(await open(`1.of-person-${index}`)).toBe(200);
    // What is guessed comes to an end: thirty links with three calls each.
    const guessed: number[] = [];
    for (let index = 0; index < 90; index += 1) guessed.push(await open(`1.guess-${index}`));
    expect(guessed.at(-1)).toBe(429);
  });

  it('for a mail is one per address typed, and does not use up that of the sign-in', async () => {
    machine += 1;
    const remoteAddress = `10.0.0.${machine}`;
    const post = (url: string, payload: object) => strict.inject({ method: 'POST', url, payload, remoteAddress });
    const ask = async (email: string) => (await post('/identity/reset', { email })).statusCode;
    const ofOne: number[] = [];
    for (let index = 0; index < 4; index += 1) ofOne.push(await ask('kim@links.example'));
    expect(ofOne).toEqual([200, 200, 200, 429]);
    expect(await ask('another@links.example')).toBe(200);
    expect((await post('/identity/sign-in', { email: 'kim@links.example', password: 'x' })).statusCode).toBe(401);
  });
});
