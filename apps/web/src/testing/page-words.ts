import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The words of the web are in several catalogs; a page must load those of every part that it can show. */

/** A catalog of its own: its name, and the folders whose words it holds, as paths from the root of the project. */
export type WordCatalog = { name: string; folders: readonly string[] };
/** What a file needs: other files, each with the catalogs that are loaded together with it. */
type Need = { file: string; words: readonly string[] };

const imported = /^(?:import|export|\}) (?!type )[^;'\n]*?from '(\.[^']+)';/gm;
const importedLater = /import\('(\.[^']+)'\)/g;
const loaded = /\b(?:loadWords|withWords)\('(\w+)'/g;
const hasWords = /\bt`|\bmsg`|\bt\(\{|<Trans\b|<Plural\b|\bplural\(|\bmsg\(/;
/** How far from an import that comes later the words are named which come with it. */
const nearby = 200;

const textOf = new Map<string, string>();
function read(file: string): string {
  const known = textOf.get(file) ?? readFileSync(file, 'utf8');
  textOf.set(file, known);
  return known;
}

function needsOf(file: string): Need[] {
  const text = read(file);
  const at = (name: string) => path.join(path.dirname(file), name);
  const now = [...text.matchAll(imported)].map(([, name = '']) => ({ file: at(name), words: [] }));
  const later = [...text.matchAll(importedLater)].map(({ 1: name = '', index }) => {
    const around = text.slice(Math.max(0, index - nearby), index + nearby);
    return { file: at(name), words: [...around.matchAll(loaded)].map(([, words = '']) => words) };
  });
  return [...now, ...later].filter((need) => existsSync(need.file));
}

/** The catalogs that a route loads itself or by a layout around it. */
function wordsOfRoute(root: string, route: string): string[] {
  const parts = path.relative(root, route).split('/');
  const around = parts.slice(0, -1).map((_, depth) => path.join(root, `${parts.slice(0, depth + 1).join('/')}.tsx`));
  return [...around.filter((file) => existsSync(file)), route].flatMap((file) =>
    [...read(file).matchAll(loaded)].map(([, words = '']) => words),
  );
}

/**
 * Files with words that a page can show without having loaded them.
 *
 * @param root of the project
 * @returns one line for each route, catalog and first file
 */
export function missingWords(root: string, catalogs: readonly WordCatalog[]): string[] {
  const routes = path.join(root, 'apps/web/src/routes');
  const catalogOf = (file: string) =>
    hasWords.test(read(file)) && !file.endsWith('.feature.ts')
      ? catalogs.find(({ folders }) => folders.some((folder) => file.startsWith(`${path.join(root, folder)}/`)))?.name
      : undefined;
  return globSync('**/*.tsx', { cwd: routes }).flatMap((name) => {
    const route = path.join(routes, name);
    const missing = new Map<string, string>();
    const seen = new Set<string>();
    const visit = (file: string, words: readonly string[], through: readonly string[]) => {
      const key = `${file} ${words.toSorted().join(' ')}`;
      if (seen.has(key)) return;
      seen.add(key);
      const catalog = catalogOf(file);
      if (catalog && !words.includes(catalog) && !missing.has(catalog))
        missing.set(
          catalog,
          [...through, file].map((one) => path.relative(path.join(root, 'apps/web/src'), one)).join(' → '),
        );
      for (const need of needsOf(file)) visit(need.file, [...new Set([...words, ...need.words])], [...through, file]);
    };
    visit(route, wordsOfRoute(routes, route), []);
    return [...missing].map(([catalog, way]) => `${catalog}: ${way}`);
  });
}
