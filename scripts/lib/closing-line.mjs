// Old syntax on purpose, like node-version.mjs: also a Node that is too old ends `npm test` with this line.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/**
 * @typedef {object} Tally
 * @property {(counts: Counts) => void} add
 * @property {() => void} finish says that nothing is left to add; a run that ends without it has failed
 */

/**
 * From now on the last line on stdout is the closing line, however this process ends by itself: what the CI reads has to
 * be there also when the install fails or the run is cancelled.
 *
 * @returns {Tally}
 */
export function startTally() {
  /** @type {Counts[]} */
  const results = [];
  let finished = false;
  process.once('exit', function () {
    const total = sum(results);
    if (!finished && total.failed === 0) total.failed = 1;
    console.log('\n' + closingLine(total));
    process.exitCode = total.failed > 0 ? 1 : 0;
  });
  return {
    add(counts) {
      results.push(counts);
    },
    finish() {
      finished = true;
    },
  };
}

/**
 * @param {readonly Counts[]} list
 * @returns {Counts}
 */
export function sum(list) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const one of list) {
    total.passed += one.passed;
    total.failed += one.failed;
    total.skipped += one.skipped;
  }
  return total;
}

/**
 * @param {Counts} counts
 * @returns {string} the line `npm test` ends with: "N passed, N failed", and ", N skipped" after it when some were
 */
export function closingLine(counts) {
  const skipped = counts.skipped > 0 ? ', ' + counts.skipped + ' skipped' : '';
  return counts.passed + ' passed, ' + counts.failed + ' failed' + skipped;
}
