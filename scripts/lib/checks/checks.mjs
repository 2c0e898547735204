import { join } from 'node:path';
import { build } from '../build.mjs';
import { runInForeground, runQuietly } from '../child.mjs';
import { ensureChromium } from './chromium.mjs';
import { sayWhatIsMissing } from '../setup/missing-packages.mjs';
import { failedPlaywrightTests, failedVitestTests } from './failed-tests.mjs';
import { isNetworkFailure, runNpm } from '../setup/npm.mjs';
import { runtimeNode } from '../node-version.mjs';
import { root, say } from '../say.mjs';
import { playwrightCounts, vitestCounts } from './test-counts.mjs';

/** @typedef {import('./closing-line.mjs').Counts} Counts */
/** @typedef {Counts & { failures?: import('./failed-tests.mjs').FailedTest[] }} Outcome */
/**
 * @typedef {object} Check
 * @property {string} name what `npm test -- NAME` calls it; several may share one
 * @property {string} title
 * @property {boolean} needsBuild
 * @property {number} stage checks of one stage run at the same time, and those of the next one after them
 * @property {(extra: readonly string[], scratch: string) => Promise<Outcome>} run `extra` goes to the tool,
 * `scratch` is a folder for its files
 */

/** Files that have types, as the projects of tsconfig.json include it. */
export const typed = [
  'src',
  'test',
  'scripts',
  'electron.vite.config.ts',
  'playwright.config.ts',
  'vitest.config.ts',
];

/** @type {readonly Check[]} */
export const checks = [
  statically('format', 'Format', 'oxfmt/bin/oxfmt', ['--check', '.']),
  // One pass for both: rules that need types load what the check of types loads.
  statically('lint', 'Lint and types', 'oxlint/bin/oxlint', ['--type-aware', '--type-check', ...typed]),
  { name: 'lock', title: 'Lock file', needsBuild: false, stage: 1, run: checkLockFile },
  { name: 'build', title: 'Build', needsBuild: false, stage: 1, run: checkBuild },
  // Each waits for a third of its time, so that both together take two thirds of the time.
  { name: 'unit', title: 'Unit tests', needsBuild: true, stage: 2, run: runUnitTests },
  { name: 'e2e', title: 'End-to-end tests', needsBuild: true, stage: 2, run: runEndToEndTests },
];

/**
 * @param {string} name
 * @param {string} title
 * @param {string} tool script inside node_modules
 * @param {readonly string[]} args
 * @returns {Check}
 */
function statically(name, title, tool, args) {
  return {
    name,
    title,
    needsBuild: false,
    stage: 1,
    async run(extra) {
      const { code, output } = await runQuietly(runtimeNode(), [toolPath(tool), ...args, ...extra], {
        cwd: root,
      });
      if (code !== 0) say(output.trim());
      return oneCheck(code === 0);
    },
  };
}

/** @returns {Promise<Counts>} */
async function checkLockFile() {
  const { code, output } = await runNpm(['ci', '--dry-run', '--prefer-offline', '--loglevel=error'], root);
  if (code !== 0) {
    // npm prints its whole manual after the reason.
    const reason = output.split('npm error Clean install a project')[0];
    say(isNetworkFailure(output) ? 'The npm registry could not be reached.' : String(reason).trim());
  }
  return oneCheck(code === 0);
}

/** @returns {Promise<Counts>} */
async function checkBuild() {
  const { code, output } = await build();
  if (code !== 0) {
    say(output.trim());
    sayWhatIsMissing(root);
  }
  return oneCheck(code === 0);
}

/** @type {Check['run']} */
async function runUnitTests(extra, scratch) {
  const report = join(scratch, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...extra];
  const code = await runTool('vitest/vitest.mjs', args);
  return { ...vitestCounts(report, code), failures: failedVitestTests(report) };
}

/** @type {Check['run']} */
async function runEndToEndTests(extra, scratch) {
  const chromium = await ensureChromium();
  if (chromium.kind === 'missing') {
    say(chromium.sentence);
    return oneCheck(false);
  }
  const report = join(scratch, 'playwright.json');
  const code = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json', ...extra], {
    CHROMIUM_PATH: chromium.path,
    ...(chromium.shell === undefined ? {} : { HEADLESS_SHELL_PATH: chromium.shell }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return { ...playwrightCounts(report, code), failures: failedPlaywrightTests(report) };
}

/**
 * @param {string} tool script inside node_modules
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
function runTool(tool, args, env = {}) {
  return runInForeground(runtimeNode(), [toolPath(tool), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
}

/** @param {string} tool */
function toolPath(tool) {
  return join(root, 'node_modules', tool);
}

/**
 * @param {boolean} passed
 * @returns {Counts}
 */
function oneCheck(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}
