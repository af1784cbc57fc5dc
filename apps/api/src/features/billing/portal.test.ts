import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearing, callerOf, type TestApp, testApp, tokenOf } from '../../testing/app.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { anAdmin } from '../platform/testing/an-admin.ts';
import { aContract } from './testing/a-contract.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let app: TestApp;

beforeAll(async () => {
  const operator = await aTenant(database);
  const admin = await anAdmin(operator);
  tenant = await aTenant(database);
  app = await testApp(database, { publicUrl: 'https://zuschlag.example' });
  const { billing } = await callerOf(database, { ...operator.people[admin], role: 'Admin' });
  await billing.create({ input: aContract(tenant.mainOrganizationId) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const askedBy = async (who: PersonKey) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...bearing(await tokenOf(database, tenant.people[who])), 'graphql-require-preflight': '1' },
    payload: { query: 'mutation { generateCustomerPortalLink }' },
  });
  return answer.json();
};
const aLink = async (): Promise<string> => (await askedBy('holdingManager')).data.generateCustomerPortalLink;
const tokenIn = (link: string) => link.split('/').at(-1) ?? '';
const open = (token: string) => app.inject({ method: 'POST', url: '/identity/portal', payload: { token } });
const inTables = <Result>(run: Parameters<typeof as<ReturnType<typeof systemOf>, Result>>[2]) =>
  as(tenant, systemOf(tenant), run);

it('a link shows the contract once, without a session', async () => {
  const link = await aLink();
  expect(link).toMatch(/^https:\/\/zuschlag\.example\/billing-portal\/[\w.-]+$/);
  const first = await open(tokenIn(link));
  expect(first.json()).toMatchObject({ organizationId: tenant.mainOrganizationId, subscriptionStatus: 'active' });
  expect(first.headers['cache-control']).toBe('no-store');
  const second = await open(tokenIn(link));
  expect([second.statusCode, second.json().error.data.code]).toEqual([404, 'LINK_INVALID']);
});

it('of two who open a link at the same moment one sees the contract', async () => {
  const token = tokenIn(await aLink());
  const both = await Promise.all([open(token), open(token)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
});

it('a link ends after five minutes, and with the next one', async () => {
  const old = tokenIn(await aLink());
  const token = tokenIn(await aLink());
  expect((await open(old)).statusCode).toBe(404);
  await inTables(({ db }) =>
    db.accountLink.updateMany({ where: { kind: 'portal' }, data: { expiresAt: new Date(Date.now() - 1) } }),
  );
  expect((await open(token)).statusCode).toBe(404);
});

it('the database keeps no link, and the token of a session is none', async () => {
  const token = tokenIn(await aLink());
  const kept = await inTables(async ({ db }) => [
    await db.accountLink.findMany(),
    (await db.trailEntry.findMany()).map(({ after }) => after),
  ]);
  expect(JSON.stringify(kept)).not.toContain(token.split('.')[1]);
  expect((await open(await tokenOf(database, tenant.people.holdingManager))).statusCode).toBe(404);
});

it('a link is for those who settle bills, also when it is opened', async () => {
  expect(JSON.stringify(await askedBy('nordManager'))).toContain('NOT_PERMITTED');
  const token = tokenIn(await aLink());
  const { userId } = tenant.people.holdingManager;
  const becomes = (role: 'Manager' | 'Viewer') =>
    inTables(({ db }) => db.user.updateMany({ where: { id: userId }, data: { role } }));
  await becomes('Viewer');
  const answer = await open(token);
  await becomes('Manager');
  expect(answer.statusCode).toBe(404);
});
