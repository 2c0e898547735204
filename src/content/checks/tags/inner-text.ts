import { onOneLine } from '../../text/single-spaces';
import type { TagPiece } from '../../html/tokenize';
import { VOID_ELEMENTS } from '../../html/void-elements';
import { once, type WithFacts } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import { addressOf } from './tag-kinds';

/** The text of an element, in the value as stored. */
export interface InnerText {
  /** Without tags, white space collapsed, at most `longestText` UTF-16 units. */
  readonly text: string;
  /** Offset of the first and after the last character inside of the element. */
  readonly from: number;
  readonly to: number;
}

/** Longer texts are equal if their beginnings are. */
const longestText = 200;

/**
 * Returns the text between each start tag and its end tag. A start tag without an end tag has no text, like a
 * void element.
 */
export const innerTexts = once(({ pieces, raw }: ParsedValue): ReadonlyMap<TagPiece, InnerText> => {
  const texts = new Map<TagPiece, InnerText>();
  const open = new Map<string, { readonly tag: TagPiece; readonly at: number }[]>();
  const parts: string[] = [];
  let length = 0;
  const ends: { readonly tag: TagPiece; readonly at: number; readonly end: number; readonly to: number }[] =
    [];
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      const part = raw.slice(piece.start, piece.end);
      parts.push(part);
      length += part.length;
    } else if (piece.kind === 'tag' && piece.isEnd) {
      const start = open.get(piece.name)?.pop();
      if (start !== undefined) ends.push({ ...start, end: length, to: piece.start });
    } else if (piece.kind === 'tag' && !VOID_ELEMENTS.has(piece.name)) {
      const list = open.get(piece.name);
      if (list === undefined) open.set(piece.name, [{ tag: piece, at: length }]);
      else list.push({ tag: piece, at: length });
    }
  }
  const all = parts.join('');
  for (const { tag, at, end, to } of ends) {
    const text = collapsed(all.slice(at, Math.min(end, at + 2 * longestText))).slice(0, longestText);
    texts.set(tag, { text, from: tag.end, to });
  }
  return texts;
});

const collapsed = (text: string): string => onOneLine(text.replaceAll('&nbsp;', ' '));

/** Returns what a piece of HTML shows on one line, its character references as they are. */
export const withoutTags = (html: string): string => onOneLine(html.replaceAll(/<[^<>]*>/g, ' '));

/** One side of a field with its tags by what they contain. */
export interface TagSide extends WithFacts {
  readonly value: ParsedValue;
  readonly texts: ReadonlyMap<TagPiece, InnerText>;
  /** Returns where the tags lead to, which few odd tags ask. */
  readonly addresses: () => ReadonlySet<string>;
  /** Ranges of each element's text, by its name. */
  readonly inside: ReadonlyMap<string, readonly InnerText[]>;
}

export function tagSide(value: ParsedValue, normalize: (address: string) => string): TagSide {
  const texts = innerTexts(value);
  const inside = new Map<string, InnerText[]>();
  for (const [tag, text] of texts) {
    const list = inside.get(tag.name);
    if (list === undefined) inside.set(tag.name, [text]);
    else list.push(text);
  }
  let addresses: ReadonlySet<string> | undefined;
  return {
    value,
    texts,
    addresses: () => (addresses ??= addressesIn(value, normalize)),
    inside,
    facts: undefined,
  };
}

const addressesIn = ({ tags }: ParsedValue, normalize: (address: string) => string): ReadonlySet<string> =>
  new Set(
    tags.flatMap((tag) => {
      const address = tag.isEnd ? undefined : addressOf(tag);
      return address === undefined ? [] : [normalize(address.trim())];
    }),
  );
