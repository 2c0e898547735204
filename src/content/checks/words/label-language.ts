import { checkedLanguage, type CheckedLanguage } from '../parsed/checked-language';
import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import type { TextBlock } from '../parsed/readable-text';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemCollector } from '../problem-collector';
import { isFunctionWord } from '../text/plain-words';
import { evidenceOf, stemsOf, toldOf, type Told } from './told-words';
import type { PairedWord, PairedWords, WordPairs } from './word-pairs';
import { longestStem, stemsIn } from './word-stems';
import { wordsOutside } from '../sentences/alphabets';
import { nameOfLanguage } from '../sentences/sentence-language';
import { sentencesOf, type Sentence } from '../sentences/sentences';

/** In UTF-16 units; longer texts are known by their function words. */
const longest = 100;
/** How much more the other language explains a label, as the logarithm of a likelihood. */
const leastEvidence = { any: 12, unknown: 5 };
/** The share of a label's words that the target's language may know. */
const mostKnown = 1 / 3;

/**
 * Finds labels of which the target's language knows hardly a word and explains none, where another one
 * explains them as a translation of the source: "Datum/Zeit" for "Date/Time" among Spanish texts.
 */
export function labelsInOtherLanguages(pair: ParsedPair, problems: ProblemCollector): void {
  const { target, targetLanguage, wordPairs, blocks } = pair;
  if (wordPairs?.others === undefined) return;
  for (const { source: from, target: to } of blocks.flatMap((block) => passagesOf(pair, block))) {
    if (to.end - to.start > longest || from.end - from.start > longest) continue;
    const text = to.text;
    const label = labelOf(from, to, targetLanguage, wordPairs);
    const language = label && explainedBy(label, text, targetLanguage, wordPairs.others());
    if (language === undefined || isOwnName(language, from.text)) continue;
    const span = target.readable.spanOf(to.start, to.end);
    if (ids.some((check) => problems.hasAt(check, span))) continue;
    const detail = { text: text.trim(), language: nameOfLanguage(language) };
    problems.add('language', 'other', detail, { target: [span] });
  }
}

/** Whether a text is the name of a language, which its speakers look for: "Portuguese (Brazil)". */
const isOwnName = (language: string, source: string): boolean =>
  source.includes(nameOfLanguage(language)) && stemsIn(source, true).size < 3;

/** The sentences of a block side by side; the whole block where it has not as many on both sides. */
function passagesOf(
  { source, target }: ParsedPair,
  block: BlockPair,
): readonly { readonly source: Sentence; readonly target: Sentence }[] {
  const [before, after] = [sentencesOf(source, block.source), sentencesOf(target, block.target)];
  if (before.length !== after.length)
    return [{ source: passageOf(source, block.source), target: passageOf(target, block.target) }];
  return before.flatMap((sentence, at) => {
    const other = after[at];
    return other === undefined ? [] : [{ source: sentence, target: other }];
  });
}

const passageOf = ({ prose }: ParsedValue, { start, end }: TextBlock): Sentence => ({
  start,
  end,
  text: prose.slice(start, end),
});

const ids = ['language', 'target-equals-source', 'script', 'corrupted'] as const;

interface Label {
  readonly source: ReadonlySet<string>;
  readonly target: ReadonlySet<string>;
  /** The stems of the target that are none of the source's. */
  readonly own: readonly string[];
  readonly straight: Evidence;
  /** Whether the target's language knows none of several words, and two of the source's are not told. */
  readonly isUnknown: boolean;
}

interface Evidence {
  readonly forth: Told;
  readonly back: Told;
  readonly all: number;
}

