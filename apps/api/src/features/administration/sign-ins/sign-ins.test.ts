import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, expect, it } from 'vitest';
import { bearing, testApp, tokenOf } from '../../../testing/app.ts';
import { aTenant } from '../../../testing/scenario.ts';

const database = await testDatabase();
const app = await testApp(database);
afterAll(async () => {
  await app.close();
  await database.close();
});

type Answer = { result: { data: { signIns: { id: string; isThis: boolean }[] } } };

it('shows a person the own sign-ins and ends one or all others, from the next call on', async () => {
  const { people } = await aTenant(database);
  const tokens = [];
  for (let nth = 0; nth < 3; nth += 1) tokens.push(await tokenOf(database, people.nordEditor));
  const [first = '', second = '', third = ''] = tokens;
  const foreign = await tokenOf(database, people.nordManager);
  const status = async (token: string) =>
    (await app.inject({ url: '/trpc/accounts.me', headers: bearing(token) })).statusCode;
  const list = async (token: string) => {
    const answer = await app.inject({ url: '/trpc/administration.signIns.list', headers: bearing(token) });
    return answer.json<Answer>().result.data.signIns;
  };
  const end = (token: string, what: string, payload: object = {}) =>
    app.inject({ method: 'POST', url: `/trpc/administration.signIns.${what}`, headers: bearing(token), payload });

  const own = (await list(first)).find(({ isThis }) => isThis)?.id;
  expect(await list(first)).toHaveLength(3);
  const idOfSecond = (await list(second)).find(({ isThis }) => isThis)?.id;
  expect(own).not.toBe(idOfSecond);
  expect((await end(foreign, 'end', { id: idOfSecond })).statusCode).toBe(404);
  expect((await end(first, 'end', { id: idOfSecond })).statusCode).toBe(200);
  expect([await status(first), await status(second), await status(third)]).toEqual([200, 401, 200]);
  expect((await end(first, 'endOthers')).statusCode).toBe(200);
  expect([await status(first), await status(third), await status(foreign)]).toEqual([200, 401, 200]);
});
