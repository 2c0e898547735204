import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../contract/errors';
import type { Host } from '../platform/host';

/**
 * Start at login on Linux, where Electron knows no list of that: an entry in the folder that every desktop looks into
 * (freedesktop.org, "Desktop Application Autostart Specification").
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
        throw new AppError(
          'UNAVAILABLE',
          `${file} can't be ${on ? 'written' : 'removed'}: ${error instanceof Error ? error.message : String(error)}`,
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

/** As the key `Exec` has it: in double quotes, four characters behind a backslash, which a string value doubles again, and no field codes. */
function quoted(path: string): string {
  const argument = `"${path.replaceAll(/["`$\\]/g, '\\$&')}"`;
  return argument.replaceAll('\\', '\\\\').replaceAll('%', '%%');
}
