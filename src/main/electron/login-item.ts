import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import type { Host } from '../platform/host';

/**
 * Starts Locdesk at login on Linux, where Electron has no support for that: an entry in the folder that every
 * desktop reads (freedesktop.org, "Desktop Application Autostart Specification").
 */
export function linuxLoginItem(configFolder: string, executable: string): NonNullable<Host['loginItem']> {
  const folder = join(configFolder, 'autostart');
  const file = join(folder, 'locdesk.desktop');
  return {
    isOn: () => existsSync(file),
    set(on) {
      try {
        if (!on) return rmSync(file, { force: true });
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, entryOf(executable));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new AppError(
          'UNAVAILABLE',
          on ? sentence`${file} can't be written: ${reason}` : sentence`${file} can't be removed: ${reason}`,
          { cause: error },
        );
      }
    },
  };
}

function entryOf(executable: string): string {
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Locdesk',
    `Exec=${quoted(executable)}`,
    'Terminal=false',
    '',
  ].join('\n');
}

/**
 * Quotes a path for the key `Exec`: in double quotes, with four characters escaped by a backslash, which a
 * string value doubles again, and without field codes.
 */
function quoted(path: string): string {
  const argument = `"${path.replaceAll(/["`$\\]/g, '\\$&')}"`;
  return argument.replaceAll('\\', '\\\\').replaceAll('%', '%%');
}
