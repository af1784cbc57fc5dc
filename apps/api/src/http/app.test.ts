import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearing, type TestApp, testApp, tokenOf } from '../testing/app.ts';
import { aQuickInput } from '../testing/chances.ts';
import { aTenant, type ScenarioTenant } from '../testing/scenario.ts';
import { loggedAddress } from './plugins/log.ts';

const database = await testDatabase();
const lines: string[] = [];
const stream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
let web: string;
let app: TestApp;
let tenant: ScenarioTenant;
let token: string;

beforeAll(async () => {
  web = await mkdtemp(path.join(tmpdir(), 'zuschlag-web-'));
  await mkdir(path.join(web, 'assets'));
  await writeFile(path.join(web, 'index.html'), '<!doctype html><title>Zuschlag</title>');
  await writeFile(path.join(web, 'assets/index-abc123.js'), `console.log(1);${' '.repeat(3_000)}`);
  tenant = await aTenant(database);
  app = await testApp(database, {
    web,
    logger: { level: 'info', stream },
    rates: { callsPerMinute: 40, signInsPerMinute: 3 },
    origins: ['https://partner.example'],
  });
  token = await tokenOf(database, tenant.people.nordEditor);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(web, { recursive: true });
});

describe('the server behind one origin', () => {
  it.each(['/', '/tender/all', '/tender/1/details'])('answers %s with the page, which is never kept', async (url) => {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(answer.body).toContain('<title>Zuschlag</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('lets files named after their content be kept for ever, compressed', async () => {
    const answer = await app.inject({ url: '/assets/index-abc123.js', headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
  });

  it.each(['/assets/gone.js', '/trpc/nothing.there', '/assets/..%2f..%2fpackage.json'])(
    'answers %s with NOT_FOUND',
    async (url) => {
      const answer = await app.inject({ url });
      expect({ status: answer.statusCode, code: answer.json().error.data.code }).toEqual({
        status: 404,
        code: 'NOT_FOUND',
      });
    },
  );

  it('hands out no file from outside the built web', async () => {
    for (const url of ['/../../etc/passwd', '/..%2f..%2f..%2fetc%2fpasswd', '/assets/....//....//etc/passwd']) {
      expect((await app.inject({ url })).body).not.toContain('root:');
    }
  });

  it('allows scripts and styles of its own origin only, plus the one style of React Aria', async () => {
    const { headers } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=';");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it.each(['/', '/health', '/trpc/accounts.me', '/trpc/nothing.there', '/assets/gone.js'])(
    'sends the security headers with the answer to %s, also when it is a refusal',
    async (url) => {
      const { headers } = await app.inject({ url });
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'strict-transport-security': 'max-age=31536000',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.any(String),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('lets other origins call only when they are configured', async () => {
    const asking = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/trpc/accounts.me',
        headers: { origin, 'access-control-request-method': 'GET' },
      });
    expect((await asking('https://partner.example')).headers['access-control-allow-origin']).toBe(
      'https://partner.example',
    );
    expect((await asking('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('says by field what is wrong with an input', async () => {
    const payload = { input: aQuickInput(tenant, { description: { name: 'X' } }) };
    const answer = await app.inject({
      method: 'POST',
      url: '/trpc/chance.createQuick',
      payload,
      headers: bearing(token),
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.data).toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: [{ path: 'input.description.name', problem: 'TOO_SHORT', bound: 2 }] },
    });
  });

  it('keeps the request id of a caller when it is a sane one', async () => {
    const idFor = async (id: string) =>
      (await app.inject({ url: '/health', headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await idFor('proxy-1234-abcd')).toBe('proxy-1234-abcd');
    expect(await idFor('x"}{')).not.toBe('x"}{');
  });
});

describe('logs', () => {
  it('name the call and how it ended, without token, query or body', async () => {
    lines.length = 0;
    await app.inject({ url: `/trpc/accounts.me?input=secret-in-query`, headers: bearing(token) });
    await app.inject({
      method: 'POST',
      url: '/identity/sign-in',
      payload: { email: 'a@b.example', password: 'secret-password' },
    });
    const text = lines.join('');
    expect(text).toContain('"address":"/trpc/accounts.me","status":200');
    expect(text).not.toMatch(/secret|b\.example/);
    expect(text).not.toContain(token);
  });

  it('name no API token, neither when it is made nor when it is used', async () => {
    const own = await tokenOf(database, tenant.people.mitteEditor);
    lines.length = 0;
    const payload = { name: 'Abgleich', expiresOn: new Date(Date.now() + 30 * 86_400_000).toISOString(), scope: 'all' };
    const made = await app.inject({
      method: 'POST',
      url: '/trpc/accounts.tokens.create',
      payload,
      headers: bearing(own),
    });
    const { secret } = made.json().result.data;
    await app.inject({ url: '/trpc/accounts.me', headers: bearing(secret) });
    const text = lines.join('');
    expect(text).toContain('"address":"/trpc/accounts.me","status":200');
    expect(text).not.toContain(secret.slice(-20));
  });

  it.each([
    ['/verify-token/1.abc', '/verify-token/…'],
    ['/reset-password/abc?x=1', '/reset-password/…'],
    ['/accept-invite/abc', '/accept-invite/…'],
    ['/billing-portal/1.abc', '/billing-portal/…'],
    ['/tender/1?token=abc', '/tender/1'],
  ])('write %s as %s', (address, logged) => {
    expect(loggedAddress(address)).toBe(logged);
  });
});

describe('rates', () => {
  it('are limited per address and person at the sign-in, with the time to wait', async () => {
    const attempt = (email: string) =>
      app.inject({ method: 'POST', url: '/identity/sign-in', payload: { email, password: 'x' } });
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await attempt('kim@limits.example')).statusCode);
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect((await attempt('kim@limits.example')).json().error.data).toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfter: expect.any(Number) },
    });
    expect((await attempt('another@limits.example')).statusCode).toBe(401);
  });

  it('are limited per person, so that one cannot take the server for itself', async () => {
    const [busy, calm] = await Promise.all(
      [tenant.people.mitteEditor, tenant.people.suedEditor].map((actor) => tokenOf(database, actor)),
    );
    const call = (bearer = '') => app.inject({ url: '/trpc/accounts.me', headers: bearing(bearer) });
    // The first call tells the server whose the token is and counts for the address.
    for (let index = 0; index <= 40; index += 1) await call(busy);
    expect((await call(busy)).statusCode).toBe(429);
    expect((await call(calm)).statusCode).toBe(200);
  });
});
