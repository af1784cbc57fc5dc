import { feature } from '../feature.ts';
import { erosionRouter } from './erosion.router.ts';
import { erosionWords } from './erosion.words.ts';

export const erosion = feature('erosion', {
  router: erosionRouter,
  facade: {
    words: erosionWords,
    queries: { fetchMarginErosion: 'erosion.ofChance' },
    mutations: {},
  },
});
