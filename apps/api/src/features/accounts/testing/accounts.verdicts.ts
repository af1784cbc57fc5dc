import { anApiToken } from '../../../testing/api-tokens.ts';
import {
  type AskedRights,
  type Ceilings,
  hidden,
  type MakeThings,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a token for programs, of the manager of the main organization */
    apiTokenId: string;
  }
}

export const things: MakeThings<'apiTokenId'> = async ({ database, people }) => ({
  apiTokenId: (await anApiToken(database, people.holdingManager)).id,
});

export const verdicts: Verdicts = {
  // The token is the credential itself; an invented one is refused.
  'accounts.loginUser': {
    input: () => ({ input: { oAuthToken: '1.nothing' } }),
    foreign: 'WRONG_CREDENTIALS',
    unrelated: 'WRONG_CREDENTIALS',
  },
  'accounts.logout': without(),
  'accounts.me': without(),
  'accounts.setLanguage': without(() => ({ language: 'de' })),
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
export const rights: AskedRights = { 'accounts.tokens.revokeOfOrganization': ['token of another user: REVOKE'] };

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'accounts.loginUser': 5,
  'accounts.logout': 2,
  'accounts.me': 1,
  'accounts.setLanguage': 4,
  'accounts.tokens.create': 4,
  'accounts.tokens.list': 1,
  'accounts.tokens.ofOrganization': 1,
  'accounts.tokens.revoke': 3,
  'accounts.tokens.revokeOfOrganization': 4,
};
