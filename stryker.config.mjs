import { groups } from './scripts/mutants/groups.mjs';

const group = process.env.MUTANT_GROUP ?? 'reducers';

/** Stryker breaks the rules of one group; `npm run mutants` goes through all of them. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
  mutate: [...groups[group].mutate, '!**/*.test.ts'],
  // The example worked out by hand is read from its page.
  ignorePatterns: ['apps/{web,e2e,cli}', 'packages/ui', 'docs/*', '!docs/calculation.md', 'reports', '**/.types'],
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: `reports/mutants/${group}.json` },
  thresholds: { high: 85, low: 85, break: null },
  tempDirName: 'reports/mutants/sandbox',
  concurrency: 2,
  // The first run of the engine's laws takes minutes, and many of them on a busy machine.
  dryRunTimeoutMinutes: 60,
};
