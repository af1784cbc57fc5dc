import { defineConfig } from 'vitest/config';

/** Three projects: pure code in node, verbs and stores on a real database, components in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/{validation,calc-engine,i18n,sdk}/**/*.test.ts',
            'apps/{api,web,cli}/src/**/*.pure.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts', 'packages/db/**/*.test.ts'],
          exclude: ['**/*.pure.test.ts', '**/node_modules/**'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      './vitest.browser.config.ts',
    ],
  },
});
