import { tidyLine } from '../../../content/terms/tidy-entry';
import { AppError } from '../../../contract/errors';
import { sentence } from '../../../contract/sentence';
import { longestMemoryName } from '../../../contract/memory/memory';
import { MemoryAboutStore } from './memory-about-store';
import { openMemoryFile } from './memory-file-database';
import { memoryFileOf, memoryIds } from './memory-folder';

/** Returns a name on one line. @throws AppError INVALID_INPUT for an empty or too long one */
export function checkedMemoryName(text: string): string {
  const name = tidyLine(text);
  if (name === '') throw new AppError('INVALID_INPUT', 'name: a memory needs a name.');
  if (name.length > longestMemoryName)
    throw new AppError('INVALID_INPUT', sentence`name: has more than ${longestMemoryName} characters.`);
  return name;
}

/** The id of the memory that has this name, if there is one. */
export function memoryOfName(dataFolder: string, name: string): string | undefined {
  return memoryIds(dataFolder).find((id) => nameOf(memoryFileOf(dataFolder, id)) === name);
}

/** Undefined for a file that can't be read. */
function nameOf(file: string): string | undefined {
  try {
    const db = openMemoryFile(file, { readonly: true, mayBeEarlier: true });
    try {
      return new MemoryAboutStore(db).read()?.name;
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
}
