import { readableAttributes } from '../html/readable-attributes';

/** A text of what was imported. */
export interface ImportedText {
  readonly text: string;
  readonly isHtml: boolean;
  /** Whether tags that the text lacks are lost. False where it is not known, or where nothing has tags. */
  readonly keepsTags: boolean;
}

/** Whether a text has tags, as a page does. */
export function looksLikeHtml(text: string): boolean {
  return /<(?:!doctype|\/?[a-z][a-z\d-]*)[\s/>]/i.test(text);
}

/** Texts of a page or table, and those in attributes of their tags; a plain text has no tags to lose. */
export function pageTexts(texts: readonly string[]): readonly ImportedText[] {
  const all = [...texts, ...texts.flatMap(readableAttributes)];
  const keepsTags = all.some(looksLikeHtml);
  return all.map((text) => ({ text, isHtml: looksLikeHtml(text), keepsTags }));
}
