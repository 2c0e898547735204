import { countMatches } from '../../text/matches';
import type { TagPiece } from '../../html/tokenize';
import { isHtmlElement } from '../tags/html-elements';
import type { ParsedValue } from './parsed-value';

/**
 * Returns both sides without the arguments that read like tags: in `<name>[=<command>]` the angle brackets
 * are around words, which are translated. Each is a start tag alone, of no element of HTML or with a second
 * word that is no attribute: `<label name>`. The target must have as many as the source, also in letters of
 * which HTML makes no tag: `<имя>`.
 */
export function withoutNamedArguments(
  source: ParsedValue,
  target: ParsedValue,
): readonly [source: ParsedValue, target: ParsedValue] {
  const before = argumentsOf(source);
  if (before.size === 0) return [source, target];
  const after = argumentsOf(target);
  return after.size + inOtherLetters(target) === before.size
    ? [without(source, before), without(target, after)]
    : [source, target];
}

const inOtherLetters = ({ raw }: ParsedValue): number => countMatches(raw, OTHER_LETTERS);

const OTHER_LETTERS = /<[\u0080-\uffff][^<>\n]{0,60}>/g;

function argumentsOf({ tags }: ParsedValue): ReadonlySet<TagPiece> {
  const odd = tags.filter((tag) => !tag.isSelfClosing && (!isHtmlElement(tag.name) || isOfWords(tag)));
  if (odd.length === 0) return new Set();
  const closed = new Set(odd.filter(({ isEnd }) => isEnd).map(({ name }) => name));
  return new Set(odd.filter(({ name }) => !closed.has(name)));
}

/** Whether all attributes of a start tag are words without a value, and none is one that HTML has so. */
const isOfWords = ({ attributes }: TagPiece): boolean =>
  attributes.length > 0 &&
  attributes.every(({ name, valueRange }) => valueRange === undefined && !VALUELESS.has(name));

/** Attributes of HTML that have no value. */
export const VALUELESS = new Set(
  (
    'allowfullscreen async autofocus autoplay checked compact controls default defer disabled download hidden inert ismap ' +
    'itemscope loop multiple muted nomodule noshade novalidate nowrap open playsinline readonly required reversed selected'
  ).split(' '),
);

const without = (value: ParsedValue, dropped: ReadonlySet<TagPiece>): ParsedValue => ({
  ...value,
  facts: undefined,
  pieces: value.pieces.filter((piece) => piece.kind !== 'tag' || !dropped.has(piece)),
  tags: value.tags.filter((tag) => !dropped.has(tag)),
});
