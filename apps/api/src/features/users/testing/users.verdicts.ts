import { hidden, ofChance, ofTheTenant, type Verdicts } from '../../../testing/verdicts.ts';

export const verdicts: Verdicts = {
  'users.list': ofTheTenant(() => ({}), 'answers without it'),
  'users.onChance': hidden(ofChance),
  'users.possibleOwners': hidden(ofChance),
};
