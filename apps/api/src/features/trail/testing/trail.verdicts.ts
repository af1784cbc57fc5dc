import { type AskedRights, type Ceilings, type Verdicts, without } from '../../../testing/verdicts.ts';

export const verdicts: Verdicts = {
  'trail.head': without(),
  'trail.verify': { input: () => ({}), foreign: 'answers without it', unrelated: 'NOT_PERMITTED' },
};

export const rights: AskedRights = { 'trail.verify': ['trail: VERIFY_TRAIL'] };

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = { 'trail.head': 3, 'trail.verify': 9 };
