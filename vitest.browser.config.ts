import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { componentPlugins } from './apps/web/vite-plugins.ts';

/** Components in the system's Chromium, built with the same plugins as the app; no traffic but our own. */
export default defineConfig({
  plugins: [componentPlugins()],
  // React Aria asks for it under NODE_ENV=test: long lists are to be measured as in the app.
  define: { 'process.env.VIRT_ON': 'true' },
  server: { hmr: { overlay: false } },
  // Found before the first test: a package found later would reload the page and load React twice.
  optimizeDeps: {
    entries: ['packages/ui/src/**/*.tsx', 'apps/web/src/**/*.tsx'],
    include: [
      'react',
      'react/compiler-runtime',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
    ],
  },
  test: {
    name: 'browser',
    include: ['packages/ui/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.tsx'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
});
