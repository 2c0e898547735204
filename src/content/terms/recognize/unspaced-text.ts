/** A text as it is searched, with the places of its characters in the text as it is written. */
export interface UnspacedText {
  readonly text: string;
  /** Returns the place in the written text of a place in `text`. */
  readonly startOf: (at: number) => number;
  /** Returns the end in the written text of what ends at a place in `text`. */
  readonly endOf: (at: number) => number;
}

/** Characters that readers do not see, and katakana of half the width, each with the mark after it. */
const CHANGED = /[\u00AD\u200B-\u200D\u2060\uFEFF]|[\uFF66-\uFF9D][\uFF9E\uFF9F]?/u;
const ALL_CHANGED = new RegExp(CHANGED, 'gu');

/**
 * Removes characters without width from a Chinese or Japanese text, and writes katakana in full width.
 */
export function unspacedText(written: string): UnspacedText {
  if (!CHANGED.test(written)) return asWritten(written);
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  const add = (piece: string, from: number, to: number, isChanged: boolean): void => {
    for (let at = 0; at < piece.length; at += 1) {
      starts.push(isChanged ? from : from + at);
      ends.push(isChanged ? to : from + at + 1);
    }
    text += piece;
  };
  let done = 0;
  for (const { 0: piece, index } of written.matchAll(ALL_CHANGED)) {
    add(written.slice(done, index), done, index, false);
    done = index + piece.length;
    if (/^[\uFF66-\uFF9D]/u.test(piece)) add(piece.normalize('NFKC'), index, done, true);
  }
  add(written.slice(done), done, written.length, false);
  return {
    text,
    startOf: (at) => starts[at] ?? written.length,
    endOf: (at) => ends[at - 1] ?? 0,
  };
}

const same = (at: number): number => at;

/** Returns a text that is searched as it is. */
export const asWritten = (text: string): UnspacedText => ({ text, startOf: same, endOf: same });
