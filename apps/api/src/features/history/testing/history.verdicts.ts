import {
  type AskedRights,
  type Ceilings,
  findsNothing,
  hidden,
  ofChance,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';

export const verdicts: Verdicts = {
  'history.ofChance': {
    ...hidden(ofChance),
    whole: ({ chanceId, userId }) => ({ chanceId, userId }),
    mixed: { userId: findsNothing },
  },
  'history.peopleOfChance': hidden(ofChance),
  'history.ofHouse': {
    input: ({ organizationId }) => ({ organizationId }),
    whole: ({ organizationId, userId }) => ({ organizationId, userId }),
    foreign: 'NOT_FOUND',
    unrelated: 'NOT_PERMITTED',
    mixed: { userId: findsNothing },
  },
  'history.chain.head': without(),
  'history.chain.verify': { input: () => ({}), foreign: 'answers without it', unrelated: 'NOT_PERMITTED' },
};

/** The entries of a Chance ask for no right beyond seeing it; the rights on decision groups choose among them. */
export const rights: AskedRights = {
  'history.ofHouse': ['trail of an organization: READ_TRAIL'],
  'history.chain.verify': ['trail: VERIFY_TRAIL'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'history.ofChance': 14,
  'history.peopleOfChance': 12,
  'history.ofHouse': 12,
  'history.chain.head': 3,
  'history.chain.verify': 9,
};
