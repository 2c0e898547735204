import { fold } from '../../content/search/fold';
import { hasPhrase } from '../../content/search/find-hits';
import type { Phrase } from '../../content/search/search-query';
import type { FoundUnit, MemorySearchStore, WordQuestion } from './memory-search-store';
import { everyUnit, type UnitScope, type UnitSpan } from './unit-spans';
import { isCharacter } from './ways-to-find';

/** Keys read at once: few at first, because most searches need no more. */
const readSizes = { first: 400, later: 4000 };
/** Units of a block take some milliseconds. */
const blockSize = 400;

/** A question about a text as it is written, too. */
export interface TextQuestion extends WordQuestion {
  readonly written?: string | undefined;
}

type KeyStore = Pick<MemorySearchStore, 'withTerms' | 'units'>;

/**
 * Yields keys of units that can have the phrases (`hasPhrases`), block by block, the newest first in each
 * span. Those that have exactly these words come before those whose last word goes on. A block may be empty.
 * Undefined comes before a read that takes long, which a caller who has enough does without, and last where
 * not all units were read.
 */
export function* keyBlocks(
  store: KeyStore,
  question: TextQuestion,
  { spans, units }: UnitScope = everyUnit,
): Generator<readonly number[] | undefined> {
  const { phrases, written } = question;
  const seen = new Set<number>();
  const isOther = (key: number): boolean => !seen.has(key) && units?.has(key) !== false;
  const isOpen = phrases.some((phrase) => phrase.isOpen);
  const isByText = written !== undefined || phrases.some(isCharacter);
  if (!isByText) {
    const closed = phrases.map(({ tokens }) => ({ tokens, isOpen: false }));
    yield* indexed(store, { ...question, phrases: closed }, spans, readSizes.first, isOther, seen);
    if (!isOpen) return;
  }
  if (isByText || phrases.length > 1) {
    const isAll = yield* lookedThrough(store, question, spans, isOther, seen);
    if (isAll) return;
    yield undefined;
    if (written !== undefined) return;
  }
  // Each read collects all words with this beginning, however small its span is.
  const wide = units === undefined ? spans : around(spans);
  yield* indexed(store, question, wide, readSizes.later, isOther, seen);
}

/** Yields what the index has, in blocks. */
function* indexed(
  store: KeyStore,
  question: WordQuestion,
  spans: readonly UnitSpan[],
  firstSize: number,
  isOther: (key: number) => boolean,
  seen: Set<number>,
): Generator<readonly number[]> {
  let size = firstSize;
  for (const { first, last: highest } of spans) {
    let last = highest;
    for (;;) {
      const keys = store.withTerms(question, { first, last }, size);
      yield* blocksOf(keys.filter(isOther), seen);
      if (keys.length < size) break;
      last = (keys.at(-1) ?? 0) - 1;
      size = readSizes.later;
    }
  }
}

function* blocksOf(keys: readonly number[], seen: Set<number>): Generator<readonly number[]> {
  for (const key of keys) seen.add(key);
  for (let at = 0; at < Math.max(keys.length, 1); at += blockSize) yield keys.slice(at, at + blockSize);
}

/**
 * Units whose texts are looked through, in portions, at most; and the share of them that must have the text:
 * for a rare one, the index is faster.
 */
const looked = { portion: 500, most: 5000, share: 0.15 };

/**
 * Looks through the texts of the newest units that have the other words. This is for signs, which the index
 * doesn't have, and for a frequent beginning of words, such as one character of Japanese, which is in too
 * many of its terms. Returns whether these were all.
 */
function* lookedThrough(
  store: KeyStore,
  question: TextQuestion,
  spans: readonly UnitSpan[],
  isOther: (key: number) => boolean,
  seen: Set<number>,
): Generator<readonly number[], boolean> {
  const isWritten = question.written !== undefined;
  const phrases = question.phrases.filter((phrase) => !phrase.isOpen || (isWritten && !isCharacter(phrase)));
  let count = 0;
  let found = 0;
  for (const { first, last: highest } of spans) {
    let last = highest;
    for (;;) {
      const keys = store.withTerms({ ...question, phrases }, { first, last }, looked.portion);
      const others = store.units(keys.filter(isOther)).filter((unit) => hasText(unit, question));
      yield* blocksOf(
        others.map(({ key }) => key),
        seen,
      );
      if (keys.length < looked.portion) break;
      count += keys.length;
      found += others.length;
      const isRare = !isWritten && found < looked.share * count;
      if (isRare || count >= looked.most) return false;
      last = (keys.at(-1) ?? 0) - 1;
    }
  }
  return true;
}

/** One span around spans that are in order, the highest first. */
function around(spans: readonly UnitSpan[]): readonly UnitSpan[] {
  const [highest, lowest] = [spans[0], spans.at(-1)];
  return highest === undefined || lowest === undefined ? [] : [{ first: lowest.first, last: highest.last }];
}

/** Whether a unit that the index has for a question has all of it, each phrase on one of the wanted sides. */
export function hasPhrases(
  unit: Pick<FoundUnit, 'source' | 'target'>,
  question: Pick<TextQuestion, 'phrases' | 'side' | 'written'>,
): boolean {
  const { phrases, written } = question;
  // One word is in the index as it is in the text.
  if (written === undefined && phrases.every(({ tokens }) => tokens.length === 1)) return true;
  return hasText(unit, question);
}

function hasText(
  { source, target }: Pick<FoundUnit, 'source' | 'target'>,
  { phrases, side, written }: Pick<TextQuestion, 'phrases' | 'side' | 'written'>,
): boolean {
  const texts = [side === 'target' ? [] : [source], side === 'source' ? [] : [target]].flat();
  return (
    (written === undefined || texts.some((text) => hasLetters(text, written))) &&
    phrases.every((phrase) => texts.some((text) => hasOne(text, phrase)))
  );
}

function hasOne(text: string, phrase: Phrase): boolean {
  return isCharacter(phrase) ? hasLetters(text, phrase.tokens[0] ?? '') : hasPhrase(fold(text), phrase);
}

/** Folding takes longer than to look for letters, which most texts have as they are. */
function hasLetters(text: string, folded: string): boolean {
  return text.includes(folded) || fold(text).includes(folded);
}
