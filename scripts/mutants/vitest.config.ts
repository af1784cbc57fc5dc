import { defineConfig } from 'vitest/config';
import { groups } from './groups.mjs';

/** The unit tests of a group in one project: a mutant is tried against those that reach it. */
export default defineConfig({
  test: {
    environment: 'node',
    // The counting of covered lines makes the property tests of the engine slower than the usual limit allows.
    testTimeout: 60_000,
    include: groups[process.env.MUTANT_GROUP ?? 'reducers']?.tests,
  },
});
