import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

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
