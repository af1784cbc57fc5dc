import { z } from 'zod';
import { feature } from '../feature.ts';
import { forgetOldRecalculations } from './read.ts';
import { recalculationsRouter } from './recalculations.router.ts';
import { recalculationWords } from './recalculations.words.ts';
import { runRecalculation } from './run.ts';
import { copyServicesInto, recalculateAtSite, recalculateForContract, recalculateInProvince } from './start.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    recalculationTurned: { chanceId: string };
    recalculationMoved: { chanceId: string };
  }
}

declare module '../../jobs/job.ts' {
  interface JobPayloads {
    recalculate: { recalculationId: string };
  }
}

/** Runs that calculate all services of a Chance anew in the background. */
export const recalculations = feature('recalculations', {
  router: recalculationsRouter,
  streams: {
    recalculationTurned: ({ chanceId }) => ({ kind: 'recalculationTurned', audienceId: chanceId }),
    recalculationMoved: ({ chanceId }) => ({ kind: 'recalculationMoved', audienceId: chanceId }),
  },
  on: {
    contractMoving: [recalculateForContract],
    servicesCopying: [copyServicesInto],
    siteMoved: [recalculateAtSite],
    provinceMoved: [recalculateInProvince],
  },
  jobs: {
    recalculate: {
      payload: z.object({ recalculationId: z.string() }),
      isLong: true,
      run: (origin, { recalculationId }) => runRecalculation(origin, recalculationId),
    },
  },
  tidyUp: forgetOldRecalculations,
  facade: {
    words: recalculationWords,
    queries: {
      fetchRecalculation: 'recalculations.ofChance',
      previewContractDuration: 'recalculations.contractMove',
      tendersWithChangedRates: 'recalculations.changedChances',
      previewRecalculation: 'recalculations.effects',
    },
    mutations: { recalculateTenders: 'recalculations.start' },
  },
});
