import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { root } from './setup/prepare.mjs';

/**
 * npm run bench: every benchmark of the project, one after another, or those that are named. Each prints ratios taken
 * within one run; numbers and options go to the benchmarks: `npm run bench -- list 200000` takes fewer Chances, and
 * `npm run bench -- edit --against=../other-checkout` compares.
 */
const isOption = (word: string) => word.startsWith('--') || /^[\d.]+$/.test(word);
const options = process.argv.slice(2).filter(isOption);
const wanted = process.argv.slice(2).filter((word) => !isOption(word));
const files = [
  ...globSync('packages/*/bench/*.bench.ts', { cwd: root }),
  ...globSync('apps/*/bench/*.bench.ts', { cwd: root }),
];
let isGood = true;
for (const file of files.sort()) {
  if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue;
  console.log(`\n— ${file}`);
  const { status } = spawnSync(process.execPath, [file, ...options], { cwd: root, stdio: 'inherit' });
  isGood = status === 0 && isGood;
}
process.exit(isGood ? 0 : 1);
