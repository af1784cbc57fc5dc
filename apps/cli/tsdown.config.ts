import { defineConfig } from 'tsdown';

/** The packages of others that the file contains; THIRD-PARTY.md has the licence of each. */
export const bundled = ['@trpc/client', '@trpc/server', 'commander', 'eventsource-parser'];

/** One file that Node runs without the repository, with everything inside that it needs. */
export default defineConfig({
  entry: { zuschlag: 'src/main.ts' },
  platform: 'node',
  target: 'node20',
  deps: { onlyBundle: bundled, alwaysBundle: [/./] },
  dts: false,
  fixedExtension: false,
});
