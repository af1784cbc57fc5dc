import { feature } from '../feature.ts';
import { letterWords } from './letters/letters.words.ts';
import { tariffStepsRouter } from './tariff-steps.router.ts';
import { tariffStepWords } from './tariff-steps.words.ts';

/** Drafts of rows of the wage table: what they would do to everything that runs, before they become real in one act. */
export const tariffSteps = feature('tariffSteps', {
  router: tariffStepsRouter,
  facade: {
    words: { ...tariffStepWords, ...letterWords },
    queries: {
      fetchTariffSteps: 'tariffSteps.list',
      fetchTariffStepById: 'tariffSteps.byId',
      previewTariffStep: 'tariffSteps.effect',
      fetchTariffStepLetter: 'tariffSteps.letter',
    },
    mutations: {
      createTariffStep: 'tariffSteps.create',
      addTariffStepRows: 'tariffSteps.addRows',
      removeTariffStepRow: 'tariffSteps.removeRow',
      makeTariffStepReal: 'tariffSteps.makeReal',
      discardTariffStep: 'tariffSteps.discard',
    },
  },
});
