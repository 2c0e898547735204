// Written in old syntax, like node-version.mjs, because `npm test` ends with this line on an old Node too.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/**
 * @typedef {object} Tally
 * @property {(counts: Counts) => void} add
 * @property {() => void} finish says that nothing is left to add; a run that ends without it has failed
 */

/**
 * Makes the closing line the last line on stdout, however this process ends: CI reads it after a failed
 * install or a cancelled run too.
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
 * @returns {string} the line `npm test` ends with: "N passed, N failed", and ", N skipped" after it when some
 * were
 */
export function closingLine(counts) {
  const skipped = counts.skipped > 0 ? ', ' + counts.skipped + ' skipped' : '';
  return counts.passed + ' passed, ' + counts.failed + ' failed' + skipped;
}
