// npm test: the whole gate, on a bare machine. Each part says how long it took; one closing line counts the tests.
// Parts may be named; `--deep` samples ten to a hundred times as much, `--keep-times` keeps the seconds as the new measure,
// `--one-try` fails for a test that would pass when it is run again.
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { endRunning, lastLines, runBounded } from './gate/hanging/run-bounded.mjs';
import { forgetRunning, movedIn, runningIn } from './gate/hanging/running-tests.mjs';
import { inLanes } from './gate/lanes.mjs';
import { grownParts, keepTimes, keptTimes, limitsOf } from './gate/part-times.mjs';
import { partsNamed } from './gate/parts.mjs';
import { countedIn } from './gate/reports.mjs';
import { findBrowser, startGettingBrowser } from './setup/browser.mjs';
import { install, make, node, root, say, toolEnvironment } from './setup/prepare.mjs';

const started = Date.now();
const given = process.argv.slice(2);
const parts = partsNamed(given.filter((word) => !word.startsWith('--')));
// One more than the two cores that the gate is measured on: a part that waits for its browser or database leaves its core.
const lanes = 3;

for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => endRunning().finally(() => process.exit(1)));

const gettingBrowser = startGettingBrowser();
install();
make('generate');
await gettingBrowser;
const environment = {
  ...toolEnvironment,
  CHROMIUM_PATH: findBrowser() ?? '',
  VITEST_MAX_WORKERS: String(Math.max(1, Math.floor(availableParallelism() / 2))),
  FORCE_COLOR: '0',
  ...(given.includes('--deep') ? { SAMPLING: 'deep' } : {}),
  SECOND_TRY: given.includes('--deep') || given.includes('--one-try') ? '0' : '1',
};
say(`set-up         ${seconds(started).toFixed(1).padStart(6)} s`);

const results = await inLanes(parts, lanes, async (part) => {
  const from = Date.now();
  for (const report of part.reports ?? []) rmSync(join(root, report), { force: true });
  const { isGood, output, hang, isCached } = await turbo(part);
  const result = { ...part, ...counted(part, isGood), isCached, seconds: seconds(from) };
  const cases = part.reports ? `  ${result.passed} passed${result.failed ? `, ${result.failed} failed` : ''}` : '';
  say(
    `${isGood ? '✓' : '✗'} ${part.name.padEnd(16)} ${result.seconds.toFixed(1).padStart(6)} s${cases}${isCached ? '  (nothing changed)' : ''}`,
  );
  if (hang) sayHanging(part, hang, output);
  else if (!isGood) say(output);
  return isGood || result.failures.length > 0
    ? result
    : { ...result, failures: [`${part.name}\n${lastLines(output)}`] };
});

const fresh = Object.fromEntries(results.flatMap((part) => (part.isCached ? [] : [[part.name, part.seconds]])));
if (given.includes('--keep-times')) keepTimes(fresh);
const slowest = results.flatMap(({ files }) => files).sort((one, other) => other.seconds - one.seconds);
if (slowest.length > 0) say('\nThe slowest files:');
for (const { file, seconds: took } of slowest.slice(0, 10)) say(`${took.toFixed(1).padStart(6)} s  ${file}`);
for (const { name, seconds: took, expected } of grownParts(fresh, keptTimes()))
  say(`⚠ ${name} grew: ${took.toFixed(1)} s instead of ${expected.toFixed(1)} s (scripts/gate/part-times.json)`);

const secondTries = results.flatMap(({ secondTries: names }) => names);
for (const name of secondTries) say(`⚠ passed only at the second try: ${name}`);

// Once more at the end, because a log is read from there and often kept no further.
for (const { failures } of results) for (const failure of failures) say(`\n✗ ${failure}`);

const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ what) => results.reduce((all, part) => all + part[what], 0);
say(`\ntogether       ${seconds(started).toFixed(1).padStart(6)} s`);
const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : '';
const late = secondTries.length > 0 ? `, ${secondTries.length} at the second try` : '';
say(`${sum('passed')} passed, ${sum('failed')} failed${skipped}${late}`);
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);

/** A check without test cases of its own counts as one; a runner that failed without a failed case as one failure. */
function counted(part, isGood) {
  const reports = (part.reports ?? []).map((report) => countedIn(root, report));
  const add = (what) => reports.reduce((all, report) => all + (report?.[what] ?? 0), 0);
  const failed = add('failed');
  const lists = { files: [], secondTries: [], failures: [] };
  if (!part.reports) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0, ...lists };
  const isWhole = isGood && reports.every((report) => report && report.passed > 0);
  const files = reports.flatMap((report) => report?.files ?? []);
  const secondTries = reports.flatMap((report) => report?.secondTries ?? []);
  return {
    passed: add('passed'),
    failed: isWhole ? failed : Math.max(1, failed),
    skipped: add('skipped'),
    files,
    secondTries,
    failures: reports.flatMap((report) => report?.failures ?? []),
  };
}

/** Runs the tasks of a part one after the other, as far as they are not in the cache and as long as they move. */
async function turbo(part) {
  const args = ['run', ...part.tasks, '--concurrency=1', '--continue=dependencies-successful', '--summarize'];
  const folders = foldersOf(part);
  for (const folder of folders) forgetRunning(folder);
  const outcome = await runBounded(
    node,
    // A grouped log would be written at the end of a task: a task that hangs would have said nothing.
    [join(root, 'node_modules/.bin/turbo'), ...args, '--output-logs=new-only', '--log-order=stream', '--ui=stream'],
    {
      cwd: root,
      env: environment,
      ...limitsOf(part.name, given.includes('--deep')),
      movedAt: () => Math.max(0, ...folders.map(movedIn)),
    },
  );
  return { ...outcome, isCached: outcome.isGood && isAllCached(outcome.output) };
}

/** The packages whose tests a part runs. */
function foldersOf({ reports = [] }) {
  return reports.map((report) => join(root, report, '../..'));
}

/** Names what a part was busy with when it was ended, with the last lines that it wrote. */
function sayHanging(part, hang, output) {
  say(`  HANGING: ${hang}; ended with all its processes.`);
  for (const folder of foldersOf(part)) {
    const { begun, waiting } = runningIn(folder) ?? { begun: [], waiting: [] };
    for (const file of begun) say(`  was running: ${file}`);
    if (waiting.length > 0) say(`  not begun: ${waiting.slice(0, 5).join(', ')}${waiting.length > 5 ? ', …' : ''}`);
  }
  say(`  The last lines of its output:\n${lastLines(output)}`);
}

/** Whether nothing had to run but the generation of the database client, which the set-up has done. */
function isAllCached(output) {
  const file = output
    .match(/^Summary:\s+\S+/gm)
    ?.at(-1)
    ?.replace(/^Summary:\s+/, '');
  if (!file) return false;
  const summary = JSON.parse(readFileSync(join(root, file.replace(`${root}/`, '')), 'utf8'));
  rmSync(join(root, file.replace(`${root}/`, '')));
  const ran = summary.tasks.filter(({ task, command }) => task !== 'generate' && command !== '<NONEXISTENT>');
  return ran.every(({ cache }) => cache.status === 'HIT');
}

function seconds(from) {
  return (Date.now() - from) / 1000;
}
