import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

export type WebPage = { feature: string; to: string; label: string; menu: string; right: string | null };
type StatedFeature = {
  id: string;
  pages: { to: string; label: { message?: string; id: string }; menu: string; right?: string }[];
};

/** @returns the pages that the features of the web state; Vite loads them, because their labels are macros */
export async function webPages(): Promise<WebPage[]> {
  const root = fileURLToPath(new URL('../../apps/web', import.meta.url));
  const server = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    server: { middlewareMode: true, hmr: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { features } = (await server.ssrLoadModule('/src/features/index.ts')) as {
      features: readonly StatedFeature[];
    };
    return features.flatMap(({ id: feature, pages }) =>
      pages.map(({ to, label, menu, right = null }) => ({
        feature,
        to,
        label: label.message ?? label.id,
        menu,
        right,
      })),
    );
  } finally {
    await server.close();
  }
}
