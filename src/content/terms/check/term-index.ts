import { checkedLanguage } from '../../checks/parsed/checked-language';
import type { FoundTerm, SearchedTerm, TermMatcher } from '../recognize/found-terms';
import type { WordMemory } from '../recognize/known-words';
import type { Lemmas } from '../recognize/lemmas';
import type { MatcherSources } from '../recognize/matcher-sources';
import { termMatcher } from '../recognize/term-matcher';
import { alternativesOf } from './alternatives';
import { wordsOf, type TextLanguage } from './term-inside';
import type { Term, TermEntry } from '../termbase';
import { termsIn } from '../terms-in';

/** A term of an entry, as it is searched for. */
export interface EntryTerm extends SearchedTerm {
  readonly entry: TermEntry;
  readonly term: Term;
}

/** The entries that have a say in translations between two languages, with matchers for both sides. */
export interface TermIndex {
  /** The languages, without region and script. */
  readonly sourceBase: string;
  readonly targetBase: string;
  readonly targetLanguage: TargetLanguage;
  readonly source: TermMatcher<EntryTerm>;
  readonly target: TermMatcher<EntryTerm>;
  /** The terms of each side as they are searched for. */
  readonly searched: Readonly<Record<'source' | 'target', readonly SearchedTerm[]>>;
  /** Whether the dictionary of the source language has a word. */
  readonly isSourceWord: (word: string) => boolean;
  /** The terms of an entry in the source language. */
  readonly sourceTerms: (entry: TermEntry) => readonly Term[];
  /** The terms of an entry in the target language, preferred ones first. */
  readonly targetTerms: (entry: TermEntry) => readonly Term[];
}

export interface IndexedLanguages {
  readonly source: string;
  readonly target: string;
}

/** From where an index may have the forms of words. */
export interface IndexSources {
  /** Words that were read before the program started. */
  readonly memory?: WordMemory | undefined;
  /** The index of the entries before they were changed. */
  readonly earlier?: TermIndex | undefined;
}

/** The language of targets, and the words of terms in them. */
interface TargetLanguage extends TextLanguage {
  /** Undefined until a term is missing. */
  readonly matcher: () => TermMatcher<SearchedTerm> | undefined;
  /** The matcher, or else the one of an earlier index: an index must not keep earlier ones in memory. */
  readonly latestMatcher: () => TermMatcher<unknown> | undefined;
}

/** Makes an index of entries; undefined when none has a term in these languages. */
export function termIndex(
  entries: readonly TermEntry[],
  { source, target }: IndexedLanguages,
  lemmasOf: (language: string) => Lemmas | undefined,
  { memory, earlier }: IndexSources = {},
): TermIndex | undefined {
  const ranked = new Map<TermEntry, { readonly source: readonly Term[]; readonly target: readonly Term[] }>();
  for (const entry of entries) {
    const sides = { source: termsIn(entry, source), target: termsIn(entry, target) };
    if (sides.source.length + sides.target.length > 0) ranked.set(entry, sides);
  }
  if (ranked.size === 0) return undefined;
  const inSource = [...ranked].flatMap(([entry, sides]) => sides.source.map((term) => searched(entry, term)));
  const inTarget = [...ranked].flatMap(([entry, sides]) =>
    [...sides.target, ...(entry.isUntranslatable === true ? sides.source : [])].flatMap((term) =>
      (term.status === 'forbidden' ? [term.text] : alternativesOf(term.text)).map((text) =>
        searched(entry, term, text),
      ),
    ),
  );
  return {
    sourceBase: checkedLanguage(source).base,
    targetBase: checkedLanguage(target).base,
    targetLanguage: textLanguage(inTarget, target, lemmasOf(target), {
      memory,
      earlier: earlier?.targetLanguage.latestMatcher(),
    }),
    source: termMatcher(inSource, source, lemmasOf(source), { memory, earlier: earlier?.source }),
    target: termMatcher(inTarget, target, lemmasOf(target), { memory, earlier: earlier?.target }),
    searched: { source: inSource, target: inTarget },
    isSourceWord: (word) => (lemmasOf(source)?.of(word).length ?? 0) > 0,
    sourceTerms: (entry) => ranked.get(entry)?.source ?? [],
    targetTerms: (entry) => ranked.get(entry)?.target ?? [],
  };
}

/** The words of terms are only searched for once a term is missing. */
function textLanguage(
  terms: readonly SearchedTerm[],
  language: string,
  lemmas: Lemmas | undefined,
  { memory, earlier }: Omit<MatcherSources, 'lemmas'>,
): TargetLanguage {
  let matcher: TermMatcher<SearchedTerm> | undefined;
  let latest = earlier;
  let last: { readonly text: string; readonly words: ReadonlySet<string> } | undefined;
  const makeMatcher = (): TermMatcher<SearchedTerm> => {
    const words = new Set(terms.flatMap(({ text }) => wordsOf(text)));
    return termMatcher(
      [...words].map((text) => ({ text })),
      language,
      lemmas,
      { memory, earlier: latest },
    );
  };
  return {
    base: checkedLanguage(language).base,
    lemmas,
    matcher: () => matcher,
    latestMatcher: () => latest,
    wordsIn(text) {
      if (last?.text === text) return last.words;
      latest = matcher ??= makeMatcher();
      last = { text, words: new Set(matcher.findAll(text).map(({ term }) => term.text)) };
      return last.words;
    },
  };
}

const searched = (entry: TermEntry, term: Term, text = term.text): EntryTerm => ({
  text,
  ...(term.partOfSpeech === undefined ? {} : { partOfSpeech: term.partOfSpeech }),
  ...(term.isCaseSensitive === undefined ? {} : { isCaseSensitive: term.isCaseSensitive }),
  entry,
  term,
});

/** Places of one term in a text. */
export type FoundEntry = FoundTerm<EntryTerm>;
