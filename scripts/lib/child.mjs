import { spawn } from 'node:child_process';
import { signalCode, stopCode, whenStopped } from './stop.mjs';

/** Time for a stopped program to finish, before it is killed. */
const GRACE_MS = 10_000;

/**
 * Runs a program in the foreground, as if it had been typed instead of this script: same terminal, signals
 * passed on, and it never outlives this process. Starts nothing once this command was asked to stop.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { graceMs?: number }} [options]
 * @returns {Promise<number>} its exit code; 128 + signal number when a signal ended it, 127 when it couldn't
 * be started
 */
export function runInForeground(command, args, { graceMs = GRACE_MS, ...options } = {}) {
  const stopped = stopCode();
  if (stopped !== undefined) return Promise.resolve(stopped);
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    /** @type {NodeJS.Timeout | undefined} */
    let limit;
    const release = whenStopped((signal) => {
      passOn(child, signal);
      limit ??= setTimeout(() => child.kill('SIGKILL'), graceMs);
    });
    const finish = (/** @type {number} */ code) => {
      clearTimeout(limit);
      release();
      done(code);
    };
    child.once('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      finish(127);
    });
    child.once('exit', (code, signal) => finish(code ?? signalCode(signal ?? 'SIGTERM')));
  });
}

/**
 * Runs a program in the background and captures its output. All its child processes end with this process.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, shell?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>} code 127 when it couldn't be started
 */
export function runQuietly(command, args, options) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: ownGroup,
      ...options,
    });
    const kill = () => killTree(child);
    process.once('exit', kill);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
    const finish = (/** @type {{ code: number, output: string }} */ result) => {
      process.off('exit', kill);
      done(result);
    };
    child.once('error', (error) => finish({ code: 127, output: error.message }));
    child.once('close', (code) => finish({ code: code ?? 1, output }));
  });
}

/**
 * Whether to start a program as `detached`: in its own process group, which `killTree` needs; on Windows it
 * would open a window.
 */
export const ownGroup = process.platform !== 'win32';

/**
 * Ends a child with everything it started. The child must have been started with `detached: ownGroup`.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export function killTree(child) {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') {
    if (child.exitCode === null)
      spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The whole process group has ended already.
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function passOn(child, signal) {
  // A terminal sends Ctrl-C to the child itself; a second one would mean "stop at once, without finishing".
  if (signal === 'SIGINT' && process.stdin.isTTY) return;
  // A program without a SIGHUP handler would die without cleaning up.
  child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
}
