import { type AskedRights, type Ceilings, findsNothing, type Verdicts, without } from '../../../testing/verdicts.ts';

/** Figures over what the caller may view anyway; customers are known to the whole tenant. */
export const verdicts: Verdicts = {
  'winLoss.figures': {
    ...without(() => ({})),
    whole: ({ customerId }) => ({ customerId }),
    mixed: { customerId: findsNothing },
  },
  'winLoss.lastOutcomes': {
    input: ({ customerId }) => ({ customerId }),
    foreign: 'NOT_FOUND',
    unrelated: 'answers without it',
  },
};
export const rights: AskedRights = {};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = { 'winLoss.figures': 2, 'winLoss.lastOutcomes': 4 };
