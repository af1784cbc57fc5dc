import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { openDatabase } from '@zuschlag/db/client';
import { outageOf } from '@zuschlag/db/outages/retryable-errors';
import { ownDatabase } from '@zuschlag/db/testing/database';
import { sampled } from '@zuschlag/validation/testing/sampling';
import { fileNameHeader } from '@zuschlag/validation/wire/files';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bearing, type TestApp, testApp, tokenOf } from '../testing/app.ts';
import { aTenant, type ScenarioTenant } from '../testing/scenario.ts';

const database = await ownDatabase();
let superuser: pg.Client;
let tenant: ScenarioTenant;
let app: TestApp;
let token: string;
const logged: string[] = [];

beforeAll(async () => {
  const url = Object.assign(new URL(inject('testServer').superuserUrl), {
    pathname: new URL(database.appUrl).pathname,
  });
  superuser = new pg.Client({ connectionString: url.href });
  await superuser.connect();
  tenant = await aTenant(database);
  const stream = { write: (line: string) => void logged.push(line) };
  app = await testApp(database, { logger: { level: 'warn', stream }, bodies: { bodyMs: 300, fileMs: 60_000 } });
  token = await tokenOf(database, tenant.people.nordEditor);
});
afterAll(async () => {
  await app.close();
  await superuser.end();
  await database.close();
});

const call = (server = app) =>
  server.inject({
    method: 'POST',
    url: '/trpc/accounts.setLanguage',
    payload: { language: 'de' },
    headers: bearing(token),
  });

/** Lets every change of a person fail as PostgreSQL does in this state. */
async function whilePostgresSays(action: string, run: () => Promise<void>): Promise<void> {
  await superuser.query(`
    create or replace function outage() returns trigger language plpgsql security definer as $$ begin ${action}; return new; end $$;
    create trigger outage before update on app_user for each row execute function outage()`);
  await run().finally(() => superuser.query('drop trigger outage on app_user'));
}

describe('a call that the database cannot answer', () => {
  it.each([
    { state: 'a full disk', action: `raise exception 'x' using errcode = '53100'`, retryAfter: 30 },
    { state: 'a server that is starting', action: `raise exception 'x' using errcode = '57P03'`, retryAfter: 2 },
    { state: 'too many connections', action: `raise exception 'x' using errcode = '53300'`, retryAfter: 3 },
    { state: 'a standby', action: `raise exception 'x' using errcode = '25006'`, retryAfter: 30 },
    { state: 'a connection that is cut', action: 'perform pg_terminate_backend(pg_backend_pid())', retryAfter: 2 },
  ])('is UNAVAILABLE for $retryAfter s with $state, and the log says why', async ({ action, retryAfter }) => {
    logged.length = 0;
    await whilePostgresSays(action, async () => {
      const answer = await call();
      expect({ status: answer.statusCode, header: answer.headers['retry-after'] }).toEqual({
        status: 503,
        header: String(retryAfter),
      });
      expect(answer.json().error.data).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter } });
    });
    expect(logged.join('')).toContain('the database could not answer a call');
    expect((await call()).statusCode).toBe(200);
  });

  it('is UNAVAILABLE when no connection became free in time, and works when there is one', async () => {
    const pool = new pg.Pool({ connectionString: database.appUrl, max: 1 });
    const client = await pool.connect();
    pool.options.connectionTimeoutMillis = 20;
    const error = await pool.connect().catch((reason: unknown) => reason);
    client.release();
    await pool.end();
    expect(outageOf(error)).toBe('OVERLOADED');
    expect(outageOf(new Error('wrong'))).toBeNull();
  });

  it('is UNAVAILABLE when there is no server at all', async () => {
    const nowhere = { ...database, ...openDatabase({ ownerUrl: '', appUrl: 'postgresql://a:b@127.0.0.1:9/nowhere' }) };
    const alone = await testApp({ ...nowhere, appUrl: database.appUrl });
    expect((await call(alone)).json().error.data).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 2 } });
    await alone.close();
    await nowhere.close();
  });
});

