import { dialog } from 'electron';

/** One sentence in a box and on stderr: nothing was opened or changed. */
export function reportFailedStart(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`locdesk: ${message}\n`);
  dialog.showErrorBox('Locdesk could not start', message);
}
