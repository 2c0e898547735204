import { withoutAccents } from '../../text/without-accents';
import type { Problem, ProblemSpan } from '../problem';
import { ProblemCollector } from '../problem-collector';
import { isFrequentEnglish } from '../text/english-words';
import { isFunctionWord } from '../text/plain-words';
import { isCommonWord } from './common-words';
import { inTwo } from './joined-words';
import {
  likelyDespiteSource,
  likelySpelling,
  smallNoun,
  withAccents,
  withAllAccents,
} from './likely-spelling';
import { evenWord, isOdd } from './odd-words';
import type { Vocabulary } from './vocabulary';
import { isKnown } from './word-parts';
import type { SpelledWord } from './spelled-words';

/** A word that is this frequent in the targets of a request is a term there. */
const mostSlips = 2;

/** Where more words are unknown, the text is in another language, or of a field with words of its own. */
const mostUnknown = { share: 0.25, words: 30 };

/** Shorter words without an accent may be names. */
const longWord = 9;

const IN_CAPITALS = /^\p{Lu}{2,}$/u;

const DIVIDED = /[ -]/;
const shortestDivided = 7;
/** Two shorter words beside each other may make another one: "usar los". */
const shortestRare = 4;

/** Whether a space or a hyphen divides a word that is known, and leaves a part that is none. */
function isOneWord({ word }: SpelledWord, { base, has, isCommon }: Vocabulary): boolean {
  const [left, right] = word.split(DIVIDED);
  if (left === undefined || right === undefined) return false;
  const areKnown = has(left) && has(right);
  const isRare = (part: string): boolean =>
    part.length >= shortestRare && !isCommon(part) && !isFunctionWord(part, base);
  if (word.includes(' ') && isCommon(left + right)) return !areKnown || (isRare(left) && isRare(right));
  if (areKnown) return false;
  const areNone = [left, right].every((part) => !has(part) && !isFrequentEnglish(part));
  return areNone && left.length + right.length >= shortestDivided && has(left + right);
}

/** Tells of a place whether one of some others is before or after it, with a space between them. */
function besidePlaces(places: readonly ProblemSpan[]): (place: ProblemSpan) => boolean {
  const starts = new Set(places.map(({ from }) => from));
  const ends = new Set(places.map(({ to }) => to));
  return ({ from, to }) => starts.has(to + 1) || ends.has(from - 1);
}

/** The problems of a text of which half of the unknown words are known with the accents that they lost. */
function accentsLostIn(unknown: readonly SpelledWord[], vocabulary: Vocabulary): readonly Problem[] {
  const problems = new ProblemCollector();
  let restored = 0;
  for (const { word, places } of unknown.slice(0, mostUnknown.words)) {
    const expected = withAllAccents(word, vocabulary);
    if (expected === undefined) continue;
    restored += 1;
    problems.add('spelling', 'slip', { word, expected }, { target: places });
  }
  return restored * 2 > unknown.length ? problems.finish() : [];
}

/**
 * Whether a word may be right as it is: a German noun in small letters where no noun must stand is mostly a
 * keyword, and two words without their space are the name of an argument, or a term where they occur twice.
 */
const mayBeTerm = (
  { word, isNoun, isMarked }: SpelledWord,
  expected: string,
  counts: ReadonlyMap<string, number>,
): boolean =>
  expected.includes(' ')
    ? isMarked === true || (counts.get(word) ?? 0) > 1
    : isNoun !== true && expected.toLowerCase() === word;

/** Whether an unknown word is in the targets of a request in several forms, as a term is: "плесенники". */
function isInflected(word: string, counts: ReadonlyMap<string, number>, vocabulary: Vocabulary): boolean {
  if (word.length < shortestInflected) return false;
  const stem = word.slice(0, -longestEnding);
  let found = 0;
  for (const [other, count] of counts)
    if (other !== word && other.startsWith(stem) && !DIVIDED.test(other) && !isKnown(other, vocabulary))
      found += count;
  return found + (counts.get(word) ?? 0) > mostSlips && found > 0;
}

/** Whether not only accents differ, which a writer may leave out throughout. */
const isOtherWord = (word: string, expected: string): boolean =>
  withoutAccents(word) !== withoutAccents(expected);

const shortestInflected = 8;
const longestEnding = 2;

/**
 * Returns the problems of the words of a field that are probably misspelled; `counts` has the words of all
 * fields of the request. A word of the person's own is never one, and changes nothing about the other words.
 */
