// What the reports of Vitest and Playwright say: how many cases passed, which only at the second try, and how long each
// file took.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Counted
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {{ file: string, seconds: number }[]} files
 * @property {string[]} secondTries the cases that failed first and passed when they were run again, with their files
 * @property {string[]} failures the failed cases, each with its file and the first lines of each of its errors
 */

/** Enough of an error for its message, what was waited for, and the line of the test. */
const linesOfError = 14;

/**
 * @param {string} root the repository
 * @param {string} report path from there
 * @returns {Counted | null} null when the report is missing
 */
export function countedIn(root, report) {
  const file = path.join(root, report);
  if (!existsSync(file)) return null;
  const answer = JSON.parse(readFileSync(file, 'utf8'));
  return answer.stats ? ofPlaywright(answer, root) : ofVitest(answer, root);
}

/** @returns {Counted} */
function ofVitest(answer, root) {
  return {
    passed: answer.numPassedTests,
    failed: answer.numFailedTests,
    skipped: answer.numPendingTests + (answer.numTodoTests ?? 0),
    files: answer.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
    // A case keeps the failure of its first try; the report has no other sign of it.
    secondTries: answer.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName }) => `${path.relative(root, name)} › ${fullName}`),
    ),
    failures: answer.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter(({ status: ofCase }) => ofCase === 'failed');
      // A file that cannot be loaded fails without a case.
      if (status === 'failed' && failed.length === 0) return [failure(file, [message])];
      return failed.map(({ fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages));
    }),
  };
}

function failure(/** @type {string} */ name, /** @type {string[]} */ errors) {
  const shown = errors.map((error) =>
    stripVTControlCharacters(error ?? '')
      .trim()
      .split('\n')
      .slice(0, linesOfError),
  );
  return [name, ...shown.flat().map((line) => `  ${line}`)].join('\n');
}

/** @returns {Counted} */
function ofPlaywright({ stats, suites, config }, root) {
  const casesOf = ({ specs = [], suites: inner = [] }) => [...specs, ...inner.flatMap(casesOf)];
  const took = ({ tests }) => tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    files: suites.map((suite) => ({
      file: path.relative(root, path.join(config.rootDir, suite.file)),
      seconds: casesOf(suite).reduce((sum, spec) => sum + took(spec), 0) / 1000,
    })),
    secondTries: suites.flatMap((suite) =>
      casesOf(suite)
        .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
        .map(({ title }) => `${path.relative(root, path.join(config.rootDir, suite.file))} › ${title}`),
    ),
    failures: suites.flatMap((suite) =>
      casesOf(suite)
        .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
        .map(({ title, tests }) =>
          failure(
            `${path.relative(root, path.join(config.rootDir, suite.file))} › ${title}`,
            tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors.map(({ message }) => message))),
          ),
        ),
    ),
  };
}
