import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { isDeep } from '@zuschlag/validation/testing/sampling';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { procedures } from '../features/procedure-registry.ts';
import { placedFields } from '../graphql/facade.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../testing/app.ts';
import { expectedVerdicts } from '../testing/authorization-matrix.ts';
import { idPlaces, names, withThingOf } from '../testing/matrix/input-ids.ts';
import { isAnswered, onLastingThings } from '../testing/matrix/lasting-things.ts';
import { documentOf, operations } from '../testing/matrix/over-graphql.ts';
import { verdictIn, verdictOf } from '../testing/matrix/verdict-of.ts';
import { withRates } from '../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../testing/scenario.ts';
import { strangerIds, withThingsAnew } from '../testing/stranger-ids.ts';
import type { ExpectedVerdict, StrangerIds, Verdict } from '../testing/verdicts.ts';

/** Strangers to the caller: another tenant, and an organization of the same tenant with a Chance of its own. */
const strangers = ['foreign', 'unrelated'] as const;
type Stranger = (typeof strangers)[number];

const database = await testDatabase();
let tenant: ScenarioTenant;
let own: StrangerIds;
let things: { readonly [whose in Stranger]: StrangerIds };

beforeAll(async () => {
  // Ids of people and of organizations must not meet, or one would be taken for a trace of the other.
  await database.pool.query(`select nextval(pg_get_serial_sequence('app_user', 'id')) from generate_series(1, 5000)`);
  tenant = await aTenant(database);
  const other = await aTenant(database);
  await withRates(tenant);
  await withRates(other);
  own = await ownThings();
  things = {
    foreign: await strangerIds(other, 'Objektschutz Planetarium'),
    unrelated: await strangerIds(withMitteForNord(tenant), 'Objektschutz Observatorium'),
  };
});
afterAll(() => database.close());

/** The things of Nord, whose manager owns the Chance as well, so that hardly a right is missing. */
async function ownThings(state: ChanceState = 'editing'): Promise<StrangerIds> {
  const { mainOrganizationId, people } = tenant;
  const made = await strangerIds(tenant, 'Objektschutz Sternwarte');
  await inTenant(database, mainOrganizationId, (db) =>
    db.chance.update({
      where: { mainOrganizationId_id: { mainOrganizationId, id: made.chanceId } },
      data: { ownerId: people.nordManager.userId, state },
    }),
  );
  return made;
}

function withMitteForNord({ organizations, people, ...tenant }: ScenarioTenant): ScenarioTenant {
  return {
    ...tenant,
    organizations: { ...organizations, nord: organizations.mitte, mitte: organizations.nord },
    people: { ...people, nordManager: people.mitteManager, nordEditor: people.mitteEditor },
  };
}

const rows = [...procedures].flatMap(([path, { input, type }]) => {
  const expected = expectedVerdicts[path];
  const whole = expected?.whole ?? expected?.input;
  const places = input ? idPlaces(input) : [];
  return whole && places.length > 0 ? [{ path, places, whole, expected, isChange: type === 'mutation' }] : [];
});

/**
 * Where the input names one thing only, the matrix of strangers sends that one of a stranger already. The gate sends a thing
 * of one stranger to each place, of the other one to the next place, and every thing that the matrix names; the deep run
 * sends things of both to every place.
 */
const mixes = rows.flatMap(({ places, ...row }, turn) => {
  if (places.length === 1 && !row.expected?.whole) return [];
  const keeper = keeperOf(row.expected);
  const whose = keeper ? (['foreign'] as const) : strangers;
  return places.flatMap((place, at) => {
    const isSent = (stranger: Stranger) =>
      isDeep || row.expected?.mixed?.[place]?.[stranger] || stranger === whose[(turn + at) % whose.length];
    return whose.filter(isSent).map((stranger) => ({ ...row, place, stranger, keeper }));
  });
});

/** A keeper of the main organization maintains tables or settings of the whole tenant. */
function keeperOf(expected: ExpectedVerdict | undefined): 'configAdmin' | 'holdingManager' | null {
  const business = expected?.business;
  return business === 'configAdmin' || business === 'holdingManager' ? business : null;
}

/** How an input with a thing of a stranger is refused. */
const refusals: ReadonlySet<Verdict> = new Set(['NOT_FOUND', 'NOT_PERMITTED', 'INVALID_INPUT']);

