import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A started process with its output so far. */
export interface Started {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** The exit code, once everything that could still write to its output has ended. */
  readonly end: Promise<number | null>;
}

export function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Started {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data: Buffer) => (stdout += data.toString()));
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
  const end = new Promise<number | null>((done) => {
    child.once('close', done);
  });
  return { child, stdout: () => stdout, stderr: () => stderr, end };
}

/** A command as npm starts it: a process of its own, then the real shell of this system, then the script. */
export function startAsNpm(script: string, env: NodeJS.ProcessEnv): Started {
  const npm = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(script)}], { stdio: 'inherit' });`;
  const lifecycle = { npm_lifecycle_event: 'start', npm_lifecycle_script: script };
  return start(process.execPath, ['-e', npm], { ...env, ...lifecycle });
}

/** The environment without the marks of the npm that runs the tests. */
export function withoutNpm(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // On Linux a killed process keeps its pid until its exit is collected.
    return !(process.platform === 'linux' && /^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8')));
  } catch {
    return false;
  }
}
