import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { groups } from './groups.mjs';

const sameCases = path.join(import.meta.dirname, '../../packages/validation/src/testing/same-cases.ts');

/** The unit tests of a group in one project: a mutant is tried against those that reach it. */
export default defineConfig({
  test: {
    environment: 'node',
    // The counting of covered lines makes the property tests of the engine slower than the usual limit allows.
    testTimeout: 60_000,
    // A mutant that only some drawn cases notice would be killed in one run and survive the next.
    setupFiles: [sameCases],
    include: groups[process.env.MUTANT_GROUP ?? 'reducers']?.tests,
  },
});
