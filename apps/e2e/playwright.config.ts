import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { isDeep, secondTries } from '@zuschlag/validation/testing/sampling';

/** Stories in a real Chromium against one real server; each of the two workers has a demo tenant of its own. */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  ...(isDeep ? {} : { grepInvert: /@deep/ }),
  globalSetup: './src/server.ts',
  outputDir: '../../.data/reports/end-to-end',
  reporter: [
    ['line'],
    ['json', { outputFile: 'reports/tests.json' }],
    [path.join(import.meta.dirname, '../../scripts/gate/hanging/running-tests.mjs')],
  ],
  fullyParallel: false,
  workers: 2,
  retries: secondTries,
  // Only what never happens waits so long: beside other work a story takes many times as long as on a quiet machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    // An action that waits longer names what it waits for; without a limit the story would end without a word about it.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // A trace films every page and doubles the time of the stories; `npm run e2e -- --trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Without a graphics card each picture of a movement is painted by the processor. The long run and the controls of
    // `packages/ui` see them move.
    contextOptions: { reducedMotion: isDeep ? 'no-preference' : 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