export function spellingProblems(
  all: readonly SpelledWord[],
  counts: ReadonlyMap<string, number>,
  vocabulary: Vocabulary,
  isOwnWord: (word: string) => boolean,
): readonly Problem[] {
  const titled = all.filter(({ isTitle }) => isTitle === true);
  const words = titled.length > 0 ? all.filter(({ isTitle }) => isTitle !== true) : all;
  const small = words.filter(
    ({ word, hasTerm }) => !hasTerm && !DIVIDED.test(word) && !IN_CAPITALS.test(word) && !isOdd(word),
  );
  const unknown = small.filter(({ word }) => !isKnown(word, vocabulary));
  // The dictionary of a region may lack a common word of another: the list is one for all of them.
  const foreign = unknown.filter(({ word }) => !isCommonWord(word, vocabulary)).length;
  if (
    foreign > mostUnknown.words ||
    (foreign > 3 && foreign > mostUnknown.share * words.filter(({ word }) => !word.includes('-')).length)
  )
    return accentsLostIn(
      unknown.filter(({ word }) => (counts.get(word) ?? 0) <= mostSlips && !isOwnWord(word)),
      vocabulary,
    );
  const problems = new ProblemCollector();
  const joined = words.filter((pair) => isOneWord(pair, vocabulary));
  for (const { word, places } of joined) {
    const expected = word.replace(DIVIDED, '');
    if ((counts.get(word) ?? 0) <= mostSlips && !isOwnWord(word.split(DIVIDED)[0] ?? ''))
      problems.add('spelling', 'slip', { word, expected }, { target: places });
  }
  for (const { word, places } of words) {
    const isCommonInCapitals = IN_CAPITALS.test(word) && vocabulary.isCommon(word.toLowerCase());
    const expected = isCommonInCapitals
      ? word.toLowerCase()
      : isOdd(word)
        ? evenWord(word, vocabulary)
        : undefined;
    if (expected !== undefined && (counts.get(word) ?? 0) <= mostSlips && !isOwnWord(word))
      problems.add('spelling', 'slip', { word, expected }, { target: places });
  }
  for (const { word, places, isNoun } of words) {
    const expected = isNoun === true ? smallNoun(word, vocabulary) : undefined;
    if (expected !== undefined && (counts.get(word) ?? 0) <= mostSlips && !isOwnWord(word))
      problems.add('spelling', 'slip', { word, expected }, { target: places });
  }
  const isBesideUnknown = besidePlaces(unknown.flatMap(({ places }) => places));
  const haveAllLostAccents =
    unknown.length > 1 && unknown.every(({ word }) => withAllAccents(word, vocabulary) !== undefined);
  for (const one of unknown) {
    const { word, places } = one;
    if ((counts.get(word) ?? 0) > mostSlips || isOwnWord(word)) continue;
    if (joined.some((pair) => pair.word.split(DIVIDED).includes(word))) continue;
    const isNear = (near: string): boolean => counts.has(near);
    // Unknown words beside each other are a name or a quotation in another language.
    const expected = places.every(isBesideUnknown)
      ? (inTwo(word, vocabulary, isNear) ??
        (word.length < longWord && !haveAllLostAccents
          ? withAccents(word, vocabulary)
          : withAllAccents(word, vocabulary)))
      : likelySpelling(word, vocabulary, isNear);
    const isTerm = expected === undefined || mayBeTerm(one, expected, counts);
    const isOfTerm = (): boolean =>
      expected !== undefined && isOtherWord(word, expected) && isInflected(word, counts, vocabulary);
    if (!isTerm && !isOfTerm()) problems.add('spelling', 'slip', { word, expected }, { target: places });
  }
  for (const { word, places } of titled) {
    if ((counts.get(word) ?? 0) > mostSlips || isOwnWord(word) || isKnown(word, vocabulary)) continue;
    const expected = withAllAccents(word, vocabulary);
    if (expected !== undefined) problems.add('spelling', 'slip', { word, expected }, { target: places });
  }
  for (const one of words) {
    const { word, places, hasTerm, term, isEnglish } = one;
    if (hasTerm !== true || (counts.get(word) ?? 0) > mostSlips || isOwnWord(word)) continue;
    const expected =
      isEnglish === true
        ? withAccents(word, vocabulary)
        : likelyDespiteSource(word, vocabulary, (near) => counts.has(near), term);
    if (expected !== undefined && !mayBeTerm(one, expected, counts))
      problems.add('spelling', 'slip', { word, expected }, { target: places });
  }
  return problems.finish();
}
