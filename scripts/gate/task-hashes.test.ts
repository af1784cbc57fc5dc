import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../setup/prepare.mjs';
import { projectFiles } from './source-files.ts';

/** A copy of the repository to change, because Turborepo hashes what lies in the folder. */
const copy = mkdtempSync(path.join(tmpdir(), 'zuschlag-hashes-'));
for (const file of projectFiles(root)) cpSync(path.join(root, file), path.join(copy, file));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

type Task = { taskId: string; hash: string; command: string };

/** @returns the hash by which Turborepo looks for each task in its cache; tasks that run nothing are left out */
function hashes(): Map<string, string> {
  const args = ['run', 'lint', 'types', 'test', 'build', 'generated', '--dry=json', '--cwd', copy, '--skip-infer'];
  const answer = execFileSync(path.join(root, 'node_modules/.bin/turbo'), args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
  const { tasks } = JSON.parse(answer) as { tasks: Task[] };
  return new Map(
    tasks.flatMap(({ taskId, hash, command }) => (command === '<NONEXISTENT>' ? [] : [[taskId, hash] as const])),
  );
}

/** @returns the tasks that Turborepo would run after a line was added to a file */
function runAfterChangeOf(file: string): string[] {
  const whole = path.join(copy, file);
  const text = readFileSync(whole, 'utf8');
  const before = hashes();
  appendFileSync(whole, '\n');
  const after = hashes();
  rmSync(whole);
  cpSync(path.join(root, file), whole);
  expect(readFileSync(whole, 'utf8')).toBe(text);
  return [...after]
    .flatMap(([task, hash]) => (before.get(task) === hash ? [] : [task.replace('@zuschlag/', '')]))
    .sort();
}

describe('Turborepo', { timeout: 180_000 }, () => {
  it('runs types and tests of every package that uses validation when validation changes, not of the controls', () => {
    const tasks = runAfterChangeOf('packages/validation/src/vocabulary.ts');
    const users = ['validation', 'calc-engine', 'i18n', 'sdk', 'api', 'web', 'cli', 'e2e'];
    expect(tasks).toEqual(expect.arrayContaining(users.flatMap((name) => [`${name}#types`, `${name}#test`])));
    expect(tasks).toContain('web#build');
    expect(tasks.filter((task) => /^(ui|db)#/.test(task))).toEqual([]);
  });

  it('runs the controls, the web and the stories when a control changes, nothing else', () => {
    expect(runAfterChangeOf('packages/ui/src/index.ts')).toEqual([
      'e2e#test',
      'e2e#types',
      'ui#lint',
      'ui#test',
      'ui#types',
      'web#build',
      'web#test',
      'web#types',
    ]);
  });

  it('runs no component test when a verb of the server changes, because the web has only its types', () => {
    const tasks = runAfterChangeOf('apps/api/src/router.ts');
    expect(tasks).toEqual(expect.arrayContaining(['api#test', 'web#types', 'sdk#test', 'cli#test', 'e2e#test']));
    expect(tasks.filter((task) => ['web#test', 'web#build', 'ui#test', 'calc-engine#test'].includes(task))).toEqual([]);
  });

  it('runs only the tests of a package when a test of it changes', () => {
    expect(runAfterChangeOf('packages/validation/src/chance/contract-period.test.ts')).toEqual([
      'validation#lint',
      'validation#test',
      'validation#types',
    ]);
  });
});
