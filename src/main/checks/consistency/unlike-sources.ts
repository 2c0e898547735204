import type { SegmentPair } from '../../../content/checks/segment-pairs';
import { isFunctionWord } from '../../../content/checks/text/plain-words';
import { fold } from '../../../content/search/fold';
import { tokensOf } from '../../../content/search/tokens';
import { cut } from './differing-excerpts';
import { areOpposite } from '../../../content/checks/words/opposite-words';
import { isShortLabel } from './same-translation';

/** In UTF-16 units. Shorter sources that mean nearly the same share a translation. */
const shortestSentence = 40;

/** A title of far more letters than its target, "Example", stands in the place of another one. */
const mostShortened = 3;

/**
 * Whether two sources must not share a translation: they are sentences with other words, labels without a
 * word in common, or opposites. Two sources with nearly the same words may share one.
 */
export function areDifferent({ source, target }: SegmentPair, other: string): boolean {
  // Only the beginning of a long text is known, so that it is compared with that of this one.
  const own = other.endsWith('…') ? cut(source) : source;
  const [words, otherWords] = [wordsOf(own), wordsOf(other)];
  if (areOpposite(words, otherWords)) return !source.includes(target);
  // The beginning of each of them, set apart: "usage:".
  if (target.endsWith(':') && isShortLabel(target)) return false;
  if (Math.min(source.length, other.length) < shortestSentence)
    return (
      target.length * mostShortened >= source.length &&
      haveNothingInCommon(source, other) &&
      !source.includes(target)
    );
  const [said, others] = [wordsIn(words), wordsIn(otherWords)];
  const shared = [...said].filter((word) => others.has(word)).length;
  // A short text may have words of the rest of the long one.
  const least = own === source && other.endsWith('…') ? leastShared.ofBeginning : leastShared.ofAll;
  return shared * 2 < said.size + others.size - shared && !saysTheSame(said, others, least);
}

/** Whether two texts have enough words that mean something, and none in common. */
function haveNothingInCommon(one: string, other: string): boolean {
  const [own, others] = [stemsOfContent(one), stemsOfContent(other)];
  if (Math.min(own.size, others.size) < fewest.each || own.size + others.size < fewest.both) return false;
  return [...own].every((stem) => !others.has(stem));
}

/** "Track name" and "Song title" mean the same. */
const fewest = { each: 2, both: 5 };

/** The beginnings of the words that mean something. */
export const stemsOfContent = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text).flatMap((word) =>
      word.length > 2 && /\p{L}/u.test(word) && !isFunctionWord(word, 'en') ? word.slice(0, 4) : [],
    ),
  );

const isOfContent = (word: string): boolean => word.length > 3 && !isFunctionWord(word, 'en');

/** The share of longer words that two texts have in common which say the same. */
const leastShared = { ofAll: 0.8, ofBeginning: 0.6 };

/** Whether so many longer words of one text are in the other, with whatever endings, in its own order. */
function saysTheSame(own: ReadonlySet<string>, others: ReadonlySet<string>, least: number): boolean {
  const [few = new Set(), many = new Set()] = [own, others]
    .map((words) => new Set([...words].filter(isOfContent).map((word) => word.slice(0, 5))))
    .toSorted((a, b) => a.size - b.size);
  const shared = [...few].filter((word) => many.has(word)).length;
  return few.size >= 3 && shared >= few.size * least;
}

/** Without the sign of an access key; English says in several ways that something is not possible. */
const meantBy = (text: string): string =>
  text
    .replaceAll(/[_&](?=\p{L})/gu, '')
    .replaceAll(
      /\b(?:could ?n[o'’]t|can(?:not| not|['’]t)|(?:was |were |is )?unable to|failed to)\b/giu,
      'cannot',
    );

const wordsOf = (text: string): readonly string[] =>
  Array.from(tokensOf(fold(meantBy(text))), (token) => token.text);

/** Without the ending of a plural, which many languages do not have, and of an adverb. */
const wordsIn = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => word.replace(/(?<=\p{L}{2})(?:s|ly)$/u, '')));
