import path from 'node:path';
import type { CodeSplittingGroup, Plugin } from 'rolldown';

/** One module as the bundler knows it. */
export type SourceModule = { id: string; code: string | null; isEntry: boolean; importedIds: readonly string[] };
type Part = { pages: ReadonlySet<string>; ids: string[]; bytes: number; imports: string[] };

/** How many files hold what pages share; the bundler needs their number before it has read a module. */
const most = 60;
/** What a file of its own costs a page, in bytes of source: its list of imports, and that it compresses alone. */
const priceOfFile = 1000;
const page = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/;
const isSignedIn = (name: string) => name.startsWith('_signed-in');

/**
 * Puts what pages share into few files. The bundler alone makes a file of each combination of pages and of parts that are
 * fetched later, most of them smaller than a kilobyte: a page would fetch 150, and what compresses alone compresses badly.
 * Two combinations become one file while that costs the pages together less than a file of its own.
 */
export function codeGroups(): { groups: CodeSplittingGroup[]; plugin: Plugin } {
  const groupOf = new Map<string, number>();
  return {
    groups: [
      // What every page needs.
      { name: 'base', tags: ['$initial'], priority: most + 1 },
      // What more pages share comes first: a group takes along what its modules import.
      ...Array.from({ length: most }, (_, at) => ({
        name: `shared-${at}`,
        test: (id: string) => groupOf.get(id) === at,
        priority: most - at,
      })),
    ],
    plugin: {
      name: 'code-groups',
      buildEnd() {
        const modules = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
        groupOf.clear();
        for (const [at, ids] of sharedParts(modules).entries()) for (const id of ids) groupOf.set(id, at);
      },
    },
  };
}

/** @returns ids of the modules of each file, those of most pages first */
export function sharedParts(modules: readonly SourceModule[]): string[][] {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const importsOf = new Map(modules.map((module) => [module.id, usedImports(module, byId)]));
  const parts = new Map<string, Part>();
  for (const [id, pages] of pagesOf(importsOf, modules)) {
    const key = [...pages].toSorted().join('\n');
    const part = parts.get(key) ?? { pages, ids: [], bytes: 0, imports: [] };
    parts.set(key, {
      pages,
      ids: [...part.ids, id],
      bytes: part.bytes + (byId.get(id)?.code?.length ?? 0),
      imports: [...part.imports, ...(importsOf.get(id) ?? [])],
    });
  }
  const shared = [...parts.values()].filter(({ pages }) => pages.size > 1);
  return merged(shared)
    .toSorted((a, b) => b.pages.size - a.pages.size)
    .slice(0, most)
    .map(({ ids }) => ids);
}

const without = (pages: Iterable<string>, others: { has: (page: string) => boolean }) =>
  [...pages].filter((one) => !others.has(one));

type Pair = { one: Part; other: Part; gain: number };

function merged(parts: readonly Part[]): readonly Part[] {
  const partOf = new Map(parts.flatMap((part) => part.ids.map((id) => [id, part])));
  /** A file that a page fetches brings what it imports: the page must fetch that already. */
  const bringsOnlyKnown = ({ imports }: Part, pages: readonly string[]) =>
    imports.every((id) => without(pages, partOf.get(id)?.pages ?? new Set(pages)).length === 0);
  /** What all pages together save when two files become one; a page without a session never gets code of another one. */
  const pair = (one: Part, other: Part): Pair => {
    const onlyOne = without(one.pages, other.pages);
    const onlyOther = without(other.pages, one.pages);
    const isAllowed =
      [...onlyOne, ...onlyOther].every(isSignedIn) &&
      bringsOnlyKnown(one, onlyOther) &&
      bringsOnlyKnown(other, onlyOne);
    const saved = (one.pages.size - onlyOne.length) * priceOfFile;
    return { one, other, gain: isAllowed ? saved - one.bytes * onlyOther.length - other.bytes * onlyOne.length : 0 };
  };
  let left = parts;
  let pairs = parts.flatMap((one, at) => parts.slice(at + 1).map((other) => pair(one, other)));
  for (;;) {
    pairs = pairs.filter(({ gain }) => gain > 0);
    const best = pairs.reduce<Pair | null>((a, b) => (a && a.gain >= b.gain ? a : b), null);
    if (!best) return left;
    const { one, other } = best;
    const both: Part = {
      pages: new Set([...one.pages, ...other.pages]),
      ids: [...one.ids, ...other.ids],
      bytes: one.bytes + other.bytes,
      imports: [...one.imports, ...other.imports],
    };
    for (const id of both.ids) partOf.set(id, both);
    const isStill = (part: Part) => part !== one && part !== other;
    left = left.filter(isStill);
    const stillThere = pairs.filter((rest) => isStill(rest.one) && isStill(rest.other));
    pairs = [...stillThere, ...left.map((part) => pair(part, both))];
    left = [...left, both];
  }
}

