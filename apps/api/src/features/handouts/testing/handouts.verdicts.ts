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
import { priceFormThings } from './price-form-things.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a file of the Chance, asked for by the manager of the main organization */
    handoutId: string;
    /** a template of the customer of the Chance, and one that is removed */
    priceFormId: string;
    removedPriceFormId: string;
    /** a workbook among the documents of the Chance, and a price sheet that was filled */
    workbookId: string;
    filledHandoutId: string;
  }
}

type Keys = 'handoutId' | 'priceFormId' | 'removedPriceFormId' | 'workbookId' | 'filledHandoutId';
export const things: MakeThings<Keys> = async (tenant, { chanceId }) => ({
  ...(await priceFormThings(tenant, chanceId)),
  handoutId: await as(tenant, tenant.people.holdingManager, async (work) => {
    const handout = await requestHandout(work, { chanceId, kind: 'priceSheet', format: 'pdf' });
    // So that the limit of unfinished files stops no call of the matrix.
    await work.db.handout.updateMany({ where: { id: handout.id }, data: { state: 'cancelled' } });
    return handout.id;
  }),
});

const cell = { sheet: 'Preise', cell: 'B2', figure: 'total' };

export const verdicts: Verdicts = {
  'handouts.ofChance': hidden(ofChance),
  'handouts.byId': hidden(({ handoutId }) => ({ id: handoutId })),
  'handouts.request': {
    ...hidden(({ chanceId }) => ({ chanceId, kind: 'priceSheet', format: 'pdf' })),
    whole: ({ chanceId, serviceId, priceFormId, workbookId }) => ({
      ...{ chanceId, kind: 'customerSheet', format: 'xlsx', serviceIds: [serviceId] },
      filling: { priceFormId, documentId: workbookId, services: [{ name: 'Objektschutz', serviceId }] },
    }),
  },
  'handouts.generateOpenCalc': hidden(ofChance),
  'handouts.cancel': hidden(({ handoutId }) => ({ id: handoutId })),
  'handouts.keepInDocuments': hidden(({ filledHandoutId }) => ({ id: filledHandoutId })),
  'handouts.priceForms': hidden(ofChance),
  'handouts.addPriceForm': hidden(({ chanceId }) => ({ chanceId, input: { name: 'Preisblatt', cells: [cell] } })),
  // Who may write at all may change the templates of any customer of the tenant.
  'handouts.updatePriceForm': {
    input: ({ priceFormId }) => ({ priceFormId, input: { name: 'Umbenannt' } }),
    foreign: 'NOT_FOUND',
    unrelated: 'answers',
  },
  'handouts.removePriceForm': {
    input: ({ removedPriceFormId }) => ({ priceFormId: removedPriceFormId }),
    foreign: 'NOT_FOUND',
    unrelated: 'answers',
  },
  'handouts.checkPriceForm': hidden(({ chanceId, priceFormId, workbookId, serviceId }) => ({
    chanceId,
    filling: { priceFormId, documentId: workbookId, services: [{ name: 'Objektschutz', serviceId }] },
  })),
};

export const rights: AskedRights = {
  'handouts.request': ['Chance: OPEN_CALC_GENERATOR'],
  'handouts.generateOpenCalc': ['Chance: OPEN_CALC_GENERATOR'],
  'handouts.checkPriceForm': ['Chance: OPEN_CALC_GENERATOR'],
  'handouts.keepInDocuments': ['documents: ADD_DOCUMENT'],
  'handouts.addPriceForm': ['priceForm: EDIT_PRICE_FORM'],
  'handouts.updatePriceForm': ['priceForm: EDIT_PRICE_FORM'],
  'handouts.removePriceForm': ['priceForm: EDIT_PRICE_FORM'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'handouts.ofChance': 8,
  'handouts.byId': 8,
  'handouts.request': 12,
  'handouts.generateOpenCalc': 12,
  'handouts.cancel': 12,
  'handouts.keepInDocuments': 15,
  'handouts.priceForms': 8,
  'handouts.addPriceForm': 12,
  'handouts.updatePriceForm': 8,
  'handouts.removePriceForm': 8,
  'handouts.checkPriceForm': 30,
};
