import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { databaseFileName } from '../../src/main/database/database-name';
import { tempFolder, type WhenOver } from './temp-folder';

/**
 * A folder of this test's own with an empty database of this program's level, as a first start leaves it. A
 * test of that first start, or of migrations, begins with `tempFolder`.
 */
export function migratedFolder(whenOver?: WhenOver): string {
  const folder = tempFolder(whenOver);
  migrateEmpty(folder);
  return folder;
}

/** Puts an empty database of this program's level into a folder that has none. */
export function migrateEmpty(folder: string): void {
  const file = join(folder, databaseFileName);
  if (!existsSync(file)) copyFileSync(inject('emptyDatabase'), file);
}
