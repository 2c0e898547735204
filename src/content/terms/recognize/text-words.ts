/** A word of a text, with its place. */
export interface TextWord {
  /** As written, without soft hyphens and other characters that are not shown. */
  readonly text: string;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** Characters inside words that readers do not see: soft hyphens, joiners, and spaces without width. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** Letters, marks and digits; `C++`, `C#` and `F#` are words too. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00AD\u200B-\u200D\u2060\uFEFF]*(?:\+{2}|#(?![\p{L}\p{N}]))?/gu;

/** Returns the words of a text in their order. */
export function textWords(text: string): readonly TextWord[] {
  const words: TextWord[] = [];
  const hasUnseen = text.search(UNSEEN) !== -1;
  for (const { 0: written, index } of text.matchAll(WORD)) {
    words.push({
      text: hasUnseen ? withoutUnseen(written) : written,
      from: index,
      to: index + written.length,
    });
  }
  return words;
}

export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '');

/**
 * Whether words with this text between them may belong to one term: spaces of any kind, line breaks, a hyphen
 * or an apostrophe, but no punctuation, and no border between paragraphs.
 */
export const joinsWords = (between: string): boolean =>
  between === ' ' || (between.length <= 40 && JOINT.test(between));

const JOINT = /^(?:[\s\u00AD\u200B-\u200D\u2060\uFEFF]+|\s?[-‐‑–/'’]\s?)$/;

/** Whether only a hyphen, or nothing, is between two words. */
export const isHyphen = (between: string): boolean => between === '-' || between === '‐' || between === '‑';
