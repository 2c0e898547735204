import {
  longestEntryId,
  longestSubject,
  longestTerm,
  longestTermText,
  mostTermsOfEntry,
} from './term-limits';
import { TermNotices } from './term-file';
import type { Term, TermEntry } from './termbase';
import { tidyEntry, tidyLine } from './tidy-entry';

/** A term as a file has it; without a status, its place among the others decides. */
export type FoundTerm = Omit<Term, 'status'> & { readonly status: Term['status'] | undefined };

/** A concept as a file has it, without an ID where the file has none. */
export interface FoundEntry extends Omit<TermEntry, 'id' | 'terms'> {
  readonly id: string;
  readonly terms: Readonly<Record<string, readonly FoundTerm[]>>;
}

/** Makes entries with unique IDs of the concepts of a file, and says what can't be kept. */
export class EntryCollector {
  readonly notices = new TermNotices();
  readonly #entries: TermEntry[] = [];
  readonly #ids = new Set<string>();

  get entries(): readonly TermEntry[] {
    return this.#entries;
  }

  add(found: FoundEntry, line: () => number): void {
    const terms = this.#termsOf(found, line);
    const tidied = tidyEntry({
      ...found,
      ...this.#shortened(found, line),
      terms,
    });
    if (tidied === undefined) {
      this.notices.add('concept-without-term', '', line);
      return;
    }
    this.#entries.push({ ...tidied, id: this.#uniqueId(tidied, line) });
  }

  #termsOf({ terms }: FoundEntry, line: () => number): Record<string, readonly Term[]> {
    const kept: Record<string, readonly Term[]> = {};
    let count = 0;
    for (const [language, list] of Object.entries(terms)) {
      const statuses = new Map<string, FoundTerm['status']>();
      const own: FoundTerm[] = [];
      for (const term of list) {
        const text = tidyLine(term.text);
        if (text === '') continue;
        if (statuses.has(text)) this.#noteRepeated(text, statuses.get(text), term, line);
        else if (text.length > longestTerm || count >= mostTermsOfEntry)
          this.notices.add('too-long', text, line);
        else {
          own.push({ ...term, ...this.#shortNote(term.note, line), text });
          statuses.set(text, term.status);
          count += 1;
        }
      }
      if (own.length > 0) kept[language] = withStatus(own);
    }
    return kept;
  }

  #noteRepeated(text: string, first: FoundTerm['status'], { status }: FoundTerm, line: () => number): void {
    const isContrary = first !== undefined && status !== undefined && first !== status;
    this.notices.add(isContrary ? 'two-statuses' : 'duplicate-term', text, line);
  }

  #shortNote(note: string | undefined, line: () => number): { readonly note?: string } {
    return note === undefined ? {} : { note: this.#cut(note, longestTermText, line) };
  }

  #shortened(found: FoundEntry, line: () => number): Partial<TermEntry> {
    const { subject, definition, definitions, note } = found;
    return {
      ...(subject === undefined ? {} : { subject: this.#cut(subject, longestSubject, line) }),
      ...(definition === undefined ? {} : { definition: this.#cut(definition, longestTermText, line) }),
      ...(definitions === undefined
        ? {}
        : {
            definitions: Object.fromEntries(
              Object.entries(definitions).map(([language, text]) => [
                language,
                this.#cut(text, longestTermText, line),
              ]),
            ),
          }),
      ...this.#shortNote(note, line),
    };
  }

  #cut(text: string, longest: number, line: () => number): string {
    if (text.length <= longest) return text;
    this.notices.add('too-long', text, line);
    return text.slice(0, longest);
  }

  /** An entry without an ID gets one of its first term, so that a later import of the file finds it again. */
  #uniqueId({ id, terms }: TermEntry, line: () => number): string {
    const [[language, [term]] = ['', []]] = Object.entries(terms);
    const wanted = id === '' ? `${language} ${term?.text ?? ''}`.slice(0, longestEntryId) : id;
    const base = wanted.slice(0, longestEntryId);
    if (id.length > longestEntryId) this.notices.add('too-long', id, line);
    let unique = base;
    for (let number = 2; this.#ids.has(unique); number += 1) unique = `${base} (${number})`;
    if (unique !== base && id !== '') this.notices.add('duplicate-id', id, line);
    this.#ids.add(unique);
    return unique;
  }
}

/** Where a file gives no status, the first term of a language is preferred unless another one is. */
function withStatus(terms: readonly FoundTerm[]): readonly Term[] {
  const hasPreferred = terms.some(({ status }) => status === 'preferred');
  const first = hasPreferred ? undefined : terms.find(({ status }) => status === undefined);
  return terms.map((term) => ({
    ...term,
    status: term.status ?? (term === first ? 'preferred' : 'admitted'),
  }));
}
