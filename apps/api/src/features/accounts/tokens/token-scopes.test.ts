import { testDatabase } from '@zuschlag/db/testing/database';
import { type TokenScope, tokenScopes } from '@zuschlag/validation/accounts/api-tokens';
import { fileNameHeader } from '@zuschlag/validation/wire/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApiToken } from '../../../testing/api-tokens.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../../testing/app.ts';
import { aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { procedures } from '../../procedure-registry.ts';
import { downloads, isInScope } from './token-scopes.policy.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let app: TestApp;
let origin: string;
let bearers: Record<TokenScope | 'session', string>;

beforeAll(async () => {
  tenant = await aTenant(database);
  app = await testApp(database);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const person = tenant.people.configAdmin;
  const [read, tables, all] = await Promise.all(
    tokenScopes.map(async (scope) => (await anApiToken(database, person, 'Abgleich', scope)).secret),
  );
  bearers = { read: read ?? '', tables: tables ?? '', all: all ?? '', session: await tokenOf(database, person) };
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it('the scopes cover the calls that reviewers read in token-scopes.txt', async () => {
  const lines = [...procedures].map(([path, { type }]) => {
    const covering = tokenScopes.filter((scope) => isInScope(scope, { kind: type, path }));
    return `${path.padEnd(44)}${covering.join(' ')}`;
  });
  const routes = [
    ...(['stream', 'upload'] as const).map((kind) => ({ name: `(${kind})`, call: { kind } })),
    ...downloads.map((path) => ({ name: `(download) ${path}`, call: { kind: 'download', path } as const })),
  ].map(({ name, call }) => `${name.padEnd(44)}${tokenScopes.filter((scope) => isInScope(scope, call)).join(' ')}`);
  await expect(`${[...lines, ...routes].join('\n')}\n`).toMatchFileSnapshot('token-scopes.txt');
});

type Call = { what: string; call: (bearer: string) => Promise<string>; allowed: TokenScope[] };
const codeIn = (body: string) => /"code":"([A-Z_]+)"/.exec(body)?.[1] ?? 'OK';
const get = (url: string) => async (bearer: string) => {
  const answer = await app.inject({ url, headers: bearing(bearer) });
  return answer.statusCode === 200 ? 'OK' : codeIn(answer.body);
};
const post =
  (url: string, payload: object | Buffer, headers: object = {}) =>
  async (bearer: string) =>
    codeIn((await app.inject({ method: 'POST', url, payload, headers: { ...bearing(bearer), ...headers } })).body);
const graphql = (query: string) => post('/graphql', { query }, { 'graphql-require-preflight': '1' });
const file = { 'content-type': 'application/octet-stream', [fileNameHeader]: 'a.csv' };
const stream = async (bearer: string) => {
  const ended = new AbortController();
  const answer = await fetch(`${origin}/events`, { headers: bearing(bearer), signal: ended.signal });
  const code = answer.ok ? 'OK' : codeIn(await answer.text());
  ended.abort();
  return code;
};
const nothing = 'no-such-thing';

describe('a token', () => {
  const calls: Call[] = [
    { what: 'reads Chances', call: get('/trpc/chance.list?input=%7B%7D'), allowed: ['read', 'all'] },
    {
      what: 'reads Chances by GraphQL',
      call: graphql('{ paginatedTenders(first: 1) { pageInfo { hasNextPage } } }'),
      allowed: ['read', 'all'],
    },
    {
      what: 'reads tables by GraphQL',
      call: graphql('{ paginatedTariffs(first: 1) { pageInfo { hasNextPage } } }'),
      allowed: ['read', 'tables', 'all'],
    },
    { what: 'listens to events', call: stream, allowed: ['read', 'all'] },
    {
      what: 'downloads a table',
      call: get('/configuration/tariff/export?format=csv'),
      allowed: ['read', 'tables', 'all'],
    },
    {
      what: 'downloads the empty file of a table',
      call: get('/configuration/tariff/template?format=csv'),
      allowed: ['read', 'tables', 'all'],
    },
    { what: 'uploads a file', call: post('/files', Buffer.from('a;b'), file), allowed: ['tables', 'all'] },
    { what: 'asks who it is', call: get('/trpc/accounts.me'), allowed: ['read', 'tables', 'all'] },
  ];
  it.each(calls)('$what with the scopes $allowed, and with a session', async ({ call, allowed }) => {
    for (const scope of tokenScopes)
      expect([scope, await call(bearers[scope])]).toEqual([scope, allowed.includes(scope) ? 'OK' : 'TOKEN_SCOPE']);
    expect(await call(bearers.session)).toBe('OK');
  });

  const files: Call[] = [
    { what: 'an annotated import', call: get(`/imports/${nothing}/annotated`), allowed: ['read', 'tables', 'all'] },
    { what: 'the brief of a Chance', call: get(`/briefs/${nothing}`), allowed: ['read', 'all'] },
    { what: 'a letter of a tariff step', call: get(`/letters/${nothing}/${nothing}/pdf`), allowed: ['read', 'all'] },
    { what: 'an export of Chances', call: get(`/exports/${nothing}/file`), allowed: ['read', 'all'] },
  ];
  it.each(files)('downloads $what with the scopes $allowed, where it exists', async ({ call, allowed }) => {
    for (const scope of tokenScopes)
      expect([scope, await call(bearers[scope])]).toEqual([
        scope,
        allowed.includes(scope) ? 'NOT_FOUND' : 'TOKEN_SCOPE',
      ]);
  });

  const changes: Call[] = [
    { what: 'imports', call: post('/trpc/configuration.imports.discard', { id: nothing }), allowed: ['tables', 'all'] },
    { what: 'changes a Chance', call: post('/trpc/services.remove', { serviceId: nothing }), allowed: ['all'] },
  ];
  it.each(changes)('$what with the scopes $allowed: the right of its owner decides then', async ({ call, allowed }) => {
    for (const scope of tokenScopes)
      expect([scope, await call(bearers[scope])]).toEqual([
        scope,
        allowed.includes(scope) ? 'NOT_FOUND' : 'TOKEN_SCOPE',
      ]);
  });
});
