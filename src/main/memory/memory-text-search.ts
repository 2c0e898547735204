import { memoryTokens } from '../../content/memory/memory-tokens';
import { fold } from '../../content/search/fold';
import { hasPhrase } from '../../content/search/find-hits';
import type { Phrase } from '../../content/search/search-query';
import { isUndivided } from '../../content/search/tokens';
import type { FoundUnit, MemorySearchStore, WordQuestion } from './memory-search-store';
import { everyUnit, type UnitScope, type UnitSpan } from './unit-spans';

/** Fewer letters begin too many words. */
const fewestLetters = 3;

/**
 * Returns the phrases to look for, in order: the whole text, then each of its words where no unit has the
 * whole. The last word may be the beginning of a word. Empty for a text without words.
 */
export function waysToFind(text: string): readonly (readonly Phrase[])[] {
  const phrase = openPhrase(text);
  if (phrase.tokens.length === 0) return [];
  if (phrase.tokens.length === 1) return [[phrase]];
  const words = text
    .split(/\s+/)
    .map(openPhrase)
    .filter(({ tokens }) => tokens.length > 0);
  return words.length < 2 ? [[phrase]] : [[phrase], words];
}

/**
 * The phrase of a text whose last word may go on. The last character of a run without spaces is looked for
 * alone only where it is alone.
 */
function openPhrase(text: string): Phrase {
  const tokens = memoryTokens(text);
  const last = tokens.at(-1);
  if (last === undefined || !isUndivided(last))
    return { tokens, isOpen: (last?.length ?? 0) >= fewestLetters };
  const isAlone = tokens.length === 1 || !(tokens.at(-2) ?? '').endsWith(last);
  return isAlone ? { tokens, isOpen: true } : { tokens: tokens.slice(0, -1), isOpen: false };
}

/** Keys read at once: few at first, because most searches need no more. */
const readSizes = { first: 400, later: 4000 };
/** Units of a block take some milliseconds. */
const blockSize = 400;

/**
 * Yields keys of units that can have the phrases (`hasPhrases`), block by block, the newest first in each
 * span. Those that have exactly these words come before those whose last word goes on, unless all of them are
 * not more than `enough`, where the order makes no difference. A block may be empty.
 */
export function* keyBlocks(
  store: Pick<MemorySearchStore, 'withTerms'>,
  question: WordQuestion,
  { spans, units }: UnitScope = everyUnit,
  enough = 0,
): Generator<readonly number[]> {
  const closed = question.phrases.map(({ tokens }) => ({ tokens, isOpen: false }));
  const isOpen = question.phrases.some((phrase) => phrase.isOpen);
  const seen = new Set<number>();
  const isOther = (key: number): boolean => !seen.has(key) && units?.has(key) !== false;
  // Mostly few units have all of several words, also when the last one goes on.
  let all: readonly number[] | undefined;
  if (isOpen && closed.length > 1 && spans === everyUnit.spans) {
    const keys = store.withTerms(question, everyUnit.spans[0], readSizes.first);
    yield keys.length <= enough ? keys : [];
    if (keys.length <= enough) return;
    if (keys.length < readSizes.first) all = keys;
  }
  for (const phrases of isOpen ? [closed, question.phrases] : [closed]) {
    // Each read collects all words with this beginning, however small its span is.
    const isCostly = phrases === question.phrases && isOpen;
    let size = isCostly ? readSizes.later : readSizes.first;
    for (const span of isCostly && units !== undefined ? around(spans) : spans) {
      let { last } = span;
      for (;;) {
        const keys =
          isCostly && all !== undefined
            ? all
            : store.withTerms({ ...question, phrases }, { first: span.first, last }, size);
        const others = keys.filter(isOther);
        for (const key of others) seen.add(key);
        for (let at = 0; at < Math.max(others.length, 1); at += blockSize)
          yield others.slice(at, at + blockSize);
        if (keys.length < size) break;
        last = (keys.at(-1) ?? 0) - 1;
        size = readSizes.later;
      }
    }
  }
}

/** One span around spans that are in order, the highest first. */
function around(spans: readonly UnitSpan[]): readonly UnitSpan[] {
  const [highest, lowest] = [spans[0], spans.at(-1)];
  return highest === undefined || lowest === undefined ? [] : [{ first: lowest.first, last: highest.last }];
}

/** Whether a unit has all of the phrases, each on one of the wanted sides. */
export function hasPhrases(
  unit: Pick<FoundUnit, 'source' | 'target'>,
  { phrases, side }: Pick<WordQuestion, 'phrases' | 'side'>,
): boolean {
  const texts = [side === 'target' ? [] : [unit.source], side === 'source' ? [] : [unit.target]].flat();
  // One word is in the index as it is in the text.
  if (phrases.every(({ tokens }) => tokens.length === 1)) return true;
  const folded = texts.map(fold);
  return phrases.every((phrase) => folded.some((text) => hasPhrase(text, phrase)));
}
