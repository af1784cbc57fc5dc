import { feature } from '../feature.ts';
import { tariffStepsRouter } from './tariff-steps.router.ts';
import { tariffStepWords } from './tariff-steps.words.ts';

/** Drafts of rows of the wage table: what they would do to everything that runs, before they become real in one act. */
export const tariffSteps = feature('tariffSteps', {
  router: tariffStepsRouter,
  facade: {
    words: tariffStepWords,
    queries: {
      fetchTariffSteps: 'tariffSteps.list',
      fetchTariffStepById: 'tariffSteps.byId',
      previewTariffStep: 'tariffSteps.effect',
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
