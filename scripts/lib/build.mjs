import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runtimeNode } from './node-version.mjs';
import { fail, root, say } from './say.mjs';
import { readStamp, removeStamp, treeHash, writeStamp } from './stamp.mjs';

const STAMP = join('out', '.locdesk-built');
const OUTPUTS = [
  'out/main/index.js',
  'out/main/browser-host.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
];

/** Builds out/ when something it is made from has changed. Ends the process with the build's output and one sentence when that fails. */
export async function ensureBuilt() {
  if (!isStale(root)) return;
  say('Building (once per change)…');
  const { code, output } = await build();
  if (code === 0) return;
  say(output.trim());
  fail('The build failed, for the reason above.');
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
export async function build() {
  // Taken before: a file saved during the build makes the result stale again.
  const hash = sourcesHash(root);
  removeStamp(join(root, STAMP));
  const result = await runElectronVite();
  if (result.code === 0) writeStamp(join(root, STAMP), hash);
  return result;
}

/** @returns {Promise<{ code: number, output: string }>} */
function runElectronVite() {
  const tool = join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
  return new Promise((done) => {
    const child = spawn(runtimeNode(), [tool, 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}
