import { segmenterOf } from './segmenters';

export interface TextSize {
  readonly words: number;
  /** Number of graphemes: a letter with its marks counts as one, as does an emoji. */
  readonly characters: number;
}

/**
 * Returns the unit in which texts of a language are counted and paid for: characters where Han or Japanese
 * characters are its script, words in every other language, those without spaces included.
 */
export function countedUnit(language: string): keyof TextSize {
  try {
    const { script = '' } = new Intl.Locale(language).maximize();
    return /^(?:Han[ist]|Jpan)$/.test(script) ? 'characters' : 'words';
  } catch {
    return 'words';
  }
}

/** Counts words by the rules of the language, also where no spaces separate them. */
export function textSize(text: string, language: string): TextSize {
  return { words: wordCount(text, language), characters: countGraphemes(text, language) };
}

/** Counts words like `textSize`. */
export function wordCount(text: string, language: string): number {
  let words = 0;
  for (const { isWordLike } of segmenterOf(language, 'word').segment(text)) if (isWordLike === true) words++;
  return words;
}

function countGraphemes(text: string, language: string): number {
  // oxlint-disable-next-line no-control-regex -- where every unit is a character of its own
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let characters = 0;
  for (const _ of segmenterOf(language, 'grapheme').segment(text)) characters++;
  return characters;
}

/**
 * Splits a text into slices without cutting words: after white space, or at the end of a sentence without
 * any.
 */
export function* textSlices(text: string, length: number): Generator<string> {
  for (let from = 0; from < text.length;) {
    const end = sliceEnd(text, from, from + length);
    yield text.slice(from, end);
    from = end;
  }
}

function sliceEnd(text: string, from: number, limit: number): number {
  if (limit >= text.length) return text.length;
  for (let at = limit; at > from + (limit - from) / 2; at--)
    if (/[\s。！？、]/u.test(text.charAt(at - 1))) return at;
  return /[\uDC00-\uDFFF]/.test(text.charAt(limit)) ? limit + 1 : limit;
}
