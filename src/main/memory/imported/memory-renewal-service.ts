import { existsSync } from 'node:fs';
import { AppError } from '../../../contract/errors';
import { flushFile, removeDatabase, renameDurably } from '../../database/durable-files';
import { storedUnit } from '../stored-unit';
import type { MemoryAboutStore } from './memory-about-store';
import { NewMemoryFile, withMemoryFile } from './memory-file';
import { isMemoryId, memoryFileOf } from './memory-folder';

/** Units between two reports of progress. */
const unitsAtOnce = 500;

/** Makes the files of earlier versions of the program usable, from the units that they have. */
export class MemoryRenewalService {
  readonly #dataFolder: string;

  constructor(dataFolder: string) {
    this.#dataFolder = dataFolder;
  }

  /**
   * Writes the file of a memory again, with the same id, name and origin, and puts it in place of the earlier
   * one once it is whole. `onProgress` gets the units that are done and all of them; it throws to stop.
   *
   * @throws AppError NOT_FOUND; an error when the file is damaged, or of a later version
   */
  renew(id: string, onProgress: (done: number, total: number) => void): void {
    const file = memoryFileOf(this.#dataFolder, id);
    if (!isMemoryId(id) || !existsSync(file))
      throw new AppError('NOT_FOUND', 'This memory is no longer here.');
    const partial = `${file}.partial`;
    withMemoryFile(file, { readonly: true, mayBeEarlier: true }, (earlier) => {
      try {
        fill(partial, earlier, onProgress);
        flushFile(partial);
        renameDurably(partial, file);
      } catch (error) {
        removeDatabase(partial);
        throw error;
      }
    });
  }
}

function fill(
  partial: string,
  earlier: MemoryAboutStore,
  onProgress: (done: number, total: number) => void,
): void {
  const about = earlier.read();
  if (about === undefined)
    throw new AppError('UNAVAILABLE', 'The file of this memory is damaged. Import its TMX file again.');
  const total = about.pairs.reduce((sum, { units }) => sum + units, 0);
  const written = new NewMemoryFile(partial);
  try {
    const { memory } = written;
    let done = 0;
    onProgress(done, total);
    for (const { languageSource, languageTarget, changed, ...unit } of earlier.units()) {
      const { sourceMarkup, targetMarkup, ...texts } = unit;
      const languages = { source: languageSource, target: languageTarget };
      const stored = storedUnit(
        {
          ...texts,
          ...(sourceMarkup === null ? {} : { sourceMarkup }),
          ...(targetMarkup === null ? {} : { targetMarkup }),
        },
        languages,
        changed ?? undefined,
      );
      memory.unitKey(memory.pairKey(languageSource, languageTarget), stored);
      done += 1;
      if (done % unitsAtOnce === 0) onProgress(done, total);
    }
    written.about.write(about);
    written.commit();
  } finally {
    written.close();
  }
}
