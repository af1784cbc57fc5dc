import { feature } from '../feature.ts';
import { deputyRules } from './deputies.policy.ts';
import { deputiesRouter } from './deputies.router.ts';
import { askDeputiesOfToday } from './deputies.ts';
import { deputyWords } from './deputies.words.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    /** other people than before may answer what the decisions of a Chance wait for */
    decidersChanged: { chanceId: string };
  }
}

/** Who decides in the place of people who are away. */
export const deputies = feature('deputies', {
  router: deputiesRouter,
  policies: { deputy: deputyRules },
  streams: { decidersChanged: ({ chanceId }) => ({ kind: 'stateChanged', audienceId: chanceId }) },
  tidyUp: askDeputiesOfToday,
  facade: {
    words: deputyWords,
    queries: { fetchDeputies: 'deputies.overview' },
    mutations: { createDeputy: 'deputies.create', endDeputy: 'deputies.end' },
  },
});
