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

/** Start tags of both sides, as far as they belong together. */
export interface TagMatches {
  /** Same name and different attributes; those with the same are of no interest. */
  readonly changed: readonly (readonly [source: TagPiece, target: TagPiece])[];
  readonly missing: readonly TagPiece[];
  readonly extra: readonly TagPiece[];
}

/** Tags that translators set or leave out for good reason: line break opportunities, and how to read a character. */
const FREE_ELEMENTS = new Set('wbr bdi bdo ruby rt rp rb rtc tbody'.split(' '));

/** Equal tags first, then those of one name in their order. */
export function matchTags({ source, target }: ParsedPair, keyOf: (tag: TagPiece) => string): TagMatches {
  const starts = (tags: readonly TagPiece[]) =>
    tags.filter((tag) => !tag.isEnd && !FREE_ELEMENTS.has(tag.name));
  const equal = takeOut(starts(source.tags), starts(target.tags), keyOf);
  const named = takeOut(equal.ofLeft, equal.overLeft, ({ name }) => name);
  return { changed: named.pairs, missing: named.ofLeft, extra: named.overLeft };
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
