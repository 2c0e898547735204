import type { HtmlAttribute, TagPiece } from '../../html/tokenize';
import type { TextBlock } from '../parsed/readable-text';
import type { ParsedPair } from '../parsed/parsed-pair';

/** Attributes that a page's function depends on; all others may be translated or styled for the language. */
const FIXED_ATTRIBUTES = new Set(
  (
    'href src srcset poster id class name for action formaction method type colspan rowspan headers usemap data cite ' +
    'itemprop itemtype itemid property rel target download start'
  ).split(' '),
);

/** `data-title` and similar attributes contain text for readers. */
const READ_DATA = /^data-(?:title|alt|label|text|tooltip|content|caption|description|placeholder|lang)/;

export function isFixedAttribute({ name }: HtmlAttribute): boolean {
  return FIXED_ATTRIBUTES.has(name) || (name.startsWith('data-') && !READ_DATA.test(name));
}

/** Start tags of both sides that have no exact match. */
export interface TagMatches {
  /** Tags with the same name and order among tags of that name, but different attributes. */
  readonly changed: readonly (readonly [source: TagPiece, target: TagPiece])[];
  readonly missing: readonly TagPiece[];
  readonly extra: readonly TagPiece[];
}

/** Elements that translators add or remove for good reason: line break opportunities and pronunciation. */
const FREE_ELEMENTS = new Set('wbr bdi bdo ruby rt rp rb rtc tbody'.split(' '));

/**
 * Matches equal tags first, preferably in the same block. A remaining tag is treated as the same with changed
 * attributes if both sides have equally many of its name and it is in the same block or at the same place in
 * order. Otherwise it is uncertain whether a link replaced another one, and for tags without an address only
 * the number is compared.
 */
export function matchTags(pair: ParsedPair, keyOf: (tag: TagPiece) => string): TagMatches {
  const { source, target } = pair;
  const blockOf = blockKeys(pair);
  const near = takeOut(startTags(source), startTags(target), (tag) => `${blockOf(tag)} ${keyOf(tag)}`);
  const left = takeOut(near.ofLeft, near.overLeft, keyOf);
  const isEven = evenNames(left.ofLeft, left.overLeft);
  const even = takeOut(left.ofLeft.filter(isEven), left.overLeft.filter(isEven), ({ name }) => name).pairs;
  const [sourcePlaces, targetPlaces] = [placesOf(source), placesOf(target)];
  const isInPlace = ([tag, other]: readonly [TagPiece, TagPiece]) => {
    const [place, otherPlace] = [sourcePlaces.get(tag), targetPlaces.get(other)];
    const isNear = place?.order === otherPlace?.order || blockOf(tag) === blockOf(other);
    return isNear && (isLink(tag) || place?.next === otherPlace?.next);
  };
  const moved = even.filter((tags) => !isInPlace(tags));
  const ofUneven = left.ofLeft.filter((tag) => !isEven(tag));
  const overUneven = left.overLeft.filter((tag) => !isEven(tag));
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

/** Returns equal keys for tags of corresponding blocks, and different keys otherwise. */
function blockKeys({ source, target, blocks }: ParsedPair): (tag: TagPiece) => string {
  const indexes = new Map<TextBlock, number>();
  for (const [index, block] of blocks.entries()) {
    indexes.set(block.source, index);
    indexes.set(block.target, index);
  }
  return (tag) => {
    const inSource = source.blockOfTag.get(tag);
    const block = inSource ?? target.blockOfTag.get(tag);
    const index = block === undefined ? undefined : indexes.get(block);
    return index === undefined ? (inSource === undefined ? 'target' : 'source') : String(index);
  };
}

interface TagPlace {
  /** Index among the tags of its name. */
  readonly order: number;
  /** The following tag, which distinguishes tags without an address from others of their name. */
  readonly next: string;
}

function placesOf({ tags }: ParsedPair['source']): ReadonlyMap<TagPiece, TagPlace> {
  const counts = new Map<string, number>();
  const places = new Map<TagPiece, TagPlace>();
  for (const [index, tag] of tags.entries()) {
    if (tag.isEnd) continue;
    const order = counts.get(tag.name) ?? 0;
    counts.set(tag.name, order + 1);
    const next = tags[index + 1];
    places.set(tag, { order, next: next === undefined ? '' : `${next.isEnd ? '/' : ''}${next.name}` });
  }
  return places;
}

const isLink = (tag: TagPiece): boolean => addressOf(tag) !== undefined;

/** Whether both lists have equally many tags of a tag's name. */
function evenNames(of: readonly TagPiece[], over: readonly TagPiece[]): (tag: TagPiece) => boolean {
  const balance = new Map<string, number>();
  for (const { name } of of) balance.set(name, (balance.get(name) ?? 0) + 1);
  for (const { name } of over) balance.set(name, (balance.get(name) ?? 0) - 1);
  return ({ name }) => balance.get(name) === 0;
}

/** Returns the address of a link or an image. */
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
