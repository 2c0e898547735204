import { firstWhere } from '../../text/first-where';
import type { ParsedPair } from '../parsed/parsed-pair';
import { isFrequentEnglish } from '../text/english-words';
import { nameOfLanguage } from '../sentences/sentence-language';
import { sentencesOf } from '../sentences/sentences';
import type { Problem, ProblemSpan } from '../problem';
import { ProblemCollector } from '../problem-collector';
import { isCommonWord } from './common-words';
import { isOdd } from './odd-words';
import { spellingProblems } from './spelling-problems';
import type { SpelledWord } from './spelled-words';
import type { Vocabulary } from './vocabulary';
import { isKnown } from './word-parts';

/** So many words of a sentence, and this share of those that are looked up, its language lacks. */
const fewest = { words: 2, share: 0.4 };
/** The share of words that are no English, and the share that is common in another language. */
const most = { own: 0.9, common: 0.75 };

/** A sentence of a target, with the place of its first character and the one behind its last. */
export interface PlacedSentence extends ProblemSpan {
  readonly text: string;
}

/** The sentences of a target, in the order of the text. */
export const placedSentences = ({ target }: ParsedPair): readonly PlacedSentence[] =>
  target.readable.blocks
    .flatMap((block) => sentencesOf(target, block))
    .map(({ start, end, text }) => ({ ...target.readable.spanOf(start, end), text }));

export interface WordLists {
  /** The words of the target's language. */
  readonly own: Vocabulary;
  /** Those of other languages than the source's, of which only the common words are asked for. */
  readonly others: () => readonly Vocabulary[];
}

/** As `spellingProblems`, and `wordsOfOthers` for sentences whose words are therefore not misspelled. */
export function wordProblems(
  words: readonly SpelledWord[],
  sentences: readonly PlacedSentence[],
  lists: WordLists,
  counts: ReadonlyMap<string, number>,
  isOwnWord: (word: string) => boolean,
): readonly Problem[] {
  const inOthers = wordsOfOthers(words, sentences, lists);
  const places = inOthers.flatMap(({ target }) => target);
  const isInOther = ({ target: [place] }: Problem): boolean =>
    place !== undefined && places.some(({ from, to }) => place.from >= from && place.to <= to);
  const misspelled = spellingProblems(words, counts, lists.own, isOwnWord);
  return [...inOthers, ...misspelled.filter((problem) => !isInOther(problem))];
}

/**
 * Returns the problems of sentences in a third language: those of whose words the target's dictionary lacks
 * many, and most are common in another language.
 */
export function wordsOfOthers(
  words: readonly SpelledWord[],
  sentences: readonly PlacedSentence[],
  lists: WordLists,
): readonly Problem[] {
  const problems = new ProblemCollector();
  for (const [sentence, all] of wordsBySentence(words, sentences)) {
    const language = otherLanguage([...all], lists);
    if (language === undefined) continue;
    const detail = { text: sentence.text, language: nameOfLanguage(language) };
    problems.add('language', 'other', detail, { target: [{ from: sentence.from, to: sentence.to }] });
  }
  return problems.finish();
}

function wordsBySentence(
  words: readonly SpelledWord[],
  sentences: readonly PlacedSentence[],
): ReadonlyMap<PlacedSentence, ReadonlySet<string>> {
  const found = new Map<PlacedSentence, Set<string>>();
  for (const { word, places, isEnglish, isTitle } of words) {
    if (isEnglish === true || isTitle === true || !ALONE.test(word) || isOdd(word)) continue;
    for (const { from } of places) {
      const sentence = sentences[firstWhere(sentences, (one) => one.from > from) - 1];
      if (sentence === undefined || sentence.to <= from) continue;
      const all = found.get(sentence) ?? new Set();
      found.set(sentence, all.add(word));
    }
  }
  return found;
}

function otherLanguage(all: readonly string[], { own, others }: WordLists): string | undefined {
  // Words of English that its sentence has beside them are in other dictionaries, too: "default port".
  const words = all.filter((word) => !isFrequentEnglish(word.toLowerCase()));
  if (words.length < all.length * most.own) return undefined;
  const known = words.filter((word) => isKnown(word, own) || isCommonWord(word, own)).length;
  const unknown = words.length - known;
  if (unknown < fewest.words || unknown < words.length * fewest.share) return undefined;
  // Words that both languages have tell nothing.
  const least = Math.max(words.length * most.common, known + fewest.words);
  const [best] = others()
    .flatMap((other) => {
      const rare = words.filter((word) => !isCommonWord(word, other));
      const short = rare.filter((word) => word.length <= longestShort);
      const common = words.length - rare.length;
      // A dictionary takes long to open.
      if (common + short.length < least) return [];
      return [{ base: other.base, count: common + short.filter((word) => other.has(word)).length }];
    })
    .toSorted((a, b) => b.count - a.count);
  return best === undefined || best.count < least ? undefined : best.base;
}

/** Shorter words are on no list of common ones. */
const longestShort = 4;

const ALONE = /^\p{L}[\p{Ll}\p{M}'’]+$/u;
