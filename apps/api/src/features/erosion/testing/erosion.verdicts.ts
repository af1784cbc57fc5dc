import { type AskedRights, type Ceilings, hidden, ofChance, type Verdicts } from '../../../testing/verdicts.ts';

export const verdicts: Verdicts = { 'erosion.ofChance': hidden(ofChance) };

/** Its figures are sums of those that every reader of the Chance sees. */
export const rights: AskedRights = {};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = { 'erosion.ofChance': 9 };
