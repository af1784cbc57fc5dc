import { feature } from '../feature.ts';
import { contractYearsRouter } from './contract-years.router.ts';
import { contractYearsWords } from './contract-years.words.ts';

export const contractYears = feature('contractYears', {
  router: contractYearsRouter,
  facade: {
    words: contractYearsWords,
    queries: { fetchContractYears: 'contractYears.ofChance' },
    mutations: {},
  },
});
