import { type Ceilings, hidden, ofChance, type Verdicts, without } from '../../../testing/verdicts.ts';

export const verdicts: Verdicts = {
  'recalculations.ofChance': hidden(ofChance),
  'recalculations.contractMove': hidden(({ chanceId }) => ({
    chanceId,
    startDate: '2027-02-01',
    endDate: '2028-01-31',
  })),
  'recalculations.changedChances': without(),
  'recalculations.effects': hidden(({ chanceId }) => ({ chanceIds: [chanceId] })),
  'recalculations.start': hidden(({ chanceId }) => ({ chanceIds: [chanceId] })),
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'recalculations.changedChances': 3,
  'recalculations.contractMove': 3,
  'recalculations.effects': 6,
  'recalculations.ofChance': 3,
  'recalculations.start': 8,
};
