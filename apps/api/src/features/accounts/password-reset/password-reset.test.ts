import type { AddressInfo } from 'node:net';
import { ownDatabase } from '@zuschlag/db/testing/database';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publish } from '../../../events/publish.ts';
import { startWorker, type Worker } from '../../../jobs/worker.ts';
import { smtpTransport } from '../../../mail/smtp-transport.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../../testing/app.ts';
import { addressOf } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { hashPassword } from '../sign-in.ts';

const database = await ownDatabase();
const old = 'Nordsee-7-Leuchtturm';
const domain = 'reset.example';
const received: { to: string; text: string }[] = [];
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onData(stream, { envelope }, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8').replace(/=\r\n/g, '');
      received.push({ to: envelope.rcptTo[0]?.address ?? '', text });
      done();
    });
  },
});
let tenant: ScenarioTenant;
let app: TestApp;
let worker: Worker;
const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  tenant = await aTenant(database, { domain, passwordHash: await hashPassword(old) });
  app = await testApp(database);
  const { port } = server.server.address() as AddressInfo;
  const transport = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: 'Zuschlag <post@zuschlag.example>' });
  const log = { error: () => undefined, warn: () => undefined };
  worker = await startWorker({ database, publish, mail: { transport, publicUrl: 'https://zuschlag.example' } }, log);
});
beforeEach(() => {
  received.length = 0;
});
afterAll(async () => {
  await worker.stop();
  await owner.end();
  await app.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await database.close();
});

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const ask = (email: string) => post('/identity/reset', { email });
const check = (token: string) => post('/identity/check-reset', { token });
const confirm = (token: string, password: string) => post('/identity/confirm-reset', { token, password });
const signIn = (email: string, password: string) => post('/identity/sign-in', { email, password });
const inTables = <Result>(run: Parameters<typeof as<ReturnType<typeof systemOf>, Result>>[2]) =>
  as(tenant, systemOf(tenant), run);
/** A minute passes for the mails of an address. */
const aMinuteLater = (recipient: string) =>
  inTables(({ db }) =>
    db.mail.updateMany({ where: { recipient }, data: { createdAt: new Date(Date.now() - 61_000) } }),
  );
const jobsLeft = async () => {
  const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from graphile_worker.jobs');
  return rows[0]?.count;
};
const mailsTo = (email: string) => received.filter(({ to }) => to === email);
const linkIn = (text: string) => /https:\/\/zuschlag\.example\/reset-password\/([\w.-]+)/.exec(text)?.[1] ?? '';

async function aLink(email: string): Promise<string> {
  const before = mailsTo(email).length;
  await ask(email);
  await expect.poll(() => mailsTo(email).length, { timeout: 30_000 }).toBe(before + 1);
  return linkIn(mailsTo(email)[before]?.text ?? '');
}

describe('a forgotten password', () => {
  it('is set anew by the link of a mail, once, and ends every session but no token of a program', async () => {
    const email = addressOf('nordEditor', domain);
    const session = await tokenOf(database, tenant.people.nordEditor);
    const token = await aLink(email);
    expect((await check(token)).json()).toEqual({ email });
    expect((await confirm(token, 'Ostsee-8-Molenkopf')).json()).toEqual({ email });
    expect((await app.inject({ url: '/trpc/accounts.me', headers: bearing(session) })).statusCode).toBe(401);
    expect((await signIn(email, old)).statusCode).toBe(401);
    expect((await signIn(email, 'Ostsee-8-Molenkopf')).statusCode).toBe(200);
    expect((await confirm(token, 'Drittes-9-Passwort')).json()).toMatchObject({
      error: { data: { code: 'LINK_INVALID' } },
    });
    await expect.poll(() => mailsTo(email).some(({ text }) => text.includes('Alle anderen Sitzungen'))).toBe(true);
  });

  it('answers the same for a known, an unknown and a removed person, and one without a password, and mails only the first', async () => {
    const known = addressOf('nordViewer', domain);
    const removed = addressOf('mitteEditor', domain);
    const withoutPassword = addressOf('mitteManager', domain);
    await inTables(async ({ db }) => {
      await db.user.updateMany({ where: { email: removed }, data: { deleted: true } });
      await db.user.updateMany({ where: { email: withoutPassword }, data: { passwordHash: null } });
    });
    const answers = [];
    for (const email of ['nobody@elsewhere.example', removed, withoutPassword, known]) answers.push(await ask(email));
    const told = answers.map(({ statusCode, body, headers }) => ({ statusCode, body, kind: headers['content-type'] }));
    expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await expect.poll(() => mailsTo(known).length, { timeout: 30_000 }).toBe(1);
    expect(received).toHaveLength(1);
  });

  it('is mailed once a minute to an address, and the newest mail ends the link before it', async () => {
    const email = addressOf('suedEditor', domain);
    const first = await aLink(email);
    await ask(email.toUpperCase());
    await expect.poll(jobsLeft).toBe(0);
    expect(mailsTo(email)).toHaveLength(1);
    await aMinuteLater(email);
    const second = await aLink(email);
    expect(mailsTo(email)).toHaveLength(2);
    expect((await check(first)).statusCode).toBe(404);
    expect((await check(second)).statusCode).toBe(200);
  });

  it('takes one of two people who use a link at the same moment', async () => {
    const email = addressOf('suedManager', domain);
    const token = await aLink(email);
    const answers = await Promise.all([confirm(token, 'Erstes-1-Passwort'), confirm(token, 'Zweites-2-Passwort')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  });

  it('refuses a link after an hour, an invented one, and the token of a session', async () => {
    const email = addressOf('nordManager', domain);
    const token = await aLink(email);
    await inTables(({ db }) => db.accountLink.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } }));
    const session = await tokenOf(database, tenant.people.nordManager);
    for (const value of [token, session, '1.nothing', 'x']) {
      expect((await check(value)).json()).toMatchObject({ error: { data: { code: 'LINK_INVALID' } } });
    }
  });

  it.each([
    { what: 'is too short', password: 'Aa1', problem: 'TOO_SHORT' },
    { what: 'has no digit', password: 'Nordsee-Leuchtturm', problem: 'WEAK_PASSWORD' },
    { what: 'has no capital', password: 'nordsee-7-leuchtturm', problem: 'WEAK_PASSWORD' },
    { what: 'is longer than any', password: `Aa1${'x'.repeat(300)}`, problem: 'TOO_LONG' },
  ])('refuses a password that $what, and keeps the link', async ({ password, problem }) => {
    const answer = await confirm('1.nothing', password);
    expect(answer.json()).toMatchObject({
      error: { data: { code: 'INVALID_INPUT', details: { fields: [{ path: 'password', problem }] } } },
    });
  });

  it('leaves no token in the outbox, the trail or the queue', async () => {
    const email = addressOf('holdingEditor', domain);
    const token = await aLink(email);
    const secret = token.split('.')[1] ?? '';
    expect(secret).toHaveLength(43);
    const kept = await inTables(async ({ db }) => [
      await db.mail.findMany(),
      await db.accountLink.findMany(),
      (await db.trailEntry.findMany()).map(({ before, after, entityId }) => ({ before, after, entityId })),
    ]);
    expect(JSON.stringify(kept)).not.toContain(secret);
  });
});
