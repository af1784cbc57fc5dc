import { as } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  hidden,
  type Input,
  type MakeThings,
  ofChance,
  type Verdicts,
} from '../../../testing/verdicts.ts';
import { insertActualsImport } from '../imports/imports.store.ts';

const ofNord: Input = ({ chanceId, organizationId }) => ({ chanceId, operationalOrganizationId: organizationId });
const ofMonth: Input = ({ chanceId, organizationId }) => ({
  ...{ chanceId, operationalOrganizationId: organizationId, month: '2026-01-01' },
});
const times = { day: { hours: 160, absenceHours: 20, payCost: 4_200 } };

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a plan for the actuals of the Chance */
    actualsImportId: string;
  }
}

export const things: MakeThings<'actualsImportId'> = (tenant, { chanceId, organizationId }) =>
  as(tenant, tenant.people.nordManager, async (work) => {
    const counts = { new: 0, equal: 0, changed: 0, duplicate: 0, wrong: 0 };
    const plan = { seen: {}, rows: [] };
    const made = await insertActualsImport(work, { chanceId, organizationId, fileName: 'Lohn.csv', plan, counts });
    return { actualsImportId: made.id };
  });

export const verdicts: Verdicts = {
  'actuals.ofChance': hidden(ofChance),
  'actuals.marks': hidden(ofChance),
  'actuals.updateMonth': hidden((ids) => ({ ...(ofMonth(ids) as object), times })),
  'actuals.remove': hidden((ids) => ({ ...(ofMonth(ids) as object), version: 1 })),
  'actuals.imports': hidden(ofNord),
  'actuals.planImport': {
    ...hidden((ids) => ({ ...(ofNord(ids) as object), fileId: ids.uploadId })),
    whole: (ids) => ({ ...(ofNord(ids) as object), fileId: ids.nordUploadId }),
  },
  'actuals.commitImport': hidden(({ actualsImportId: id }) => ({ id })),
  'actuals.undoImport': hidden(({ actualsImportId: id }) => ({ id })),
};

export const rights: AskedRights = {
  'actuals.updateMonth': ['actuals: EDIT'],
  'actuals.remove': ['actuals: EDIT'],
  'actuals.planImport': ['actuals: EDIT'],
  'actuals.commitImport': ['actuals: EDIT'],
  'actuals.undoImport': ['actuals: EDIT'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'actuals.ofChance': 12,
  'actuals.marks': 12,
  'actuals.updateMonth': 15,
  'actuals.remove': 15,
  'actuals.imports': 12,
  'actuals.planImport': 13,
  'actuals.commitImport': 15,
  'actuals.undoImport': 15,
};
