import { z } from 'zod';
import { runAsSystem } from '../../transaction.ts';
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

declare module '../../jobs/job.ts' {
  interface JobPayloads {
    'ask-deputies': object;
  }
}

/** Who decides in the place of people who are away. */
export const deputies = feature('deputies', {
  router: deputiesRouter,
  policies: { deputy: deputyRules },
  streams: { decidersChanged: ({ chanceId }) => ({ kind: 'stateChanged', audienceId: chanceId }) },
  tidyUp: askDeputiesOfToday,
  jobs: {
    'ask-deputies': { payload: z.object({}), run: (origin) => runAsSystem(origin, askDeputiesOfToday) },
  },
  facade: {
    words: deputyWords,
    queries: { fetchDeputies: 'deputies.overview' },
    mutations: { createDeputy: 'deputies.create', endDeputy: 'deputies.end' },
  },
});