const callerOf = ({ keeper }: { keeper: ReturnType<typeof keeperOf> }) => tenant.people[keeper ?? 'nordManager'];

/** Own things in each state that a row asks for, made when the first row asks. */
const setsIn = new Map<ChanceState | undefined, ReturnType<typeof onLastingThings>>();
function onThingsIn(state: ChanceState | undefined) {
  const known =
    setsIn.get(state) ??
    onLastingThings(
      () => ownThings(state),
      (...used) => withThingsAnew(tenant, ...used),
    );
  setsIn.set(state, known);
  return known;
}

const plain = new Map<string, Promise<Verdict>>();
/** The verdict on the same input with nothing of a stranger in it. */
function plainVerdict(row: (typeof mixes)[number]): Promise<Verdict> {
  const ask = async (about: StrangerIds) => ({
    verdict: await verdictOf(database, callerOf(row), { path: row.path, input: row.whole(about), about }),
  });
  const answer = () => (row.isChange ? onThingsIn(row.expected?.mixedIn)(row.path, ask, isAnswered) : ask(own));
  const known = plain.get(row.path) ?? answer().then(({ verdict }) => verdict);
  plain.set(row.path, known);
  return known;
}

describe('an input of own things that names one thing of a stranger', () => {
  it.each(rows)('of $path is described in the matrix with every thing it can name', ({ places, whole }) => {
    expect(places.filter((place) => !names(whole(own), place))).toEqual([]);
  });

  it.each(mixes)('$path with $place of a stranger ($stranger) gets what the matrix says', async (row) => {
    const { path, place, stranger, whole, expected } = row;
    const known = expected?.mixed?.[place]?.[stranger];
    const ask = async (mine: StrangerIds) => {
      const input = withThingOf(whole(things[stranger]), whole(mine), place);
      return { verdict: await verdictOf(database, callerOf(row), { path, input, about: things[stranger] }) };
    };
    const isAsExpected = (one: { verdict: Verdict }) => (known ? one.verdict === known : refusals.has(one.verdict));
    // What may be mixed changes the own things, and a state of their own is for these calls only.
    const isOnSets = expected?.mixedIn || (row.isChange && known);
    const { verdict } = await (isOnSets ? onThingsIn(expected?.mixedIn)(path, ask, isAsExpected) : ask(own));
    if (known) return expect(verdict).toBe(known);
    expect([...refusals]).toContain(verdict);
    expect(await plainVerdict(row)).not.toBe(verdict);
  });
});

/** The facade passes each call on to its procedure; the deep run tries that with every id of every operation. */
describe.runIf(isDeep)('the same input over GraphQL', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(database);
  });
  afterAll(() => app.close());

  const possible = operations.flatMap((operation) => {
    const row = rows.find(({ path }) => path === operation.path);
    const keeper = keeperOf(row?.expected);
    const whose = keeper ? (['foreign'] as const) : strangers;
    const places = row?.places ?? [];
    return row
      ? places.flatMap((place) => whose.map((stranger) => ({ ...row, operation, place, stranger, keeper })))
      : [];
  });

  // One skipped test in the gate, instead of hundreds among which no one sees another.
  const tried = isDeep ? possible : possible.slice(0, 1);

  it.each(tried)('$operation.name with $place of a stranger ($stranger) gets what the procedure says', async (row) => {
    const { operation, path, place, stranger, whole, expected } = row;
    const about = things[stranger];
    const inputOf = async () => {
      const isStored = row.isChange && (expected?.mixed?.[place]?.[stranger] || expected?.mixedIn);
      return withThingOf(whole(about), whole(isStored ? await ownThings(expected?.mixedIn) : own), place);
    };
    const known = await verdictOf(database, callerOf(row), { path, input: await inputOf(), about });
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...bearing(await tokenOf(database, callerOf(row))), 'apollo-require-preflight': 'true' },
      payload: documentOf(operation, await inputOf()),
    });
    expect(verdictIn(answer.json(), about)).toBe(known);
  });
});

describe('a field of the facade that is read for several things at once', () => {
  it.each(placedFields)('$name of $type is empty for those of strangers, beside an own one', async ({ ofMany }) => {
    const ids = [things.foreign.chanceId, own.chanceId, things.unrelated.chanceId];
    const answers = await as(tenant, tenant.people.nordManager, (work) => ofMany(work, ids));
    expect(answers.map((answer) => answer !== null)).toEqual([false, true, false]);
  });
});
