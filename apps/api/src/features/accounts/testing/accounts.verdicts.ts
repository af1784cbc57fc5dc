import { randomUUID } from 'node:crypto';
import { inTenant } from '@zuschlag/db/client';
import { anApiToken } from '../../../testing/api-tokens.ts';
import type { ScenarioTenant } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  hidden,
  type MakeThings,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';
import { anInvitedPerson } from './invited.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a token for programs, of the manager of the main organization */
    apiTokenId: string;
    /** a person of the organization that works on the Chance who has not accepted yet */
    invitedId: number;
    /** of the manager of the main organization */
    passkeyId: string;
  }
}

export const things: MakeThings<'apiTokenId' | 'invitedId' | 'passkeyId'> = async (tenant) => ({
  apiTokenId: (await anApiToken(tenant.database, tenant.people.holdingManager)).id,
  invitedId: await anInvitedPerson(tenant),
  passkeyId: await aPasskey(tenant),
});

async function aPasskey({ database, people }: ScenarioTenant): Promise<string> {
  const { mainOrganizationId, userId } = people.holdingManager;
  const id = randomUUID();
  const data = { id, mainOrganizationId, userId, name: 'Telefon', credentialId: id, publicKey: 'AA', transports: [] };
  await inTenant(database, mainOrganizationId, (db) => db.passkey.create({ data }));
  return id;
}

const byCode: Verdicts[string] = {
  input: () => ({ code: '000000' }),
  foreign: 'SECOND_STEP_CHANGED',
  unrelated: 'SECOND_STEP_CHANGED',
};

const withoutAddress: Verdicts[string] = { foreign: 'PASSKEYS_UNAVAILABLE', unrelated: 'PASSKEYS_UNAVAILABLE' };
const anAnswer = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
};

export const verdicts: Verdicts = {
  // The token is the credential itself; an invented one is refused.
  'accounts.loginUser': {
    input: () => ({ input: { oAuthToken: '1.nothing' } }),
    foreign: 'WRONG_CREDENTIALS',
    unrelated: 'WRONG_CREDENTIALS',
  },
  'accounts.secondStepWays': {
    input: () => ({ oAuthToken: '1.nothing' }),
    foreign: 'WRONG_CREDENTIALS',
    unrelated: 'WRONG_CREDENTIALS',
  },
  'accounts.loginByPasskey': {
    input: () => ({ oAuthToken: '1.nothing', passkey: anAnswer }),
    foreign: 'WRONG_CREDENTIALS',
    unrelated: 'WRONG_CREDENTIALS',
  },
  'accounts.logout': without(),
  'accounts.me': without(),
  'accounts.setLanguage': without(() => ({ language: 'de' })),
  'accounts.profile.rename': without(() => ({ firstname: 'Erika', lastname: 'Beispiel' })),
  // The password is the credential itself.
  'accounts.profile.changePassword': {
    input: () => ({ current: 'Falsch-1-geraten', password: 'Richtig-2-gesetzt' }),
    foreign: 'INVALID_INPUT',
    unrelated: 'INVALID_INPUT',
  },
  'accounts.secondStep.state': without(),
  'accounts.boundAccounts.list': without(),
  'accounts.boundAccounts.end': without(() => ({ provider: 'google' })),
  // Without a key of the operator none begins, and without one that was begun none ends.
  'accounts.secondStep.begin': { foreign: 'SECOND_STEP_UNAVAILABLE', unrelated: 'SECOND_STEP_UNAVAILABLE' },
  'accounts.secondStep.confirm': byCode,
  'accounts.secondStep.end': byCode,
  'accounts.secondStep.renewRecoveryCodes': byCode,
  // These calls come to no address for which browsers make passkeys.
  'accounts.secondStep.askForProof': withoutAddress,
  'accounts.secondStep.beginPasskey': withoutAddress,
  'accounts.secondStep.addPasskey': {
    ...withoutAddress,
    input: () => ({
      name: 'Telefon',
      answer: { ...anAnswer, response: { clientDataJSON: 'AA', attestationObject: 'AA' } },
    }),
  },
  'accounts.secondStep.renamePasskey': hidden(({ passkeyId }) => ({ id: passkeyId, name: 'Telefon' })),
  'accounts.secondStep.removePasskey': hidden(({ passkeyId }) => ({
    id: passkeyId,
    proof: { code: '000000' },
  })),
  'accounts.invitations.invite': {
    input: ({ organizationId }) => ({
      input: {
        firstname: 'Ida',
        lastname: 'Neu',
        email: `${randomUUID()}@stranger.example`,
        role: 'Editor',
        organizationId,
      },
    }),
    foreign: 'NOT_FOUND',
    unrelated: 'NOT_PERMITTED',
  },
  'accounts.invitations.sendAgain': {
    input: ({ invitedId }) => ({ userId: invitedId }),
    foreign: 'NOT_FOUND',
    unrelated: 'NOT_PERMITTED',
  },
  // The token is the credential itself; an invented one is not valid, for every caller.
  'accounts.invitations.validateSignupSession': without(() => ({ sessionId: '1.nothing' })),
  'accounts.tokens.list': without(),
  'accounts.tokens.create': without(() => ({
    name: 'Für Berichte',
    expiresOn: new Date().toISOString(),
    scope: 'read',
  })),
  'accounts.tokens.ofOrganization': without(() => ({ state: 'good' })),
  'accounts.tokens.revokeOfOrganization': {
    input: ({ apiTokenId }) => ({ id: apiTokenId }),
    foreign: 'NOT_FOUND',
    unrelated: 'NOT_PERMITTED',
  },
  'accounts.tokens.revoke': hidden(({ apiTokenId }) => ({ id: apiTokenId })),
};

/** The rights each procedure asks for. */
export const rights: AskedRights = {
  'accounts.tokens.revokeOfOrganization': ['token of another user: REVOKE'],
  'accounts.invitations.invite': ['invitation: INVITE'],
  'accounts.invitations.sendAgain': ['invitation: INVITE'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'accounts.loginUser': 5,
  'accounts.logout': 2,
  'accounts.me': 1,
  'accounts.setLanguage': 4,
  'accounts.profile.rename': 4,
  'accounts.profile.changePassword': 12,
  'accounts.secondStep.state': 1,
  'accounts.boundAccounts.list': 2,
  'accounts.boundAccounts.end': 8,
  'accounts.secondStep.begin': 5,
  'accounts.secondStep.confirm': 15,
  'accounts.secondStep.end': 15,
  'accounts.secondStep.renewRecoveryCodes': 15,
  'accounts.secondStep.askForProof': 3,
  'accounts.secondStep.beginPasskey': 5,
  'accounts.secondStep.addPasskey': 15,
  'accounts.secondStep.renamePasskey': 8,
  'accounts.secondStep.removePasskey': 15,
  'accounts.secondStepWays': 5,
  'accounts.loginByPasskey': 15,
  'accounts.invitations.invite': 10,
  'accounts.invitations.sendAgain': 7,
  'accounts.invitations.validateSignupSession': 1,
  'accounts.tokens.create': 4,
  'accounts.tokens.list': 1,
  'accounts.tokens.ofOrganization': 1,
  'accounts.tokens.revoke': 3,
  'accounts.tokens.revokeOfOrganization': 4,
};