describe('a rush of calls', () => {
  it('is let in by turns, and refused with the time to come back where the queue is full', async () => {
    const narrow = await testApp(database, { admission: { atOnce: 2, mostWaiting: 20, patienceMs: 60_000 } });
    const answers = await Promise.all(Array.from({ length: sampled(30, 500) }, () => call(narrow)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(22);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer.statusCode).toBe(503);
      const { code, details } = answer.json().error.data;
      expect({ code, isHeader: answer.headers['retry-after'] === String(details.retryAfter) }).toEqual({
        code: 'UNAVAILABLE',
        isHeader: true,
      });
      expect(details.retryAfter).toBeGreaterThanOrEqual(1);
    }
    // No call kept its place: as many may enter again.
    expect((await Promise.all(Array.from({ length: 22 }, () => call(narrow)))).map((each) => each.statusCode)).toEqual(
      Array.from({ length: 22 }, () => 200),
    );
    await narrow.close();
  });

  it('of one person lets those of others in after one call of hers, and gives them her places in a full queue', async () => {
    const single = await testApp(database, { admission: { atOnce: 1, mostWaiting: 10, patienceMs: 60_000 } });
    const colleague = await tokenOf(database, tenant.people.suedEditor);
    const order: string[] = [];
    const ask = async (who: string, bearer: string) => {
      const { statusCode } = await single.inject({ url: '/trpc/accounts.me', headers: bearing(bearer) });
      order.push(`${who} ${statusCode}`);
    };
    for (const bearer of [token, colleague]) await ask('', bearer);
    order.length = 0;
    await superuser.query('begin; lock table app_user in access exclusive mode');
    const hers = Array.from({ length: 11 }, () => ask('she', token));
    const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await superuser.query(waits)).rowCount).toBe(1);
    const his = ask('he', colleague);
    await expect.poll(() => order).toEqual(['she 503']);
    await superuser.query('rollback');
    await Promise.all([...hers, his]);
    expect(order.slice(0, 4)).toEqual(['she 503', 'she 200', 'she 200', 'he 200']);
    expect(order.filter((each) => each === 'she 200')).toHaveLength(10);
    await single.close();
  });

  it('is refused after the longest wait', async () => {
    const slow = await testApp(database, { admission: { atOnce: 1, mostWaiting: 20, patienceMs: 50 } });
    await superuser.query('begin; lock table app_user in access exclusive mode');
    // An injected call begins when it is waited for.
    const first = Promise.resolve(call(slow));
    const second = await call(slow);
    await superuser.query('rollback');
    expect([second.statusCode, (await first).statusCode]).toEqual([503, 200]);
    await slow.close();
  });

  it('keeps no place for callers who went away, neither inside nor in the queue', async () => {
    const single = await testApp(database, { admission: { atOnce: 1, mostWaiting: 20, patienceMs: 60_000 } });
    const origin = await single.listen({ host: '127.0.0.1', port: 0 });
    await superuser.query('begin; lock table app_user in access exclusive mode');
    const gone = new AbortController();
    const ask = () => fetch(`${origin}/trpc/accounts.me`, { headers: bearing(token), signal: gone.signal });
    const asked = Promise.allSettled([ask(), ask(), ask()]);
    // The first one waits for the lock in the database by now.
    const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await superuser.query(waits)).rowCount).toBe(1);
    gone.abort();
    await asked;
    await superuser.query('rollback');
    expect((await call(single)).statusCode).toBe(200);
    await single.close();
  });
});

describe('a caller who sends slowly', () => {
  const opened = async () => {
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    return port;
  };

  it('without a session is answered REQUEST_TOO_SLOW, and the connection is closed', async () => {
    const socket = connect(await opened(), '127.0.0.1');
    const head = [
      'POST /identity/sign-in HTTP/1.1',
      'host: x',
      'content-type: application/json',
      'content-length: 900',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{"email":`);
    const drip = setInterval(() => socket.writable && socket.write('x'), 50);
    let text = '';
    socket.on('data', (part) => (text += part)).on('error', () => undefined);
    await once(socket, 'close');
    clearInterval(drip);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('"code":"REQUEST_TOO_SLOW"');
  });

  it.each([
    { what: 'that is larger than a call may be', head: ['content-type: application/json', 'content-length: 9000000'] },
    { what: 'of a type that is not read', head: ['content-type: application/graphql', 'content-length: 900'] },
    { what: 'that is no JSON', head: ['content-type: application/json', 'transfer-encoding: chunked'] },
  ])('loses the connection after the refusal of a body $what, and nothing else ends', async ({ head }) => {
    const socket = connect(await opened(), '127.0.0.1');
    socket.on('error', () => undefined).on('data', () => undefined);
    socket.write(`${['POST /identity/sign-in HTTP/1.1', 'host: x', ...head].join('\r\n')}\r\n\r\n`);
    await once(socket, 'close');
    expect((await call()).statusCode).toBe(200);
  });

  it('may take longer for a file', async () => {
    const headers = { ...bearing(token), [fileNameHeader]: 'langsam.csv', 'content-type': 'text/csv' };
    const upload = request({ port: await opened(), host: '127.0.0.1', path: '/files', method: 'POST', headers });
    upload.write('a;b\n');
    // Longer than the body of another call may take.
    await new Promise((resolve) => setTimeout(resolve, 500));
    upload.end('1;2\n');
    const [answer] = await once(upload, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(200);
  });

  it('keeps an event stream, which has no end', async () => {
    const answer = await fetch(`http://127.0.0.1:${await opened()}/events`, { headers: bearing(token) });
    const reader = answer.body?.getReader();
    await reader?.read();
    const isOver = await Promise.race([
      reader?.read().then(({ done }) => done),
      new Promise((resolve) => setTimeout(() => resolve('open'), 500)),
    ]);
    expect(isOver).toBe('open');
    await reader?.cancel();
  });
});

describe('connections', () => {
  it('are bounded', async () => {
    const small = await testApp(database, { connections: 2 });
    const port = Number(new URL(await small.listen({ host: '127.0.0.1', port: 0 })).port);
    const [one, two, three] = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'));
    await once(three ?? small.server, 'close');
    expect([one?.destroyed, two?.destroyed]).toEqual([false, false]);
    for (const socket of [one, two]) socket?.destroy();
    await small.close();
  });
});
