import { existsSync } from 'node:fs';
import type { TmxTranslation } from '../../../content/memory/tmx/tmx-reader';
import { AppError } from '../../../contract/errors';
import { MemoryAboutStore } from './memory-about-store';
import { openMemoryFile } from './memory-file-database';
import { memoryFileOf } from './memory-folder';

/** All units of a memory, in the order of its file. @throws AppError NOT_FOUND */
export function* memoryUnits(
  dataFolder: string,
  id: string,
  onProgress: (done: number, total: number) => void,
): Generator<TmxTranslation> {
  const file = memoryFileOf(dataFolder, id);
  if (!existsSync(file)) throw new AppError('NOT_FOUND', 'This memory is no longer here.');
  const db = openMemoryFile(file, { readonly: true });
  try {
    const about = new MemoryAboutStore(db);
    const total = about.read()?.pairs.reduce((sum, { units }) => sum + units, 0) ?? 0;
    let done = 0;
    for (const { changed, languageSource, languageTarget, ...unit } of about.units()) {
      if (done % 1000 === 0) onProgress(done, total);
      done += 1;
      yield {
        languages: { source: languageSource, target: languageTarget },
        unit: {
          source: unit.source,
          target: unit.target,
          ...(unit.sourceMarkup === null ? {} : { sourceMarkup: unit.sourceMarkup }),
          ...(unit.targetMarkup === null ? {} : { targetMarkup: unit.targetMarkup }),
        },
        ...(changed === null ? {} : { changed }),
      };
    }
    onProgress(total, total);
  } finally {
    db.close();
  }
}
