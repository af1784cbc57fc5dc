import { testDatabase } from '@zuschlag/db/testing/database';
import type { LightMyRequestResponse } from 'fastify';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearing, type TestApp, testApp, tokenOf } from '../testing/app.ts';
import { withRates } from '../testing/rates.ts';
import { aTenant, type ScenarioTenant } from '../testing/scenario.ts';
import { aChanceToCalculate, aService, aServiceInput } from '../testing/services.ts';
import { strangerIds } from '../testing/stranger-ids.ts';

/** What the client of another firm meets: its first calls, its defaults, its spelling. */

const database = await testDatabase();
let tenant: ScenarioTenant;
let app: TestApp;
let token: string;
let chanceId: string;

beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant, { provinces: ['DE-NW', 'DE-SH'] });
  chanceId = await aChanceToCalculate(tenant);
  await aService(tenant, chanceId);
  app = await testApp(database);
  token = await tokenOf(database, tenant.people.nordEditor);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const preflight = { 'apollo-require-preflight': 'true' };
const post = (query: string, { variables = {}, headers = {} as object, bearer = token as string | null } = {}) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...preflight, ...(bearer ? bearing(bearer) : {}), ...headers },
    payload: { query, variables },
  });
const ask = async (query: string, variables: object = {}, bearer = token) =>
  (await post(query, { variables, bearer })).json();
const codes = (answer: LightMyRequestResponse) =>
  answer.json().errors.map((error: { extensions: { code: string } }) => error.extensions.code);

describe('without a session', () => {
  it.each([
    ['introspection', getIntrospectionQuery()],
    ['the name of a type', '{ __type(name: "Tender") { fields { name } } }'],
    ['introspection in a fragment', 'query { ...All } fragment All on Query { __schema { types { name } } }'],
    ['an unknown field', '{ tender { id } }'],
    ['an almost known field', 'mutation { loginUser(input: {}) { tokn } }'],
    ['introspection beside a sign-in', 'query A { __schema { types { name } } }'],
  ])('%s says nothing of the schema', async (_, query) => {
    const answer = await post(query, { bearer: null });
    expect(codes(answer)).toEqual(['UNAUTHENTICATED']);
    expect(answer.body).not.toMatch(/token"|Did you mean|types/);
  });

  it('a forged token opens the schema no more than none', async () => {
    expect(codes(await post('{ __schema { types { name } } }', { bearer: '1.forged' }))).toEqual(['UNAUTHENTICATED']);
  });

  it('a sign-in is answered, and a syntax error is told', async () => {
    const signIn = 'mutation { loginUser(input: { oAuthToken: "1.nothing" }) { token } }';
    expect(codes(await post(signIn, { bearer: null }))).toEqual(['WRONG_CREDENTIALS']);
    expect(codes(await post('{ organization(', { bearer: null }))).toEqual(['INVALID_INPUT']);
  });
});

describe('with a session', () => {
  it('introspection and validation answer', async () => {
    expect((await ask(getIntrospectionQuery())).data.__schema.types.length).toBeGreaterThan(100);
    expect((await ask('{ paginatedTender { edges { cursor } } }')).errors[0].message).toContain('paginatedTenders');
  });
});

describe('a variable of the wrong type', () => {
  it('is named with what is wrong, and not repeated as a whole', async () => {
    const query = 'query ($first: Int!) { paginatedTenders(first: $first) { pageInfo { hasNextPage } } }';
    const { errors } = await ask(query, { first: 'x'.repeat(100_000) });
    expect(errors[0].extensions.code).toBe('INVALID_INPUT');
    expect(errors[0].message).toMatch(/^Variable "\$first" got invalid value "x+ … x+"$/);
    expect(errors[0].message.length).toBeLessThan(410);
  });
});

describe('a page of an impossible size', () => {
  it.each([
    [0, 'first: Muss größer als 0 sein.', { problem: 'NOT_ABOVE', bound: 0 }],
    [1_000, 'first: Höchstens 50.', { problem: 'TOO_BIG', bound: 50 }],
  ])('of %i rows is refused with the limit, in words', async (rows, words, field) => {
    const { errors } = await ask(`{ paginatedTenders(first: ${rows}) { edges { cursor } } }`);
    expect(errors[0].message).toContain(words);
    expect(errors[0].extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'first', ...field }] });
  });
});

