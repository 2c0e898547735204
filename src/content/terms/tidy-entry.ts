import { canonicalLanguageTag } from '../language-tag';
import type { Term, TermEntry } from './termbase';

/** Characters that neither XML nor a workbook can hold. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\uFFFE\uFFFF]/g;

/** Returns a term or a name on one line: without control characters, each run of white space one space. */
export function tidyLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(/[\t\n\r ]+/g, ' ')
    .trim();
}

/** Returns a text of one or more lines without control characters, its line ends LF. */
export function tidyText(text: string): string {
  return text.toWellFormed().replaceAll(unwritable, '').replaceAll(/\r\n?/g, '\n').trim();
}

/** Returns the canonical tag of a language that a file or a person names, `de_at` included. */
export function tidyLanguage(tag: string): string | undefined {
  return canonicalLanguageTag(tag.trim().replaceAll('_', '-'));
}

/**
 * Returns an entry as every format can keep it: texts tidied, empty properties, empty terms and repeated
 * terms of a language left out. Undefined for one without any term.
 */
export function tidyEntry(entry: TermEntry): TermEntry | undefined {
  const terms = tidyTerms(entry.terms);
  if (Object.keys(terms).length === 0) return undefined;
  const definitions = Object.fromEntries(
    Object.entries(entry.definitions ?? {}).flatMap(([language, definition]) => {
      const tag = tidyLanguage(language);
      const text = tidyText(definition);
      return tag === undefined || text === '' || !Object.hasOwn(terms, tag) ? [] : [[tag, text]];
    }),
  );
  return {
    id: tidyLine(entry.id),
    ...optional('subject', tidyLine(entry.subject ?? '')),
    ...optional('definition', tidyText(entry.definition ?? '')),
    ...(Object.keys(definitions).length === 0 ? {} : { definitions }),
    ...optional('note', tidyText(entry.note ?? '')),
    ...(entry.isUntranslatable === true ? { isUntranslatable: true } : {}),
    terms,
  };
}

function tidyTerms(terms: TermEntry['terms']): Readonly<Record<string, readonly Term[]>> {
  const tidied: Record<string, Term[]> = {};
  for (const [language, list] of Object.entries(terms)) {
    const tag = tidyLanguage(language);
    if (tag === undefined) continue;
    const own = tidied[tag] ?? [];
    for (const term of list) {
      const text = tidyLine(term.text);
      if (text === '' || own.some((other) => other.text === text)) continue;
      own.push(tidyTerm(term, text));
    }
    if (own.length > 0) tidied[tag] = own;
  }
  return tidied;
}

function tidyTerm(term: Term, text: string): Term {
  return {
    text,
    status: term.status,
    ...(term.partOfSpeech === undefined ? {} : { partOfSpeech: term.partOfSpeech }),
    ...(term.isCaseSensitive === true ? { isCaseSensitive: true } : {}),
    ...optional('note', tidyText(term.note ?? '')),
  };
}

function optional<Name extends string>(name: Name, text: string): { readonly [Key in Name]?: string } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (text === '' ? {} : { [name]: text }) as { readonly [Key in Name]?: string };
}
