import { testDatabase } from '@zuschlag/db/testing/database';
import { limits } from '@zuschlag/validation/limits';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SystemActor, UserActor } from '../../../actor.ts';
import { keepSecretsWith } from '../../../database/kept-secrets.ts';
import { anApiToken } from '../../../testing/api-tokens.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../../testing/app.ts';
import { addressOf, type PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { makeLink } from '../links/account-links.ts';
import { hashPassword } from '../sign-in.ts';

const database = await testDatabase();
const domain = 'secondstep.example';
const password = 'Nordsee-7-Leuchtturm';
let tenant: ScenarioTenant;
let app: TestApp;

beforeAll(async () => {
  // The clock stands in the middle of a time step, so that no code ends between here and the server.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
  keepSecretsWith('the key of the operator of these tests');
  tenant = await aTenant(database, { domain, passwordHash: await hashPassword(password) });
  app = await testApp(database);
});
afterAll(async () => {
  vi.useRealTimers();
  keepSecretsWith(null);
  await app.close();
  await database.close();
});

const call = async (token: string, procedure: string, payload: object = {}) => {
  const url = `/trpc/accounts.secondStep.${procedure}`;
  return (await app.inject({ method: 'POST', url, headers: bearing(token), payload })).json();
};
const codeOf = (answer: { error?: { data: { code: string } } }) => answer.error?.data.code ?? 'OK';
const stateOf = async (token: string) =>
  (await app.inject({ url: '/trpc/accounts.secondStep.state', headers: bearing(token) })).json().result.data;
const identity = async (who: PersonKey, typed = password) => {
  const payload = { email: addressOf(who, domain), password: typed };
  const answer = await app.inject({ method: 'POST', url: '/identity/sign-in', payload });
  return answer.json<{ identityToken: string }>().identityToken;
};
const login = async (oAuthToken: string, code?: string) => {
  const payload = { input: { oAuthToken, code } };
  return codeOf((await app.inject({ method: 'POST', url: '/trpc/accounts.loginUser', payload })).json());
};
/** The code that an app shows so many time steps after now. */
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const trailOf = ({ userId }: UserActor) =>
  as(tenant, systemOf(tenant), ({ db }) =>
    db.trailEntry.findMany({ where: { entity: 'user', entityId: String(userId) }, orderBy: { id: 'asc' } }),
  );

/** Switched on with the code of the step before, so that those of now and of the next step are left. */
async function switchedOn(who: PersonKey): Promise<{ token: string; secret: string; codes: string[] }> {
  const token = await tokenOf(database, tenant.people[who]);
  const { secret } = (await call(token, 'begin')).result.data;
  const { codes } = (await call(token, 'confirm', { code: shown(secret, -1) })).result.data;
  return { token, secret, codes };
}

describe('the second step', () => {
  it('is in force only after a right code, keeps its secret encrypted, and is told by mail', async () => {
    const { nordEditor } = tenant.people;
    const token = await tokenOf(database, nordEditor);
    const begun = (await call(token, 'begin')).result.data;
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    expect(await login(await identity('nordEditor'))).toBe('OK');
    expect(codeOf(await call(token, 'confirm', { code: '000000' }))).toBe('WRONG_CODE');
    const { codes } = (await call(token, 'confirm', { code: shown(begun.secret) })).result.data;
    expect(new Set(codes).size).toBe(10);
    expect(await stateOf(token)).toMatchObject({ isOn: true, recoveryCodesLeft: 10, isOffered: true });
    expect(codeOf(await call(token, 'begin'))).toBe('SECOND_STEP_CHANGED');
    const kept = await as(tenant, systemOf(tenant), async ({ db }) =>
      JSON.stringify(
        [await db.secondStep.findMany(), await db.recoveryCode.findMany(), await db.trailEntry.findMany()].flat(),
        (_key, value) => (typeof value === 'bigint' ? String(value) : value),
      ),
    );
    for (const secret of [begun.secret, ...codes]) expect(kept).not.toContain(secret);
    const mails = await as(tenant, systemOf(tenant), ({ db }) =>
      db.mail.findMany({ where: { recipient: addressOf('nordEditor', domain) } }),
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['secondStepOn']);
  });

  it('is asked for after the password; each code counts once, also one of the step before', async () => {
    const { secret } = await switchedOn('mitteEditor');
    const first = await identity('mitteEditor');
    expect(await login(first)).toBe('SECOND_STEP_REQUIRED');
    expect(await login(first, '123')).toBe('WRONG_CODE');
    expect(await login(first, shown(secret, -1))).toBe('WRONG_CODE');
    const code = shown(secret);
    expect(await login(first, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe('OK');
    expect(await login(first, shown(secret, 1))).toBe('WRONG_CREDENTIALS');
    const second = await identity('mitteEditor');
    expect(await login(second, code)).toBe('WRONG_CODE');
    expect(await login(second, shown(secret, 1))).toBe('OK');
    // Five minutes after the password its token is over.
    const late = await identity('mitteEditor');
    await as(tenant, systemOf(tenant), ({ db }) =>
      db.identityToken.updateMany({
        where: { userId: tenant.people.mitteEditor.userId },
        data: { expiresAt: new Date() },
      }),
    );
    expect(await login(late)).toBe('WRONG_CREDENTIALS');
  });

  it('lets each recovery code in once, and puts new ones in their place', async () => {
    const { token, secret, codes } = await switchedOn('suedEditor');
    const [first = '', second = ''] = codes;
    expect(await login(await identity('suedEditor'), first.toLowerCase().replaceAll('-', ' '))).toBe('OK');
    expect(await login(await identity('suedEditor'), first)).toBe('WRONG_CODE');
    const renewed = (await call(token, 'renewRecoveryCodes', { code: shown(secret) })).result.data.codes;
    expect(await login(await identity('suedEditor'), second)).toBe('WRONG_CODE');
    expect(await login(await identity('suedEditor'), renewed[0])).toBe('OK');
    expect(await stateOf(token)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('is not slipped past by a new password, and asks no program', async () => {
    const { secret } = await switchedOn('nordManager');
    const { nordManager } = tenant.people;
    const link = await as(tenant, systemOf(tenant), ({ db }) =>
      makeLink(
        { db, actor: systemOf(tenant) as SystemActor },
        { userId: nordManager.userId, kind: 'reset', expiresAt: new Date(Date.now() + 60_000) },
      ),
    );
    const next = 'Ostsee-8-Molenkopf';
    const payload = { token: link, password: next };
    expect((await app.inject({ method: 'POST', url: '/identity/confirm-reset', payload })).statusCode).toBe(200);
    expect(await login(await identity('nordManager', next))).toBe('SECOND_STEP_REQUIRED');
    expect(await login(await identity('nordManager', next), shown(secret))).toBe('OK');
    const program = await anApiToken(database, nordManager);
    const me = await app.inject({ url: '/trpc/accounts.me', headers: bearing(program.secret) });
    expect(me.statusCode).toBe(200);
    expect(codeOf(await call(program.secret, 'end', { code: shown(secret, 1) }))).toBe('SESSION_REQUIRED');
  });

  it('looks at no code for an hour after ten wrong ones, neither at the sign-in nor in the session', async () => {
    const { token, secret, codes } = await switchedOn('nordViewer');
    const identityToken = await identity('nordViewer');
    for (let nth = 0; nth < limits.wrongCodes - 1; nth += 1) {
      expect(await login(identityToken, '000000')).toBe('WRONG_CODE');
    }
    expect(codeOf(await call(token, 'end', { code: '000000' }))).toBe('WRONG_CODE');
    expect(await login(identityToken, shown(secret))).toBe('RATE_LIMITED');
    expect(await login(identityToken, codes[0])).toBe('RATE_LIMITED');
    expect(codeOf(await call(token, 'end', { code: shown(secret) }))).toBe('RATE_LIMITED');
    const wrong = (await trailOf(tenant.people.nordViewer)).filter(({ action }) => action === 'wrongCode');
    expect(wrong.map(({ after }) => after)).toEqual(Array(limits.wrongCodes).fill({ isWrong: true }));
  });

  it('ends by a code, and with it the recovery codes', async () => {
    const { token, codes } = await switchedOn('holdingEditor');
    expect(codeOf(await call(token, 'end', { code: '000000' }))).toBe('WRONG_CODE');
    expect((await call(token, 'end', { code: codes[0] })).result.data).toMatchObject({
      isOn: false,
      recoveryCodesLeft: 0,
    });
    expect(await login(await identity('holdingEditor'))).toBe('OK');
    expect(codeOf(await call(token, 'end', { code: codes[1] }))).toBe('SECOND_STEP_CHANGED');
  });

  it('is ended for a person without app and codes by a Manager who keeps that person, never the own one', async () => {
    const { token, codes } = await switchedOn('suedManager');
    const { suedManager } = tenant.people;
    const endFor = async (who: PersonKey, { userId }: UserActor) => {
      const headers = bearing(await tokenOf(database, tenant.people[who]));
      const url = '/trpc/administration.people.endSecondStep';
      return (await app.inject({ method: 'POST', url, headers, payload: { userId } })).json();
    };
    for (const who of ['suedEditor', 'nordManager', 'suedManager'] as const)
      expect(codeOf(await endFor(who, suedManager))).toBe('NOT_PERMITTED');
    expect(await login(await identity('suedManager'))).toBe('SECOND_STEP_REQUIRED');
    expect((await endFor('holdingManager', suedManager)).result.data).toMatchObject({
      hasSecondStep: false,
      mayEndSecondStep: false,
    });
    expect(await login(await identity('suedManager'))).toBe('OK');
    expect(await stateOf(token)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect(codeOf(await call(token, 'end', { code: codes[0] }))).toBe('SECOND_STEP_CHANGED');
    expect(codeOf(await endFor('holdingManager', suedManager))).toBe('SECOND_STEP_CHANGED');
    expect((await trailOf(suedManager)).at(-1)).toMatchObject({
      action: 'endSecondStep',
      userId: tenant.people.holdingManager.userId,
    });
    const mails = await as(tenant, systemOf(tenant), ({ db }) =>
      db.mail.findMany({ where: { recipient: addressOf('suedManager', domain), kind: 'secondStepEnded' } }),
    );
    expect(mails).toHaveLength(1);
  });

  it('is not offered without a key of the operator', async () => {
    const token = await tokenOf(database, tenant.people.suedManager);
    keepSecretsWith(null);
    try {
      expect(await stateOf(token)).toMatchObject({ isOn: false, isOffered: false });
      expect(codeOf(await call(token, 'begin'))).toBe('SECOND_STEP_UNAVAILABLE');
    } finally {
      keepSecretsWith('the key of the operator of these tests');
    }
  });
});
