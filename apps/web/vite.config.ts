import { defineConfig } from 'vite';
import { codeGroups } from './code-groups.ts';
import { componentPlugins, routePlugin } from './vite-plugins.ts';

const api = process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const proxied = [
  '/trpc',
  '/graphql',
  '/graphiql',
  '/query-editor',
  '/events',
  '/aiImport/stream',
  '/ask/stream',
  '/identity',
  '/health',
  '/outbox',
  '/unsubscribe',
  '/calendar',
  '/client-config.json',
  '/files',
  '/configuration/',
  '/imports/',
  '/briefs/',
  '/letters/',
  '/handouts/',
  '/documents/',
];

const { groups, plugin } = codeGroups();

export default defineConfig({
  plugins: [routePlugin(), ...componentPlugins(), plugin],
  build: {
    manifest: true,
    target: 'es2024',
    // The colours use light-dark() and oklch(), which every browser of these versions has.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Pages list the files they need by name, some hundred times: a name that only says what changed weighs half,
        // and seven letters are the least that the bundler takes.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups },
      },
    },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: api }])) },
});
