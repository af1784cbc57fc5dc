import { readdirSync, readFileSync } from 'node:fs';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearing, type TestApp, testApp, tokenOf } from '../testing/app.ts';
import { aChance } from '../testing/chances.ts';
import type { PersonKey } from '../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../testing/scenario.ts';

/** Operation and answer side by side in `examples`; `<names>` stand for ids of the scenario. */
type Example = { as: PersonKey; variables?: { [name: string]: string }; answer: unknown };

const folder = new URL('./examples/', import.meta.url);
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
  file.endsWith('.graphql') ? [file.replace('.graphql', '')] : [],
);
const database = await testDatabase();
let tenant: ScenarioTenant;
let app: TestApp;
let ids: Map<string, string | number>;

beforeAll(async () => {
  app = await testApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');

/** Each example finds the same fresh Chance of Nord, created by the holding, and no other. */
async function scenario(): Promise<void> {
  tenant = await aTenant(database);
  const tender = await aChance(tenant, { by: 'holdingEditor', operatedBy: ['nord'] });
  const group = await as(tenant, systemOf(tenant), ({ db }) =>
    db.bidGroup.findFirstOrThrow({ where: { chanceId: tender } }),
  );
  ids = new Map<string, string | number>([
    ['<tender>', tender],
    ['<bidGroup>', group.id],
    ...Object.entries(tenant.organizations).map(([key, { id }]): [string, number] => [`<${key}>`, id]),
    ...Object.entries(tenant.people).map(([key, { userId }]): [string, number] => [`<${key}>`, userId]),
  ]);
}

async function ask(name: string, { as: person, variables = {} }: Example): Promise<unknown> {
  const token = await tokenOf(database, tenant.people[person]);
  const known = Object.fromEntries(Object.entries(variables).map(([key, value]) => [key, ids.get(value) ?? value]));
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...bearing(token), 'apollo-require-preflight': 'true', 'x-request-id': 'example-request' },
    payload: { query: read(`${name}.graphql`), variables: known },
  });
  expect(answer.statusCode).toBe(200);
  return JSON.parse(answer.body, named);
}

/** Ids of the scenario get their names back; where a number could be several things, the field says which. */
function named(this: unknown, key: string, value: unknown): unknown {
  const isPerson = /^(ownerId|userId|decidedBy)$/.test(key);
  const isOrganization = /organizationId$/i.test(key) || (key === 'id' && typeof value === 'number');
  for (const [name, id] of ids) {
    if (id !== value) continue;
    if (
      typeof value === 'string' ||
      (isPerson ? name.slice(1, -1) in tenant.people : isOrganization && name.slice(1, -1) in tenant.organizations)
    ) {
      return name;
    }
  }
  return typeof value === 'string' && /^[\da-f]{8}-[\da-f-]{27}$/.test(value) ? '<id>' : value;
}

describe('the examples of the facade', () => {
  it.each(names)('%s answers as written beside it', async (name) => {
    await scenario();
    const example: Example = JSON.parse(read(`${name}.json`));
    expect(await ask(name, example)).toEqual(example.answer);
  });
});
