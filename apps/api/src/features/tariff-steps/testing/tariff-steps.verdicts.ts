import { as } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  type ExpectedVerdict,
  findsNothing,
  forConfigAdmins,
  type Input,
  type MakeThings,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';
import { addTariffStepRows, createTariffStep } from '../tariff-steps.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a draft of the main organization, and its row */
    tariffStepId: string;
    tariffStepRowId: string;
  }
}

/** A pay group of its own for each step, because steps that are made real leave their rows in the table. */
const rowOf = (id: string, activeFrom: string) => ({
  ...({ province: 'DE', payGroup: `Gruppe ${id.slice(-8)}`, activeFrom, hourlyWage: 30 } as const),
});

export const things: MakeThings<'tariffStepId' | 'tariffStepRowId'> = (tenant) =>
  as(tenant, tenant.people.configAdmin, async (work) => {
    const { id: tariffStepId } = await createTariffStep(work, { name: 'Lohnrunde 2100' });
    const { rows } = await addTariffStepRows(work, { id: tariffStepId, rows: [rowOf(tariffStepId, '2100-01-01')] });
    return { tariffStepId, tariffStepRowId: rows[0]?.id ?? '' };
  });

/** A tariff step is seen by those who keep the tables of its organization. */
const ofStep = (input: Input): ExpectedVerdict => ({
  ...{ input, foreign: 'NOT_FOUND', unrelated: 'NOT_FOUND', business: 'configAdmin' },
});
const byId: Input = ({ tariffStepId: id }) => ({ id });

export const verdicts: Verdicts = {
  'tariffSteps.list': without(),
  'tariffSteps.byId': ofStep(byId),
  'tariffSteps.effect': ofStep(byId),
  // A Chance of a stranger has no letter, like every other one whose price does not move; `sure-letters.test.ts` asks for
  // one whose price would move.
  'tariffSteps.letter': {
    ...ofStep(({ tariffStepId: id, chanceId }) => ({ id, chanceId })),
    mixed: { chanceId: findsNothing },
  },
  'tariffSteps.create': {
    ...forConfigAdmins(() => ({ name: 'Lohnrunde' })),
    business: 'configAdmin',
    mixed: { importId: { foreign: 'NOT_FOUND' } },
    whole: ({ importId }) => ({ name: 'Lohnrunde', importId }),
  },
  'tariffSteps.addRows': ofStep(({ tariffStepId: id }) => ({ id, rows: [rowOf(id, '2101-01-01')] })),
  'tariffSteps.removeRow': ofStep(({ tariffStepId: id, tariffStepRowId: rowId }) => ({ id, rowId })),
  'tariffSteps.makeReal': ofStep(({ tariffStepId: id }) => ({ id, version: 2 })),
  'tariffSteps.discard': ofStep(({ tariffStepId: id }) => ({ id, version: 2 })),
};

export const rights: AskedRights = {
  'tariffSteps.create': ['row of a table: ADD'],
  'tariffSteps.makeReal': ['row of a table: ADD'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'tariffSteps.list': 4,
  'tariffSteps.byId': 4,
  'tariffSteps.effect': 16,
  'tariffSteps.letter': 16,
  'tariffSteps.create': 15,
  'tariffSteps.addRows': 14,
  'tariffSteps.removeRow': 12,
  'tariffSteps.makeReal': 15,
  'tariffSteps.discard': 10,
};
