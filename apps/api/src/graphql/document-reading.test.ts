import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { withStatements } from '@zuschlag/db/testing/statements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../events/publish.ts';
import { bidGroupsOfChance, bidGroupsOfChances } from '../features/bid-decisions/list-groups.ts';
import { marginGroupsOfChance, marginGroupsOfChances } from '../features/margin-decisions/list-groups.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../testing/app.ts';
import { aQuickChance } from '../testing/chances.ts';
import { decideBids } from '../testing/decisions.ts';
import { as, aTenant, type ScenarioTenant } from '../testing/scenario.ts';
import { placedFields } from './facade.ts';
import { loadField } from './load-field.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let app: TestApp;
let token: string;
let chanceIds: string[];

beforeAll(async () => {
  tenant = await aTenant(database);
  app = await testApp(database);
  token = await tokenOf(database, tenant.people.holdingEditor);
  chanceIds = [];
  // Two wait for bids, two are calculated: the groups of both kinds are there.
  for (const isBid of [false, false, true, true]) {
    const id = await aQuickChance(tenant, { operatedBy: ['nord', 'mitte'] });
    if (isBid) await decideBids(tenant, id, { nord: 'Bid', mitte: 'Bid' });
    chanceIds.push(id);
  }
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type Answer = {
  data: { [field: string]: unknown } | null;
  errors?: { path: string[]; extensions: { code: string } }[];
};

async function ask(query: string, bearer = token): Promise<Answer> {
  const headers = { ...bearing(bearer), 'apollo-require-preflight': 'true' };
  return (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).json();
}

const groups = 'bidDecisionGroups { id } marginDecisionGroups { id }';
const tenders = (ids: readonly string[], fields: string) =>
  `{ ${ids.map((id, at) => `t${at}: fetchTenderById(id: "${id}") { id ${fields} }`).join(' ')} }`;
const countOf = async (query: string) => (await withStatements(() => ask(query))).statements.length;

describe('a document of queries', () => {
  it('checks the session once, however many fields it has', async () => {
    const query = `{ paginatedTenders(first: 5) { edges { node { id } } } a: paginatedOrganizations(first: 5) { edges { node { id } } } b: paginatedOrganizations(first: 2) { edges { node { id } } } ${tenders(chanceIds, groups).slice(1)}`;
    const { result, statements } = await withStatements(() => ask(query));
    expect(result.errors).toBeUndefined();
    expect(statements.filter((text) => /from session\b/.test(text))).toHaveLength(1);
  });

  it('keeps no reading open for a field that is worked on after its own reading', async () => {
    const [id] = chanceIds;
    const filling = `{ priceFormId: "${crypto.randomUUID()}", documentId: "${crypto.randomUUID()}" }`;
    const check = `checkPriceForm(tenderId: "${id}", filling: ${filling}) { notes }`;
    const { result, statements } = await withStatements(() =>
      ask(`{ ${check} a: fetchTenderById(id: "${id}") { id } }`),
    );
    expect(result.errors?.map(({ path }) => path)).toEqual([['checkPriceForm']]);
    expect(statements.filter((text) => /from session\b/.test(text)).length).toBeGreaterThan(1);
  });

  it('reads the groups of four Chances in as many statements as those of one', async () => {
    const nested = async (ids: string[]) => (await countOf(tenders(ids, groups))) - (await countOf(tenders(ids, '')));
    const ofOne = await nested(chanceIds.slice(2, 3));
    expect(ofOne).toBe(6);
    expect(await nested(chanceIds)).toBe(ofOne);
  });

  it('answers each Chance with its own groups', async () => {
    const { data } = await ask(tenders(chanceIds, groups));
    for (const [at, id] of chanceIds.entries()) {
      const [bids, margins] = await as(tenant, tenant.people.holdingEditor, async (work) => [
        await bidGroupsOfChance(work, id),
        (await marginGroupsOfChance(work, id)).groups,
      ]);
      const ids = (rows: readonly { id: string }[] = []) => rows.map((row) => ({ id: row.id }));
      expect(data?.[`t${at}`]).toEqual({ id, bidDecisionGroups: ids(bids), marginDecisionGroups: ids(margins) });
    }
  });

  it('refuses a field by itself and answers the others', async () => {
    const [known = ''] = chanceIds;
    const { data, errors } = await ask(tenders([known, crypto.randomUUID()], groups));
    expect(data).toMatchObject({ t0: { id: known, bidDecisionGroups: [{}, {}] }, t1: null });
    expect(errors).toMatchObject([{ path: ['t1'], extensions: { code: 'NOT_FOUND' } }]);
  });

  it('is refused at each field when the session is over', async () => {
    const over = await tokenOf(database, tenant.people.nordEditor);
    const { userId, mainOrganizationId } = tenant.people.nordEditor;
    await ask('{ paginatedTenders(first: 1) { edges { node { id } } } }', over);
    await inTenant(database, mainOrganizationId, (db) => db.session.deleteMany({ where: { userId } }));
    const { errors } = await ask('{ a: paginatedTenders(first: 1) { edges { node { id } } } }', over);
    expect(errors).toMatchObject([{ path: ['a'], extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('the groups of several Chances', () => {
  it('are those a caller may view; what is foreign or no id at all is null in its place', async () => {
    const stranger = await aTenant(database);
    const [visible = '', other = ''] = chanceIds;
    const ids = [visible, await aQuickChance(stranger), 'nonsense', other];
    const [bids, margins] = await as(tenant, tenant.people.nordEditor, async (work) => [
      await bidGroupsOfChances(work, ids),
      await marginGroupsOfChances(work, ids),
    ]);
    expect([bids, margins].map((answers) => answers.map((answer) => answer !== null))).toEqual([
      [true, false, false, true],
      [true, false, false, true],
    ]);
    const unrelated = await as(tenant, tenant.people.suedEditor, (work) => bidGroupsOfChances(work, ids));
    expect(unrelated).toEqual([null, null, null, null]);
  });

  it('are refused with NOT_FOUND for the one that the caller may not view, while the other is answered', async () => {
    const [field] = placedFields;
    const quiet = () => undefined;
    const context = {
      ...{ database, publish, token, idempotencyKey: null, requestId: 'test', userAgent: null },
      ...{ now: () => new Date(), log: { error: quiet, warn: quiet, info: quiet }, loaders: new Map() },
    };
    const load = (id: string) => loadField(field as NonNullable<typeof field>, id, context);
    const [found, hidden] = await Promise.allSettled([load(chanceIds[0] ?? ''), load(crypto.randomUUID())]);
    expect(found).toMatchObject({ status: 'fulfilled' });
    expect(hidden).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } });
  });
});

describe('a document of mutations', () => {
  it('keeps what the first one did when the second is refused', async () => {
    const [id] = chanceIds;
    const { errors } = await ask(
      `mutation { a: updateTenderDetails(tenderId: "${id}", input: { executiveSummary: "Zwei Pforten." }) { id }
        b: updateTenderState(tenderId: "${id}", won: true) { id } }`,
    );
    expect(errors).toMatchObject([{ path: ['b'], extensions: { code: 'INVALID_STATE_TRANSITION' } }]);
    const { data } = await ask(`{ fetchTenderById(id: "${id}") { executiveSummary } }`);
    expect(data).toMatchObject({ fetchTenderById: { executiveSummary: 'Zwei Pforten.' } });
  });

  it('answers the fields of a changed Chance as they are after the change', async () => {
    const [, id] = chanceIds;
    const { data, errors } = await ask(
      `mutation { updateTenderDetails(tenderId: "${id}", input: { executiveSummary: "Neu." }) { executiveSummary ${groups} } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      updateTenderDetails: { executiveSummary: 'Neu.', bidDecisionGroups: [{}, {}], marginDecisionGroups: [] },
    });
  });
});
