import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from './running-program';

/** Loading 10,000 samples on a busy machine takes a while. */
const commandPatienceMs = 180_000;

export const browserHost = join(root, 'out', 'main', 'browser-host.js');

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one command of the built command line to its end. Its standard input is empty. */
export function runCommand(args: readonly string[]): Promise<CommandResult> {
  return new Promise((done, failed) => {
    const child = execFile(
      process.execPath,
      [browserHost, ...args],
      { timeout: commandPatienceMs, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        if (child.killed) failed(new Error(`"${args.join(' ')}" took longer than ${commandPatienceMs} ms`));
        else if (error !== null && typeof error.code !== 'number') failed(error);
        else done({ code: child.exitCode ?? 0, stdout, stderr });
      },
    );
    child.stdin?.end();
  });
}
