import { testDatabase } from '@zuschlag/db/testing/database';
import { fileNameHeader } from '@zuschlag/validation/wire/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearing, type TestApp, testApp, tokenOf } from '../../testing/app.ts';
import { aTenant, type ScenarioTenant } from '../../testing/scenario.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let app: TestApp;
let token: string;

beforeAll(async () => {
  tenant = await aTenant(database);
  app = await testApp(database);
  token = await tokenOf(database, tenant.people.nordEditor);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const send = (content: string, headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/files',
    payload: Buffer.from(content),
    headers: { ...bearing(token), 'content-type': 'application/octet-stream', [fileNameHeader]: 'a.csv', ...headers },
  });

describe('a file that is sent again because its answer was lost', () => {
  it('is stored once: the same key is answered with the same id', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => send('a;b', { 'idempotency-key': 'upload-1' })));
    expect(ids.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(ids.map((answer) => answer.json().id)).size).toBe(1);
    const other = await send('a;b', { 'idempotency-key': 'upload-2' });
    expect(other.json().id).not.toBe(ids[0]?.json().id);
  });

  it.each([
    { what: 'other content', content: 'a;c', name: 'a.csv' },
    { what: 'another name', content: 'a;b', name: 'b.csv' },
  ])('is refused with $what under the same key', async ({ content, name }) => {
    await send('a;b', { 'idempotency-key': `kept ${name}${content}` });
    const answer = await send(content, { 'idempotency-key': `kept ${name}${content}`, [fileNameHeader]: name });
    expect(answer.json().error.data.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('a file that may become a document', () => {
  it.each([
    { name: 'Vertrag.pdf', content: '%PDF-1.7', problem: null },
    { name: 'Vertrag.pdf', content: 'kein PDF', problem: 'CONTENT_DIFFERS' },
    { name: 'werte.csv', content: 'a;b', problem: 'INVALID_FILE_TYPE' },
  ])('is judged while it arrives: $name with $content', async ({ name, content, problem }) => {
    expect((await send(content, { [fileNameHeader]: name })).json()).toMatchObject({ documentProblem: problem });
  });
});

describe('a program made for another version of the interface', () => {
  it.each([
    { by: 'the typed API', url: '/trpc/accounts.me' },
    { by: 'the event stream', url: '/events' },
    { by: 'the files', url: '/imports/1/annotated' },
  ])('learns both versions from $by', async ({ url }) => {
    const answer = await app.inject({ url, headers: { ...bearing(token), 'x-zuschlag-wire': '99' } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.data).toMatchObject({ code: 'VERSION_MISMATCH', details: { names: ['99', '1'] } });
  });

  it('is served when it names the version of the server, or none', async () => {
    for (const headers of [{ 'x-zuschlag-wire': '1' }, {}]) {
      const answer = await app.inject({ url: '/trpc/accounts.me', headers: { ...bearing(token), ...headers } });
      expect(answer.statusCode).toBe(200);
    }
  });
});
