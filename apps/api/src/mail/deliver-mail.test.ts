import type { AddressInfo } from 'node:net';
import { ownDatabase } from '@zuschlag/db/testing/database';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../events/publish.ts';
import { startWorker, type Worker } from '../jobs/worker.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { addressOf } from '../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../testing/scenario.ts';
import { sendMail } from './mail.ts';
import { smtpTransport } from './smtp-transport.ts';

const database = await ownDatabase();
const received: string[] = [];
let refusals = 0;
const unknownHere = 'no.longer.here@mail.example';
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onRcptTo({ address }, _session, done) {
    const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
    done(address === unknownHere ? refusal : null);
  },
  onData(stream, _session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      if (refusals > 0) {
        refusals -= 1;
        return done(new Error('try again later'));
      }
      received.push(Buffer.concat(parts).toString('utf8'));
      done();
    });
  },
});
let tenant: ScenarioTenant;
let worker: Worker;
let app: TestApp;
const warnings: string[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  tenant = await aTenant(database, { domain: 'mail.example' });
  const { port } = server.server.address() as AddressInfo;
  const transport = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: 'Zuschlag <post@zuschlag.example>' });
  const log = { error: () => undefined, warn: (_about: object, line: string) => warnings.push(line) };
  worker = await startWorker({ database, publish, mail: { transport, publicUrl: 'https://zuschlag.example' } }, log);
  app = await testApp(database);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await new Promise<void>((resolve) => server.close(resolve));
  await database.close();
});

const recipient = addressOf('nordManager', 'mail.example');
const about = {
  chance: 'Wache <b>Süd</b>',
  shortNumber: 'CH-2026-0001',
  organization: 'TW Nord',
  link: '/tender/1/decisions',
  groupId: '1',
  round: null,
};
const write = (language: 'de' | 'en', isUndone = false) =>
  as(tenant, systemOf(tenant), async (work) => {
    await sendMail(work, { kind: 'bidDecisionRequired', recipient, language, parameters: about });
    if (isUndone) throw new Error('undone');
  });
const arrived = (count: number) => expect.poll(() => received.length, { timeout: 30_000 }).toBe(count);

describe('a mail', () => {
  it('is delivered by a job once its cause is committed, in the language of the recipient', async () => {
    await write('de');
    await arrived(1);
    const text = received[0] ?? '';
    expect(text).toContain(`To: ${recipient}`);
    expect(text).toMatch(/Message-ID: <[\w-]{36}@zuschlag\.example>/);
    expect(text).toContain('https://zuschlag.example/tender/1/decisions');
    const delivered = () =>
      as(tenant, systemOf(tenant), ({ db }) => db.mail.count({ where: { deliveredAt: { not: null } } }));
    await expect.poll(delivered).toBe(1);
  });

  it('is never sent when its cause is undone', async () => {
    await expect(write('de', true)).rejects.toThrow('undone');
    await write('en');
    await arrived(2);
    expect(received[1]).toContain('Decide now');
  });

  it('stays in the outbox with the reason while the server refuses it, and is tried again', async () => {
    refusals = 1;
    await write('de');
    await expect
      .poll(() => as(tenant, systemOf(tenant), ({ db }) => db.mail.count({ where: { lastError: { not: null } } })), {
        timeout: 30_000,
      })
      .toBe(1);
    await arrived(3);
    expect(warnings).toContain('a job failed and is tried again');
  });

  it('is not tried again when the server refuses it for good, and keeps what the server said', async () => {
    await as(tenant, systemOf(tenant), (work) =>
      sendMail(work, { kind: 'bidDecisionRequired', recipient: unknownHere, language: 'de', parameters: about }),
    );
    const refused = () =>
      as(tenant, systemOf(tenant), ({ db }) => db.mail.findFirst({ where: { recipient: unknownHere } }));
    await expect.poll(async () => (await refused())?.refusedAt ?? null).toBeInstanceOf(Date);
    expect(await refused()).toMatchObject({ deliveredAt: null, lastError: expect.stringContaining('no such mailbox') });
  });

  it('of what informs can be stopped with one click, as its headers say, and is plain text and HTML', async () => {
    const before = received.length;
    const item = {
      kind: 'CHANCE_SUBMITTED',
      variant: 'any',
      values: { tender: 'Wache Süd' },
      path: '/tender/1',
    } as const;
    const parameters = {
      items: [{ ...item, waitingDays: null }],
      ...{ isDigest: true, link: '/profile/notifications', unsubscribe: '1.2.digest.signed' },
    };
    await as(tenant, systemOf(tenant), (work) =>
      sendMail(work, { kind: 'notifications', recipient, language: 'de', parameters }),
    );
    await arrived(before + 1);
    const text = (received[before] ?? '').replace(/\r\n\s+/g, ' ').replace(/=\r\n/g, '');
    expect(text).toContain(
      'List-Unsubscribe: <https://zuschlag.example/unsubscribe?token=1.2.digest.signed&language=de>',
    );
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text).toContain('multipart/alternative');
    expect(text).toContain('prefers-color-scheme: dark');
  });

  it('can be read at /outbox, with whatever people typed as text', async () => {
    const page = await app.inject({ url: `/outbox?to=${encodeURIComponent(recipient)}` });
    expect(page.body).toContain('Wache &lt;b&gt;Süd&lt;/b&gt;');
    expect(page.body).not.toContain('<b>');
  });
});
