import { readableAttributes } from '../html/readable-attributes';

/** A text of what was imported. */
export interface ImportedText {
  readonly text: string;
  readonly isHtml: boolean;
  /** Whether tags that the text lacks are lost. False where it is not known, or where nothing has tags. */
  readonly keepsTags: boolean;
  /**
   * Whether headings, lists and tables that the text lacks are lost. False for one that was made without
   * them, true for a whole value; otherwise only a text that has blocks of its own could have lost them.
   */
  readonly keepsBlocks?: boolean;
  /** Whether no-break spaces that the text lacks are lost: text copied from a page has none. */
  readonly keepsSpaces: boolean;
  /** Number of the way in which it was read; the same words may be found in several ways. */
  readonly reading: number;
  /** Number of the value of which it is a text. */
  readonly value: number;
  /** Keys that the value has in a file. */
  readonly keys?: readonly string[];
}

/** A value with the keys that it has in a file. */
export interface KeyedText {
  readonly text: string;
  readonly keys?: readonly string[];
  /** Absent, or false where the text was made without the blocks that it stands for. */
  readonly keepsBlocks?: false;
}

/** Whether a text has tags, as a page does. */
export function looksLikeHtml(text: string): boolean {
  return /<(?:!doctype|\/?[a-z][a-z\d-]*)[\s/>]/i.test(text);
}

/**
 * Texts of a page or table, and those in attributes of their tags; a plain text has no tags to lose.
 * `isFile` where the texts were not copied from a page, so that each space is as it was stored.
 */
export function pageTexts(texts: readonly KeyedText[], isFile: boolean): readonly ImportedText[] {
  const all = texts.flatMap(({ text, keys, keepsBlocks }, value) =>
    [text, ...readableAttributes(text)].map((one) => ({
      text: one,
      value,
      ...(keys === undefined ? {} : { keys }),
      ...(keepsBlocks === undefined ? {} : { keepsBlocks }),
    })),
  );
  const keepsTags = all.some(({ text }) => looksLikeHtml(text));
  return all.map((one) => ({
    ...one,
    isHtml: looksLikeHtml(one.text),
    keepsTags,
    keepsSpaces: isFile || keepsTags || one.text.includes('\u00A0'),
    reading: 0,
  }));
}
