import { feature } from '../feature.ts';
import { trailRules } from './chain/trail.policy.ts';
import { historyRouter } from './history.router.ts';
import { historyWords } from './history.words.ts';
import { houseTrailRules } from './house/house-trail.policy.ts';

/** What the trail says of a Chance, and the check of the chain that triggers write over it (decision 0017). */
export const history = feature('history', {
  router: historyRouter,
  policies: { trail: trailRules, 'trail of an organization': houseTrailRules },
  facade: {
    words: historyWords,
    queries: { fetchTrailHead: 'history.chain.head', verifyTrail: 'history.chain.verify' },
  },
});
