import { firstWhere } from '../../text/first-where';
import type { ParsedPair } from '../../checks/parsed/parsed-pair';
import type { ParsedValue } from '../../checks/parsed/parsed-value';
import { KEPT } from '../../checks/parsed/readable-text';
import type { CheckId, Problem, ProblemSpan } from '../../checks/problem';
import { ProblemCollector } from '../../checks/problem-collector';
import type { Term, TermEntry } from '../termbase';
import { copiedNames, keptIdentifiers } from './copied-names';
import { isNoVerb, isPhrase, isVerb } from './english-verbs';
import { keptNames } from './kept-names';
import { addMissing, allowedTexts, termOf, type Missing, type Place } from './missing-term';
import { outsideProse } from './outside-prose';
import type { FoundEntry, TermIndex } from './term-index';
import { hasInside } from './term-inside';

/** A concept of the source that has one translation in a field, for the comparison of fields. */
export interface TermUse {
  readonly entry: TermEntry;
  readonly sourceTerm: string;
  /** Whether an English _number_ is a count, as in `number of files`, and not in `port number`. */
  readonly isCount: boolean;
  readonly targetTerm: Term;
  readonly source: readonly ProblemSpan[];
  readonly target: readonly ProblemSpan[];
}

export interface CheckedTerms {
  readonly problems: readonly Problem[];
  readonly uses: readonly TermUse[];
}

/** Returns the problems of the terms of a field, and how terms are translated there. Linear. */
export function checkTerms(pair: ParsedPair, index: TermIndex, wanted: ReadonlySet<CheckId>): CheckedTerms {
  const inSource = placesIn(pair.source, pair.source.prose, index.source.find(pair.source.prose));
  // Code may be the translation of a term, but is no place for a forbidden one.
  const inTarget = placesIn(pair.target, pair.target.words, index.target.find(pair.target.words));
  const problems = new ProblemCollector(wanted);
  const isIdentifier = keptIdentifiers(pair.target.prose);
  const isNameKept = keptNames(pair.source.prose, pair.target.prose);
  const spoken = Map.groupBy(inSource, ({ found }) => found.term.entry);
  const uses: TermUse[] = [];
  const missing: Missing[] = [];
  const allowed: Place[] = [];
  const translated = new Set<TermEntry>();
  const ofTarget = Map.groupBy(inTarget, ({ found }) => found.term.entry);
  const said = new Set<string>();
  const isOutsideProse = outsideProse(pair.source.prose, pair.target.prose);
  const isNameOfSource = copiedNames(pair.source.prose);
  /** Whether a place is a part of a name that the target copied from the source. */
  const isCopied = ({ found }: Place): boolean =>
    isNameOfSource(pair.target.words, found, acronymsOf(found.term.entry, index));
  for (const [entry, source] of spoken) {
    const own = ofTarget.get(entry) ?? [];
    const right = own.filter((place) => isRight(entry, index, place));
    for (const place of right) allowed.push(place);
    if (right.length >= source.length) translated.add(entry);
    if (right.length > 0) for (const one of source) said.add(placeOf(one));
    if (right.length === 0 && missing.length < mostMissing) {
      const [expected] = expectedOf(entry, source, index);
      const isThere =
        own.length === 0 &&
        (entry.isUntranslatable === true
          ? isNameKept(termOf(source), source)
          : hasInside(pair.target.words, allowedTexts(entry, index), index.targetLanguage));
      const isOther = isOtherKind(entry, source, pair.source.prose, index);
      // A copied name accounts for one place of the source only.
      const isKept = own.length < source.length && own.every(isCopied);
      // Nothing is to be translated in `--body-file`, which the target has as well.
      const isKeptOnly =
        entry.isUntranslatable !== true &&
        source.every(({ found }) => isIdentifier(pair.source.prose, found, acronymsOf(entry, index)));
      const isDemanded =
        entry.isUntranslatable === true || source.some(({ found }) => !isOutsideProse(found));
      if (expected !== undefined && !isThere && !isOther && !isKeptOnly && isDemanded)
        missing.push({ entry, source, expected, isForbidden: own.length > 0 && !isKept });
    } else if (right.length > 0) {
      const use = useOf(entry, { source, right, pair, index });
      if (use !== undefined) uses.push(use);
    }
  }
  const context = {
    spoken,
    spansOf: spansOfEntries(spoken),
    isAllowed: covering(allowed),
    translated,
    words: pair.target.words,
    index,
    isCopied,
  };
  const forbidden = inTarget.filter((place) => isForbidden(place, context));
  // One place may be several forbidden terms: `email` is `e-mail`, too.
  const named = new Map<TermEntry, Set<string>>();
  for (const place of forbidden) {
    const { entry } = place.found.term;
    const own = named.get(entry) ?? new Set();
    if (own.has(placeOf(place))) continue;
    named.set(entry, own.add(placeOf(place)));
    addForbidden(place, context, problems);
  }
  for (const one of missing) {
    const { source } = one;
    // Several concepts may have one name, of which the target says one.
    const isSaid = source.some((place) => said.has(placeOf(place)));
    for (const place of source) said.add(placeOf(place));
    if (one.isForbidden || isSaid || !problems.takes('term-missing')) continue;
    addMissing(one, pair, index, problems);
  }
  return { problems: problems.finish(), uses };
}

