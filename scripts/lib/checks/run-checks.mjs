import { accessSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { checks } from './checks.mjs';
import { closingLine } from './closing-line.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { fail, root } from '../say.mjs';
import { stopCode, watchForStop } from '../stop.mjs';

/**
 * `npm test`: runs every check, also after a failed one.
 *
 * @param {readonly string[]} args none for all; else the name of the check, and arguments for its tool
 * @param {import('./closing-line.mjs').Tally} tally gets the counts of each check, and prints the closing
 * line
 */
export async function runChecks([name, ...extra], tally) {
  watchForStop();
  await ensureDependencies();
  const chosen = checks.filter((check) => name === undefined || check.name === name);
  if (chosen.length === 0) {
    fail(`There is no check "${name}": ${[...new Set(checks.map((check) => check.name))].join(', ')}.`);
  }
  if (name !== undefined && chosen.some((check) => check.needsBuild)) await ensureBuilt();

  process.env['PATH'] = join(root, 'node_modules', '.bin') + delimiter + process.env['PATH'];
  const scratch = usePrivateTemp();
  let built = true;
  /** @type {string[]} */
  const failed = [];
  for (const group of groupsOf(chosen)) {
    if (!built && group.some((check) => check.needsBuild)) {
      for (const check of group) {
        heading(`${check.title}: not run, because the build failed`);
        tally.add({ passed: 0, failed: 0, skipped: 1 });
      }
      continue;
    }
    heading(group.map((check) => check.title).join(', '));
    await Promise.all(
      group.map(async (check) => {
        const start = performance.now();
        const counts = await check.run(extra, scratch);
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        console.log(`${check.title}: ${closingLine(counts)} (${seconds} s)`);
        if (check.name === 'build') built = counts.failed === 0;
        tally.add(counts);
        failed.push(...failureLines(check.title, counts));
      }),
    );
    if (stopCode() !== undefined) return;
  }
  if (failed.length > 0) heading(`Failed or tried twice\n${failed.join('\n')}`);
  tally.finish();
}

/**
 * @param {string} title
 * @param {import('./checks.mjs').Outcome} outcome
 * @returns {string[]} what the end of the run says of it; nothing when all is well
 */
function failureLines(title, { failed, failures = [] }) {
  if (failed > 0 && failures.length === 0) return [`${title}: see its part above.`];
  return failures.map(
    ({ name, reason, passedAgain }) =>
      `${title}: ${name}${passedAgain ? ' (passed the second time)' : ''}\n    ${reason.replaceAll('\n', '\n    ')}`,
  );
}

/**
 * Sets a temp folder for the tests and removes it at the end, because a killed Chromium leaves its profile
 * behind.
 *
 * @returns {string}
 */
function usePrivateTemp() {
  // The path is short because Chromium creates a socket in it, and socket paths end at about 100 characters.
  const folder = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'locdesk-'));
  for (const variable of ['TMPDIR', 'TMP', 'TEMP']) process.env[variable] = folder;
  // Tests start hundreds of processes and threads, many from TypeScript: half of the start is compiling.
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });
  return folder;
}

/**
 * Returns the system's folder in memory, where there is room for all tests and programs may be started. The
 * tests open thousands of databases, and waiting for a disk takes a seventh of their time.
 *
 * @returns {string | undefined}
 */
function memoryFolder() {
  const folder = '/dev/shm';
  const probe = join(folder, `locdesk-${process.pid}`);
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < 6 * 1024 ** 3) return undefined;
    writeFileSync(probe, '', { mode: 0o700 });
    accessSync(probe, constants.X_OK);
    return folder;
  } catch {
    return undefined;
  } finally {
    rmSync(probe, { force: true });
  }
}

/**
 * @param {readonly import('./checks.mjs').Check[]} list
 * @returns {import('./checks.mjs').Check[][]} the checks of each stage
 */
function groupsOf(list) {
  const stages = [...new Set(list.map((check) => check.stage))].toSorted((a, b) => a - b);
  return stages.map((stage) => list.filter((check) => check.stage === stage));
}

/** @param {string} text */
function heading(text) {
  console.log(`\n── ${text}`);
}
