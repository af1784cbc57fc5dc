import { as } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  hidden,
  type MakeThings,
  ofChance,
  type Verdicts,
} from '../../../testing/verdicts.ts';
import { inScenario } from '../../services/scenarios/scenario-world.ts';
import { createScenario } from '../scenarios.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a scenario of the Chance */
    scenarioId: string;
  }
}

export const things: MakeThings<'scenarioId'> = async (tenant, { chanceId }) => ({
  scenarioId: await as(tenant, tenant.people.holdingManager, async (work) => {
    const { id } = await createScenario(work, { chanceId, name: 'Mit weniger Lohn' });
    // So that there is something to adopt.
    await inScenario(work, id, ({ db }) => db.service.updateMany({ data: { hourlyWage: 15 } }));
    return id;
  }),
});

const ofScenario = ({ scenarioId }: { scenarioId: string }) => ({ scenarioId });

export const verdicts: Verdicts = {
  'scenarios.ofChance': hidden(ofChance),
  'scenarios.byId': hidden(ofScenario),
  'scenarios.create': {
    ...hidden(({ chanceId }) => ({ chanceId, name: 'Zwei Kräfte' })),
    whole: ({ chanceId, serviceId }) => ({ chanceId, name: 'Zwei Kräfte', serviceIds: [serviceId] }),
  },
  'scenarios.rename': hidden(({ scenarioId }) => ({ scenarioId, name: 'Anders' })),
  'scenarios.adopt': hidden(({ scenarioId }) => ({ scenarioId, version: 2 })),
  'scenarios.remove': hidden(ofScenario),
};

export const rights: AskedRights = {
  'scenarios.create': ['Chance: ADD_SERVICE'],
  'scenarios.rename': ['Chance: ADD_SERVICE'],
  'scenarios.adopt': ['Chance: ADD_SERVICE', 'service: EDIT'],
  'scenarios.remove': ['Chance: ADD_SERVICE'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'scenarios.ofChance': 4,
  'scenarios.byId': 4,
  'scenarios.create': 15,
  'scenarios.rename': 12,
  'scenarios.adopt': 15,
  'scenarios.remove': 10,
};