/** A hostile value may have a term at every second word. */
const mostFound = 5000;

function placesIn(value: ParsedValue, text: string, found: readonly FoundEntry[]): readonly Place[] {
  return found.slice(0, mostFound).map((one) => ({
    found: one,
    span: value.readable.spanOf(one.from, one.to),
    isCode: value.prose.slice(one.from, one.to).includes(KEPT) && text.length === value.prose.length,
  }));
}

/** Returns whether an entry has a term that is written in these capitals. */
const acronymsOf =
  (entry: TermEntry, index: TermIndex) =>
  (capitals: string): boolean =>
    [...index.sourceTerms(entry), ...index.targetTerms(entry)].some(({ text }) => text === capitals);

/** Terms of a source that is kept as it is may stand in the target in any form. */
function isRight(entry: TermEntry, index: TermIndex, { found }: Place): boolean {
  const { term } = found.term;
  return entry.isUntranslatable === true
    ? index.sourceTerms(entry).includes(term)
    : term.status !== 'forbidden';
}

/** Returns what the target should have; nothing where the entry does not say. */
function expectedOf(entry: TermEntry, source: readonly Place[], index: TermIndex): readonly string[] {
  if (entry.isUntranslatable === true) return [termOf(source)];
  const terms = index.targetTerms(entry).filter(({ status }) => status !== 'forbidden');
  return terms.length === 0
    ? []
    : [
        terms
          .slice(0, mostExpected)
          .map(({ text }) => text)
          .join(' / '),
      ];
}

/** Whether an English word is in a phrase in all places, or a verb where the entry has a noun. */
function isOtherKind(entry: TermEntry, source: readonly Place[], text: string, index: TermIndex): boolean {
  if (index.sourceBase !== 'en') return false;
  const isNoun = index.targetTerms(entry).every((term) => isNoVerb(term.text, index.targetBase));
  return source.every(({ found }) =>
    [isPhrase, ...(isNoun ? [isVerb] : [])].some((is) => is(text, found.term.term.text, found)),
  );
}

const mostExpected = 3;
/** Translations are compared with each word of the target; of so many missing ones, most are not shown. */
const mostMissing = 200;

const placeOf = ({ found }: Place): string => `${found.from} ${found.to}`;

interface Context {
  readonly spoken: ReadonlyMap<TermEntry, readonly Place[]>;
  /** The places of an entry in the source's value. */
  readonly spansOf: (entry: TermEntry) => readonly ProblemSpan[];
  /** Whether a place is inside of an allowed term. */
  readonly isAllowed: (place: Place) => boolean;
  /** Concepts of which the target has an allowed term for each place of the source. */
  readonly translated: ReadonlySet<TermEntry>;
  /** The text of the target. */
  readonly words: string;
  readonly index: TermIndex;
  readonly isCopied: (place: Place) => boolean;
}

