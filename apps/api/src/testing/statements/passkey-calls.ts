import { publish } from '../../events/publish.ts';
import { addPasskey, beginPasskey } from '../../features/accounts/second-step/passkeys.ts';
import { askForProof } from '../../features/accounts/second-step/proof.ts';
import { issueIdentityToken, waysOfSecondStep } from '../../features/accounts/sign-in.ts';
import { Authenticator, passkeySiteOfTests as site } from '../../features/accounts/testing/authenticator.ts';
import { runAsSystem } from '../../transaction.ts';
import { tokenOf } from '../app.ts';
import type { PersonKey } from '../people.ts';
import { as, type ScenarioTenant } from '../scenario.ts';
import type { Situations } from './situations.ts';

type Had = { device: Authenticator; token: string; codes: string[] };

/** A person with a passkey, which is the only second step, in a session. */
async function withPasskey(tenant: ScenarioTenant, who: PersonKey): Promise<Had> {
  const { database } = tenant;
  const token = await tokenOf(database, tenant.people[who]);
  const device = new Authenticator();
  const request = await as(tenant, tenant.people[who], (work) => beginPasskey({ ...work, database, site }, token, {}));
  const added = { name: 'Telefon', answer: device.create(request) };
  const { codes } = await as(tenant, tenant.people[who], (work) =>
    addPasskey({ ...work, database, site }, token, added),
  );
  return { device, token, codes };
}

const idOf = (tenant: ScenarioTenant, who: PersonKey) =>
  as(tenant, tenant.people[who], async ({ db, actor: { mainOrganizationId, userId } }) => {
    const { id } = await db.passkey.findFirstOrThrow({ where: { mainOrganizationId, userId } });
    return id;
  });

async function identityTokenOf(tenant: ScenarioTenant, who: PersonKey): Promise<string> {
  const { database, mainOrganizationId } = tenant;
  const call = { database, publish, mainOrganizationId, now: new Date(), requestId: 'scenario' };
  return runAsSystem(call, (work) => issueIdentityToken(work, tenant.people[who].userId));
}

export const passkeySituations: Situations = {
  'accounts.secondStep.beginPasskey': async () => ({ who: 'nordEditor', input: undefined }),
  'accounts.secondStep.addPasskey': async (tenant) => {
    const { database } = tenant;
    const token = await tokenOf(database, tenant.people.mitteManager);
    const request = await as(tenant, tenant.people.mitteManager, (work) =>
      beginPasskey({ ...work, database, site }, token, {}),
    );
    return { who: 'mitteManager', token, input: { name: 'Telefon', answer: new Authenticator().create(request) } };
  },
  'accounts.secondStep.askForProof': async (tenant) => {
    await withPasskey(tenant, 'suedManager');
    return { who: 'suedManager', input: undefined };
  },
  'accounts.secondStep.renamePasskey': async (tenant) => {
    await withPasskey(tenant, 'holdingEditor');
    return { who: 'holdingEditor', input: { id: await idOf(tenant, 'holdingEditor'), name: 'Schlüssel' } };
  },
  'accounts.secondStep.removePasskey': async (tenant) => {
    const { database } = tenant;
    const { device, token } = await withPasskey(tenant, 'configAdmin');
    const request = await as(tenant, tenant.people.configAdmin, (work) =>
      askForProof({ ...work, database, site }, token),
    );
    const proof = { passkey: device.get(request) };
    return { who: 'configAdmin', token, input: { id: await idOf(tenant, 'configAdmin'), proof } };
  },
  'accounts.secondStepWays': async (tenant) => {
    await withPasskey(tenant, 'holdingViewer');
    return { who: 'holdingViewer', input: { oAuthToken: await identityTokenOf(tenant, 'holdingViewer') } };
  },
  'accounts.loginByPasskey': async (tenant) => {
    const { device } = await withPasskey(tenant, 'nordManager');
    const oAuthToken = await identityTokenOf(tenant, 'nordManager');
    const call = { database: tenant.database, publish, now: new Date(), requestId: 'scenario', userAgent: null, site };
    const { passkey } = await waysOfSecondStep(call, oAuthToken);
    if (!passkey) throw new Error('The person has no passkey.');
    return { who: 'nordManager', input: { oAuthToken, passkey: device.get(passkey) } };
  },
};
