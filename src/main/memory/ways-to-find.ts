import { memoryTokens } from '../../content/memory/memory-tokens';
import { fold } from '../../content/search/fold';
import type { Phrase } from '../../content/search/search-query';
import { isUndivided } from '../../content/search/tokens';

/** One way to look for a text. */
export interface WayToFind {
  readonly phrases: readonly Phrase[];
  /** The folded text that a sentence must have as it is written, with its signs. */
  readonly written?: string;
}

/** Fewer letters begin too many words. */
const fewestLetters = 3;

const sign = String.raw`[%$#@&*+=<>{}|\\^~/\-\p{Sm}\p{Sc}\p{So}]`;
/** A sign at an edge of a word, as placeholders and options of commands have. */
const hasSign = new RegExp(String.raw`(?:^|\s)${sign}|${sign}(?:\s|$)`, 'u');
const hasLetters = /\p{L}{2}/u;
const hasMark = /[^\p{L}\p{M}\p{N}_\s]/u;

/**
 * Returns the ways to look for a text, in order: as it is written where it has signs, then the whole phrase,
 * then each of its words. The last word may be the beginning of a word. Without a word, a text is looked for
 * only as it is written. Empty for an empty text.
 */
export function waysToFind(text: string): readonly WayToFind[] {
  const trimmed = text.trim();
  const phrase = openPhrase(trimmed);
  const asWritten = { phrases: phrase.tokens.length === 0 ? [] : [phrase], written: fold(trimmed) };
  const isWord = phrase.tokens.some((token) => hasLetters.test(token) || isUndivided(token));
  if (phrase.tokens.length === 0 || (!isWord && hasMark.test(trimmed)))
    return asWritten.written === '' ? [] : [asWritten];
  const words = wordsOf(trimmed);
  return [
    ...(hasSign.test(trimmed) ? [asWritten] : []),
    { phrases: [phrase] },
    ...(words.length < 2 || phrase.tokens.length < 2 ? [] : [{ phrases: words }]),
  ];
}

function wordsOf(text: string): readonly Phrase[] {
  const words = text
    .split(/\s+/)
    .map(openPhrase)
    .filter(({ tokens }) => tokens.length > 0);
  return words.map((word, at) =>
    at === words.length - 1 || isCharacter(word) ? word : { tokens: word.tokens, isOpen: false },
  );
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

/** Whether a phrase is one character of a script without spaces, which begins pairs of characters. */
export function isCharacter({ tokens, isOpen }: Phrase): boolean {
  return isOpen && tokens.length === 1 && isUndivided(tokens[0] ?? '');
}
