import {
  type AskedRights,
  type Ceilings,
  hidden,
  type Input,
  ofChance,
  type Verdicts,
} from '../../../testing/verdicts.ts';

const ofMonth: Input = ({ chanceId, organizationId }) => ({
  ...{ chanceId, operationalOrganizationId: organizationId, month: '2026-01-01' },
});
const times = { day: { hours: 160, absenceHours: 20, payCost: 4_200 } };

export const verdicts: Verdicts = {
  'actuals.ofChance': hidden(ofChance),
  'actuals.marks': hidden(ofChance),
  'actuals.updateMonth': hidden((ids) => ({ ...(ofMonth(ids) as object), times })),
  'actuals.remove': hidden((ids) => ({ ...(ofMonth(ids) as object), version: 1 })),
};

export const rights: AskedRights = {
  'actuals.updateMonth': ['actuals: EDIT'],
  'actuals.remove': ['actuals: EDIT'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'actuals.ofChance': 12,
  'actuals.marks': 12,
  'actuals.updateMonth': 15,
  'actuals.remove': 15,
};
