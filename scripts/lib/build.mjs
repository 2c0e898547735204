import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './child.mjs';
import { sayWhatIsMissing } from './setup/missing-packages.mjs';
import { runtimeNode } from './node-version.mjs';
import { fail, root, say } from './say.mjs';
import { withSetupLock } from './setup/setup-lock.mjs';
import { readStamp, removeStamp, treeHash, writeStamp } from './stamp.mjs';

const STAMP = join('out', '.locdesk-built');
const OUTPUTS = [
  'out/main/index.js',
  'out/main/browser-host.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
];

/**
 * Builds out/ when something it is made from has changed. Ends the process with the build's output and one
 * sentence when that fails.
 */
export async function ensureBuilt() {
  if (!isStale(root)) return;
  await withSetupLock(async () => {
    // Another command may have built while this one waited.
    if (!isStale(root)) return;
    say('Building (once per change)…');
    const { code, output } = await buildNow();
    if (code === 0) return;
    say(output.trim());
    sayWhatIsMissing(root);
    fail('The build failed, for the reason above.');
  });
}

/**
 * @param {string} folder the repository
 * @returns {string} changes when a build would give something else
 */
export function sourcesHash(folder) {
  const configs = readdirSync(folder).filter((name) => /^tsconfig.*\.json$/.test(name));
  return treeHash(folder, [
    'src',
    'resources',
    'electron.vite.config.ts',
    'package.json',
    'package-lock.json',
    ...configs,
  ]);
}

/**
 * @param {string} folder the repository
 * @returns {boolean} whether out/ is missing, incomplete or older than what it is made from
 */
export function isStale(folder) {
  return (
    OUTPUTS.some((file) => !existsSync(join(folder, file))) ||
    readStamp(join(folder, STAMP)) !== sourcesHash(folder)
  );
}

/**
 * Builds, stale or not.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export function build() {
  return withSetupLock(buildNow);
}

async function buildNow() {
  // The hash is taken before the build, so that a file saved during the build makes the result stale again.
  const hash = sourcesHash(root);
  removeStamp(join(root, STAMP));
  const tool = join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
  const result = await runQuietly(runtimeNode(), [tool, 'build'], { cwd: root });
  if (result.code === 0) writeStamp(join(root, STAMP), hash);
  return result;
}
