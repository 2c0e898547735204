import { AppError } from '../../contract/errors';
import { resolveDataFolder } from '../platform/config';
import { readRunning } from '../database/folder-lock';
import { systemEnvironment } from '../platform/system-environment';
import { WindowKeys } from '../ui-api/window-keys';
import { parseOptions, refuseEmpty, refusePositionals } from './arguments';
import { hasDisplay, openInBrowser } from './browser';
import { silentLog } from './open-core';
import type { Output } from './output';

const options = {
  data: { type: 'string' },
  'no-open': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** Hint for the case that no browser opened. */
export const linkHint = 'If no browser opens, "locdesk open --no-open" prints a link.';

/**
 * `locdesk open`: opens the window of the browser host that runs on the folder. Where there is no display,
 * and with `--no-open` or `--json`, it prints a link that works once, for a minute.
 */
export async function openCommand(args: readonly string[], output: Output): Promise<void> {
  const { values, positionals } = parseOptions(args, options);
  refusePositionals(positionals);
  refuseEmpty(values, ['data']);
  const dataFolder = resolveDataFolder(values.data);
  const running = readRunning(dataFolder);
  if (running === undefined) {
    throw new AppError(
      'UNAVAILABLE',
      `Locdesk does not run on ${dataFolder}. Start it with "locdesk serve", or choose another folder with --data.`,
    );
  }
  if (!running.hasBrowserWindow) {
    throw new AppError(
      'UNAVAILABLE',
      'The desktop application runs on this folder. It has its own window and opens none in a browser.',
    );
  }
  const { page, link } = new WindowKeys(dataFolder, systemEnvironment(silentLog)).make(running.service);
  if (values.json === true) return output.out(JSON.stringify({ ui: link }));
  if (values['no-open'] === true || !hasDisplay()) {
    output.out(link);
    // Beside the link, so that $(locdesk open --no-open) is the link alone.
    return output.error('This link works once, for a minute.');
  }
  output.out(`The window opens in your browser. ${linkHint}`);
  await openInBrowser(page, () => output.error(linkHint));
}
