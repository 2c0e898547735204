import { fold } from '../../content/search/fold';
import type { TermEntry } from '../../content/terms/termbase';
import type { EntryColumns } from './term-store';

/** Returns the columns of an entry; the entry must be tidied. */
export function columnsOf(entry: TermEntry): EntryColumns {
  const languages = Object.keys(entry.terms).toSorted();
  const words = [
    ...Object.values(entry.terms).flatMap((terms) => terms.map(({ text }) => text)),
    entry.subject ?? '',
    entry.id,
  ];
  return {
    id: entry.id,
    languages: ` ${languages.join(' ')} `,
    words: words.map((word) => fold(word)).join('\n'),
    body: JSON.stringify(entry),
  };
}

/** Reads the JSON that `columnsOf` wrote. */
export function readEntry(body: string): TermEntry {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(body) as TermEntry;
}
