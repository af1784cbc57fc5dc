import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApiToken } from '../testing/api-tokens.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../testing/app.ts';
import { aTenant, type ScenarioTenant } from '../testing/scenario.ts';

const database = await testDatabase();
let web: string;
let tenant: ScenarioTenant;
let app: TestApp;
let token: string;

beforeAll(async () => {
  web = await mkdtemp(path.join(tmpdir(), 'zuschlag-web-'));
  await writeFile(path.join(web, 'index.html'), '<!doctype html><title>Zuschlag</title>');
  tenant = await aTenant(database);
  app = await testApp(database, { web, rates: { callsPerMinute: 120, signInsPerMinute: 3 } });
  token = await tokenOf(database, tenant.people.nordEditor);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(web, { recursive: true });
});

const codeOf = (answer: { json(): { error: { data: { code: string } } } }) => answer.json().error.data.code;
const batchOf = (count: number, comma: string) => Array.from({ length: count }, () => 'accounts.me').join(comma);
const documentFrom = (query: string) =>
  app.inject({ method: 'POST', url: '/graphql', headers: { 'graphql-require-preflight': '1' }, payload: { query } });

describe('a limit', () => {
  it.each([
    ['plain', '/trpc/', ','],
    ['with encoded commas', '/trpc/', '%2C'],
    ['with commas encoded twice', '/trpc/', '%252C'],
    ['with an encoded prefix', '/%74rpc/', ','],
  ])('on the calls of a batch holds for an address written %s', async (_, prefix, comma) => {
    const answer = await app.inject({
      url: `${prefix}${batchOf(21, comma)}?batch=1&input={}`,
      headers: bearing(token),
    });
    expect({ status: answer.statusCode, code: codeOf(answer) }).toEqual({ status: 400, code: 'INVALID_INPUT' });
  });

  it('on calls per minute holds for an address whose letters are encoded', async () => {
    const busy = bearing(await tokenOf(database, tenant.people.suedEditor));
    const call = () => app.inject({ url: '/%74rpc/accounts.me', headers: busy });
    // The first call tells the server whose the token is and counts for the address.
    for (let index = 0; index <= 120; index += 1) await call();
    expect(codeOf(await call())).toBe('RATE_LIMITED');
  });

  it('on calls per minute counts all API tokens of a person together, on every door that takes one', async () => {
    const person = tenant.people.suedManager;
    const [busy, other] = [await anApiToken(database, person), await anApiToken(database, person)];
    const call = (secret: string, url: string) => app.inject({ url, headers: bearing(secret) });
    expect((await call(other.secret, '/trpc/accounts.me')).statusCode).toBe(200);
    for (let index = 0; index <= 120; index += 1) await call(busy.secret, '/trpc/accounts.me');
    for (const url of ['/trpc/accounts.me', '/configuration/tariff/export', '/imports/x/annotated', '/events']) {
      expect(codeOf(await call(busy.secret, url)), url).toBe('RATE_LIMITED');
    }
    expect(codeOf(await call(other.secret, '/trpc/accounts.me'))).toBe('RATE_LIMITED');
  });

  it.each([
    ['fields', `query${'{a'.repeat(20_000)}${'}'.repeat(20_000)}`],
    ['values', `query($a:String=${'['.repeat(20_000)}${']'.repeat(20_000)}){__typename}`],
  ])('on documents refuses deeply nested %s before they exhaust the stack', async (_, query) => {
    expect((await documentFrom(query)).json().errors[0].extensions.code).toBe('INVALID_INPUT');
  });
});

describe('the outbox, opened by the operator', () => {
  it.each(['rebound.example', 'localhost.rebound.example', '127.0.0.1.rebound.example'])(
    'is hidden from a page of another site that points its name %s to this machine',
    async (host) => {
      expect((await app.inject({ url: '/outbox', headers: { host } })).statusCode).toBe(404);
    },
  );

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '192.0.2.7'])('is shown at %s', async (host) => {
    expect((await app.inject({ url: '/outbox', headers: { host } })).statusCode).toBe(200);
  });

  it('is shown at the public address of the installation', async () => {
    const named = await testApp(database, { publicUrl: 'https://zuschlag.example' });
    const answer = await named.inject({ url: '/outbox', headers: { host: 'zuschlag.example' } });
    await named.close();
    expect(answer.statusCode).toBe(200);
  });
});

describe('the metrics', () => {
  it.each([
    ['x-real-ip', '203.0.113.9'],
    ['host', 'localhost:3000'],
    ['x-forwarded-for', '127.0.0.1'],
  ])('are not opened by what a caller says of its address: %s', async (name, value) => {
    expect((await app.inject({ url: '/metrics', headers: { [name]: value } })).statusCode).toBe(404);
  });
});

describe('what is refused is no fault of the server', () => {
  it('an input nested without end that comes with an idempotency key', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/trpc/accounts.setLanguage',
      headers: { ...bearing(token), 'idempotency-key': 'deep-input', 'content-type': 'application/json' },
      payload: `{"language":"de","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    });
    expect({ status: answer.statusCode, code: codeOf(answer) }).toEqual({ status: 422, code: 'INVALID_INPUT' });
  });

  it.each(['//etc/passwd', '/assets/%00'])('the address %s, which is no file', async (url) => {
    const answer = await app.inject({ url });
    expect({ status: answer.statusCode, code: codeOf(answer) }).toEqual({ status: 404, code: 'NOT_FOUND' });
  });

  it('an address that cannot be decoded, in the shape of every refusal', async () => {
    const answer = await app.inject({ url: '/trpc/%' });
    expect({ status: answer.statusCode, code: codeOf(answer) }).toEqual({ status: 422, code: 'INVALID_INPUT' });
  });

  it('asking for the head of the event stream, which has no end', async () => {
    expect((await app.inject({ method: 'HEAD', url: '/events', headers: bearing(token) })).statusCode).toBe(404);
  });
});
