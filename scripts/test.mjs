// npm test: the whole gate, on a bare machine. Each part says how long it took; one closing line counts the tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './setup/browser.mjs';
import { buildWeb, generate, install, node, root, say, toolEnvironment } from './setup/prepare.mjs';

const started = Date.now();
const reports = join(root, '.data/reports');
const times = [];
const count = { passed: 0, failed: 0, skipped: 0 };
const only = process.argv.slice(2);

timed('set-up', () => {
  install();
  generate();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
});
const browser = timed('browser', findBrowser);
const environment = { ...toolEnvironment, CI: process.env.CI ?? '', CHROMIUM_PATH: browser ?? '', FORCE_COLOR: '0' };

check('lint', ['biome', 'check', '.']);
check('layout', ['node', 'scripts/gate/check-layout.ts']);
check('imports', ['node', 'scripts/gate/check-imports.ts']);
check('types', ['turbo', 'run', 'types', 'types:scripts', '--output-logs=errors-only', '--ui=stream']);
check('unused code', ['knip', '--no-progress']);
check('catalogs', ['node', 'scripts/gate/check-catalogs.ts']);
check('generated', ['node', 'scripts/generate-graphql-schema.ts', '--check']);
timed('web build', buildWeb);
check('bundle', ['node', 'scripts/gate/check-bundle.ts']);
vitest('unit');
vitest('database');
vitest('browser');
playwright();
check('start', ['node', 'scripts/gate/prove-start.ts']);

say('');
for (const { name, seconds } of times) say(`${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s`);
say(`${'together'.padEnd(14)} ${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s`);
say(`${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} skipped` : ''}`);
process.exit(count.failed === 0 && count.passed > 0 ? 0 : 1);

/** A check without test cases of its own counts as one. */
function check(name, [command, ...args]) {
  if (!isWanted(name)) return;
  timed(name, () => {
    const path = join(root, 'node_modules/.bin', command);
    const done = spawnSync(command === 'node' ? node : path, args, { cwd: root, stdio: 'inherit', env: environment });
    tell(name, done.status === 0);
  });
}

function vitest(project) {
  if (!isWanted(project)) return;
  timed(project, () => {
    const report = join(reports, `${project}.json`);
    const args = [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    const done = spawnSync(join(root, 'node_modules/.bin', args[0]), args.slice(1), {
      cwd: root,
      stdio: 'inherit',
      env: environment,
    });
    const answer = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
    add(answer?.numPassedTests ?? 0, answer?.numFailedTests ?? 0, answer?.numPendingTests ?? 0, done.status, project);
  });
}

function playwright() {
  if (!isWanted('end to end')) return;
  timed('end to end', () => {
    const report = join(reports, 'end-to-end.json');
    const done = spawnSync(
      join(root, 'node_modules/.bin/playwright'),
      ['test', '--config', 'apps/e2e/playwright.config.ts', '--reporter=line,json'],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      },
    );
    const stats = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).stats : null;
    add(
      (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      stats?.unexpected ?? 0,
      stats?.skipped ?? 0,
      done.status,
      'end to end',
    );
  });
}

/** A runner that failed without a failed test (a crash, an error outside of tests) counts as one failure. */
function add(passed, failed, skipped, status, name) {
  count.passed += passed;
  count.skipped += skipped;
  count.failed += status === 0 ? failed : Math.max(1, failed);
  if (status === 0 && passed === 0) tell(`${name}: no test ran`, false);
}

function tell(name, isGood) {
  count[isGood ? 'passed' : 'failed'] += 1;
  if (!isGood) say(`✗ ${name}`);
}

function isWanted(name) {
  return only.length === 0 || only.includes(name.replaceAll(' ', '-'));
}

function timed(name, part) {
  if (isWanted(name)) say(`\n— ${name}`);
  const from = Date.now();
  const answer = part();
  times.push({ name, seconds: (Date.now() - from) / 1000 });
  return answer;
}
