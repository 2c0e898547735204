import type { HtmlAttribute, TagPiece } from '../html/tokenize';
import type { ParsedPair } from './parsed-pair';

/** Attributes that make a page work; everything else may be translated or styled for the language. */
const FIXED_ATTRIBUTES = new Set(
  (
    'href src srcset poster id class name for action formaction method type colspan rowspan headers usemap data cite ' +
    'itemprop itemtype itemid property rel target download start'
  ).split(' '),
);

/** `data-title` and the like hold text that is read. */
const READ_DATA = /^data-(?:title|alt|label|text|tooltip|content|caption|description|placeholder|lang)/;

export function isFixedAttribute({ name }: HtmlAttribute): boolean {
  return FIXED_ATTRIBUTES.has(name) || (name.startsWith('data-') && !READ_DATA.test(name));
}

/** Start tags of both sides, as far as they do not belong together. */
export interface TagMatches {
  /** Same name, same place among those of the name, and different attributes. */
  readonly changed: readonly (readonly [source: TagPiece, target: TagPiece])[];
  readonly missing: readonly TagPiece[];
  readonly extra: readonly TagPiece[];
}

/** Tags that translators set or leave out for good reason: line break opportunities, and how to read a character. */
const FREE_ELEMENTS = new Set('wbr bdi bdo ruby rt rp rb rtc tbody'.split(' '));

/**
 * Equal tags first, wherever they stand. Of what is left, as many tags of one name on both sides are the same with other
 * attributes; where one side has more, a link cannot be told to be another one, and of the rest the number counts.
 */
export function matchTags({ source, target }: ParsedPair, keyOf: (tag: TagPiece) => string): TagMatches {
  const starts = (tags: readonly TagPiece[]) =>
    tags.filter((tag) => !tag.isEnd && !FREE_ELEMENTS.has(tag.name));
  const left = takeOut(starts(source.tags), starts(target.tags), keyOf);
  const sourceCounts = countNames(left.ofLeft);
  const targetCounts = countNames(left.overLeft);
  const isEven = ({ name }: TagPiece) => sourceCounts.get(name) === targetCounts.get(name);
  const isApart = (tag: TagPiece) => addressOf(tag) !== undefined && !isEven(tag);
  const named = takeOut(
    left.ofLeft.filter((tag) => !isApart(tag)),
    left.overLeft.filter((tag) => !isApart(tag)),
    ({ name }) => name,
  );
  return {
    changed: named.pairs.filter(([tag]) => isEven(tag)),
    missing: [...named.ofLeft, ...left.ofLeft.filter(isApart)],
    extra: [...named.overLeft, ...left.overLeft.filter(isApart)],
  };
}

/** Where a link or an image leads. */
export const addressOf = (tag: TagPiece): string | undefined =>
  tag.attributes.find(({ name }) => name === 'href' || name === 'src')?.value;

function countNames(tags: readonly TagPiece[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of tags) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function takeOut<T>(of: readonly T[], over: readonly T[], keyOf: (item: T) => string) {
  const waiting = new Map<string, T[]>();
  for (const item of over) {
    const key = keyOf(item);
    const list = waiting.get(key);
    if (list === undefined) waiting.set(key, [item]);
    else list.push(item);
  }
  const taken = new Map<string, number>();
  const pairs: (readonly [T, T])[] = [];
  const used = new Set<T>();
  const ofLeft: T[] = [];
  for (const item of of) {
    const key = keyOf(item);
    const index = taken.get(key) ?? 0;
    const other = waiting.get(key)?.[index];
    if (other === undefined) {
      ofLeft.push(item);
    } else {
      taken.set(key, index + 1);
      pairs.push([item, other]);
      used.add(other);
    }
  }
  return { pairs, ofLeft, overLeft: over.filter((item) => !used.has(item)) };
}
