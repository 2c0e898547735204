import { join } from 'node:path';

/** Folders that are searched for dictionaries. */
export interface DictionaryPlaces {
  readonly own: string;
  readonly bundled: string;
  readonly system: readonly SystemFolder[];
}

export interface SystemFolder {
  readonly folder: string;
  /** Whether the pairs are in subfolders: LibreOffice has one per language. */
  readonly isNested?: true;
}

/**
 * The folders in which systems and LibreOffice keep Hunspell's dictionaries; none for a system that is not
 * known here.
 */
export function systemDictionaryFolders(platform: NodeJS.Platform, home: string): readonly SystemFolder[] {
  if (platform === 'linux') {
    return [
      { folder: '/usr/share/hunspell' },
      { folder: '/usr/local/share/hunspell' },
      { folder: '/usr/share/myspell' },
      { folder: '/usr/share/myspell/dicts' },
      { folder: '/usr/lib/libreoffice/share/extensions', isNested: true },
      { folder: '/usr/lib64/libreoffice/share/extensions', isNested: true },
    ];
  }
  if (platform === 'darwin') {
    return [
      { folder: join(home, 'Library/Spelling') },
      { folder: '/Library/Spelling' },
      { folder: '/Applications/LibreOffice.app/Contents/Resources/extensions', isNested: true },
    ];
  }
  if (platform === 'win32') {
    return [{ folder: 'C:\\Program Files\\LibreOffice\\share\\extensions', isNested: true }];
  }
  return [];
}
