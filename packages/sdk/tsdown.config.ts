import { defineConfig, type Rolldown } from 'tsdown';

/** Inside of the repository the types of errors are inferred from tables, which the types of a package cannot be. */
const writtenErrorTypes: Rolldown.Plugin = {
  name: 'written-error-types',
  load: (id) => (id.endsWith('/src/error-types.ts') ? "export type * from './error-details.ts';" : null),
};

/** One file of code and one of types, for Node and for browsers, with everything inside that they need. */
export default defineConfig({
  entry: 'src/index.ts',
  platform: 'neutral',
  target: 'es2022',
  deps: { onlyBundle: ['@trpc/client', '@trpc/server', 'eventsource-parser'], alwaysBundle: [/./] },
  plugins: [writtenErrorTypes],
  dts: { oxc: true, sourcemap: false },
  fixedExtension: false,
});
