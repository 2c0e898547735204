import type { CommandId } from '../../contract/command-table';
import type { DesktopLanguage } from '../../contract/desktop/desktop-texts';
import type { FilePortion, OpenedFile } from '../../contract/orders';
import type { SystemKeyStore } from './secrets/secret-box';

/** Abilities of a host beyond the window: the desktop has all of them, the browser host few. */
export interface Host {
  /**
   * Opens a folder for the person at the machine. @throws AppError UNAVAILABLE when no window can show it.
   */
  readonly showFolder: (folder: string) => Promise<void>;
  /** Enables the menu items of these commands and disables the others. */
  readonly enableCommands?: (available: readonly CommandId[]) => void;
  /** Shows menus, tray, notifications and dialogs in the language of the window. */
  readonly sayTexts?: (language: DesktopLanguage) => void;
  readonly keyStore?: SystemKeyStore;
  /** Asks for a backup file; undefined when the person chose none. */
  readonly chooseBackup?: () => Promise<string | undefined>;
  readonly chooseTarget?: (suggestedName: string) => Promise<string | undefined>;
  readonly chooseExport?: () => Promise<string | undefined>;
  readonly chooseExportTarget?: (suggestedName: string) => Promise<string | undefined>;
  /**
   * Asks for the place of a result; with several languages, `{target}` in the name stands for the language.
   */
  readonly chooseResultTarget?: (suggestedName: string) => Promise<string | undefined>;
  /** The files that the system asked to open with this program. */
  readonly openedFiles?: {
    readonly take: () => readonly OpenedFile[];
    readonly read: (key: number, offset: number) => Promise<FilePortion>;
  };
  /** The languages of the system, in the person's order. */
  readonly systemLanguages?: () => readonly string[];
  readonly loginItem?: { readonly isOn: () => boolean; readonly set: (on: boolean) => void };
}
