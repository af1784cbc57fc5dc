import { isDeepStrictEqual } from 'node:util';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../actor.ts';
import { keepSecretsWith } from '../database/kept-secrets.ts';
import { callByPath, procedures } from '../features/procedure-registry.ts';
import { bearing, callerOf, type TestApp, testApp } from '../testing/app.ts';
import { askedRights, expectedVerdicts } from '../testing/authorization-matrix.ts';
import { onLastingThings } from '../testing/matrix/lasting-things.ts';
import { verdictOf as verdictOfCall } from '../testing/matrix/verdict-of.ts';
import { rightsAskedBy } from '../testing/observed-rights.ts';
import { withRates } from '../testing/rates.ts';
import { aTenant, type ScenarioTenant } from '../testing/scenario.ts';
import { strangerIds, withThingsAnew } from '../testing/stranger-ids.ts';
import type { StrangerIds, Verdict } from '../testing/verdicts.ts';

const database = await testDatabase();
const chanceName = 'Objektschutz Sternwarte';
let tenant: ScenarioTenant;
let other: ScenarioTenant;
let ids: StrangerIds;
let app: TestApp;

beforeAll(async () => {
  // The expected verdicts are those without a key of the operator.
  keepSecretsWith(null);
  // Ids of people and of organizations must not meet, or one would be taken for a trace of the other.
  await database.pool.query(`select nextval(pg_get_serial_sequence('app_user', 'id')) from generate_series(1, 5000)`);
  tenant = await aTenant(database);
  other = await aTenant(database);
  await withRates(tenant);
  ids = await strangerIds(tenant, chanceName);
  app = await testApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const verdictOf = (actor: UserActor, path: string, about: StrangerIds): Promise<Verdict> =>
  verdictOfCall(database, actor, { path, input: expectedVerdicts[path]?.input?.(about), about });

// Queries before mutations: what a mutation adds must not stand in an answer that is about the Chance.
const rows = [...procedures]
  .map(([path, { type }]) => ({ path, type }))
  .sort((one, other) => other.type.localeCompare(one.type) || one.path.localeCompare(other.path));

describe('somebody who has no business with a thing', () => {
  it.each(rows)('$path has an expected verdict', ({ path }) => {
    expect(expectedVerdicts).toHaveProperty([path]);
  });

  it('has no verdict for a procedure that is not there', () => {
    expect(Object.keys(expectedVerdicts).filter((path) => !procedures.has(path))).toEqual([]);
  });

  it.each(rows)('$path answers a manager of another tenant as expected', async ({ path }) => {
    const verdict = await verdictOf(other.people.holdingManager, path, ids);
    expect(verdict).toBe(expectedVerdicts[path]?.foreign);
  });

  it.each(rows)('$path answers a manager of an unrelated organization as expected', async ({ path }) => {
    const verdict = await verdictOf(tenant.people.suedManager, path, ids);
    expect(verdict).toBe(expectedVerdicts[path]?.unrelated);
  });

  it('sees nothing of the Chance in what it may list', async () => {
    const caller = await callerOf(database, tenant.people.suedManager);
    for (const path of ['chance.list', 'bidDecisions.pending', 'marginDecisions.pending']) {
      const answer = JSON.stringify(await callByPath(caller, path, expectedVerdicts[path]?.input?.(ids)));
      expect(answer, path).not.toContain(ids.chanceId);
    }
  });
});

describe('the same input, from somebody whose business it is', () => {
  const hidden = rows.filter(({ path }) => expectedVerdicts[path]?.foreign === 'NOT_FOUND');

  const onThings = onLastingThings(
    () => strangerIds(tenant, chanceName),
    (...used) => withThingsAnew(tenant, ...used),
  );
  const inCharge = (path: string) => tenant.people[expectedVerdicts[path]?.business ?? 'holdingManager'];

  it.each(hidden)('$path finds the thing and asks for the rights of its row', async ({ path }) => {
    const attempt = async (about: StrangerIds) => {
      const said: { verdict: Verdict } = { verdict: 'INTERNAL' };
      const asked = await rightsAskedBy(async () => {
        said.verdict = await verdictOf(inCharge(path), path, about);
      });
      return { ...said, asked };
    };
    const isChange = procedures.get(path)?.type === 'mutation';
    // Things that earlier calls changed serve as long as the thing is found and the rights of the row are asked for.
    const isFound = ({ verdict, asked }: Awaited<ReturnType<typeof attempt>>) =>
      verdict !== 'NOT_FOUND' && isDeepStrictEqual(asked, askedRights[path] ?? []);
    const { verdict, asked } = isChange ? await onThings(path, attempt, isFound) : await attempt(ids);
    expect(verdict).not.toBe('NOT_FOUND');
    expect(verdict).not.toBe('INTERNAL');
    expect(asked).toEqual(askedRights[path] ?? []);
  });

  it.each(rows.filter((row) => !hidden.includes(row)))('$path asks for the rights of its row', async ({ path }) => {
    const asked = await rightsAskedBy(() => verdictOf(inCharge(path), path, ids));
    expect(asked).toEqual(askedRights[path] ?? []);
  });

  it('has no rights for a procedure that is not there', () => {
    expect(Object.keys(askedRights).filter((path) => !procedures.has(path))).toEqual([]);
  });
});

describe('a thing that does not exist', () => {
  const hidden = rows.filter(({ path }) => expectedVerdicts[path]?.unrelated === 'NOT_FOUND');
  const nothing = '01890000-0000-7000-8000-000000000000';
  /** The same things, each under another id. */
  const withIds = (id: string): StrangerIds => {
    const texts = Object.entries(ids).filter(([key, value]) => key.endsWith('Id') && typeof value === 'string');
    return {
      ...ids,
      ...Object.fromEntries(texts.map(([key]) => [key, id])),
      entryIds: { ...ids.entryIds, tariff: id },
    };
  };

  it.each(hidden)('$path answers exactly as for a stranger', async ({ path }) => {
    expect(await verdictOf(tenant.people.suedManager, path, withIds(nothing))).toBe('NOT_FOUND');
    expect(await verdictOf(tenant.people.suedManager, path, withIds('x'))).toBe('NOT_FOUND');
  });
});

describe('every address of the server', () => {
  /** The procedures without a session; all others require one. */
  const addresses: { [address: string]: string } = {
    'GET /health': 'everybody',
    'GET /metrics': 'the token of the operator',
    'GET /outbox': 'everybody, where the operator opened it',
    'POST /identity/sign-in': 'everybody',
    'POST /identity/reset': 'everybody',
    'POST /identity/check-reset': 'the secret link of a mail',
    'POST /identity/confirm-reset': 'the secret link of a mail',
    'POST /identity/check-invitation': 'the secret link of a mail',
    'POST /identity/accept-invitation': 'the secret link of a mail',
    'POST /identity/provider/begin': 'everybody; with an invitation, the secret link of a mail',
    'GET /identity/provider/:provider/callback': 'the browser that began, with the answer of the provider',
    'POST /identity/provider/finish': 'the browser that came back',
    'POST /identity/portal': 'the secret link that a Manager asked for',
    'GET /calendar/:file': 'the secret address of a feed',
    'GET /unsubscribe': 'everybody; it asks',
    'POST /unsubscribe': 'the signed link of a mail',
    'GET /client-config.json': 'everybody',
    // tRPC itself answers the methods it has no use for.
    ...Object.fromEntries(
      ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [`${method} /trpc/:path`, 'a session']),
    ),
    'GET /graphiql': 'everybody; it signs in',
    'GET /query-editor/:file': 'everybody',
    'GET /graphql': 'a session',
    'POST /graphql': 'a session',
    'GET /events': 'a session',
    'GET /aiImport/stream': 'a session',
    'GET /ask/stream': 'a session',
    'POST /ask/stream': 'a session',
    'POST /files': 'a session',
    'GET /configuration/:table/export': 'a session',
    'GET /configuration/:table/template': 'a session',
    'GET /imports/:id/annotated': 'a session',
    'GET /briefs/:chanceId': 'a session',
    'GET /letters/:id/:chanceId/:format': 'a session',
    'GET /exports/:id/file': 'a session',
    'GET /actuals/:chanceId/file': 'a session',
    'GET /handouts/:id/file': 'a session',
    'GET /documents/:id/file': 'a session',
    'GET /invoices/:id/:format': 'a session',
  };

  it('is expected', () => {
    const printed = app.printRoutes({ commonPrefix: false, includeHooks: false });
    const found = [...printed.matchAll(/── (\S+) \(([^)]+)\)/g)].flatMap(([, place, methods = '']) =>
      methods.split(', ').flatMap((method) => (/GET|POST|PUT|PATCH|DELETE/.test(method) ? [`${method} ${place}`] : [])),
    );
    expect(found.sort()).toEqual(Object.keys(addresses).sort());
  });

  it('lets nobody in without a session', async () => {
    const procedure = (await app.inject({ url: '/trpc/chance.list' })).json().error.data.code;
    const stream = (await app.inject({ url: '/events' })).json().error.data.code;
    const ofImport = (await app.inject({ url: '/aiImport/stream' })).json().error.data.code;
    const ofAnswer = (await app.inject({ method: 'POST', url: '/ask/stream', payload: {} })).json().error.data.code;
    const facade = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'apollo-require-preflight': 'true' },
      payload: { query: `{ fetchTenderById(id: "${ids.chanceId}") { id } }` },
    });
    const codes = [procedure, stream, ofImport, ofAnswer, facade.json().errors[0].extensions.code];
    expect(codes).toEqual(Array(5).fill('UNAUTHENTICATED'));
  });

  it('keeps metrics and the outbox closed to every caller until the operator opens them', async () => {
    const closed = await testApp(database, { hasOutbox: false });
    const local = await Promise.all(['/metrics', '/outbox'].map((url) => closed.inject({ url })));
    await closed.close();
    expect(local.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const metricsToken = 'a token of the operator'.replaceAll(' ', '-');
    const open = await testApp(database, { hasOutbox: true, metricsToken });
    const calls = [{ url: '/outbox' }, { url: '/metrics' }, { url: '/metrics', headers: bearing(metricsToken) }];
    const answers = await Promise.all(calls.map((call) => open.inject(call)));
    await open.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200]);
  });
});