/** Returns a label of which the target's language knows too little; undefined for others. */
function labelOf(
  from: Sentence,
  to: Sentence,
  { base }: CheckedLanguage,
  pairs: WordPairs,
): Label | undefined {
  const [source, target] = [stemsOf(from, 'source'), stemsWithoutKeys(to)];
  const kept = new Set(source);
  for (const stem of source) kept.add(stem.slice(0, longestStem.other));
  const own = [...target].filter((stem) => !kept.has(stem) && !SHORT.test(stem));
  if (own.length === 0 || source.size === 0) return undefined;
  const words = to.text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const outside = stemsAmong(wordsOutside(words, base));
  const inPairs = (stem: string): boolean => pairs.other.has(stem) && !outside.has(stem);
  // Most labels are known by the pairs alone.
  const most = own.length * mostKnown;
  if (hasMoreThan(most, own, inPairs)) return undefined;
  const joining = stemsAmong(words.filter((word) => isFunctionWord(word, base)));
  const known = own.filter((stem) => joining.has(stem) || inPairs(stem)).length;
  if (known > most) return undefined;
  const straight = explained(source, target, pairs);
  const { told, untold } = straight.forth;
  const isUnknown = known === 0 && own.length > 1 && told.length === 0 && untold.length > 1;
  return { source, target, own, straight, isUnknown };
}

/** Whether so many of the stems and one more are known; asks for no more of them than tell it. */
function hasMoreThan(most: number, stems: readonly string[], isKnown: (stem: string) => boolean): boolean {
  let known = 0;
  return stems.some((stem) => {
    if (isKnown(stem)) known += 1;
    return known > most;
  });
}

const stemsAmong = (words: readonly string[]): ReadonlySet<string> => stemsIn(words.join(' '), false);

/** Two letters of an alphabet, which are a word in many languages. */
const SHORT = /^[\p{sc=Latin}\p{sc=Cyrl}]{1,2}$/u;
/** The sign before the letter that opens a label by the keyboard stands in the middle of a word. */
const KEY = /[&_](?=\p{L})/gu;
const stemsWithoutKeys = (label: Sentence): ReadonlySet<string> =>
  /[&_]/.test(label.text) ? stemsIn(label.text.replaceAll(KEY, ''), false) : stemsOf(label, 'target');

function explained(source: ReadonlySet<string>, target: ReadonlySet<string>, pairs: WordPairs): Evidence {
  const forth = toldOf(wordsAmong(source, pairs.english), target);
  const back = toldOf(wordsAmong(target, pairs.other), source);
  return { forth, back, all: evidenceOf(forth, target.size, 1) + evidenceOf(back, source.size, 1) };
}

const wordsAmong = (stems: Iterable<string>, known: PairedWords): readonly PairedWord[] =>
  [...stems].flatMap((stem) => known.get(stem) ?? []);

/** The language in which a label translates its source best, if that is much better than in its own. */
function explainedBy(
  label: Label,
  text: string,
  own: CheckedLanguage,
  others: ReadonlyMap<string, WordPairs>,
): string | undefined {
  const [best] = [...others]
    .filter(([language]) => isWrittenAs(text, language, own))
    .flatMap(([language, pairs]) => {
      // Most languages tell no word of the source so, and their own words need not be read.
      const told = toldOf(wordsAmong(label.source, pairs.english), label.target).told.length;
      if (told === 0 || toldOf(wordsAmong(label.own, pairs.other), label.source).told.length === 0) return [];
      const { forth, back, all } = explained(label.source, label.target, pairs);
      const clearer = label.straight.all - all;
      const known = label.own.filter((stem) => pairs.other.has(stem)).length;
      const isClear =
        forth.told.length > 1 &&
        clearer >= leastEvidence.any &&
        (label.own.length > 1 || label.straight.forth.told.length === 0);
      const isOnlyKnown =
        label.isUnknown && known * 3 >= label.own.length * 2 && clearer >= leastEvidence.unknown;
      const isOther = back.told.length >= back.untold.length && back.told.length * 3 >= label.target.size;
      return isOther && (isClear || isOnlyKnown) ? [{ language, clearer }] : [];
    })
    .toSorted((a, b) => b.clearer - a.clearer);
  return best?.language;
}

/**
 * Whether all letters of a text are those of a language: Latin ones, or Cyrillic ones where the target has
 * them as well. The check `script` says that a label is in another script.
 */
const isWrittenAs = (text: string, language: string, { script }: CheckedLanguage): boolean =>
  checkedLanguage(language).script === 'Latn'
    ? LATIN.test(text)
    : script === 'Cyrl' && checkedLanguage(language).script === script && CYRILLIC.test(text);

const LATIN = /^[\p{sc=Latin}\p{M}\P{L}]*$/u;
const CYRILLIC = /^[\p{sc=Cyrl}\p{M}\P{L}]*$/u;
