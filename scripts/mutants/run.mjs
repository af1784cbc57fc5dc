// npm run mutants [-- GROUP …]: breaks the rules of the product line by line and prints how many breaks a test notices.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { groups } from './groups.mjs';

const goal = 85;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { mutate: { type: 'string' } },
});
const chosen = positionals.length > 0 ? positionals : Object.keys(groups);
const unknown = chosen.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(`Unknown group: ${unknown.join(', ')}. There are: ${Object.keys(groups).join(', ')}.`);
  process.exit(2);
}

const rows = chosen.map((name) => {
  const files = values.mutate ? ['--mutate', values.mutate] : [];
  const { status } = spawnSync('stryker', ['run', ...files], {
    env: { ...process.env, MUTANT_GROUP: name },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0 ? scoreOf(name) : { name, killed: 0, all: 0 };
});
for (const { name, killed, all } of rows)
  console.log(`${name.padEnd(12)}${all === 0 ? 'did not run' : `${percent(killed, all)} killed, ${killed} of ${all}`}`);
process.exit(rows.every(({ killed, all }) => all > 0 && killed / all >= goal / 100) ? 0 : 1);

/** The mutants of a group that can be noticed, and those that were. */
function scoreOf(name) {
  const report = JSON.parse(readFileSync(`reports/mutants/${name}.json`, 'utf8'));
  const states = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted) => states.filter((state) => wanted.includes(state)).length;
  const killed = count('Killed', 'Timeout');
  return { name, killed, all: killed + count('Survived', 'NoCoverage') };
}

function percent(part, whole) {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
