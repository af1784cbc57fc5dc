import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { secondTries } from '../../packages/validation/src/testing/sampling.ts';
import { patience } from '../../vitest.base.ts';
import { componentPlugins } from './vite-plugins.ts';

const root = path.join(import.meta.dirname, '../..');

const setUp = (name: string) => path.join(import.meta.dirname, `src/testing/${name}.ts`);

/** The code imports of the browser's sources from packages. */
function importedPackages(): Set<string> {
  const names = new Set<string>();
  const sources = ['packages/{ui,sdk,validation,i18n,calc-engine}/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'];
  for (const file of globSync(sources, { cwd: root })) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const [, name = ''] of source.matchAll(/^(?:import|export|\}) (?!type )[^'\n]*from '([^.'][^']*)';/gm)) {
      if (
        !/^(@zuschlag|vitest|node:|virtual:|pdfjs-dist)|\/macro$|\.css$/.test(name) ||
        name === 'vitest-browser-react'
      )
        names.add(name);
    }
  }
  return names;
}

/** Components in the system's Chromium, built with the same plugins as the app; no traffic but our own. */
export function browserTests(
  name: string,
  include: string[],
  setupFiles: string[] = [],
  reducedMotion: 'reduce' | 'no-preference' = 'no-preference',
): TestProjectInlineConfiguration & { test: object } {
  return {
    plugins: [componentPlugins()],
    // React Aria asks for it under NODE_ENV=test: long lists are to be measured as in the app.
    define: { 'process.env.VIRT_ON': 'true' },
    server: { hmr: { overlay: false } },
    // All named at the start: a package found later would reload the page and load React twice.
    optimizeDeps: {
      // Modules already, and the one finds the other by the global object.
      exclude: ['pdfjs-dist'],
      include: [...importedPackages(), 'react/compiler-runtime', 'react/jsx-dev-runtime', 'react-dom/client'],
    },
    test: {
      name: `${name}:browser`,
      include,
      isolate: false,
      retry: secondTries,
      // Spies of a file serve all its tests.
      mockReset: true,
      // Hooks after a test run in reverse: what is on screen goes first.
      setupFiles: [setUp('lean-react'), ...setupFiles, setUp('empty-page')],
      ...patience,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // The first page waits for what Vite bundles; beside other work that takes more than the usual minute.
        connectTimeout: 300_000,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          contextOptions: { reducedMotion },
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
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
