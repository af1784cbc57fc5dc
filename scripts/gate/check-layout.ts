import { readFileSync } from 'node:fs';
import { features } from './features.ts';
import { conclude, projectFiles, sourceFiles } from './source-files.ts';

/** Layout rules of CONTRIBUTING.md that a machine can see. Each message says what to do instead. */
const drawers = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'lib']);
const longest = 300;
const fullest = 25;
/** Folders whose entries are not ours to sort, and why. */
const unsorted: readonly { pattern: RegExp; because: string }[] = [
  { pattern: /\/routes(\/|$)/, because: 'the folders of the routes are the addresses' },
  { pattern: /\/locales(\/|$)/, because: 'a catalog has one file per language' },
  { pattern: /\/migrations$/, because: 'migrations stand in one row, in the order they are applied' },
  {
    pattern: /^(apps\/(api|web)\/src\/features|packages\/validation\/src|packages\/db\/prisma\/schema)$/,
    because: 'a feature has one folder, under its own name',
  },
  { pattern: /\/generated(\/|$)/, because: 'a program writes them' },
];
/** A role that is read or compared; roles become rights in the policies of the API only. */
const roleInWeb = /\.role\b|\brole\s*[!=]==|\brole\b[^=\n]*\}\s*=\s*use\w+\(/;

const problems: string[] = [];
const files = projectFiles();
const sources = sourceFiles();

for (const path of sources) {
  const lines = readFileSync(path, 'utf8').split('\n').length - 1;
  if (path.startsWith('apps/web/src/') && !path.includes('.test.') && roleInWeb.test(readFileSync(path, 'utf8')))
    problems.push(
      `${path}: compares roles. Ask a right the server computed: app/session/rights.ts, or \`permissions\`.`,
    );
  if (lines > longest)
    problems.push(`${path}: ${lines} lines; at most ${longest}. Which second idea can have a file of its own?`);
}
for (const path of files) {
  for (const part of path.split('/')) {
    const name = part.replace(/\.[^.]+$/, '');
    if (drawers.has(name))
      problems.push(`${path}: "${name}" says nothing about what is inside. Name it after what it holds.`);
  }
  const feature = path.match(/^apps\/(api|web)\/src\/features\/([^/]+)\//)?.[2];
  if (feature && !features.includes(feature))
    problems.push(`${path}: "${feature}" is no feature of apps/api/src/features/index.ts. One name on every layer.`);
  if (
    /(?<!\.gen)\.(ts|tsx)$/.test(path) &&
    /[A-Z_]/.test(
      path
        .split('/')
        .at(-1)
        ?.replace(/^\$|\$[A-Za-z]+/g, '')
        .replace(/^__root/, '') ?? '',
    ) &&
    !path.includes('/routes/')
  ) {
    problems.push(`${path}: file names are kebab-case.`);
  }
}

for (const [folder, entries] of entriesOfFolders(files)) {
  if (entries.size > fullest && !unsorted.some(({ pattern }) => pattern.test(folder)))
    problems.push(`${folder}: ${entries.size} entries; at most ${fullest}. Which nouns of the trade sort them?`);
}

conclude('layout', problems, files.length);

/** @returns the files and folders that each folder holds directly */
function entriesOfFolders(paths: readonly string[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const parts = path.split('/');
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      folders.set(folder, (folders.get(folder) ?? new Set()).add(parts[depth] ?? ''));
    }
  }
  return folders;
}
