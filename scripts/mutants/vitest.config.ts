import { defineConfig } from 'vitest/config';
import { groups } from './groups.mjs';

/** The unit tests of a group in one project: a mutant is tried against those that reach it. */
export default defineConfig({
  test: {
    environment: 'node',
    include: groups[process.env.MUTANT_GROUP ?? 'reducers']?.tests,
  },
});
