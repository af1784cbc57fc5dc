import { type Ceilings, type Verdicts, without } from '../../../testing/verdicts.ts';

export const verdicts: Verdicts = {
  'customers.list': without(() => ({})),
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'customers.list': 2,
};