function isForbidden(place: Place, context: Context): boolean {
  const { spoken, isAllowed, translated, words, index, isCopied } = context;
  const { entry, term } = place.found.term;
  if (place.isCode || term.status !== 'forbidden' || entry.isUntranslatable === true) return false;
  if (!spoken.has(entry) && index.sourceTerms(entry).length > 0) return false;
  if (isAllowed(place) || isCopied(place)) return false;
  return !translated.has(entry) || !mayBeOtherWord(place, words, index);
}

/**
 * Whether the dictionary has a word beside the forbidden one that a place is a form of: `entfernte` is a form
 * of `entfernen`, and of `entfernt`.
 */
function mayBeOtherWord({ found }: Place, text: string, index: TermIndex): boolean {
  const form = text.slice(found.from, found.to);
  const own = new Set([form, found.term.text].map((word) => word.toLowerCase()));
  const bases = found.isExact ? [] : (index.targetLanguage.lemmas?.of(form) ?? []);
  return bases.some((base) => !own.has(base.toLowerCase()));
}

/** Returns whether a place is inside of one of these, by how far those reach that begin before it. */
function covering(places: readonly Place[]): (place: Place) => boolean {
  const inOrder = places.toSorted(({ found: a }, { found: b }) => a.from - b.from);
  let furthest = 0;
  const reached = inOrder.map(({ found }) => (furthest = Math.max(furthest, found.to)));
  return ({ found: { from, to } }) => {
    const next = firstWhere(inOrder, ({ found }) => found.from > from);
    return (reached[next - 1] ?? 0) >= to;
  };
}

/** Beside an allowed term for each place of the source, a forbidden one may translate another word. */
function addForbidden(
  place: Place,
  { spansOf, translated, index }: Context,
  problems: ProblemCollector,
): void {
  const { entry, term } = place.found.term;
  const preferred = index.targetTerms(entry).find(({ status }) => status !== 'forbidden');
  const instead = translated.has(entry) ? 'beside' : 'instead';
  problems.add(
    'term-forbidden',
    preferred === undefined ? 'forbidden' : instead,
    { term: term.text, ...(preferred === undefined ? {} : { expected: preferred.text }) },
    { source: spansOf(entry), target: [place.span] },
  );
}

/** Lists the places of an entry once: each of thousands of forbidden terms in the target asks for them. */
function spansOfEntries(spoken: Context['spoken']): Context['spansOf'] {
  const known = new Map<TermEntry, readonly ProblemSpan[]>();
  return (entry) => {
    let spans = known.get(entry);
    if (spans === undefined) known.set(entry, (spans = spoken.get(entry)?.map(({ span }) => span) ?? []));
    return spans;
  };
}

/** Undefined where the field has several translations of the concept, one of which may be a variation. */
function useOf(entry: TermEntry, { source, right, pair, index }: Used): TermUse | undefined {
  const terms = new Set(right.map(({ found }) => found.term.term));
  const [targetTerm] = terms;
  if (terms.size !== 1 || targetTerm === undefined || entry.isUntranslatable === true) return undefined;
  const [first] = source;
  return {
    entry,
    sourceTerm: termOf(source),
    isCount: first !== undefined && index.sourceBase === 'en' && isCount(pair.source.prose, first),
    targetTerm,
    source: source.map(({ span }) => span),
    target: right.map(({ span }) => span),
  };
}

interface Used {
  readonly source: readonly Place[];
  /** The places of its translations. */
  readonly right: readonly Place[];
  readonly pair: ParsedPair;
  readonly index: TermIndex;
}

/**
 * Several things are counted: `number of files`, but not `the number of the invoice`, which may be its name.
 * Without an article, a noun is a plural, also one such as `people` that has no `s`.
 */
const isCount = (text: string, { found }: Place): boolean =>
  COUNT.test(text.slice(found.from, found.from + longestCount));

const longestCount = 80;
const COUNT =
  /^number\s+of\b(?!\s+(?:an?|each|every|th(?:at|is))\b)(?!\s+(?:the|its?|his|her|my|our|their|your)\b(?!\s+(?:[\p{L}-]+\s+){0,2}\p{L}+(?<![ius])s\b))/iu;
