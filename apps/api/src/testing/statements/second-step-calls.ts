import { Secret, TOTP } from 'otpauth';
import { keepSecretsWith } from '../../database/kept-secrets.ts';
import { beginSecondStep, confirmSecondStep } from '../../features/accounts/second-step/second-step.ts';
import { newToken } from '../../features/accounts/tokens/tokens.ts';
import type { PersonKey } from '../people.ts';
import { as, type ScenarioTenant } from '../scenario.ts';
import type { Situations } from './situations.ts';

/** A person who has begun a second step. @returns the first code of it */
async function begun(tenant: ScenarioTenant, who: PersonKey): Promise<string> {
  keepSecretsWith('the key of the operator of these tests');
  const { secret } = await as(tenant, tenant.people[who], (work) =>
    beginSecondStep({ ...work, database: tenant.database }, session(tenant)),
  );
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

/** A person with a second step in force. @returns one of the recovery codes */
async function switchedOn(tenant: ScenarioTenant, who: PersonKey): Promise<string> {
  const code = await begun(tenant, who);
  const { codes } = await as(tenant, tenant.people[who], (work) =>
    confirmSecondStep({ ...work, database: tenant.database }, session(tenant), { code }),
  );
  return codes[0] ?? '';
}

const session = ({ mainOrganizationId }: ScenarioTenant) => newToken(mainOrganizationId).value;

export const secondStepSituations: Situations = {
  'accounts.secondStep.begin': async () => {
    keepSecretsWith('the key of the operator of these tests');
    return { who: 'nordEditor', input: undefined };
  },
  'accounts.secondStep.confirm': async (tenant) => ({
    who: 'mitteEditor',
    input: { code: await begun(tenant, 'mitteEditor') },
  }),
  'accounts.secondStep.end': async (tenant) => ({
    who: 'suedEditor',
    input: { code: await switchedOn(tenant, 'suedEditor') },
  }),
  'accounts.secondStep.renewRecoveryCodes': async (tenant) => ({
    who: 'nordViewer',
    input: { code: await switchedOn(tenant, 'nordViewer') },
  }),
};
