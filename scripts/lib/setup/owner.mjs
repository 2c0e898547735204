import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ parent: number, command: string, startedAt: string }} ProcessEntry `startedAt` tells apart two
 * processes that had the same number
 */

const POLL_MS = 1000;

/**
 * Calls back once when the npm that started this command is gone. npm starts a script through a shell that
 * may stay in between (`npm` → `sh -c "node scripts/start.mjs"` → us), so that the end of npm shows only in
 * the shell's own parent.
 *
 * @param {() => void} gone never called when it wasn't npm that started us
 */
export function watchNpm(gone) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const npm = npmBehindShell(readProcess(parent), process.env['npm_lifecycle_script']);
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent) && (npm === undefined || isParent(npm, parent))) return;
    clearInterval(timer);
    gone();
  }, POLL_MS);
  timer.unref();
}

/**
 * @param {ProcessEntry | undefined} parent the process that started us
 * @param {string | undefined} script the line of package.json that npm runs
 * @returns {number | undefined} the process before it, when the parent is npm's shell; a shell that replaces
 * itself leaves
 *   npm as the parent, and what started npm may end without it
 */
export function npmBehindShell(parent, script) {
  return parent !== undefined && script !== undefined && parent.command.includes(script)
    ? parent.parent
    : undefined;
}

/**
 * @param {number} pid
 * @returns {ProcessEntry | undefined} undefined when there is no such process, and on Windows
 */
export function readProcess(pid) {
  if (process.platform === 'win32') return undefined;
  if (process.platform === 'linux') return readProc(pid);
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,lstart=,command=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  // The line looks like `  501 Fri Nov 20 23:45:26 2026 sh -c node scripts/start.mjs`.
  const fields = /^\s*(\d+)\s+((?:\S+\s+){4}\d{4})\s+(.*)$/m.exec(stdout ?? '');
  return fields === null
    ? undefined
    : { parent: Number(fields[1]), startedAt: String(fields[2]), command: String(fields[3]) };
}

/**
 * @param {number} pid
 * @returns {boolean}
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * @param {number} pid
 * @param {number} child a process that is alive
 */
function isParent(pid, child) {
  // A dead npm whose exit was not collected yet keeps its pid; its children already have another parent.
  return process.platform === 'linux' ? readProc(child)?.parent === pid : isAlive(pid);
}

/**
 * @param {number} pid
 * @returns {ProcessEntry | undefined} see proc_pid_stat(5)
 */
function readProc(pid) {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The second field is the program's name in brackets, and may itself contain brackets and spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const command = readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { parent: Number(fields[1]), startedAt: String(fields[19]), command };
  } catch {
    return undefined;
  }
}
