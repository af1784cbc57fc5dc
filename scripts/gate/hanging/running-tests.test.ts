import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import RunningTests, { movedIn, runningIn } from './running-tests.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'zuschlag-running-'));
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string) => path.join(folder, 'src', name);

describe('what tests are running', () => {
  it('are the files of Vitest that began, with their cases, and those that wait', async () => {
    const running = new RunningTests();
    running.onTestRunStart(['one', 'two', 'three'].map((name) => ({ moduleId: fileOf(name) })));
    running.onTestModuleQueued({ moduleId: fileOf('one') });
    running.onTestModuleQueued({ moduleId: fileOf('two') });
    const inTwo = (fullName: string) => ({ module: { moduleId: fileOf('two') }, fullName });
    running.onTestCaseReady(inTwo('adds a shift'));
    running.onTestCaseResult(inTwo('adds a shift'));
    running.onTestCaseReady(inTwo('waits for ever'));
    running.onTestModuleEnd({ moduleId: fileOf('one') });

    await expect.poll(() => runningIn(folder)).toEqual({ begun: ['src/two › waits for ever'], waiting: ['src/three'] });
    expect(movedIn(folder)).toBeGreaterThan(0);

    running.onTestRunEnd();
    expect(runningIn(folder)).toBeNull();
    expect(movedIn(folder)).toBe(0);
  });

  it('are the stories of Playwright', async () => {
    const running = new RunningTests();
    const story = (file: string, title: string) => ({ location: { file: fileOf(file) }, title });
    running.onBegin({}, { allTests: () => [story('one', 'a'), story('one', 'b'), story('two', 'c')] });
    running.onTestBegin(story('one', 'a'));
    running.onTestEnd(story('one', 'a'));
    running.onTestBegin(story('one', 'b'));

    await expect.poll(() => runningIn(folder)).toEqual({ begun: ['src/one › b'], waiting: ['src/two'] });
    running.onEnd();
    expect(runningIn(folder)).toBeNull();
  });
});
