import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countedIn } from './reports.mjs';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'reports-'));
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

/** Writes a report and counts it, as the gate does after a part. */
function counted(report: object) {
  writeFileSync(path.join(root, 'tests.json'), JSON.stringify(report));
  return countedIn(root, 'tests.json');
}

const ofVitest = (cases: { fullName: string; status: string; failureMessages: string[] }[]) => ({
  numPassedTests: cases.filter(({ status }) => status === 'passed').length,
  numFailedTests: cases.filter(({ status }) => status === 'failed').length,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [
    { name: path.join(root, 'apps/api/src/bids.test.ts'), startTime: 1_000, endTime: 3_500, assertionResults: cases },
  ],
});

describe('a report of Vitest', () => {
  it('counts cases and seconds, and names the case that passed although a try of it failed', () => {
    const report = ofVitest([
      { fullName: 'a bid passes', status: 'passed', failureMessages: [] },
      { fullName: 'a bid waits', status: 'passed', failureMessages: ['AssertionError: expected 1 to be 2'] },
      { fullName: 'a bid fails', status: 'failed', failureMessages: ['Error: one', 'Error: two'] },
    ]);
    expect(counted(report)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
      files: [{ file: 'apps/api/src/bids.test.ts', seconds: 2.5 }],
      secondTries: ['apps/api/src/bids.test.ts › a bid waits'],
      failures: ['apps/api/src/bids.test.ts › a bid fails\n  Error: one\n  Error: two'],
    });
  });

  it('shows the beginning of a long error, and why a file could not be loaded', () => {
    const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`);
    const [long = ''] =
      counted(ofVitest([{ fullName: 'long', status: 'failed', failureMessages: [lines.join('\n')] }]))?.failures ?? [];
    expect(long).toContain('line 0');
    expect(long).not.toContain('line 30');
    const unloaded = { name: path.join(root, 'broken.test.ts'), status: 'failed', message: 'SyntaxError: here' };
    const report = { ...ofVitest([]), testResults: [{ ...unloaded, assertionResults: [] }] };
    expect(counted(report)?.failures).toEqual(['broken.test.ts\n  SyntaxError: here']);
  });

  it('names no case when each passed at once', () => {
    expect(counted(ofVitest([{ fullName: 'a', status: 'passed', failureMessages: [] }]))?.secondTries).toEqual([]);
  });
});

describe('a report of Playwright', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    tests: [{ status, results: durations.map((duration) => ({ duration, errors: errorsOf(status) })) }],
  });
  const errorsOf = (status: string) => (status === 'unexpected' ? [{ message: '\u001b[31mTimeout\u001b[39m' }] : []);

  it('counts a flaky story as passed and names it, also inside a group', () => {
    const report = {
      config: { rootDir: path.join(root, 'apps/e2e/src') },
      stats: { expected: 1, flaky: 2, unexpected: 1, skipped: 0 },
      suites: [
        {
          file: 'keyboard.spec.ts',
          specs: [spec('a bid without a mouse', 'flaky', 4_000, 3_000), spec('a menu', 'expected', 1_000)],
          suites: [{ title: 'tabs', specs: [spec('two tabs', 'flaky', 500, 500), spec('broken', 'unexpected', 500)] }],
        },
      ],
    };
    expect(counted(report)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
      files: [{ file: 'apps/e2e/src/keyboard.spec.ts', seconds: 9.5 }],
      secondTries: [
        'apps/e2e/src/keyboard.spec.ts › a bid without a mouse',
        'apps/e2e/src/keyboard.spec.ts › two tabs',
      ],
      failures: ['apps/e2e/src/keyboard.spec.ts › broken\n  Timeout'],
    });
  });
});

it('a missing report counts as null, so that the gate fails', () => {
  expect(countedIn(root, 'missing.json')).toBeNull();
});
