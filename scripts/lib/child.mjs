import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program in the foreground, as if it had been typed instead of this script: same terminal, signals passed on,
 * and it never outlives this process.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 128 + signal number when a signal ended it, 127 when it couldn't be started
 */
export function runInForeground(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const stopPassing = passSignalsTo(child);
    const stopWatching = stopWithNpm(child);
    const finish = (/** @type {number} */ code) => {
      stopPassing();
      stopWatching();
      done(code);
    };
    child.once('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      finish(127);
    });
    child.once('exit', (code, signal) => finish(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
}

/**
 * Ends a child with everything it started. The child must have been started with `detached: true`.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export function killTree(child) {
  if (child.pid === undefined || child.exitCode !== null) return;
  if (process.platform === 'win32')
    spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
  else process.kill(-child.pid, 'SIGKILL');
}

/** @param {import('node:child_process').ChildProcess} child */
function passSignalsTo(child) {
  /** @type {(signal: NodeJS.Signals) => void} */
  const pass = (signal) => {
    // Ctrl-C in a terminal reaches the child by itself; twice would read as "at once, without finishing".
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, pass);
  return () => {
    for (const signal of signals) process.off(signal, pass);
  };
}

/**
 * A SIGTERM to `npm start` kills npm and nothing else: the server would stay behind without an owner. So when npm started
 * us, its end is ours.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithNpm(child) {
  if (process.env['npm_lifecycle_event'] === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
