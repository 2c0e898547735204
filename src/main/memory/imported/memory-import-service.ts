import { mkdirSync } from 'node:fs';
import { FileError } from '../../../content/files/content-file';
import { isKnownEncoding, StreamDecoder } from '../../../content/memory/tmx/stream-decoder';
import type { TmxNotice } from '../../../content/memory/tmx/tmx-notices';
import { tmxNoticeTexts } from '../../../content/memory/tmx/tmx-notice-texts';
import { TmxReader, type TmxTranslation } from '../../../content/memory/tmx/tmx-reader';
import { noticeSentence } from '../../../content/notice-sentence';
import { AppError } from '../../../contract/errors';
import type { MemoryImport } from '../../../contract/memory/memory';
import { joined, sentence, type Sentence } from '../../../contract/sentence';
import { removeDatabase, flushFile, renameDurably } from '../../database/durable-files';
import type { Environment } from '../../platform/environment';
import { storedUnit } from '../stored-unit';
import { NewMemoryFile } from './memory-file';
import { deleteLeftovers, memoryFileOf, memoryFolderOf, putAside } from './memory-folder';
import { checkedMemoryName, memoryOfName } from './memory-names';
import { memorySource } from './memory-source';

export interface MemoryImportInput {
  /** Where the file is, and its name as the user knows it. */
  readonly path: string;
  readonly file: string;
  /** The name of the memory. */
  readonly name: string;
  /** Whether a memory of this name is replaced. */
  readonly replace: boolean;
  /** The encoding of a file that doesn't say it, or wrongly. */
  readonly encoding?: string | undefined;
}

interface Parts {
  readonly dataFolder: string;
  readonly environment: Pick<Environment, 'now' | 'randomBytes'>;
}

/** Bytes read, of all. Throws to stop: nothing is imported then. */
type OnProgress = (done: number, total: number) => void;

/** Imports TMX files, each as a memory of its own, in the job thread or a command. */
export class MemoryImportService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Imports a file. The memory is there once it is whole.
   *
   * @throws AppError CONFLICT when the name is taken, INVALID_INPUT for a file that is no TMX file or has no
   * translation, UNAVAILABLE
   */
  async import(input: MemoryImportInput, onProgress: OnProgress): Promise<MemoryImport> {
    const { dataFolder, environment } = this.#parts;
    const name = checkedMemoryName(input.name);
    if (input.encoding !== undefined && !isKnownEncoding(input.encoding))
      throw new AppError('INVALID_INPUT', sentence`encoding: "${input.encoding}" is not known.`);
    const taken = memoryOfName(dataFolder, name);
    if (taken !== undefined && !input.replace)
      throw new AppError('CONFLICT', sentence`name: there is a memory "${name}" already.`);
    mkdirSync(memoryFolderOf(dataFolder), { recursive: true, mode: 0o700 });
    deleteLeftovers(dataFolder, environment.now());
    const id = environment.randomBytes(6).toString('hex');
    const final = memoryFileOf(dataFolder, id);
    const partial = `${final}.partial`;
    try {
      const report = await this.#fill(partial, { ...input, name }, onProgress);
      flushFile(partial);
      // The other one goes first: two of one name could not be told apart.
      if (taken !== undefined) putAside(dataFolder, taken, environment.now());
      renameDurably(partial, final);
      return { id, name, ...report };
    } catch (error) {
      removeDatabase(partial);
      throw error;
    }
  }

  async #fill(
    partial: string,
    input: MemoryImportInput,
    onProgress: OnProgress,
  ): Promise<Omit<MemoryImport, 'id' | 'name'>> {
    const { dataFolder, environment } = this.#parts;
    const source = memorySource(dataFolder, input.path);
    const written = new NewMemoryFile(partial);
    const { memory, about } = written;
    try {
      const decoder = new StreamDecoder(input.encoding);
      const reader = new TmxReader();
      let read = 0;
      const add = (translations: readonly TmxTranslation[]): void => {
        read += translations.length;
        for (const { languages, unit, changed } of translations)
          memory.unitKey(
            memory.pairKey(languages.source, languages.target),
            storedUnit(unit, languages, changed),
          );
      };
      onProgress(0, source.sizeBytes);
      try {
        for await (const { bytes, read: readBytes } of source.portions()) {
          add(reader.push(decoder.decode(bytes)));
          onProgress(readBytes, source.sizeBytes);
        }
        add(reader.push(decoder.end()));
        add(reader.end());
      } catch (error) {
        if (!(error instanceof FileError)) throw error;
        throw new AppError(
          'INVALID_INPUT',
          sentence`${input.file} is no TMX file, since it has no <tmx> element; choose another file.`,
          { cause: error },
        );
      }
      about.write({
        name: input.name,
        file: input.file,
        tool: reader.header.tool,
        imported: new Date(environment.now()).toISOString(),
      });
      written.commit();
      const pairs = about.read()?.pairs ?? [];
      const units = pairs.reduce((sum, pair) => sum + pair.units, 0);
      const { notices } = reader;
      if (units === 0) throw new AppError('INVALID_INPUT', withoutTranslation(input.file, notices));
      return { tool: reader.header.tool, units, equal: read - units, pairs, notices };
    } finally {
      written.close();
    }
  }
}

/** Says that a file gave no unit, with the first reasons. */
function withoutTranslation(file: string, notices: readonly TmxNotice[]): Sentence {
  const reasons = notices.slice(0, 3).map((notice) => noticeSentence(tmxNoticeTexts[notice.kind], notice));
  return joined([sentence`${file} has no translation that could be imported.`, ...reasons], ' ');
}
