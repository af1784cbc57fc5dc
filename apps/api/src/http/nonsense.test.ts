import { testDatabase } from '@zuschlag/db/testing/database';
import { isDeep, sampled } from '@zuschlag/validation/testing/sampling';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../actor.ts';
import { callByPath, procedures } from '../features/procedure-registry.ts';
import { bearing, callerOf, type TestApp, testApp, tokenOf } from '../testing/app.ts';
import { expectedVerdicts } from '../testing/authorization-matrix.ts';
import { withRates } from '../testing/rates.ts';
import { aTenant } from '../testing/scenario.ts';
import { strangerIds } from '../testing/stranger-ids.ts';
import type { StrangerIds } from '../testing/verdicts.ts';
import { refusalOf } from './trpc-errors.ts';

const database = await testDatabase();
let ids: StrangerIds;
let app: TestApp;
let manager: UserActor;
let caller: Awaited<ReturnType<typeof callerOf>>;
let faults: object[] = [];

beforeAll(async () => {
  const tenant = await aTenant(database);
  await withRates(tenant);
  ids = await strangerIds(tenant, 'Objektschutz Sternwarte');
  app = await testApp(database);
  manager = tenant.people.holdingManager;
  caller = await callerOf(database, manager, (fault) => faults.push(fault));
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    ' ',
    '\0',
    'a\u0000b',
    '\ud800',
    '\u202eabc',
    "'; drop table chance; --",
    '%_\\',
    'x'.repeat(20_000),
    '0001-01-01',
    '9999-12-31',
    '2026-02-30',
    '24:00',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    -1,
    0.1,
    2 ** 31,
    2 ** 53,
    1e308,
    true,
    [],
    {},
    [[[[[[]]]]]],
    { __proto__: null, constructor: 'x' },
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.jsonValue(),
);

/** A valid input in which something, somewhere, is not what it should be. */
function spoilt(valid: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(valid);
  if (places.length === 0) return nasty;
  return fc.tuple(fc.constantFrom(...places), nasty).map(([place, value]) => replaced(valid, place, value));
}

type Place = (string | number)[];

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...place, key]))];
}

function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by;
  const copy: { [key: string]: unknown } = Array.isArray(value) ? ([...value] as never) : { ...(value as object) };
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

// What ends the session would end the test with it.
const paths = [...procedures.keys()].filter((path) => path !== 'accounts.logout').sort();

describe('whatever comes in is answered or refused, never a fault', { timeout: sampled(120_000, 600_000) }, () => {
  it.each(paths)('%s', async (path) => {
    const valid = expectedVerdicts[path]?.input?.(ids);
    const inputs = fc.oneof({ weight: 4, arbitrary: spoilt(valid) }, { weight: 1, arbitrary: nasty });
    faults = [];
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const code = await callByPath(caller, path, input).then(
          () => 'answered',
          (error: unknown) => refusalOf(error).code,
        );
        if (code === 'INTERNAL') throw new Error('fault', { cause: faults.at(-1) });
      }),
      { numRuns: sampled(12, 400), endOnFailure: true, ...(isDeep ? {} : { seed: 7 }) },
    );
  });
});

describe('a text that is looked for', () => {
  it.each([
    ['chance.list', { first: 5, filters: { name: 'a\0b' } }],
    ['chance.list', { first: 5, filters: { customerName: '\0' } }],
    ['configuration.admins.candidates', { first: 5, name: '\0' }],
  ])('in %s is refused with a NUL in it: the database takes none', async (path, input) => {
    const code = await callByPath(caller, path, input).then(
      () => 'answered',
      (error: unknown) => refusalOf(error).code,
    );
    expect(code).toBe('INVALID_INPUT');
  });
});

describe('over HTTP', () => {
  const json = { 'content-type': 'application/json' };
  let token: string;
  // Among the calls above is the one that ends all other sign-ins.
  beforeAll(async () => {
    token = await tokenOf(database, manager);
  });

  it.each([
    { what: 'no JSON', payload: '{"a":', headers: json, status: 422 },
    {
      what: 'another content type',
      payload: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      status: 422,
    },
    { what: 'deep nesting', payload: `${'['.repeat(50_000)}${']'.repeat(50_000)}`, headers: json, status: 422 },
    { what: 'a prototype', payload: '{"__proto__":{"role":"Admin"}}', headers: json, status: 422 },
    { what: 'more than a megabyte', payload: JSON.stringify({ a: 'x'.repeat(1_100_000) }), headers: json, status: 413 },
  ])('$what is refused with $status, to each door alike', async ({ payload, headers, status }) => {
    for (const url of ['/trpc/chance.create', '/identity/sign-in', '/graphql']) {
      const all = { ...headers, ...bearing(token), 'apollo-require-preflight': '1' };
      const answer = await app.inject({ method: 'POST', url, payload, headers: all });
      expect(answer.statusCode, url).toBeLessThan(500);
      if (status === 413) expect(answer.statusCode, url).toBe(413);
    }
  });

  it('refuses a batch of more than twenty calls', async () => {
    const url = `/trpc/${Array(21).fill('accounts.me').join(',')}?batch=1&input=%7B%7D`;
    expect((await app.inject({ url, headers: bearing(token) })).json().error.data.code).toBe('INVALID_INPUT');
  });

  const ask = async (query: string) => {
    const headers = { ...bearing(token), 'apollo-require-preflight': 'true' };
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    return { status: answer.statusCode, code: answer.json().errors?.[0]?.extensions.code ?? 'answered' };
  };

  it.each([
    {
      what: 'too many aliases',
      query: `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: organization(id: 1) { id }`).join(' ')} }`,
    },
    {
      what: 'a document that is too dear',
      code: 'QUERY_TOO_COSTLY',
      query: `{ ${Array(15)
        .fill('fetchCustomers(first: 100) { id name sites { id name city } }')
        .map((field, index) => `a${index}: ${field}`)
        .join(' ')} }`,
    },
    { what: 'a syntax error', query: '{ organization(' },
    { what: 'an unknown field', query: '{ passwords }' },
  ])('refuses $what with a code and status 200', async ({ query, code = 'INVALID_INPUT' }) => {
    expect(await ask(query)).toEqual({ status: 200, code });
  });
});
