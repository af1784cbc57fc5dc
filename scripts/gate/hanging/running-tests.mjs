// What a test runner is busy with, written next to its report: `npm test` reads there whether a part moves, and names the
// files of a part that hangs. One class for Vitest and Playwright, whose events have different names.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ begun: string[], waiting: string[] }} Running files, and the cases that run in them */

const fileIn = (/** @type {string} */ folder) => path.join(folder, 'reports/running.json');

export default class RunningTests {
  /** @type {Map<string, Set<string>>} the names of the running cases by file */
  #begun = new Map();
  /** @type {Set<string>} */
  #waiting = new Set();
  #folder = process.cwd();
  /** @type {NodeJS.Timeout | undefined} */
  #writing;

  #begin(/** @type {string} */ file) {
    this.#waiting.delete(file);
    const cases = this.#begun.get(file) ?? new Set();
    this.#begun.set(file, cases);
    this.#writeSoon();
    return cases;
  }

  #endCase(/** @type {string} */ file, /** @type {string} */ name) {
    this.#begun.get(file)?.delete(name);
    this.#writeSoon();
  }

  #end(/** @type {string} */ file) {
    this.#waiting.delete(file);
    this.#begun.delete(file);
    this.#writeSoon();
  }

  /** Thousands of cases a second are few writes. What hangs is a page or a worker, not the process of the reporter. */
  #writeSoon() {
    this.#writing ??= setTimeout(() => {
      this.#writing = undefined;
      const name = (/** @type {string} */ file) => path.relative(this.#folder, file);
      const begun = [...this.#begun].map(([file, cases]) => [name(file), ...cases].join(' › '));
      mkdirSync(path.dirname(fileIn(this.#folder)), { recursive: true });
      writeFileSync(fileIn(this.#folder), JSON.stringify({ begun, waiting: [...this.#waiting].map(name) }));
    }, 100).unref();
  }

  #finish() {
    clearTimeout(this.#writing);
    forgetRunning(this.#folder);
  }

  // Vitest
  onTestRunStart(specifications) {
    this.#waiting = new Set(specifications.map(({ moduleId }) => moduleId));
    this.#writeSoon();
  }
  onTestModuleQueued({ moduleId }) {
    this.#begin(moduleId);
  }
  onTestCaseReady({ module, fullName }) {
    this.#begin(module.moduleId).add(fullName);
  }
  onTestCaseResult({ module, fullName }) {
    this.#endCase(module.moduleId, fullName);
  }
  onTestModuleEnd({ moduleId }) {
    this.#end(moduleId);
  }
  onTestRunEnd() {
    this.#finish();
  }

  // Playwright
  onBegin(_config, suite) {
    this.#waiting = new Set(suite.allTests().map(({ location }) => location.file));
    this.#writeSoon();
  }
  onTestBegin({ location, title }) {
    this.#begin(location.file).add(title);
  }
  onTestEnd({ location, title }) {
    this.#endCase(location.file, title);
    if (this.#begun.get(location.file)?.size === 0) this.#end(location.file);
  }
  onEnd() {
    this.#finish();
  }
  printsToStdio() {
    return false;
  }
}

/** @returns {Running | null} what the tests of a package were busy with when they last said so */
export function runningIn(/** @type {string} */ folder) {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8'));
  } catch {
    return null; // not begun, over, or half written
  }
}

/** Leaves nothing of a run that was killed. */
export function forgetRunning(/** @type {string} */ folder) {
  rmSync(fileIn(folder), { force: true });
}

/** @returns {number} when a test of the package last began or ended */
export function movedIn(/** @type {string} */ folder) {
  return statSync(fileIn(folder), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
