import { testDatabase } from '@zuschlag/db/testing/database';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearing, type TestApp, testApp, tokenOf } from '../../../testing/app.ts';
import { plainEntries } from '../../../testing/entries.ts';
import { aTenant } from '../../../testing/scenario.ts';

const database = await testDatabase();
let app: TestApp;
let token: string;
beforeAll(async () => {
  const tenant = await aTenant(database);
  app = await testApp(database);
  token = await tokenOf(database, tenant.people.configAdmin);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function ask(query: string, variables: object = {}) {
  const headers = { ...bearing(token), 'apollo-require-preflight': 'true' };
  const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
  const { data, errors } = answer.json();
  expect(errors).toBeUndefined();
  return data;
}

/** The documented names of each table: its list, its input, and the two calls. */
const operations: { [table in TableKey]: { list: string; input: string; add: string; remove: string } } = {
  tariff: { list: 'paginatedTariffs', input: 'TariffInput', add: 'createTariff', remove: 'removeTariff' },
  wage: { ...namesOf('Wage'), list: 'paginatedWages' },
  socialSecurity: namesOf('SocialSecurity'),
  liabilityInsurance: namesOf('LiabilityInsurance'),
  vacationBonus: namesOf('VacationBonus'),
  christmasBonus: namesOf('ChristmasBonus'),
  vacationDays: namesOf('VacationDays'),
  holiday: { list: 'paginatedHolidays', input: 'AddHolidaysInput', add: 'addHolidays', remove: 'removeHoliday' },
};
function namesOf(name: string) {
  return { list: `paginated${name}`, input: `${name}Input`, add: `add${name}`, remove: `remove${name}` };
}
const tables = (Object.keys(operations) as TableKey[]).map((table) => ({ table, ...operations[table] }));

it.each(tables)('$add and $remove keep a row that $list finds by its day and state', async (names) => {
  const { table, list, input, add, remove } = names;
  const { day } = configurationTables[table];
  const row = { ...plainEntries[table], [day]: '2131-06-04' };
  const hasState = 'province' in row;
  const values = {
    ...(table === 'holiday' ? { dates: ['2131-06-04'] } : row),
    ...(hasState ? { province: 'NW' } : {}),
  };
  const answered = table === 'holiday' ? 'count' : 'id';
  const added = await ask(`mutation($input: ${input}!) { ${add}(input: $input) { ${answered} } }`, { input: values });
  if (table === 'holiday') expect(added).toEqual({ addHolidays: { count: 1 } });

  const find = (states: string) =>
    ask(`{ ${list}(
      first: 5
      filters: { ${day}: { gte: "2131-01-01", lte: "2131-12-31" }${hasState ? `, provinces: ${states}` : ''} }
      sort: { field: ${table === 'holiday' ? 'Date' : 'ActiveFrom'}, order: DESC }
    ) { edges { node { id ${day} ${hasState ? 'province' : ''} } cursor } pageInfo { hasNextPage endCursor } } }`);
  const { edges, pageInfo } = (await find('["NW"]'))[list];
  expect(edges).toMatchObject([{ node: { [day]: '2131-06-04', ...(hasState ? { province: 'DE-NW' } : {}) } }]);
  expect(pageInfo).toEqual({ hasNextPage: false, endCursor: edges[0].cursor });
  if (hasState) expect((await find('[]'))[list].edges).toEqual([]);

  const { id } = edges[0].node;
  expect(await ask(`mutation { ${remove}(id: "${id}") { id } }`)).toEqual({ [remove]: { id } });
  expect((await find('null'))[list].edges).toEqual([]);
});
