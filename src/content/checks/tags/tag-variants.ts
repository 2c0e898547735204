import type { HtmlAttribute, TagPiece } from '../../html/tokenize';
import type { ParsedValue } from '../parsed/parsed-value';
import { isHtmlElement } from './html-elements';
import type { OddTag } from './odd-tags';
import { addressOf } from './tag-kinds';
import { label } from './tag-parts';

/** How a missing or an extra tag is said: the variant of its problem, and the details that are named. */
export function variantOf(
  tag: TagPiece,
  variant: 'missing' | 'paragraph' | 'extra',
  { kind, text = '' }: OddTag,
  source?: ParsedValue,
): [variant: string, detail: Record<string, string>] {
  const address = addressOf(tag);
  if (kind === 'plain') return ['plain', { tag: label(tag), text }];
  if (kind === 'code') return ['code', { tag: label(tag), text }];
  if (kind === 'inline' || kind === 'joined') return [kind, { tag: label(tag) }];
  if (address === undefined) {
    if (source !== undefined && isArgument(tag, source)) return ['argument', { tag: label(tag) }];
    return [variant === 'missing' && !isNeeded(tag) ? 'paragraph' : variant, { tag: label(tag) }];
  }
  const isMissing = variant !== 'extra';
  if (kind === 'again') return ['again', { tag: label(tag), address }];
  // Other versions of a page have other images.
  if (isMissing && tag.name === 'img') return ['image', { address }];
  return [isMissing ? 'missing-address' : 'extra-address', { tag: label(tag), address }];
}

/**
 * Elements that a page is a page without: their text may stand there without the tag. Parts of lists, tables
 * and forms are none of them, nor what a page runs or embeds, nor elements that HTML lacks, which are those
 * of a program.
 */
const DISPENSABLE = new Set(
  (
    'p div blockquote h1 h2 h3 h4 h5 h6 a hr section article aside header footer main nav hgroup ' +
    'address figure figcaption details summary'
  ).split(' '),
);

/** Attributes by which a program or a link finds a tag. */
const isFound = ({ name }: HtmlAttribute): boolean =>
  name === 'id' || name === 'name' || name.startsWith('data-');

/** Whether a page or a program may no longer work without a tag. */
const isNeeded = ({ name, attributes }: TagPiece): boolean =>
  !DISPENSABLE.has(name) || attributes.some(isFound);

/** Words in angle brackets that read like a tag, such as the name of a key: `<up>`, `<file name>`. */
export const isArgument = ({ name, attributes, isSelfClosing }: TagPiece, { tags }: ParsedValue): boolean =>
  attributes.every(({ valueRange }) => valueRange === undefined) &&
  !isSelfClosing &&
  !isHtmlElement(name) &&
  tags.every((tag) => tag.name !== name || !tag.isEnd);