describe('a call that its library sends in another way', () => {
  it.each([
    ['de', /Header „apollo-require-preflight: true“/],
    ['en-GB', /header "apollo-require-preflight: true"/],
  ])('without the preflight header is told so in the words of %s', async (language, words) => {
    for (const call of [
      { method: 'POST', payload: { query: '{ __typename }' } } as const,
      { method: 'GET', query: { query: '{ __typename }' } } as const,
    ]) {
      const answer = await app.inject({
        ...call,
        url: '/graphql',
        headers: { ...bearing(token), 'accept-language': language },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([
        { message: expect.stringMatching(words), extensions: { code: 'PREFLIGHT_HEADER_MISSING' } },
      ]);
    }
  });

  it('by GET is answered when it reads, also with variables', async () => {
    const query = {
      query: 'query($id: ID!) { fetchTenderById(id: $id) { id } }',
      variables: JSON.stringify({ id: chanceId }),
    };
    const answer = await app.inject({ url: '/graphql', query, headers: { ...preflight, ...bearing(token) } });
    expect(answer.json()).toEqual({ data: { fetchTenderById: { id: chanceId } } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('by GET is refused when it changes something', async () => {
    const query = { query: 'mutation { logout { isOver } }' };
    const answer = await app.inject({ url: '/graphql', query, headers: { ...preflight, ...bearing(token) } });
    expect(codes(answer)).toEqual(['POST_REQUIRED']);
    expect((await ask('{ paginatedTenders { edges { cursor } } }')).errors).toBeUndefined();
  });
});

describe('other words for a value', () => {
  it('are read in variables and in documents', async () => {
    const filter =
      'query($state: [TenderState!]) { paginatedTenders(filters: { state: $state }) { edges { node { id } } } }';
    expect((await ask(filter, { state: ['pendingmargindecision'] })).errors).toBeUndefined();
    const document = '{ paginatedTenders(filters: { state: [pending, editing] }) { edges { node { id state } } } }';
    expect((await ask(document)).data.paginatedTenders.edges).toMatchObject([
      { node: { id: chanceId, state: 'editing' } },
    ]);
    expect((await ask(filter, { state: ['nonsense'] })).errors[0].extensions.code).toBe('INVALID_INPUT');
  });

  it('fit every table: SH is DE-SH, hourlywage is HOURLYWAGE, on the way in and in filters', async () => {
    const keeper = await tokenOf(database, tenant.people.configAdmin);
    const { tariff } = (await strangerIds(tenant, 'Objektschutz Sternwarte')).entries;
    const create =
      'mutation($input: TariffInput!) { createTariff(input: $input) { province basisForBonusCalculation } }';
    const input = { ...tariff, province: 'SH', basisForBonusCalculation: 'hourlywage', activeFrom: '2031-01-01' };
    expect((await ask(create, { input }, keeper)).data.createTariff).toEqual({
      province: 'DE-SH',
      basisForBonusCalculation: 'HOURLYWAGE',
    });
    const list = '{ paginatedTariffs(first: 5, filters: { provinces: ["SH"] }) { edges { node { province } } } }';
    const { edges } = (await ask(list)).data.paginatedTariffs;
    expect(new Set(edges.map((edge: { node: { province: string } }) => edge.node.province))).toEqual(
      new Set(['DE-SH']),
    );
    const holidays = 'mutation { addHolidays(input: { province: "SH", dates: ["2031-06-03"] }) { count } }';
    expect((await ask(holidays, {}, keeper)).data.addHolidays).toEqual({ count: 1 });
  });

  it('an empty text for a decision counts as left out', async () => {
    const submit = `mutation($id: ID!, $action: BidAction) {
      submitDecision(input: { bidDecisionGroupId: $id, action: $action, decision: Bid }) { tenderState } }`;
    const answer = await ask(submit, { id: crypto.randomUUID(), action: '' });
    expect(answer.errors[0].extensions.code).toBe('NOT_FOUND');
  });
});

describe('the names of the documentation', () => {
  it('mainOrganizationId stands in the rows of the main organization', async () => {
    const { data } = await ask(`{
      paginatedSocialSecurity { edges { node { mainOrganizationId organizationId } } }
      paginatedLiabilityInsurance { edges { node { mainOrganizationId } } }
      paginatedVacationBonus { edges { node { mainOrganizationId } } }
      paginatedChristmasBonus { edges { node { mainOrganizationId } } }
      paginatedVacationDays { edges { node { mainOrganizationId } } }
    }`);
    const { mainOrganizationId } = tenant;
    for (const [list, { edges }] of Object.entries<{ edges: object[] }>(data)) {
      expect(edges[0], list).toMatchObject({ node: { mainOrganizationId } });
    }
  });

  it('the organization of a config administrator has a name, and so has that of the user', async () => {
    const { data } = await ask('{ paginatedConfigAdministrators { edges { node { organization { name } } } } }');
    const organization = { name: 'Treuwacht Holding GmbH' };
    expect(data.paginatedConfigAdministrators.edges[0].node).toEqual({ organization });
    const goOn =
      'mutation($input: LoginInput!) { loginUser(input: $input) { user { organization { name shortName } } } }';
    const { loginUser } = (await ask(goOn, { input: { sessionToken: token } })).data;
    expect(loginUser.user.organization).toEqual({ name: 'Treuwacht Nord Objektschutz GmbH', shortName: 'TW Nord' });
  });

  it('periods are sunday_night and holiday_night', async () => {
    const { data } = await ask(
      '{ fetchServicesOnTender(tenderId: "' +
        chanceId +
        '") { services { costDetails { type } minutesPerTariff { type } } } }',
    );
    const [service] = data.fetchServicesOnTender.services;
    const types = service.costDetails.map(({ type }: { type: string }) => type);
    expect(types).toEqual(['cumulated', 'day', 'night', 'sunday', 'sunday_night', 'holiday', 'holiday_night']);
    expect(service.minutesPerTariff.map(({ type }: { type: string }) => type)).toEqual(types.slice(1));
  });

  it('a way of pricing may stand among the fields of a new service', async () => {
    const { revenue: _, ...fields } = aServiceInput(tenant, { name: 'Mit flachen Feldern' });
    const add = `mutation($tenderId: ID!, $input: AddPermanentServiceInput!) {
      addPermanentService(tenderId: $tenderId, input: $input) { revenueCalculationType margin flatRate } }`;
    const flat = async (more: object) => ask(add, { tenderId: chanceId, input: { ...fields, ...more } });
    expect(
      (await flat({ revenueCalculationType: 'Margin', margin: 0.08, flatRate: null })).data.addPermanentService,
    ).toMatchObject({
      revenueCalculationType: 'Margin',
      margin: 0.08,
    });
    expect(
      (await flat({ revenueCalculationType: 'Flatrate', flatRate: 90_000 })).data.addPermanentService,
    ).toMatchObject({
      flatRate: 90_000,
    });
    const { errors } = await flat({});
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining('input.revenue'),
      extensions: { code: 'INVALID_INPUT' },
    });
  });
});

describe('a page by its number', () => {
  const page = async (more: string) => {
    const { data } = await ask(
      `{ paginatedVacationDays(first: 1, ${more} sort: { field: LengthOfEmployment, order: ASC }) {
        edges { node { id } cursor } pageInfo { hasNextPage endCursor } } }`,
    );
    return data.paginatedVacationDays;
  };

  it('holds the rows that a cursor leads to', async () => {
    const first = await page('currentPage: 1,');
    const second = await page('currentPage: 2,');
    expect(second).toEqual(await page(`after: "${first.pageInfo.endCursor}",`));
    expect(second.edges[0].node.id).not.toBe(first.edges[0].node.id);
    expect((await page('currentPage: 9000,')).edges).toEqual([]);
  });

  it('is not read where there is a cursor', async () => {
    const { endCursor } = (await page('')).pageInfo;
    expect(await page(`after: "${endCursor}", currentPage: 4,`)).toEqual(await page(`after: "${endCursor}",`));
  });
});

it('figures end with their digits, without the noise of binary sums', async () => {
  const answer = await post(
    `{ fetchServicesOnTender(tenderId: "${chanceId}") { tenderCostDetails { totalCosts payCosts { baseWage wage vacation } } services { totalCost revenue } } }`,
  );
  const numbers = answer.body.match(/\d+\.\d+/g) ?? [];
  expect(numbers.length).toBeGreaterThan(3);
  for (const number of numbers)
    expect(number.replace('.', '').replace(/^0+/, '').length, number).toBeLessThanOrEqual(15);
});

describe('GraphiQL', () => {
  it('is a page that signs in, and says nothing of the schema before', async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/graphiql' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src [^;]*unsafe|https?:/);
    expect(body).not.toMatch(/https?:|Tender|<script>/);
  });

  it.each(['sign-in.js', 'sign-in.css', 'graphiql.js', 'graphiql.css', 'editor.js', 'json.js', 'graphql.js'])(
    'brings its %s along',
    async (file) => {
      const answer = await app.inject({ url: `/query-editor/${file}` });
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
    },
  );

  it.each(['constructor', 'page.html', '..%2fgraphiql-route.ts'])('has no file %s', async (file) => {
    expect((await app.inject({ url: `/query-editor/${file}` })).statusCode).toBe(404);
  });
});
