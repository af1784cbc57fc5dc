import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isAlive } from './processes.mjs';
import { lastLines, runBounded } from './run-bounded.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'zuschlag-bounded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hour = 3_600_000;

/** Runs a program text; a program names the processes it starts in a file. */
function run(
  program: string,
  limits: { quietMs?: number; wholeMs?: number; graceMs?: number; movedAt?: () => number } = {},
) {
  return runBounded(process.execPath, ['--eval', program], {
    cwd: folder,
    env: process.env,
    quietMs: hour,
    wholeMs: hour,
    ...limits,
  });
}

describe('a part of the gate', () => {
  it('is good with its exit code, and keeps all it wrote', async () => {
    expect(await run("console.log('said'); console.error('complained')")).toEqual({
      isGood: true,
      output: expect.stringMatching(/said[\s\S]*complained|complained[\s\S]*said/),
      hang: null,
    });
    expect(await run('process.exit(3)')).toMatchObject({ isGood: false, hang: null });
  });

  it('that hangs is ended with everything it started, also what left its process group and what ignores the request', async () => {
    const pids = path.join(folder, 'pids');
    // As Turborepo starts its tasks, and Playwright its browsers: in a group of their own.
    const program = `
      const { spawn } = require('node:child_process');
      const stubborn = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('ready')";
      const child = spawn(process.execPath, ['--eval', stubborn], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
      child.stdout.once('data', () => {
        require('node:fs').writeFileSync(${JSON.stringify(pids)}, process.pid + ' ' + child.pid);
        console.log('the last line before the silence');
      });
      setInterval(() => {}, 1000);`;
    const { isGood, output, hang } = await run(program, { quietMs: 4_000, graceMs: 1_000 });

    expect(isGood).toBe(false);
    expect(hang).toMatch(/^nothing moved for \d+ s$/);
    expect(lastLines(output)).toBe('the last line before the silence');
    const started = readFileSync(pids, 'utf8').split(' ').map(Number);
    expect(started).toHaveLength(2);
    // On a busy machine a killed process takes a moment to go.
    await expect.poll(() => started.filter(isAlive), { timeout: 30_000 }).toEqual([]);
  });

  it('that writes on and on is ended after its whole time', async () => {
    const { isGood, hang } = await run("setInterval(() => console.log('still here'), 50)", {
      quietMs: 20_000,
      wholeMs: 1_000,
    });
    expect({ isGood, hang }).toEqual({ isGood: false, hang: 'not over after 1 s' });
  });

  it('is left alone while its tests move without a word', async () => {
    const silent = 'setTimeout(() => {}, 6000)';
    const moving = await run(silent, { quietMs: 3_000, movedAt: () => Date.now() });
    expect(moving).toMatchObject({ isGood: true, hang: null });
  });

  it('that cannot start says why', async () => {
    const answer = await runBounded(path.join(folder, 'no-such-program'), [], {
      cwd: folder,
      env: {},
      quietMs: hour,
      wholeMs: hour,
    });
    expect(answer).toMatchObject({ isGood: false, output: expect.stringContaining('ENOENT'), hang: null });
  });
});

describe('the last lines', () => {
  it('are the end of an output without its empty lines', () => {
    expect(lastLines('one\ntwo\nthree\n\n', 2)).toBe('two\nthree');
  });
});
