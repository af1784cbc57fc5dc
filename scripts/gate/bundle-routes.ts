/** What Vite writes about one chunk of a build. */
export type Chunk = {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
};
export type Manifest = { [name: string]: Chunk };

/** What a browser fetches to show one page. */
export type RouteBundle = { address: string; isPublic: boolean; code: string[]; css: string[] };

const entry = 'index.html';
/** Words are fetched before anything is drawn, although they are no static import. */
const publicWords = '../../packages/i18n/src/locales/public/de.po';
const signedInWords = '../../packages/i18n/src/locales/de.po';
/** The words that the routes below an address load on top. */
const wordsBelow: readonly (readonly [address: string, words: string])[] = [
  ['accept-invite', 'access'],
  ['reset-password', 'access'],
  ['admin', 'settings'],
  ['settings', 'settings'],
  ['profile/account', 'settings'],
  ['profile/account', 'access'],
  ['profile/tokens', 'settings'],
  ['profile/signins', 'settings'],
  ['profile/deputies', 'approval'],
  ['tender/$tenderId/analytics', 'overview'],
  ['tender/$tenderId/calculation-overview', 'overview'],
  ['tender/$tenderId/options', 'overview'],
  ['tender/$tenderId/analytics', 'calculation'],
  ['tender/$tenderId/calculation-overview', 'calculation'],
  ['tender/$tenderId/services', 'calculation'],
  ['tender/$tenderId/scenarios/$scenarioId', 'calculation'],
  ['tender/$tenderId/scenarios', 'overview'],
  ['tender/$tenderId/chat', 'overview'],
  ['tender/all', 'list'],
  ['tender/new', 'description'],
  ['tender/$tenderId/details', 'description'],
  ['tender/$tenderId/executivesummary', 'description'],
  ['profile/calendar', 'notifications'],
  ['profile/notifications', 'notifications'],
  ['dashboard', 'dashboard'],
  ['winloss', 'dashboard'],
  ['tender/$tenderId/biddecisions', 'approval'],
  ['tender/$tenderId/margindecisions', 'approval'],
  ['tender/$tenderId/requestapproval', 'approval'],
  ['tender/$tenderId/submission', 'approval'],
  ['tender/$tenderId/tasksboard', 'tasks'],
  ['mytasks', 'tasks'],
  ['settings/tasks', 'tasks'],
];
const routeChunk = /^src\/routes\/(.+)\.tsx\?tsr-split=(component|loader|pendingComponent)$/;

/** @returns the route files that have a page, as paths below `src/routes` */
export function routesIn(manifest: Manifest): string[] {
  const routes = Object.keys(manifest).flatMap((name) => routeChunk.exec(name)?.[1] ?? []);
  return [...new Set(routes)].toSorted();
}

/** Everything a page needs at once: the entry, the words, the layouts around it and the page itself. */
export function bundleOf(manifest: Manifest, route: string): RouteBundle {
  const around = [...layoutsOf(manifest, route), route];
  const starts = Object.keys(manifest).filter((name) => around.includes(routeChunk.exec(name)?.[1] ?? ''));
  const isPublic = !route.startsWith('_signed-in');
  const chunks = closure(manifest, [entry, ...wordsOf(route), ...starts]);
  return {
    address: `/${route}`,
    isPublic,
    code: [...new Set(chunks.map((chunk) => chunk.file))].filter((file) => file.endsWith('.js')),
    css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  };
}

function wordsOf(route: string): string[] {
  const isPublic = !route.startsWith('_signed-in');
  const own = wordsBelow.filter(([address]) => route.startsWith(isPublic ? address : `_signed-in/${address}`));
  return [
    publicWords,
    ...(isPublic ? [] : [signedInWords]),
    ...own.map(([, words]) => `../../packages/i18n/src/locales/${words}/de.po`),
  ];
}

/** The layout routes around this one: a file whose name is the folder of another. */
function layoutsOf(manifest: Manifest, route: string): string[] {
  return routesIn(manifest).filter((other) => {
    const folder = other.replace(/\/route$/, '');
    return other !== route && route.startsWith(`${folder}/`);
  });
}

function closure(manifest: Manifest, starts: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const visit = (name: string): Chunk[] => {
    const chunk = manifest[name];
    if (seen.has(name) || !chunk) return [];
    seen.add(name);
    return [chunk, ...(chunk.imports ?? []).flatMap(visit)];
  };
  return starts.flatMap(visit);
}
