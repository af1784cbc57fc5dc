/** npm run mutants: breaks the rules of the product one by one and prints how many of the breaks a test notices. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
  // The rules that unit tests hold: reducers, policies, lifecycle, who is awaited, the cells of an import, the engine.
  mutate: [
    'apps/api/src/features/**/*.reducer.ts',
    'apps/api/src/features/**/*.policy.ts',
    'apps/api/src/features/bid-decisions/{bid-action,select-participants}.ts',
    'apps/api/src/features/margin-decisions/select-participants.ts',
    'apps/api/src/features/chance/lifecycle/{lifecycle,locks}.ts',
    'apps/api/src/features/chance/view/{next-actions,progress}.ts',
    'apps/api/src/features/configuration/imports/cells/*.ts',
    'apps/api/src/policy/{authorize,awaited,relations}.ts',
    'packages/calc-engine/src/**/*.ts',
    '!**/*.test.ts',
  ],
  ignorePatterns: ['apps/{web,e2e,cli}', 'packages/ui', 'docs', 'reports'],
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  thresholds: { high: 85, low: 85, break: null },
  tempDirName: 'reports/mutants',
  concurrency: 2,
};
