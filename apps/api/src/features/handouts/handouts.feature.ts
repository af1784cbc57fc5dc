import { z } from 'zod';
import { feature } from '../feature.ts';
import { handoutsRouter } from './handouts.router.ts';
import { handoutWords } from './handouts.words.ts';
import { priceFormRules } from './price-forms/price-forms.policy.ts';
import { writeHandout } from './write-handout.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    handoutChanged: { chanceId: string; handoutId: string };
    /** an open calculation is ready, and the mail with it is on its way to the person who asked for it */
    calculationSent: { chanceId: string; handoutId: string; userId: number };
  }
}

declare module '../../jobs/job.ts' {
  interface JobPayloads {
    'write-handout': { handoutId: string };
  }
}

/** Files that leave the house with the figures of a Chance, written by a job and kept with the Chance. */
export const handouts = feature('handouts', {
  router: handoutsRouter,
  policies: { priceForm: priceFormRules },
  streams: {
    handoutChanged: ({ chanceId, handoutId }) => ({
      kind: 'handoutChanged',
      audienceId: chanceId,
      subject: { type: 'handout', id: handoutId },
    }),
    calculationSent: null,
  },
  jobs: {
    'write-handout': {
      payload: z.object({ handoutId: z.string() }),
      isLong: true,
      run: (origin, { handoutId }) => writeHandout(origin, handoutId),
    },
  },
  facade: {
    words: handoutWords,
    queries: {
      fetchHandoutsByTenderId: 'handouts.ofChance',
      fetchHandoutById: 'handouts.byId',
      fetchPriceFormsByTenderId: 'handouts.priceForms',
      checkPriceForm: 'handouts.checkPriceForm',
    },
    mutations: {
      generateOpenCalc: 'handouts.generateOpenCalc',
      requestHandout: 'handouts.request',
      cancelHandout: 'handouts.cancel',
      keepHandoutInDocuments: 'handouts.keepInDocuments',
      addPriceForm: 'handouts.addPriceForm',
      updatePriceForm: 'handouts.updatePriceForm',
      removePriceForm: 'handouts.removePriceForm',
    },
  },
});
