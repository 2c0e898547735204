import { dialog } from 'electron';
import { desktopTexts } from './desktop-host';

/** Reports in a dialog and on stderr that the program did not start; nothing was opened or changed. */
export function reportFailedStart(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`locdesk: ${message}\n`);
  dialog.showErrorBox(desktopTexts.text('start.failed'), desktopTexts.errorText(error));
}
