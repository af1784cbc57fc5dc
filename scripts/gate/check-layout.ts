import { readFileSync } from 'node:fs';
import { features } from './features.ts';
import { conclude, projectFiles, sourceFiles } from './source-files.ts';

/** Layout rules of CONTRIBUTING.md that a machine can see. Each message says what to do instead. */
const drawers = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'lib']);
const longest = 300;
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
    problems.push(`${path}: "${feature}" is not a feature name of check-layout.ts. One name on every layer.`);
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

conclude('layout', problems, files.length);
