import type { SegmentPair } from '../../../content/checks/segment-pairs';
import { isFunctionWord } from '../../../content/checks/text/plain-words';
import { fold } from '../../../content/search/fold';
import { tokensOf } from '../../../content/search/tokens';
import { cut } from './differing-excerpts';
import { isShortLabel } from './same-translation';

/** In UTF-16 units. Shorter sources that mean nearly the same share a translation. */
const shortestSentence = 40;

/**
 * Whether two sources must not share a translation: they are sentences with other words. Two sources with
 * nearly the same words may share one.
 */
export function areDifferent({ source, target }: SegmentPair, other: string): boolean {
  if (Math.min(source.length, other.length) < shortestSentence) return false;
  // The beginning of each of them, set apart: "usage:".
  if (target.endsWith(':') && isShortLabel(target)) return false;
  const [own, others] = [wordsIn(meantBy(cut(source))), wordsIn(meantBy(other))];
  const shared = [...own].filter((word) => others.has(word)).length;
  return shared * 2 < own.size + others.size - shared && !saysTheSame(own, others);
}

const isOfContent = (word: string): boolean => word.length > 3 && !isFunctionWord(word, 'en');

/** Whether nearly all longer words of one text are in the other, with whatever endings, in its own order. */
function saysTheSame(own: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const [few = new Set(), many = new Set()] = [own, others]
    .map((words) => new Set([...words].filter(isOfContent).map((word) => word.slice(0, 5))))
    .toSorted((a, b) => a.size - b.size);
  const shared = [...few].filter((word) => many.has(word)).length;
  return few.size >= 3 && shared >= few.size * 0.8;
}

/** Without the sign of an access key; English says in several ways that something is not possible. */
const meantBy = (text: string): string =>
  text
    .replaceAll(/[_&](?=\p{L})/gu, '')
    .replaceAll(
      /\b(?:could ?n[o'’]t|can(?:not| not|['’]t)|(?:was |were |is )?unable to|failed to)\b/giu,
      'cannot',
    );

/** Without the ending of a plural, which many languages do not have, and of an adverb. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(tokensOf(fold(text)), (token) => token.text.replace(/(?<=\p{L}{2})(?:s|ly)$/u, '')));
