import { ownDatabase } from '@zuschlag/db/testing/database';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { daysAfter } from '@zuschlag/validation/measures/berlin-moment';
import { fileNameHeader } from '@zuschlag/validation/wire/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApiToken } from '../../../testing/api-tokens.ts';
import { bearing, callerOf, type TestApp, testApp, tokenOf } from '../../../testing/app.ts';
import { expectedVerdicts } from '../../../testing/authorization-matrix.ts';
import { verdictOf } from '../../../testing/matrix/verdict-of.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { strangerIds } from '../../../testing/stranger-ids.ts';
import type { StrangerIds } from '../../../testing/verdicts.ts';
import { aContract } from '../../billing/testing/a-contract.ts';
import { anAdmin } from '../../platform/testing/an-admin.ts';
import { procedures } from '../../procedure-registry.ts';
import { isOpenWhileUnpaid, openWhileUnpaid } from './while-unpaid.policy.ts';

const database = await ownDatabase();
let tenant: ScenarioTenant;
let operator: ScenarioTenant;
let admin: Awaited<ReturnType<typeof anAdmin>>;
let ids: StrangerIds;
let app: TestApp;

beforeAll(async () => {
  operator = await aTenant(database);
  admin = await anAdmin(operator);
  tenant = await aTenant(database);
  await withRates(tenant);
  ids = await strangerIds(tenant, 'Objektschutz Sternwarte');
  app = await testApp(database);
  const { billing } = await byAdmin();
  await billing.create({ input: aContract(tenant.mainOrganizationId) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const byAdmin = () => callerOf(database, { ...operator.people[admin], role: 'Admin' });
const today = berlinDayOf(new Date());
const daysAgo = (days: number) => daysAfter(today, -days);
const give = async (
  subscriptionStatus: 'active' | 'past_due' | 'unpaid' | 'paused',
  unpaidSince: string | null = null,
) => (await byAdmin()).billing.setState({ organizationId: tenant.mainOrganizationId, subscriptionStatus, unpaidSince });
const person = () => tenant.people.holdingManager;
const ask = (path: string) =>
  verdictOf(database, person(), { path, input: expectedVerdicts[path]?.input?.(ids), about: ids });
const codeIn = (body: string) => /"code":"([A-Z_]+)"/.exec(body)?.[1] ?? 'OK';

it('reviewers read in while-unpaid.txt what an unpaid tenant may do, every procedure once', async () => {
  const lines = [...procedures].map(([path, { type }]) => {
    const open = openWhileUnpaid[path];
    const word = type === 'query' || open === true ? 'open' : open ? `open ${open.when}` : 'closed';
    return `${path.padEnd(44)}${word}`;
  });
  const others = (['download', 'stream', 'upload'] as const).map(
    (kind) => `${`(${kind})`.padEnd(44)}${isOpenWhileUnpaid({ kind }) ? 'open' : 'closed'}`,
  );
  await expect(`${[...lines, ...others].join('\n')}\n`).toMatchFileSnapshot('while-unpaid.txt');
});

it('the rows name mutations that there are', () => {
  expect(Object.keys(openWhileUnpaid).filter((path) => procedures.get(path)?.type !== 'mutation')).toEqual([]);
});

describe('a tenant that has been unpaid for fourteen days', () => {
  beforeAll(() => give('unpaid', daysAgo(15)));
  const rows = [...procedures].map(([path, { type }]) => ({ path, type }));

  it.each(rows.filter(({ path, type }) => type === 'mutation' && !Object.hasOwn(openWhileUnpaid, path)))(
    'is refused $path',
    async ({ path }) => {
      // A call without a session has no tenant.
      if (['accounts.loginUser', 'accounts.secondStepWays', 'accounts.loginByPasskey'].includes(path)) return;
      expect(await ask(path)).toBe('CONTRACT_UNPAID');
    },
  );

  it.each(rows.filter(({ type }) => type === 'query'))('reads $path', async ({ path }) => {
    expect(await ask(path)).not.toBe('CONTRACT_UNPAID');
  });

  it.each(Object.keys(openWhileUnpaid))('may call %s', async (path) => {
    expect(await ask(path)).not.toBe('CONTRACT_UNPAID');
  });

  it('marks as submitted, and enters no outcome', async () => {
    const { chance } = await callerOf(database, person());
    await expect(chance.updateState({ chanceId: ids.chanceId, won: true })).rejects.toThrow('CONTRACT_UNPAID');
    await expect(chance.updateState({ chanceId: ids.chanceId })).rejects.not.toThrow('CONTRACT_UNPAID');
  });

  it('is refused on every other way in, with a session and with a token for programs', async () => {
    const bearers = [await tokenOf(database, person()), (await anApiToken(database, person())).secret];
    for (const token of bearers) {
      const headers = bearing(token);
      const trpc = await app.inject({
        method: 'POST',
        url: '/trpc/views.create',
        payload: { name: 'Woche' },
        headers,
      });
      expect([trpc.statusCode, codeIn(trpc.body)]).toEqual([403, 'CONTRACT_UNPAID']);
      const graphql = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...headers, 'graphql-require-preflight': '1' },
        payload: { query: 'mutation { resendInviteEmail(userId: 1) { __typename } }' },
      });
      expect(graphql.body).toContain('CONTRACT_UNPAID');
      const upload = await app.inject({
        method: 'POST',
        url: '/files',
        payload: Buffer.from('a'),
        headers: { ...headers, 'content-type': 'application/octet-stream', [fileNameHeader]: 'a.csv' },
      });
      expect([upload.statusCode, codeIn(upload.body)]).toEqual([403, 'CONTRACT_UNPAID']);
    }
  });

  it('is told so, with the day from which it reads only', async () => {
    const { accounts } = await callerOf(database, tenant.people.nordViewer);
    expect((await accounts.me()).contract).toEqual({ readOnlyFrom: daysAgo(1), isReadOnly: true });
  });
});

describe('the state that an Admin gives a contract', () => {
  it('opens everything again at once when it is paid, and keeps the day of an unpaid one', async () => {
    await give('unpaid', daysAgo(20));
    expect((await give('paused')).unpaidSince).toBe(daysAgo(20));
    expect(await ask('views.create')).toBe('CONTRACT_UNPAID');
    expect((await give('active')).unpaidSince).toBeNull();
    expect(await ask('views.create')).not.toBe('CONTRACT_UNPAID');
    const { accounts } = await callerOf(database, person());
    expect((await accounts.me()).contract).toBeNull();
  });

  it('leaves fourteen days, and tells of a late one only those who settle bills', async () => {
    await give('unpaid', daysAgo(13));
    expect(await ask('views.create')).not.toBe('CONTRACT_UNPAID');
    await give('past_due');
    const noticeOf = async (who: 'holdingManager' | 'nordManager') =>
      (await (await callerOf(database, tenant.people[who])).accounts.me()).contract;
    expect(await noticeOf('holdingManager')).toEqual({ readOnlyFrom: null, isReadOnly: false });
    expect(await noticeOf('nordManager')).toBeNull();
  });

  it('is heard by every organization of the tenant, and stands in its trail', async () => {
    const ofTenant = systemOf(tenant);
    const [events, entries] = await as(tenant, ofTenant, async ({ db }) => [
      await db.streamEvent.count({ where: { kind: 'contractChanged' } }),
      await db.trailEntry.count({ where: { entity: 'billing', action: 'changeState' } }),
    ]);
    await give('unpaid');
    await as(tenant, ofTenant, async ({ db }) => {
      const organizations = await db.organization.count({ where: { mainOrganizationId: tenant.mainOrganizationId } });
      expect(await db.streamEvent.count({ where: { kind: 'contractChanged' } })).toBe((events ?? 0) + organizations);
      expect(await db.trailEntry.count({ where: { entity: 'billing', action: 'changeState' } })).toBe(
        (entries ?? 0) + 1,
      );
    });
    await give('active');
    const { billing } = await byAdmin();
    await expect(
      billing.setState({
        organizationId: tenant.mainOrganizationId,
        subscriptionStatus: 'unpaid',
        unpaidSince: daysAgo(-2),
      }),
    ).rejects.toThrow('INVALID_INPUT');
    await expect(
      billing.setState({ organizationId: operator.mainOrganizationId, subscriptionStatus: 'unpaid' }),
    ).rejects.toThrow('NOT_FOUND');
    await expect(
      (await callerOf(database, person())).billing.setState({
        organizationId: tenant.mainOrganizationId,
        subscriptionStatus: 'active',
      }),
    ).rejects.toThrow('NOT_PERMITTED');
  });
});
