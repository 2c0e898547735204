import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { checks } from './checks.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { fail, root } from './say.mjs';
import { closingLine, sum } from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */

/**
 * `npm test`: every check, the later ones too when an earlier one fails, and a closing line with the counts of all.
 *
 * @param {readonly string[]} args none for all; else the name of the check, and arguments for its tool
 */
export async function runChecks([name, ...extra]) {
  await ensureDependencies();
  const chosen = checks.filter((check) => name === undefined || check.name === name);
  if (chosen.length === 0) {
    fail(`There is no check "${name}": ${[...new Set(checks.map((check) => check.name))].join(', ')}.`);
  }
  if (name !== undefined && chosen.some((check) => check.needsBuild)) await ensureBuilt();

  process.env['PATH'] = join(root, 'node_modules', '.bin') + delimiter + process.env['PATH'];
  const scratch = usePrivateTemp();
  const stopped = stopSignal();
  /** @type {Counts[]} */
  const results = [];
  let built = true;
  for (const check of chosen) {
    if (stopped()) break;
    if (check.needsBuild && !built) {
      heading(`${check.title}: not run, because the build failed`);
      results.push({ passed: 0, failed: 0, skipped: 1 });
      continue;
    }
    heading(check.title);
    const start = performance.now();
    const counts = await check.run(extra, scratch);
    console.log(`${closingLine(counts)} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    if (check.name === 'build') built = counts.failed === 0;
    results.push(counts);
  }
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });

  const total = sum(results);
  const failed = total.failed > 0 || stopped();
  console.log(`\n${closingLine(total)}`);
  process.exitCode = failed ? 1 : 0;
}

/**
 * Everything a test starts gets a temp folder of its own, gone afterwards: a killed Chromium leaves its profile behind.
 *
 * @returns {string}
 */
function usePrivateTemp() {
  // Short, because Chromium puts a socket inside and socket paths end at about 100 characters.
  const folder = mkdtempSync(join(tmpdir(), 'locdesk-'));
  for (const variable of ['TMPDIR', 'TMP', 'TEMP']) process.env[variable] = folder;
  return folder;
}

/** The running check gets the signal itself; this only keeps the next one from starting, and lets the temp folder be removed. */
function stopSignal() {
  let stopped = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => (stopped = true));
  return () => stopped;
}

/** @param {string} text */
function heading(text) {
  console.log(`\n── ${text}`);
}
