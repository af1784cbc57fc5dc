import {
  type AskedRights,
  type Ceilings,
  findsNothing,
  hidden,
  ofChance,
  type Verdicts,
} from '../../../testing/verdicts.ts';

export const verdicts: Verdicts = {
  'contractYears.ofChance': {
    ...hidden(ofChance),
    whole: ({ chanceId, organizationId }) => ({ chanceId, operationalOrganizationId: organizationId }),
    mixed: { operationalOrganizationId: findsNothing },
  },
};

/** Its figures are those that every reader of the Chance sees, and options without the wages that the reader does not know. */
export const rights: AskedRights = {};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = { 'contractYears.ofChance': 9 };
