import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { PATIENCE_MS } from './running-program';

/** Waits for a process to end; one that doesn't within `PATIENCE_MS` is killed and an error. */
export async function processEnd(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const late = AbortSignal.timeout(PATIENCE_MS);
  try {
    await once(child, 'exit', { signal: late });
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`the program was still running ${PATIENCE_MS / 1000} s after it was asked to end`, {
      cause: error,
    });
  }
}
