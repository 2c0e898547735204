import { FileError } from '../../content/files/content-file';
import { readTermFile, writeTermFile } from '../../content/terms/term-files';
import type { ReadTermFile, TermFormat } from '../../content/terms/term-file';
import type { TermEntry } from '../../content/terms/termbase';
import { AppError } from '../../contract/errors';
import { asSentence, sentence } from '../../contract/sentence';
import type { TermImport, TermImportMode } from '../../contract/terms';
import type { CommitQueue } from '../database/commit-queue';
import { columnsOf, readEntry } from './entry-columns';
import { isSameEntry, mergeEntry } from './merge-entry';
import { checkedName } from './termbase-name';
import type { TermStore } from './term-store';

export interface TermImportInput {
  /** The name of the file. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The name of the termbase, which is made where there is none of that name. */
  readonly termbase: string;
  readonly mode: TermImportMode;
  /** Source and target of a table whose first row names no languages. */
  readonly languages?: readonly [string, string] | undefined;
  readonly encoding?: string | undefined;
}

interface Parts {
  readonly commits: CommitQueue;
  readonly terms: TermStore;
  /** Queues what a change of terms concerns to be checked again; called inside a transaction. */
  readonly recheck: () => void;
}

/** Entries done, of all. Throws to stop: nothing is stored then. */
type OnProgress = (done: number, total: number) => void;

const reportEvery = 200;

/** Imports files into termbases and exports termbases, in the job thread or a command. */
export class TermImportService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Imports a file in one transaction. @throws AppError INVALID_INPUT with the line for a file that can't be
   * read.
   */
  async import(input: TermImportInput, onProgress: OnProgress): Promise<TermImport> {
    const name = checkedName(input.termbase);
    onProgress(0, 0);
    const file = readFile(input);
    if (file.entries.length === 0)
      throw new AppError(
        'INVALID_INPUT',
        sentence`${input.name} has no term that could be imported. ${noticeText(file)}`,
      );
    const { commits, terms, recheck } = this.#parts;
    return commits.durable(() => {
      const termbase = terms.byName(name)?.key ?? terms.insert(name);
      const known = new Map<string, { readonly key: number; readonly entry: TermEntry }>();
      for (const { key, body } of terms.bodies(termbase)) {
        const entry = readEntry(body);
        known.set(entry.id, { key, entry });
      }
      const counts = { added: 0, changed: 0, same: 0, removed: 0 };
      for (const [index, entry] of file.entries.entries()) {
        if (index % reportEvery === 0) onProgress(index, file.entries.length);
        const here = known.get(entry.id);
        known.delete(entry.id);
        if (here === undefined) {
          terms.insertEntry(termbase, columnsOf(entry));
          counts.added += 1;
          continue;
        }
        const wanted = input.mode === 'merge' ? mergeEntry(here.entry, entry) : entry;
        if (isSameEntry(here.entry, wanted)) {
          counts.same += 1;
          continue;
        }
        terms.updateEntry(here.key, columnsOf(wanted));
        counts.changed += 1;
      }
      if (input.mode === 'replace') {
        for (const { key } of known.values()) terms.removeEntry(key);
        counts.removed = known.size;
      }
      if (counts.added + counts.changed + counts.removed > 0) {
        terms.touch(termbase);
        recheck();
      }
      onProgress(file.entries.length, file.entries.length);
      return { termbase, name, format: file.format, ...counts, notices: file.notices };
    });
  }

  /** Writes a termbase as a file. @throws AppError NOT_FOUND */
  export(
    key: number,
    format: TermFormat,
  ): { readonly name: string; readonly bytes: Uint8Array; readonly entries: number } {
    const { terms } = this.#parts;
    const termbase = terms.byKey(key);
    if (termbase === undefined) throw new AppError('NOT_FOUND', 'This termbase is no longer here.');
    const entries = Array.from(terms.bodies(key), ({ body }) => readEntry(body));
    return {
      name: termbase.name,
      bytes: writeTermFile(format, termbase.name, entries),
      entries: entries.length,
    };
  }
}

function readFile({ name, bytes, languages, encoding }: TermImportInput): ReadTermFile {
  try {
    return readTermFile(name, bytes, { languages, encoding });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const [{ line, message }] = error.problems;
    throw new AppError('INVALID_INPUT', sentence`${name}, line ${line}: ${asSentence(message)}`, {
      cause: error,
    });
  }
}

/** Says the first reasons why a file gave no entry. */
function noticeText({ notices }: ReadTermFile): string {
  return notices
    .slice(0, 3)
    .map(({ kind, detail, line }) => `Line ${line}: ${kind}${detail === '' ? '' : ` (${detail})`}.`)
    .join(' ');
}
