import { readFileSync } from 'node:fs';

/** @typedef {import('./closing-line.mjs').Counts} Counts */

/**
 * @param {string} report file that vitest's json reporter wrote
 * @param {number} code vitest's exit code
 * @returns {Counts} at least one failed when the exit code says so: an unhandled error fails a run without
 * failing a test
 */
export function vitestCounts(report, code) {
  const json = readReport(report);
  if (json === undefined) return atLeastOneFailed({ passed: 0, failed: 0, skipped: 0 }, code);
  // A file that could not be loaded reports no tests, so it counts as one failure.
  const brokenFiles = json.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return atLeastOneFailed(
    {
      passed: json.numPassedTests,
      failed: json.numFailedTests + brokenFiles,
      skipped: json.numPendingTests + (json.numTodoTests ?? 0),
    },
    code,
  );
}

/**
 * @param {string} report file that Playwright's json reporter wrote
 * @param {number} code Playwright's exit code
 * @returns {Counts} at least one failed when the exit code says so: a spec that can't be loaded fails a run
 * without failing a test
 */
export function playwrightCounts(report, code) {
  const json = readReport(report);
  if (json === undefined) return atLeastOneFailed({ passed: 0, failed: 0, skipped: 0 }, code);
  const { expected, unexpected, flaky, skipped } = json.stats;
  return atLeastOneFailed({ passed: expected + flaky, failed: unexpected, skipped }, code);
}

/**
 * @param {Counts} counts
 * @param {number} code
 */
function atLeastOneFailed(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {string} file
 * @returns {any} undefined when there is none, or it was cut off
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
