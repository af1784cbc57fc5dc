import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearing, type TestApp, testApp, tokenOf } from '../testing/app.ts';
import { aQuickInput } from '../testing/chances.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../testing/scenario.ts';
import { forgetOldAnswers } from './idempotency.ts';

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

const create = (key: string, name: string, bearer = token) =>
  app.inject({
    method: 'POST',
    url: '/trpc/chance.createQuick',
    headers: { ...bearing(bearer), 'idempotency-key': key },
    payload: { input: aQuickInput(tenant, { by: 'nordEditor', description: { name, customerName: `Kunde ${name}` } }) },
  });
const chancesNamed = (name: string) => as(tenant, systemOf(tenant), ({ db }) => db.chance.count({ where: { name } }));

describe('a mutation with an idempotency key', () => {
  it('is done once and answered alike when it is repeated', async () => {
    const first = await create('key-1', 'Wache am Hafen');
    const second = await create('key-1', 'Wache am Hafen');
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(await chancesNamed('Wache am Hafen')).toBe(1);
  });

  it('is done once when it arrives five times at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create('key-2', 'Streife im Park')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await chancesNamed('Streife im Park')).toBe(1);
  });

  it('is refused with another input, and with another procedure', async () => {
    await create('key-3', 'Pforte West');
    expect((await create('key-3', 'Pforte Ost')).json().error.data.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const other = await app.inject({
      method: 'POST',
      url: '/trpc/accounts.setLanguage',
      headers: { ...bearing(token), 'idempotency-key': 'key-3' },
      payload: { language: 'de' },
    });
    expect({ status: other.statusCode, code: other.json().error.data.code }).toEqual({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('may be tried again with the same key after it was refused', async () => {
    expect((await create('key-4', 'x')).statusCode).toBe(422);
    expect((await create('key-4', 'Nachtwache Rathaus')).statusCode).toBe(200);
  });

  it('does not get in the way of somebody else who uses the same key', async () => {
    const colleague = await tokenOf(database, tenant.people.mitteEditor);
    const [mine, theirs] = [
      await create('key-5', 'Werkschutz Nord'),
      await create('key-5', 'Werkschutz Mitte', colleague),
    ];
    expect([mine.statusCode, theirs.statusCode]).toEqual([200, 200]);
  });

  it('is forgotten after a day', async () => {
    await create('key-6', 'Empfang Messe');
    await as(tenant, systemOf(tenant), (work) => forgetOldAnswers(work, new Date(Date.now() + 25 * 3_600_000)));
    expect((await create('key-6', 'Empfang Theater')).statusCode).toBe(200);
  });

  it('is done also when it takes no input and its body is empty, as the SDK sends it', async () => {
    const own = await tokenOf(database, tenant.people.suedManager);
    const answer = await app.inject({
      method: 'POST',
      url: '/trpc/accounts.logout',
      headers: { ...bearing(own), 'content-type': 'application/json', 'idempotency-key': 'key-7' },
    });
    expect(answer.json().result.data).toEqual({ isOver: true });
    const broken = await app.inject({
      method: 'POST',
      url: '/trpc/accounts.setLanguage',
      headers: { ...bearing(token), 'content-type': 'application/json', 'idempotency-key': 'key-8' },
      payload: '{"language":',
    });
    expect(broken.json().error.data.code).toBe('INVALID_INPUT');
  });

  it('is refused when the key is longer than 200 characters', async () => {
    expect((await create('k'.repeat(201), 'Lange Wache')).json().error.data.code).toBe('INVALID_INPUT');
  });
});
