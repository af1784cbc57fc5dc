import {
  type AskedRights,
  type Ceilings,
  findsNothing,
  hidden,
  ofChance,
  type Verdicts,
} from '../../../testing/verdicts.ts';

export const verdicts: Verdicts = {
  'history.ofChance': {
    ...hidden(ofChance),
    whole: ({ chanceId, userId }) => ({ chanceId, userId }),
    mixed: { userId: findsNothing },
  },
  'history.peopleOfChance': hidden(ofChance),
};

/** No procedure asks for a right beyond seeing the Chance; the rights on decision groups choose among the entries. */
export const rights: AskedRights = {};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = { 'history.ofChance': 14, 'history.peopleOfChance': 12 };