/** For each module outside of `base` the pages that fetch it before they are drawn. */
function pagesOf(importsOf: ReadonlyMap<string, string[]>, modules: readonly SourceModule[]): Map<string, Set<string>> {
  const reach = (starts: readonly string[], without: ReadonlySet<string>) => {
    const seen = new Set<string>();
    const visit = (id: string) => {
      if (seen.has(id) || without.has(id) || !importsOf.has(id)) return;
      seen.add(id);
      for (const imported of importsOf.get(id) ?? []) visit(imported);
    };
    for (const id of starts) visit(id);
    return seen;
  };
  const base = reach(
    modules.flatMap(({ id, isEntry }) => (isEntry ? [id] : [])),
    new Set(),
  );
  const starts = modules.flatMap(({ id }) => {
    const name = page.exec(id)?.[1];
    return name ? [{ id, name }] : [];
  });
  const found = new Map<string, Set<string>>();
  for (const { name } of starts) {
    const around = starts.filter((other) => other.name === name || name.startsWith(`${other.name}/`));
    for (const id of reach(
      around.map((one) => one.id),
      base,
    ))
      found.set(id, (found.get(id) ?? new Set()).add(name));
  }
  return found;
}

/**
 * Modules that only pass on what others export: a page needs what it names, not all of it. The bundler leaves the rest
 * out, but it names only the modules that a source names.
 */
const collections: readonly { id: RegExp; source: string }[] = [
  { id: /\/packages\/ui\/src\/index\.ts$/, source: '@zuschlag/ui' },
  { id: /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/, source: 'lucide-react' },
  { id: /\/react-aria-components\/dist\/exports\/(\w+)\.mjs$/, source: 'react-aria-components/$1' },
];
const named = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;
const passedOn = /export\s*(\*|\{[^}]*\})\s*from\s*["']([^"']+)["']/g;
const exportedList = /export\s*\{([^}]*)\}\s*;/g;
const exported = /export\s+(?:async\s+)?(?:function|const|let|class)\s+([\w$]+)/g;

/** `A as B` by the name on the left, and the one on the right. */
type Names = [left: string, right: string];
const namesIn = (list: string): Names[] =>
  list
    .replace(/[{}]/g, '')
    .split(',')
    .flatMap((part) => {
      const [left, right = left] = part.trim().split(/\s+as\s+/);
      return left && right ? [[left, right]] : [];
    });

/** @returns ids of the modules that this one needs */
function usedImports({ id, code, importedIds }: SourceModule, byId: ReadonlyMap<string, SourceModule>): string[] {
  if (sourceOf(id)) return [...importedIds];
  return importedIds.flatMap((imported) => {
    const source = sourceOf(imported);
    const collection = byId.get(imported);
    if (!source || !collection) return [imported];
    const homes = homesIn(collection, byId);
    return [...(code ?? '').matchAll(named)].flatMap(([, list = '', from]) =>
      from === source ? namesIn(list).flatMap(([name]) => homes.get(name) ?? []) : [],
    );
  });
}

/** The name that a collection is imported by. */
function sourceOf(id: string): string | undefined {
  const found = collections.find((one) => one.id.test(id));
  return found && (found.id.exec(id)?.[0] ?? '').replace(found.id, found.source);
}

const knownHomes = new WeakMap<SourceModule, Map<string, string>>();

/** For each name that a collection passes on, the module that it comes from. */
function homesIn(collection: SourceModule, byId: ReadonlyMap<string, SourceModule>): Map<string, string> {
  const known = knownHomes.get(collection);
  if (known) return known;
  const code = collection.code ?? '';
  const homes = new Map<string, string>();
  const homeOf = (from: string) =>
    from.startsWith('.')
      ? path.join(path.dirname(collection.id), from)
      : (collection.importedIds.find((id) => id.endsWith(`/${path.basename(from)}.mjs`)) ?? '');
  const locals = new Map<string, string>();
  for (const [, list = '', from = ''] of code.matchAll(named))
    for (const [, local] of namesIn(list)) locals.set(local, homeOf(from));
  for (const [, list = ''] of code.matchAll(exportedList))
    for (const [local, name] of namesIn(list)) homes.set(name, locals.get(local) ?? '');
  for (const [, list = '', from = ''] of code.matchAll(passedOn)) {
    const home = homeOf(from);
    const names =
      list === '*'
        ? [...(byId.get(home)?.code ?? '').matchAll(exported)].map(([, name = '']) => name)
        : namesIn(list).map(([, name]) => name);
    for (const name of names) homes.set(name, home);
  }
  knownHomes.set(collection, homes);
  return homes;
}
