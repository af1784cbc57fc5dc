import { type AskedRights, type Ceilings, hidden, ofChance, type Verdicts } from '../../../testing/verdicts.ts';

export const verdicts: Verdicts = { 'brief.ofChance': hidden(ofChance) };

/** It shows what the caller sees of the Chance anyway. */
export const rights: AskedRights = {};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = { 'brief.ofChance': 35 };
