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
 * Equal tags first, wherever they stand. Of what is left a tag is the same with other attributes if both sides have as many
 * of its name and it is the same one in their order. Else a link cannot be told to be another one, and of tags that lead
 * nowhere the number counts.
 */
export function matchTags({ source, target }: ParsedPair, keyOf: (tag: TagPiece) => string): TagMatches {
  const [sourceTags, targetTags] = [startTags(source), startTags(target)];
  const [sourcePlaces, targetPlaces] = [placesByName(source), placesByName(target)];
  const left = takeOut(sourceTags, targetTags, keyOf);
  const isEven = evenNames(left.ofLeft, left.overLeft);
  const even = takeOut(left.ofLeft.filter(isEven), left.overLeft.filter(isEven), ({ name }) => name).pairs;
  const isInPlace = ([tag, other]: readonly [TagPiece, TagPiece]) =>
    sourcePlaces.get(tag) === targetPlaces.get(other);
  const moved = even.filter((pair) => !isInPlace(pair));
  const ofUneven = left.ofLeft.filter((tag) => !isEven(tag));
  const overUneven = left.overLeft.filter((tag) => !isEven(tag));
  const isLink = (tag: TagPiece) => addressOf(tag) !== undefined;
  const counted = takeOut(
    ofUneven.filter((tag) => !isLink(tag)),
    overUneven.filter((tag) => !isLink(tag)),
    ({ name }) => name,
  );
  return {
    changed: even.filter(isInPlace),
    missing: [...counted.ofLeft, ...ofUneven.filter(isLink), ...moved.map(([tag]) => tag).filter(isLink)],
    extra: [...counted.overLeft, ...overUneven.filter(isLink), ...moved.map(([, tag]) => tag).filter(isLink)],
  };
}

const startTags = ({ tags }: ParsedPair['source']): readonly TagPiece[] =>
  tags.filter((tag) => !tag.isEnd && !FREE_ELEMENTS.has(tag.name));

/** Each tag's place among those of its name; one that leads nowhere is told by the tag after it as well. */
function placesByName(value: ParsedPair['source']): ReadonlyMap<TagPiece, string> {
  const counts = new Map<string, number>();
  const places = new Map<TagPiece, string>();
  for (const [index, tag] of value.tags.entries()) {
    if (tag.isEnd) continue;
    const count = counts.get(tag.name) ?? 0;
    counts.set(tag.name, count + 1);
    const next = value.tags[index + 1];
    const around = addressOf(tag) === undefined ? `${next?.isEnd === true ? '/' : ''}${next?.name}` : '';
    places.set(tag, `${count} ${around}`);
  }
  return places;
}

/** Whether both lists have as many tags of a tag's name. */
function evenNames(of: readonly TagPiece[], over: readonly TagPiece[]): (tag: TagPiece) => boolean {
  const balance = new Map<string, number>();
  for (const { name } of of) balance.set(name, (balance.get(name) ?? 0) + 1);
  for (const { name } of over) balance.set(name, (balance.get(name) ?? 0) - 1);
  return ({ name }) => balance.get(name) === 0;
}

/** Where a link or an image leads. */
export const addressOf = (tag: TagPiece): string | undefined =>
  tag.attributes.find(({ name }) => name === 'href' || name === 'src')?.value;

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
