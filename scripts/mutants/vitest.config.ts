import { defineConfig } from 'vitest/config';

/** The unit tests of the rules, in one project: a mutant is tried against those that reach it. */
export default defineConfig({
  test: { environment: 'node', include: ['apps/api/src/**/*.pure.test.ts', 'packages/calc-engine/test/**/*.test.ts'] },
});
