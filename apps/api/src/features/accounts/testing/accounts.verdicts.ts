import { anApiToken } from '../../../testing/api-tokens.ts';
import { hidden, type MakeThings, type Verdicts, without } from '../../../testing/verdicts.ts';

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
  'accounts.tokens.create': without(() => ({ name: 'Für Berichte', expiresOn: new Date().toISOString() })),
  'accounts.tokens.revoke': hidden(({ apiTokenId }) => ({ id: apiTokenId })),
};
