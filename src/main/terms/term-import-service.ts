import { FileError, wordsOf } from '../../content/files/content-file';
import { noticeSentence } from '../../content/notice-sentence';
import { readTermFile, writeTermFile } from '../../content/terms/term-files';
import type { ReadTermFile, TermFormat } from '../../content/terms/term-file';
import { termNoticeTexts } from '../../content/terms/term-notice-texts';
import { AppError } from '../../contract/errors';
import { joined, sentence, type Sentence } from '../../contract/sentence';
import type { TermImport, TermImportMode } from '../../contract/terms';
import type { CommitQueue } from '../database/commit-queue';
import { machineUs, type Environment } from '../platform/environment';
import { readEntry } from './entry-columns';
import { PlannedImport, type KnownEntry, type PlannedWrite } from './planned-import';
import { changeOf, type TermChange } from './term-change';
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
  readonly environment: Environment;
  readonly terms: TermStore;
  /** Queues what a change of terms concerns to be checked again; called inside a transaction. */
  readonly recheck: (change: TermChange) => void;
}

/** Entries done, of all. Throws to stop between two commits. */
type OnProgress = (done: number, total: number) => void;

/** Entries of one commit, which takes some milliseconds. */
const portion = 500;

/** Imports files into termbases and exports termbases, in the job thread or a command. */
export class TermImportService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Imports a file. Its entries are committed in portions, so that the program that serves the folder can
   * store in between. A new termbase is there once it is whole; of one that was there, the portions stay that
   * were committed before an import was stopped.
   *
   * @throws AppError INVALID_INPUT with the line for a file that can't be read
   */
  async import(input: TermImportInput, onProgress: OnProgress): Promise<TermImport> {
    const name = checkedName(input.termbase);
    onProgress(0, 0);
    const file = readFile(input);
    if (file.entries.length === 0) throw new AppError('INVALID_INPUT', withoutTerm(input.name, file));
    const { commits, terms, recheck, environment } = this.#parts;
    const here = terms.byName(name);
    // Hidden until it is whole.
    const termbase =
      here?.key ?? (await commits.durable(() => terms.insertHidden(name, machineUs(environment))));
    const plan = new PlannedImport(this.#entriesOf(termbase), input.mode);
    const total = file.entries.length;
    for (let from = 0; from < total; from += portion) {
      onProgress(from, total);
      await this.#write(termbase, plan.writesOf(file.entries.slice(from, from + portion)));
    }
    const removals = plan.removals();
    for (let from = 0; from < removals.length; from += portion)
      await this.#write(termbase, removals.slice(from, from + portion));
    const { counts } = plan;
    if (here === undefined || counts.added + counts.changed + counts.removed > 0) {
      await commits.durable(() => {
        if (here === undefined) terms.setRemoved(termbase, null);
        recheck(changeOf(here === undefined ? file.entries : plan.changed));
      });
    }
    onProgress(total, total);
    return { termbase, name, format: file.format, ...counts, notices: file.notices };
  }

  #entriesOf(termbase: number): readonly KnownEntry[] {
    return Array.from(this.#parts.terms.bodies(termbase), ({ key, body }) => ({
      key,
      entry: readEntry(body),
    }));
  }

  async #write(termbase: number, writes: readonly PlannedWrite[]): Promise<void> {
    if (writes.length === 0) return;
    const { commits, terms } = this.#parts;
    await commits.durable(() => {
      for (const write of writes) {
        if (write.kind === 'insert') terms.insertEntry(termbase, write.columns);
        else if (write.kind === 'update') terms.updateEntry(write.key, write.columns);
        else terms.removeEntry(write.key);
      }
      terms.touch(termbase);
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
    const [problem] = error.problems;
    throw new AppError('INVALID_INPUT', sentence`${name}, line ${problem.line}: ${wordsOf(problem)}`, {
      cause: error,
    });
  }
}

/** Says that a file gave no entry, with the first reasons. */
function withoutTerm(name: string, { notices }: ReadTermFile): Sentence {
  const reasons = notices.slice(0, 3).map((notice) => noticeSentence(termNoticeTexts[notice.kind], notice));
  return joined([sentence`${name} has no term that could be imported.`, ...reasons], ' ');
}
