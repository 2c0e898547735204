import { stripVTControlCharacters } from 'node:util';
import { readReport } from './test-counts.mjs';

/**
 * @typedef {object} FailedTest
 * @property {string} name file and title
 * @property {string} reason the first lines of the error, without colours
 * @property {boolean} [passedAgain] it failed once and passed when it was tried again
 */

/**
 * Returns what failed in a run, so that its end can name it: the output of 6,000 other tests stands between
 * a failure and the closing line.
 *
 * @param {string} report file that vitest's json reporter wrote
 * @returns {FailedTest[]} none when there is no report
 */
export function failedVitestTests(report) {
  /** @type {any[]} */
  const files = readReport(report)?.testResults ?? [];
  return files.flatMap((file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ one) => one.status === 'failed');
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      return [{ name: file.name, reason: firstLines(file.message) }];
    }
    return failed.map((/** @type {any} */ one) => ({
      name: `${file.name} › ${one.fullName}`,
      reason: firstLines(one.failureMessages?.[0]),
    }));
  });
}

/**
 * Does the same for Playwright, and names the tests that passed when they were tried again.
 *
 * @param {string} report file that Playwright's json reporter wrote
 * @returns {FailedTest[]} none when there is no report
 */
export function failedPlaywrightTests(report) {
  const json = readReport(report);
  if (json === undefined) return [];
  return [
    ...(json.errors ?? []).map((/** @type {any} */ error) => ({
      name: error.location?.file ?? 'Playwright',
      reason: firstLines(error.message),
    })),
    ...(json.suites ?? []).flatMap(failedSpecs),
  ];
}

/**
 * @param {any} suite
 * @returns {FailedTest[]}
 */
function failedSpecs(suite) {
  /** @type {any[]} */
  const specs = suite.specs ?? [];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((/** @type {any} */ test) => ({
        name: `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
        reason: firstLines(test.results.find((/** @type {any} */ one) => one.error)?.error.message),
        ...(test.status === 'flaky' ? { passedAgain: true } : {}),
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failedSpecs)];
}

/** @param {string | undefined} message */
function firstLines(message) {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .join('\n');
}
