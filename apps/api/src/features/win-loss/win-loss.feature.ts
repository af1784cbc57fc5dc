import { feature } from '../feature.ts';
import { winLossRouter } from './win-loss.router.ts';
import { winLossWords } from './win-loss.words.ts';

/** What decided Chances teach: win rates, prices per hour, and how far the winners were. */
export const winLoss = feature('winLoss', {
  router: winLossRouter,
  facade: {
    words: winLossWords,
    queries: { fetchWinLoss: 'winLoss.figures', fetchLastOutcomes: 'winLoss.lastOutcomes' },
    mutations: {},
  },
});
