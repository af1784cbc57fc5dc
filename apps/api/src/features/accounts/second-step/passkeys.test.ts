import { testDatabase } from '@zuschlag/db/testing/database';
import { limits } from '@zuschlag/validation/limits';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../../../actor.ts';
import { keepSecretsWith } from '../../../database/kept-secrets.ts';
import { anApiToken } from '../../../testing/api-tokens.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../../testing/app.ts';
import { addressOf, type PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { hashPassword } from '../sign-in.ts';
import { Authenticator, type Deviation, passkeySiteOfTests } from '../testing/authenticator.ts';
import { passkeySite } from './passkey-site.ts';

const database = await testDatabase();
const domain = 'passkeys.example';
const password = 'Nordsee-7-Leuchtturm';
let tenant: ScenarioTenant;
let app: TestApp;

beforeAll(async () => {
  keepSecretsWith('the key of the operator of these tests');
  tenant = await aTenant(database, { domain, passwordHash: await hashPassword(password) });
  app = await testApp(database, { publicUrl: `${passkeySiteOfTests.origin}/` });
});
afterAll(async () => {
  keepSecretsWith(null);
  await app.close();
  await database.close();
});

const post = async (url: string, payload: object, token?: string) =>
  (await app.inject({ method: 'POST', url, headers: token ? bearing(token) : {}, payload })).json();
const call = (token: string, procedure: string, payload: object = {}) =>
  post(`/trpc/accounts.secondStep.${procedure}`, payload, token);
const codeOf = (answer: { error?: { data: { code: string } } }) => answer.error?.data.code ?? 'OK';
const stateOf = async (token: string) =>
  (await app.inject({ url: '/trpc/accounts.secondStep.state', headers: bearing(token) })).json().result.data;
const identity = async (who: PersonKey): Promise<string> =>
  (await post('/identity/sign-in', { email: addressOf(who, domain), password })).identityToken;
const login = async (oAuthToken: string, code?: string) =>
  codeOf(await post('/trpc/accounts.loginUser', { input: { oAuthToken, code } }));
const waysOf = async (oAuthToken: string) => (await post('/trpc/accounts.secondStepWays', { oAuthToken })).result.data;
const sign = async (oAuthToken: string, device: Authenticator, deviation?: Deviation) =>
  device.get((await waysOf(oAuthToken)).passkey, deviation);
const loginBy = async (oAuthToken: string, passkey: object) =>
  codeOf(await post('/trpc/accounts.loginByPasskey', { oAuthToken, passkey }));
const kindsOf = async ({ userId }: UserActor) => {
  const rows = await as(tenant, systemOf(tenant), ({ db }) =>
    db.trailEntry.findMany({ where: { entity: 'user', entityId: String(userId) }, orderBy: { id: 'asc' } }),
  );
  return rows.map(({ action }) => action);
};

/** A person with a passkey, which is the only second step. */
async function withPasskey(who: PersonKey) {
  const token = await tokenOf(database, tenant.people[who]);
  const device = new Authenticator();
  const request = (await call(token, 'beginPasskey')).result.data;
  const { codes } = (await call(token, 'addPasskey', { name: 'iPhone', answer: device.create(request) })).result.data;
  return { token, device, codes: codes as string[] };
}

describe('a passkey', () => {
  it('is a second step: comes with recovery codes and a mail, is listed with its last use, renamed, and signs in', async () => {
    const { token, device, codes } = await withPasskey('nordEditor');
    expect(new Set(codes).size).toBe(10);
    const [passkey] = (await stateOf(token)).passkeys;
    expect(passkey).toMatchObject({ name: 'iPhone', lastUsedAt: null });
    expect((await call(token, 'renamePasskey', { id: passkey.id, name: 'Telefon' })).result.data).toMatchObject({
      ...{ isOn: false, recoveryCodesLeft: 10, arePasskeysOffered: true },
      passkeys: [{ name: 'Telefon' }],
    });
    const waiting = await identity('nordEditor');
    expect(await login(waiting)).toBe('PASSKEY_REQUIRED');
    expect(await waysOf(waiting)).toMatchObject({ byApp: false, passkey: { rpId: 'zuschlag.example' } });
    expect(await loginBy(waiting, await sign(waiting, device))).toBe('OK');
    expect(await loginBy(waiting, device.get({ challenge: 'AA', rpId: 'x' } as never))).toBe('WRONG_CREDENTIALS');
    expect((await stateOf(token)).passkeys[0].lastUsedAt).not.toBeNull();
    expect(await login(await identity('nordEditor'), '123456')).toBe('WRONG_CODE');
    expect(await login(await identity('nordEditor'), codes[0])).toBe('OK');
    const mails = await as(tenant, systemOf(tenant), ({ db }) =>
      db.mail.findMany({ where: { recipient: addressOf('nordEditor', domain) } }),
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['passkeyAdded']);
    expect(await kindsOf(tenant.people.nordEditor)).toEqual(['addPasskey', 'renamePasskey', 'wrongCode']);
  });

  it('signs in neither from another address, nor with a challenge twice, with a counter that goes back, or of another person', async () => {
    const { device } = await withPasskey('mitteEditor');
    const { device: foreign } = await withPasskey('mitteManager');
    const waiting = await identity('mitteEditor');
    const wrong: Deviation[] = [{ origin: 'https://zuschlag.evil' }, { rpId: 'zuschlag.evil' }, { challenge: 'AAAA' }];
    for (const deviation of wrong)
      expect(await loginBy(waiting, await sign(waiting, device, deviation))).toBe('WRONG_CODE');
    expect(await loginBy(waiting, await sign(waiting, foreign))).toBe('WRONG_CODE');
    expect(await loginBy(waiting, await sign(waiting, new Authenticator()))).toBe('WRONG_CODE');
    // The challenge of one sign-in says nothing for another one, and each is good for one answer.
    const other = await identity('mitteEditor');
    await waysOf(other);
    const signed = await sign(waiting, device, { counter: 7 });
    expect(await loginBy(other, signed)).toBe('WRONG_CODE');
    expect(await loginBy(waiting, signed)).toBe('OK');
    const again = await identity('mitteEditor');
    expect(await loginBy(again, signed)).toBe('WRONG_CODE');
    expect(await loginBy(again, await sign(again, device, { counter: 7 }))).toBe('WRONG_CODE');
    expect(await loginBy(again, await sign(again, device, { counter: 8 }))).toBe('OK');
  });

  it('is not looked at for an hour after ten wrong ones, and neither is a code', async () => {
    const { device, codes } = await withPasskey('nordViewer');
    const waiting = await identity('nordViewer');
    for (let nth = 0; nth < limits.wrongCodes; nth += 1) {
      expect(await loginBy(waiting, device.get({ challenge: 'AAAA', rpId: 'x' } as never))).toBe('WRONG_CODE');
    }
    expect(await loginBy(waiting, await sign(waiting, device))).toBe('RATE_LIMITED');
    expect(await login(waiting, codes[0])).toBe('RATE_LIMITED');
  });

  it('adds further steps and is removed only by a proof; a removed key is over, and recovery codes stay with the last step', async () => {
    const { token, device, codes } = await withPasskey('suedEditor');
    expect(codeOf(await call(token, 'beginPasskey'))).toBe('PROOF_REQUIRED');
    expect(codeOf(await call(token, 'begin'))).toBe('PROOF_REQUIRED');
    const proof = async () => ({ passkey: device.get((await call(token, 'askForProof')).result.data) });
    // What was asked as a proof makes no key, and the other way round.
    const asked = (await call(token, 'askForProof')).result.data;
    const key = new Authenticator();
    const slipped = key.create({ challenge: asked.challenge, rp: { id: asked.rpId } } as never);
    expect(codeOf(await call(token, 'addPasskey', { name: 'Zweiter', answer: slipped }))).toBe('PASSKEY_REFUSED');
    const request = (await call(token, 'beginPasskey', { proof: await proof() })).result.data;
    expect(request.excludeCredentials).toMatchObject([{ id: device.id }]);
    const answer = key.create(request);
    const elsewhere = key.create(request, { origin: 'https://zuschlag.evil' });
    expect(codeOf(await call(token, 'addPasskey', { name: 'Zweiter', answer: elsewhere }))).toBe('PASSKEY_REFUSED');
    expect((await call(token, 'addPasskey', { name: 'Zweiter', answer })).result.data).toEqual({ codes: [] });
    expect(codeOf(await call(token, 'addPasskey', { name: 'Noch einmal', answer }))).toBe('PASSKEY_REFUSED');
    const { secret } = (await call(token, 'begin', { proof: await proof() })).result.data;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await call(token, 'confirm', { code })).result.data).toEqual({ codes: [] });
    expect(await login(await identity('suedEditor'))).toBe('SECOND_STEP_REQUIRED');
    expect(await waysOf(await identity('suedEditor'))).toMatchObject({ byApp: true });

    const [first, second] = (await stateOf(token)).passkeys;
    expect(codeOf(await call(token, 'removePasskey', { id: first.id, proof: { code: '000000' } }))).toBe('WRONG_CODE');
    const stranger = await tokenOf(database, tenant.people.suedManager);
    const byCode = (id: string, used?: string) => ({ id, proof: { code: used } });
    expect(codeOf(await call(stranger, 'removePasskey', byCode(first.id, codes[1])))).toBe('NOT_FOUND');
    const waiting = await identity('suedEditor');
    const signed = await sign(waiting, device);
    expect((await call(token, 'removePasskey', byCode(first.id, codes[1]))).result.data.passkeys).toHaveLength(1);
    expect(await loginBy(waiting, signed)).toBe('WRONG_CODE');
    expect((await call(token, 'end', { code: codes[2] })).result.data).toMatchObject({
      ...{ isOn: false, recoveryCodesLeft: 8 },
    });
    const last = { passkey: key.get((await call(token, 'askForProof')).result.data) };
    expect((await call(token, 'removePasskey', { id: second.id, proof: last })).result.data).toMatchObject({
      ...{ passkeys: [], recoveryCodesLeft: 0 },
    });
    expect(await login(await identity('suedEditor'))).toBe('OK');
    const mails = await as(tenant, systemOf(tenant), ({ db }) =>
      db.mail.findMany({ where: { recipient: addressOf('suedEditor', domain) } }),
    );
    expect(mails.map(({ kind }) => kind).sort()).toEqual(
      ['passkeyAdded', 'passkeyAdded', 'secondStepOn', 'passkeyRemoved', 'codesOff', 'secondStepOff'].sort(),
    );
  });

  it('is the only step that comes into force of those that were begun without a proof', async () => {
    const { configAdmin } = tenant.people;
    const [owner, other] = [await tokenOf(database, configAdmin), await tokenOf(database, configAdmin)];
    const { secret } = (await call(other, 'begin')).result.data;
    const begun = (await call(other, 'beginPasskey')).result.data;
    const request = (await call(owner, 'beginPasskey')).result.data;
    await call(owner, 'addPasskey', { name: 'Schlüssel', answer: new Authenticator().create(request) });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect(codeOf(await call(other, 'confirm', { code }))).toBe('SECOND_STEP_CHANGED');
    const answer = new Authenticator().create(begun);
    expect(codeOf(await call(other, 'addPasskey', { name: 'Fremd', answer }))).toBe('PROOF_REQUIRED');
    expect(await stateOf(owner)).toMatchObject({ isOn: false, passkeys: [{ name: 'Schlüssel' }] });
  });

  it('is the only first one of two sessions that add one at the same moment', async () => {
    const { suedManager } = tenant.people;
    const sessions = [await tokenOf(database, suedManager), await tokenOf(database, suedManager)];
    const answers: object[] = [];
    for (const session of sessions)
      answers.push(new Authenticator().create((await call(session, 'beginPasskey')).result.data));
    const add = async (session: string, nth: number) =>
      codeOf(await call(session, 'addPasskey', { name: `Schlüssel ${nth}`, answer: answers[nth] }));
    expect((await Promise.all(sessions.map(add))).sort()).toEqual(['OK', 'PROOF_REQUIRED']);
    expect(await stateOf(sessions[0] ?? '')).toMatchObject({ passkeys: [{}], recoveryCodesLeft: 10 });
  });

  it('counts as the step that a tenant requires, and no program adds one', async () => {
    const { nordManager } = tenant.people;
    const program = await anApiToken(database, nordManager);
    expect(codeOf(await call(program.secret, 'beginPasskey'))).toBe('SESSION_REQUIRED');
    const { token } = await withPasskey('holdingManager');
    const required = await as(tenant, systemOf(tenant), ({ db }) =>
      db.tenantSettings.upsert({
        where: { mainOrganizationId: tenant.mainOrganizationId },
        create: { mainOrganizationId: tenant.mainOrganizationId, secondStepRequired: true },
        update: { secondStepRequired: true },
      }),
    );
    expect(required.secondStepRequired).toBe(true);
    const lacks = async (session: string) =>
      (await app.inject({ url: '/trpc/accounts.me', headers: bearing(session) })).json().result.data.lacksSecondStep;
    expect(await lacks(token)).toBe(false);
    const without = await tokenOf(database, nordManager);
    expect(await lacks(without)).toBe(true);
    const request = (await call(without, 'beginPasskey')).result.data;
    await call(without, 'addPasskey', { name: 'Schlüssel', answer: new Authenticator().create(request) });
    expect(await lacks(without)).toBe(false);
  });
});

describe('the address of passkeys', () => {
  const localhost = { protocol: 'http', hostname: 'localhost', host: 'localhost:3000' };
  it.each([
    ['https://zuschlag.example/', localhost, { origin: 'https://zuschlag.example', rpId: 'zuschlag.example' }],
    ['http://zuschlag.example', localhost, null],
    ['https://192.0.2.1', localhost, null],
    ['http://localhost:3000', null, { origin: 'http://localhost:3000', rpId: 'localhost' }],
    ['http://127.0.0.1:3000', localhost, { origin: 'http://localhost:3000', rpId: 'localhost' }],
    [null, localhost, { origin: 'http://localhost:3000', rpId: 'localhost' }],
    [null, { ...localhost, hostname: 'zuschlag.evil', host: 'zuschlag.evil' }, null],
  ])('of %s is found', (publicUrl, calledAs, site) => {
    expect(passkeySite(publicUrl, calledAs)).toEqual(site);
  });
});
