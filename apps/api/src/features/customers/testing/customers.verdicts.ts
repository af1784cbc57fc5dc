import { type Ceilings, ofTheTenant, type Verdicts } from '../../../testing/verdicts.ts';

export const verdicts: Verdicts = {
  'customers.list': ofTheTenant(() => ({}), 'answers without it'),
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'customers.list': 2,
};
