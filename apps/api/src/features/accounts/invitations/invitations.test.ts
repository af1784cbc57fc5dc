import { ownDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../../events/publish.ts';
import { mailLinks } from '../../../jobs/jobs.ts';
import { withLink } from '../../../mail/deliver-mail.ts';
import { mailsTo } from '../../../mail/mail.store.ts';
import { callerOf, type TestApp, testApp } from '../../../testing/app.ts';
import { addressOf } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { runAsSystem } from '../../../transaction.ts';
import { anInvitedPerson } from '../testing/invited.ts';
import { inviteUser, sendInvitationAgain } from './invite-user.ts';

const database = await ownDatabase();
const password = 'Nordsee-7-Leuchtturm';
let tenant: ScenarioTenant;
let other: ScenarioTenant;
let app: TestApp;

beforeAll(async () => {
  tenant = await aTenant(database, { domain: 'invite.example' });
  other = await aTenant(database, { domain: 'elsewhere.example' });
  app = await testApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const person = (email: string) => ({ firstname: 'Ida', lastname: 'Neu', email, role: 'Editor' as const });
const nord = () => tenant.organizations.nord.id;
const invited = (email: string, by = tenant.people.nordManager) =>
  as(tenant, by, (work) => inviteUser(work, { ...person(email), organizationId: nord() }));
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const check = async (sessionId: string) => (await post('/identity/check-invitation', { sessionId })).json();
const accept = (token: string, typed = password) => post('/identity/accept-invitation', { token, password: typed });
const inTables = <Result>(run: Parameters<typeof as<ReturnType<typeof systemOf>, Result>>[2]) =>
  as(tenant, systemOf(tenant), run);

/** What the mail transport would send: the newest mail to an address, with the link that is made as it goes out. */
function linkOf(email: string, days = 0): Promise<string> {
  const now = new Date(Date.now() - days * 86_400_000);
  const origin = { database, publish, mainOrganizationId: tenant.mainOrganizationId, now, requestId: 'test' };
  return runAsSystem(origin, async (work) => {
    const [mail] = await mailsTo(work, email, 1);
    const sent = mail && (await withLink(work, mail, mailLinks));
    return /^\/accept-invite\/(.+)$/.exec(sent?.parameters.link ?? '')?.[1] ?? '';
  });
}

/** An hour passes for the invitations of a person. */
const anHourLater = (id: number) =>
  inTables(({ db }) =>
    db.user.updateMany({ where: { id }, data: { lastEmailSentAt: new Date(Date.now() - 3_601_000) } }),
  );

describe('an invitation', () => {
  it('is mailed, sets the password of its person, signs in, and is then no longer valid', async () => {
    const email = 'ida@invite.example';
    expect(await invited(email)).toMatchObject({ email, role: 'Editor', emailVerified: false, organizationId: nord() });
    const token = await linkOf(email);
    expect(await check(token)).toEqual({ email, valid: true });
    const answer = await accept(token);
    const { identityToken } = answer.json();
    const login = await post('/trpc/accounts.loginUser', { input: { oAuthToken: identityToken } });
    expect(login.json()).toMatchObject({ result: { data: { user: { email, organizationId: nord() } } } });
    expect(await check(token)).toEqual({ email: null, valid: false });
    const [{ emailVerified } = { emailVerified: null }] = await inTables(({ db }) =>
      db.user.findMany({ where: { email } }),
    );
    expect(emailVerified).toBe(true);
    const kept = await inTables(async ({ db }) => [await db.mail.findMany(), await db.accountLink.findMany()]);
    expect(JSON.stringify(kept)).not.toContain(token.split('.')[1]);
  });

  it('that is accepted reaches the lists of people of its organization and of the main organization', async () => {
    await invited('heard@invite.example');
    const heard = () =>
      inTables(({ db }) => db.streamEvent.findMany({ where: { kind: 'usersChanged' }, orderBy: { id: 'asc' } }));
    const before = (await heard()).length;
    expect((await accept(await linkOf('heard@invite.example'))).statusCode).toBe(200);
    expect((await heard()).slice(before)).toMatchObject([
      { audienceId: String(nord()) },
      { audienceId: String(tenant.mainOrganizationId) },
    ]);
  });

  it('signs in by the password of the account when a second tab accepts it again, and refuses another password', async () => {
    await invited('twice@invite.example');
    const token = await linkOf('twice@invite.example');
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await accept(token, 'Anderes-9-Passwort')).statusCode).toBe(401);
  });

  it('ends after seven days, and with the next one', async () => {
    const email = 'late@invite.example';
    const { id } = await invited(email);
    expect(await check(await linkOf(email, 7))).toEqual({ email: null, valid: false });
    const first = await linkOf(email);
    expect((await check(first)).valid).toBe(true);
    await anHourLater(id);
    await as(tenant, tenant.people.holdingManager, (work) => sendInvitationAgain(work, id));
    const second = await linkOf(email);
    expect([await check(first), await check(second)].map(({ valid }) => valid)).toEqual([false, true]);
    expect((await accept(first)).statusCode).toBe(404);
  });

  it('comes once an hour, to people who have not accepted, and not to oneself', async () => {
    const { id } = await invited('often@invite.example');
    const again = (userId: number) =>
      as(tenant, tenant.people.nordManager, (work) => sendInvitationAgain(work, userId));
    await expect(again(id)).rejects.toMatchObject({ code: 'INVITE_TOO_SOON', details: { retryAfter: 3_600 } });
    await expect(again(tenant.people.nordEditor.userId)).rejects.toThrow('ALREADY_ACCEPTED');
    await expect(again(tenant.people.nordManager.userId)).rejects.toThrow('NOT_PERMITTED');
    const waiting = await anInvitedPerson(tenant);
    const both = await Promise.allSettled([again(waiting), again(waiting)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it.each(['nordEditor', 'nordViewer', 'mitteManager'] as const)('is not sent by %s', async (who) => {
    await expect(invited(`${who}@invite.example`, tenant.people[who])).rejects.toThrow('NOT_PERMITTED');
  });

  it('takes an address once over all tenants, notes each refusal, and frees that of a removed person', async () => {
    const foreign = addressOf('nordEditor', 'elsewhere.example');
    const caller = await callerOf(database, tenant.people.nordManager);
    const invite = (email: string) =>
      caller.accounts.invitations.invite({ input: { ...person(email), organizationId: nord() } });
    await expect(invite(foreign.toUpperCase())).rejects.toThrow('EMAIL_IN_USE');
    await expect(invite(addressOf('suedEditor', 'invite.example'))).rejects.toThrow('EMAIL_IN_USE');
    const noted = () => inTables(({ db }) => db.trailEntry.findMany({ where: { action: 'addressInUse' } }));
    expect(await noted()).toHaveLength(2);
    expect(JSON.stringify((await noted()).map(({ after }) => after))).not.toContain('@');
    await as(other, systemOf(other), ({ db }) =>
      db.user.updateMany({ where: { email: foreign }, data: { deleted: true } }),
    );
    expect((await invite(foreign)).email).toBe(foreign);
  });

  it('tells of no more than twenty addresses an hour', async () => {
    const entry = { entity: 'user', action: 'addressInUse', entityId: tenant.people.suedManager.userId };
    await as(tenant, tenant.people.suedManager, async (work) => {
      for (let count = 0; count < 20; count += 1) await work.audit({ ...entry, after: { isInUse: true } });
    });
    const input = { ...person('new@invite.example'), organizationId: tenant.organizations.sued.id };
    await expect(as(tenant, tenant.people.suedManager, (work) => inviteUser(work, input))).rejects.toThrow(
      'RATE_LIMITED',
    );
  });

  it.each(['', 'x', '1.nothing', 'zus_1_x'])('with the token "%s" is not valid', async (token) => {
    expect(await check(token)).toEqual({ email: null, valid: false });
  });
});
