import path from 'node:path';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { sampled, secondTries } from './packages/validation/src/testing/sampling.ts';
import RunningTests from './scripts/gate/hanging/running-tests.mjs';

/** What the Vitest configs of all packages have in common; each package says which of its files are which kind. */

type Tests = NonNullable<TestProjectInlineConfiguration['test']>;
type Project = TestProjectInlineConfiguration & { test: Tests };

/**
 * How long a test may take, and how long it polls for what shall become true. Only what never happens waits so long: on a
 * busy machine a law over hundreds of cases takes ten times as long as on a quiet one, and people queue up behind a lock.
 */
export const patience: Tests = {
  testTimeout: sampled(120_000, 600_000),
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

const sameCases = path.join(import.meta.dirname, 'packages/validation/src/testing/same-cases.ts');

/** Code without database and browser. */
export function unitTests(name: string, include: string[], options: Tests = {}): Project {
  return {
    test: {
      name: `${name}:unit`,
      environment: 'node',
      include,
      isolate: false,
      setupFiles: [sameCases],
      ...patience,
      ...options,
    },
  };
}

/** What starts and kills servers of its own: a process for each file. */
export function processTests(name: string, include: string[]): Project {
  return { test: { name: `${name}:processes`, environment: 'node', include, retry: secondTries, ...patience } };
}

/** Verbs, stores and routes on a real PostgreSQL; one server per run. */
export function databaseTests(name: string, include: string[], options: Tests = {}): Project {
  // Packages require it as CommonJS, as Node does for us; Vite would take its second copy, whose types are others.
  const graphql = path.join(import.meta.dirname, 'node_modules/graphql/index.js');
  const globalSetup = [path.join(import.meta.dirname, 'apps/api/src/testing/global-setup.ts')];
  return {
    resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
    test: {
      name: `${name}:database`,
      environment: 'node',
      include,
      isolate: false,
      globalSetup,
      setupFiles: [sameCases],
      retry: secondTries,
      ...patience,
      ...options,
    },
  };
}

/** The config of a package: its projects, and a report that `npm test` counts, also when Turborepo restored it. */
export function packageConfig(...projects: Project[]): ViteUserConfig {
  return {
    test: { projects, reporters: ['default', 'json', new RunningTests()], outputFile: { json: 'reports/tests.json' } },
  };
}
