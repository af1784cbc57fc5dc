import { feature } from '../feature.ts';
import { scenariosRouter } from './scenarios.router.ts';
import { scenarioWords } from './scenarios.words.ts';

/** Named copies of services beside the real ones of a Chance. Their services are read and changed by the feature left of it. */
export const scenarios = feature('scenarios', {
  router: scenariosRouter,
  facade: {
    words: scenarioWords,
    queries: { fetchScenariosByTenderId: 'scenarios.ofChance', fetchScenarioById: 'scenarios.byId' },
    mutations: {
      createScenario: 'scenarios.create',
      renameScenario: 'scenarios.rename',
      adoptScenario: 'scenarios.adopt',
      removeScenario: 'scenarios.remove',
    },
  },
});
