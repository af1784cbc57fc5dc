import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { root } from './setup/prepare.mjs';

/** npm run bench: every benchmark of the project, one after another. Each prints ratios taken within one run. */
const wanted = process.argv.slice(2);
const files = [
  ...globSync('packages/*/bench/*.bench.ts', { cwd: root }),
  ...globSync('apps/*/bench/*.bench.ts', { cwd: root }),
];
let isGood = true;
for (const file of files.sort()) {
  if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue;
  console.log(`\n— ${file}`);
  isGood =
    spawnSync(process.execPath, ['--disable-warning=DeprecationWarning', file], { cwd: root, stdio: 'inherit' })
      .status === 0 && isGood;
}
process.exit(isGood ? 0 : 1);
