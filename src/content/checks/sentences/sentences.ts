import { matchesOf } from '../../text/matches';
import { once, type WithFacts } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';

export interface Sentence extends WithFacts {
  /** Offsets into the prose, without white space around the sentence. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Abbreviations that stand before what they introduce, and end no sentence. */
const BEFORE_MORE =
  'e\\.g|i\\.e|vs|approx|cf|[Vv]gl|[Gg]gf|[Ee]vtl|[Bb]ijv|[Ff]igs?|[Cc]fr|[Zz]ob|[Nn]apr|[Nn]apř|[Ee]sim|[Öö]rn|[Дд]ив|[Нн]апр|[Рр]ис';

/**
 * A mark that ends a sentence, and a space, the end of a line (U+001C) or a letter without case after it. The
 * marks come first in the pattern, because most characters are none. A letter alone before a full stop is an
 * abbreviation, but "є" is a verb. A sentence goes on in small letters behind a bracket: "(pages, etc.) and".
 */
const END = new RegExp(
  String.raw`(?:[.](?!(?<=[.]{3})\s?\p{Ll})(?<!(?<!\p{L})(?:${BEFORE_MORE})[.])(?:(?<![\p{L}\p{M}\p{N}][\p{L}\p{M}]?[.])|(?<=\p{Ll} є[.])|(?<=[\p{L}\p{M}\p{N})”»"'\u001d\u001e]{2}[.]))|[!?؟۔।]|…(?!\s?[\p{Ll}\p{Lo}]))(?:[)"”’»'\]]*)(?!(?<=[)\]])\s{1,20}\p{Ll})(?=[\s\u001c]|(?<=[\p{Lo}\p{M}][.])\p{Lo})|[。！？](?:[）」』”]*)`,
  'gu',
);

/** Splits a block of a value into its sentences, once for all checks. */
export const sentencesOf = ({ prose }: ParsedValue, block: TextBlock): readonly Sentence[] =>
  split(block, prose);

/** Whether a text has at least so many letters; reads no further than to the last of them. */
export function hasLetters(text: string, least: number): boolean {
  const count = Math.ceil(least);
  const pattern = withLetters.get(count) ?? new RegExp(String.raw`^(?:\P{L}*\p{L}){${count}}`, 'u');
  withLetters.set(count, pattern);
  return pattern.test(text);
}

/** Shorter sentences are joined with others. */
const shortest = 12;

export const isLong = ({ text }: Sentence): boolean => hasLetters(text, shortest);

/** Patterns by their number of letters; callers use a few fixed ones. */
const withLetters = new Map<number, RegExp>();

const split = once(({ start, end }: TextBlock, prose: string): readonly Sentence[] => {
  const text = prose.slice(start, end);
  const sentences: Sentence[] = [];
  let from = 0;
  const add = (to: number) => {
    const part = text.slice(from, to);
    const trimmed = part.trim();
    if (trimmed !== '') {
      const at = start + from + part.indexOf(trimmed);
      sentences.push({ start: at, end: at + trimmed.length, text: trimmed });
    }
    from = to;
  };
  for (const { index, 0: mark } of matchesOf(text, END)) add(index + mark.length);
  add(text.length);
  return sentences;
});

/** Text in syllables or signs for words, which takes fewer letters than others. */
export const OF_SYLLABLES = /[\u3040-\u9fff\uac00-\ud7af]/;
