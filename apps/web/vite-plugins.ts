import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';

const configPath = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url));

/** The plugins that compile the sources for browsers; component tests use the same list. */
export function componentPlugins(): PluginOption[] {
  return [
    // Only modules that import a macro go through Babel; it must come before React.
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
    react({ compiler: true }),
    lingui({ configPath }),
    { ...optimizeLocales.vite({ locales: ['de-DE', 'en-US', 'en-GB'] }), enforce: 'pre' },
    tailwindcss(),
    pdfAssets(),
  ];
}

/** The router plugin writes `routeTree.gen.ts` and gives every route its own chunk. */
export function routePlugin(): PluginOption {
  return tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    quoteStyle: 'single',
    routesDirectory: fileURLToPath(new URL('./src/routes', import.meta.url)),
    generatedRouteTree: fileURLToPath(new URL('./src/routeTree.gen.ts', import.meta.url)),
  });
}

/**
 * What pdf.js fetches for some files only: tables of characters, the fonts that need not be in a file, and decoders of
 * pictures. The build puts them under their version; the development server hands them out of the package.
 */
function pdfAssets(): Plugin {
  const home = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string };
  const base = `assets/pdfjs-${version}`;
  // WebAssembly is refused by the policy of the page; scripts do the same, slower.
  const files = ['cmaps', 'standard_fonts', 'iccs', 'wasm'].flatMap((folder) =>
    readdirSync(path.join(home, folder)).flatMap((file) => (file.endsWith('.wasm') ? [] : `${folder}/${file}`)),
  );
  return {
    name: 'pdf-assets',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = request.url?.startsWith(`/${base}/`) && request.url.slice(base.length + 2);
        if (!file || !files.includes(file)) return next();
        if (file.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
        response.end(readFileSync(path.join(home, file)));
      });
    },
    generateBundle() {
      if (this.environment.config.build.write === false) return;
      for (const file of files)
        this.emitFile({ type: 'asset', fileName: `${base}/${file}`, source: readFileSync(path.join(home, file)) });
    },
  };
}
