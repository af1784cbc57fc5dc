import { type AskedRights, type Ceilings, type Verdicts, without } from '../../../testing/verdicts.ts';

/** Sums over what the caller may view anyway. */
export const verdicts: Verdicts = {
  'dashboard.revenue': without(),
  'dashboard.states': without(),
  'dashboard.lists': without(),
};
export const rights: AskedRights = {};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = { 'dashboard.revenue': 2, 'dashboard.states': 2, 'dashboard.lists': 2 };
