import { dialog } from 'electron';

/** Reports in a dialog and on stderr that the program did not start; nothing was opened or changed. */
export function reportFailedStart(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`locdesk: ${message}\n`);
  dialog.showErrorBox('Locdesk could not start', message);
}
