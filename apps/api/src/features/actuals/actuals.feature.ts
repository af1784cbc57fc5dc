import { feature } from '../feature.ts';
import { actualRules } from './actuals.policy.ts';
import { actualsRouter } from './actuals.router.ts';
import { actualsWords } from './actuals.words.ts';
import { forgetActualsPlans } from './imports/plan-import.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    actualsChanged: { chanceId: string };
  }
}

/** Plan and actual of won contracts. */
export const actuals = feature('actuals', {
  router: actualsRouter,
  policies: { actuals: actualRules },
  streams: { actualsChanged: ({ chanceId }) => ({ kind: 'actualsChanged', audienceId: chanceId }) },
  tidyUp: forgetActualsPlans,
  facade: {
    words: actualsWords,
    queries: {
      fetchActuals: 'actuals.ofChance',
      fetchMarginMarks: 'actuals.marks',
      fetchActualsImports: 'actuals.imports',
    },
    mutations: {
      enterActuals: 'actuals.updateMonth',
      removeActuals: 'actuals.remove',
      planActualsImport: 'actuals.planImport',
      importActuals: 'actuals.commitImport',
      undoActualsImport: 'actuals.undoImport',
    },
  },
});
