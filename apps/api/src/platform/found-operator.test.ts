import { ownDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../events/publish.ts';
import { mailLinks } from '../jobs/jobs.ts';
import { withLink } from '../mail/deliver-mail.ts';
import { mailsTo } from '../mail/mail.store.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { aTenant } from '../testing/scenario.ts';
import { runAsSystem } from '../transaction.ts';
import { foundOperator } from './found-operator.ts';

const database = await ownDatabase();
const password = 'Nordsee-7-Leuchtturm';
const operator = {
  organization: 'Betreiber GmbH',
  shortName: 'Betrieb',
  firstname: 'Olga',
  lastname: 'Operator',
  email: 'olga@operator.example',
};
const customer = { name: 'Neue Wacht GmbH', shortName: 'Neu', isOperational: true };
const manager = { firstname: 'Mia', lastname: 'Erste', email: 'mia@neu.example' };
let app: TestApp;
beforeAll(async () => {
  app = await testApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const found = (wantsNewLink = false) => foundOperator(database.ownerUrl, operator, { now: new Date(), wantsNewLink });
const post = (url: string, payload: object, token?: string) =>
  app.inject({ method: 'POST', url, payload, ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}) });
const tokenOf = (link: string | null) => (link ?? '').replace('/accept-invite/', '');
const accept = (link: string | null) => post('/identity/accept-invitation', { token: tokenOf(link), password });

async function enter(link: string | null): Promise<string> {
  const { identityToken } = (await accept(link)).json();
  const login = await post('/trpc/accounts.loginUser', { input: { oAuthToken: identityToken } });
  return login.json().result.data.token;
}

/** The link that the newest mail to an address brings. */
function mailed(mainOrganizationId: number, email: string): Promise<string | null> {
  return runAsSystem({ database, publish, mainOrganizationId, now: new Date(), requestId: 'test' }, async (work) => {
    const [mail] = await mailsTo(work, email, 1);
    const sent = mail && (await withLink(work, mail, mailLinks));
    return sent?.parameters.link ?? null;
  });
}

describe('an empty database', () => {
  it('gets its operator once, however often and at the same moment it is founded', async () => {
    const both = await Promise.all([found(), found()]);
    expect(both.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
    expect(await found()).toEqual({ isNew: false, email: operator.email, link: null });
  });

  it('is entered by the newest link, which works once; afterwards no other one is made', async () => {
    const [first, second] = [await found(true), await found(true)];
    expect((await accept(first.link)).statusCode).toBe(404);
    expect(await enter(second.link)).toBeTruthy();
    await expect(found(true)).rejects.toThrow('ALREADY_ACCEPTED');
  });
});

describe('the Admin', () => {
  it('founds a tenant whose first Manager comes in by the mail and keeps its tables, and sees its name only', async () => {
    const signIn = await post('/identity/sign-in', { email: operator.email, password });
    const login = await post('/trpc/accounts.loginUser', { input: { oAuthToken: signIn.json().identityToken } });
    const { token, user } = login.json().result.data;
    expect(user).toMatchObject({ role: 'Admin', permissions: expect.arrayContaining(['RUN_PLATFORM']) });
    const answer = await post('/trpc/platform.foundTenant', { ...manager, ...customer }, token);
    const { mainOrganizationId } = answer.json().result.data;
    const managerToken = await enter(await mailed(mainOrganizationId, manager.email));
    const me = await app.inject({ url: '/trpc/accounts.me', headers: { authorization: `Bearer ${managerToken}` } });
    expect(me.json().result.data).toMatchObject({
      ...{ role: 'Manager', isConfigAdmin: true, organizationId: mainOrganizationId, mainOrganizationId },
      organizationIsOperational: true,
    });
    const tenants = await app.inject({ url: '/trpc/platform.tenants', headers: { authorization: `Bearer ${token}` } });
    expect(tenants.json().result.data.tenants).toEqual([
      expect.objectContaining({ shortName: 'Betrieb' }),
      { mainOrganizationId, name: customer.name, shortName: 'Neu', foundedAt: expect.any(String) },
    ]);
    // The address is taken now, and nothing of the second founding stays.
    const again = await post('/trpc/platform.foundTenant', { ...manager, ...customer, name: 'Zweite' }, token);
    expect(again.statusCode).toBe(409);
    // One more Manager is invited; one who is there keeps the role without a mail.
    const grant = (email: string) =>
      post('/trpc/platform.grantManager', { ...manager, email, mainOrganizationId }, token);
    expect((await grant('zoe@neu.example')).json().result.data).toEqual({ isInvited: true });
    expect((await grant('zoe@neu.example')).statusCode).toBe(429);
    expect((await grant(manager.email)).json().result.data).toEqual({ isInvited: false });
    expect((await grant(operator.email)).statusCode).toBe(409);
    const refused = await post('/trpc/platform.foundTenant', { ...manager, ...customer }, managerToken);
    expect(refused.statusCode).toBe(403);
  });

  it('of a tenant that runs no platform founds nothing', async () => {
    const other = await aTenant(database);
    const { callerOf } = await import('../testing/app.ts');
    const actor = { ...other.people.holdingManager, role: 'Admin' as const };
    const caller = await callerOf(database, actor);
    await runAsSystem(
      { database, publish, mainOrganizationId: other.mainOrganizationId, now: new Date(), requestId: 'test' },
      ({ db }) => db.user.update({ where: { id: actor.userId }, data: { role: 'Admin' } }),
    );
    await expect(caller.platform.foundTenant({ ...manager, email: 'x@y.example', ...customer })).rejects.toThrow(
      'NOT_PERMITTED',
    );
  });
});
