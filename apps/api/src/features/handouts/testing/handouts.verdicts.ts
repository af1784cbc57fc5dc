import { as } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  hidden,
  type MakeThings,
  ofChance,
  type Verdicts,
} from '../../../testing/verdicts.ts';
import { requestHandout } from '../handouts.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a file of the Chance, asked for by the manager of the main organization */
    handoutId: string;
  }
}

export const things: MakeThings<'handoutId'> = async (tenant, { chanceId }) => ({
  handoutId: await as(tenant, tenant.people.holdingManager, async (work) => {
    const handout = await requestHandout(work, { chanceId, kind: 'priceSheet', format: 'pdf' });
    // So that the limit of unfinished files stops no call of the matrix.
    await work.db.handout.updateMany({ data: { state: 'cancelled' } });
    return handout.id;
  }),
});

export const verdicts: Verdicts = {
  'handouts.ofChance': hidden(ofChance),
  'handouts.byId': hidden(({ handoutId }) => ({ id: handoutId })),
  'handouts.request': {
    ...hidden(({ chanceId }) => ({ chanceId, kind: 'priceSheet', format: 'pdf' })),
    whole: ({ chanceId, serviceId }) => ({ chanceId, kind: 'hourSheet', format: 'xlsx', serviceIds: [serviceId] }),
  },
  'handouts.generateOpenCalc': hidden(ofChance),
  'handouts.cancel': hidden(({ handoutId }) => ({ id: handoutId })),
};

export const rights: AskedRights = {
  'handouts.request': ['Chance: OPEN_CALC_GENERATOR'],
  'handouts.generateOpenCalc': ['Chance: OPEN_CALC_GENERATOR'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'handouts.ofChance': 8,
  'handouts.byId': 8,
  'handouts.request': 12,
  'handouts.generateOpenCalc': 12,
  'handouts.cancel': 12,
};
