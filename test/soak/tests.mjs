// The tests of kills, floods and processes that `npm test` leaves out (*.soak.test.ts), and with large
// numbers those that it runs with small ones (test/support/effort.ts).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const tests = join(root, 'test');

/** @type {(place: import('./run.mjs').SoakPlace) => Promise<import('./run.mjs').SoakReport>} */
export async function soak({ folder, times, say }) {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(tests, name))
    .filter(
      (file) =>
        file.endsWith('.soak.test.ts') || /from '[./]+support\/effort'/.test(readFileSync(file, 'utf8')),
    );
  const losses = [];
  let passed = 0;
  const rounds = Math.ceil(times);
  for (let round = 1; round <= rounds; round += 1) {
    say(`${files.length} files of tests, round ${round} of ${rounds}`);
    const result = await runTests(files, join(folder, `${round}.json`));
    passed += result.passed;
    losses.push(...result.losses);
  }
  return { figures: { files: files.length, rounds, passed }, losses };
}

/**
 * @param {readonly string[]} files
 * @param {string} report where vitest writes its report
 * @returns {Promise<{ passed: number, losses: readonly string[] }>}
 */
async function runTests(files, report) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--reporter=json', `--outputFile=${report}`, ...files],
    {
      cwd: root,
      env: { ...process.env, LOCDESK_SOAK: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [code] = await once(child, 'exit');
  const { numPassedTests: passed, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const losses = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that could not be loaded has no tests to fail.
      if (failed.length === 0) return [`${name}: ${message}`];
      return failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`);
    });
  // An unhandled error fails a run without failing a test.
  return { passed, losses: losses.length === 0 && code !== 0 ? [`vitest ended with ${code}`] : losses };
}
