import { checkedLanguage } from '../../../content/checks/parsed/checked-language';
import type { Term, TermEntry } from '../../../content/terms/termbase';
import { regionIn } from '../../../content/terms/terms-in';
import { tidyEntry } from '../../../content/terms/tidy-entry';

/** A term in the form. */
export interface DraftTerm extends Term {
  /** Identifies the row while it is edited. */
  readonly row: number;
}

export interface DraftLanguage {
  readonly language: string;
  readonly definition: string;
  readonly terms: readonly DraftTerm[];
}

/** An entry in the form, whose texts may still be empty. */
export interface TermDraft {
  readonly id: string;
  readonly subject: string;
  readonly definition: string;
  readonly note: string;
  readonly isUntranslatable: boolean;
  readonly languages: readonly DraftLanguage[];
}

let lastRow = 0;

export function emptyTerm(status: Term['status'] = 'preferred', text = ''): DraftTerm {
  lastRow += 1;
  return { row: lastRow, text, status };
}

/** Returns the draft of an entry; a language without a term gets an empty one. */
export function draftOf(entry: TermEntry): TermDraft {
  const { id, subject = '', definition = '', note = '', isUntranslatable = false, definitions = {} } = entry;
  const languages = Object.entries(entry.terms).map(([language, terms]): DraftLanguage => ({
    language,
    definition: definitions[language] ?? '',
    terms: terms.length === 0 ? [emptyTerm()] : terms.map((term) => ({ ...emptyTerm(), ...term })),
  }));
  return { id, subject, definition, note, isUntranslatable, languages };
}

/** Returns the entry of a draft; undefined while it has no term. */
export function entryOf(draft: TermDraft): TermEntry | undefined {
  return tidyEntry(untidyEntryOf(draft));
}

/** Returns what a draft has, so that the form can be opened again with it. */
export function untidyEntryOf({ languages, ...draft }: TermDraft): TermEntry {
  return {
    ...draft,
    definitions: Object.fromEntries(languages.map(({ language, definition }) => [language, definition])),
    terms: Object.fromEntries(
      languages.map(({ language, terms }) => [language, terms.map(({ row: _row, ...term }) => term)]),
    ),
  };
}

/** Whether a form has texts that are not in the entry it was opened with. */
export function isChanged(draft: TermDraft, entry: TermEntry): boolean {
  return JSON.stringify(untidyEntryOf(draft)) !== JSON.stringify(untidyEntryOf(draftOf(entry)));
}

export function firstTermOf({ terms }: TermEntry): string {
  return (
    Object.values(terms)
      .flat()
      .find(({ text }) => text !== '')?.text ?? ''
  );
}

/** Returns the draft with a change in one language. */
export function withLanguage(
  draft: TermDraft,
  language: string,
  change: (language: DraftLanguage) => DraftLanguage,
): TermDraft {
  return {
    ...draft,
    languages: draft.languages.map((one) => (one.language === language ? change(one) : one)),
  };
}

/**
 * Returns the draft in the languages of a termbase: one with terms in `de` has them for all regions, and gets
 * another `de` rather than a first `de-DE`. Languages that were not given with the entry stay.
 */
export function inLanguagesOf(draft: TermDraft, given: TermEntry, languages: readonly string[]): TermDraft {
  const tags = new Set(draft.languages.map(({ language }) => language));
  const ownTag = (tag: string): string => {
    if (languages.includes(tag) || !(tag in given.terms)) return tag;
    const { base, script } = checkedLanguage(tag);
    const own = languages.find((one) => {
      const has = checkedLanguage(one);
      return regionIn(one) === undefined && has.base === base && has.script === script;
    });
    return own === undefined || tags.has(own) ? tag : own;
  };
  return { ...draft, languages: draft.languages.map((one) => ({ ...one, language: ownTag(one.language) })) };
}
