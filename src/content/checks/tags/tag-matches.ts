import type { HtmlAttribute, TagPiece } from '../../html/tokenize';
import { surplus } from '../counted';
import type { TextBlock } from '../parsed/readable-text';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { nestedTags } from './nested-tags';
import { kinLinks } from './kin-links';
import { isLink, isLiteral } from './tag-kinds';

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
  /** Tags that belong together, but have different attributes. */
  readonly changed: readonly TagPair[];
  readonly missing: readonly TagPiece[];
  readonly extra: readonly TagPiece[];
}

export type TagPair = readonly [source: TagPiece, target: TagPiece];
export type TagKey = (tag: TagPiece) => string;

/**
 * Elements that translators add or remove for good reason: line break opportunities, pronunciation, and what
 * HTML adds to a table itself.
 */
export const FREE_ELEMENTS = new Set('wbr bdi bdo ruby rt rp rb rtc tbody'.split(' '));

/**
 * Matches equal tags first, preferably in the same block. Where one side has more of them, those around the
 * same text belong together, so that the odd one is left and not the last one. Of the others, two are one tag
 * with changed attributes if they are around the same text, or at the same place in blocks with the same
 * tags, or if their addresses are alike (`kin-links.ts`). Otherwise it is uncertain whether a link replaced
 * another one, and for tags without an address only the number is compared. Tags of `leftOut` are not
 * compared.
 */
export function matchTags(
  pair: ParsedPair,
  textOf: TagKey,
  keyOf: TagKey,
  leftOut: ReadonlySet<TagPiece>,
): TagMatches {
  const tagsOf = (side: ParsedValue) => startTags(side).filter((tag) => !leftOut.has(tag));
  const [all, others] = [tagsOf(pair.source), tagsOf(pair.target)];
  // One side may do without tags that change nothing.
  const isLess = all.length !== others.length;
  const [source, target] = isLess
    ? [withoutNested(pair.source, all), withoutNested(pair.target, others)]
    : [all, others];
  const isSame = (tag: TagPiece, at: number): boolean => {
    const other = target[at];
    return (
      other !== undefined &&
      (rawOf(pair.source, tag) === rawOf(pair.target, other) || keyOf(tag) === keyOf(other))
    );
  };
  // In most fields the tags of both sides are the same.
  if (source.length === target.length && source.every(isSame)) return { changed: [], missing: [], extra: [] };
  // The keys that one side has more often than the other.
  const uneven = [...surplus(source, target, keyOf), ...surplus(target, source, keyOf)];
  const oddKeys = new Set(uneven.map((tag) => keyOf(tag)));
  if (oddKeys.size === 0) return { changed: [], missing: [], extra: [] };
  const blockOf = blockKeys(pair);
  const isOdd = (tag: TagPiece): boolean => oddKeys.has(keyOf(tag));
  const odd = inSteps(source.filter(isOdd), target.filter(isOdd), [
    (tag) => `${blockOf(tag)} ${keyOf(tag)} ${textOf(tag)}`,
    (tag) => `${keyOf(tag)} ${textOf(tag)}`,
    (tag) => `${blockOf(tag)} ${keyOf(tag)}`,
    keyOf,
  ]);
  const placeOf = placesInEvenBlocks(pair, blockOf);
  const withText = (tag: TagPiece): boolean => textOf(tag) !== '';
  const sameText = inSteps(odd.ofLeft.filter(withText), odd.overLeft.filter(withText), [
    (tag) => `${blockOf(tag)} ${tag.name} ${textOf(tag)}`,
    (tag) => `${tag.name} ${textOf(tag)}`,
  ]);
  const taken = new Set(sameText.pairs.flat());
  const isFree = (tag: TagPiece): boolean => !taken.has(tag);
  const samePlace = takeOut(odd.ofLeft.filter(isFree), odd.overLeft.filter(isFree), (tag) =>
    isLiteral(tag) ? `${placeOf(tag)} ${textOf(tag)}` : placeOf(tag),
  );
  const alone = [
    ...onesInBlock(samePlace.ofLeft, samePlace.overLeft, (tag) => `${blockOf(tag)} ${tag.name}`),
    ...kinLinks(pair, samePlace.ofLeft, samePlace.overLeft, blockOf),
  ];
  const paired = new Set(alone.flat());
  const isUnpaired = (tag: TagPiece): boolean => isPlain(tag) && !paired.has(tag);
  const counted = takeOut(
    samePlace.ofLeft.filter(isUnpaired),
    samePlace.overLeft.filter(isUnpaired),
    ({ name }) => name,
  );
  const [missing, extra] = [new Set(counted.ofLeft), new Set(counted.overLeft)];
  return {
    changed: [...sameText.pairs, ...samePlace.pairs, ...alone],
    missing: samePlace.ofLeft.filter((tag) => (isLink(tag) && !paired.has(tag)) || missing.has(tag)),
    extra: samePlace.overLeft.filter((tag) => (isLink(tag) && !paired.has(tag)) || extra.has(tag)),
  };
}

/** Pairs a tag without an address with the only one of its name that is left in the other side's block. */
function onesInBlock(
  source: readonly TagPiece[],
  target: readonly TagPiece[],
  keyOf: TagKey,
): readonly TagPair[] {
  const [of, over] = [source, target].map((tags) => Map.groupBy(tags.filter(isPlain), keyOf));
  return [...(of ?? [])].flatMap(([key, [tag, ...more]]) => {
    const [other, ...others] = over?.get(key) ?? [];
    const isOne = more.length === 0 && others.length === 0;
    return tag === undefined || other === undefined || !isOne || isLiteral(tag)
      ? []
      : [[tag, other] as const];
  });
}

const isPlain = (tag: TagPiece): boolean => !isLink(tag);

const rawOf = ({ raw }: ParsedValue, { start, end }: TagPiece): string => raw.slice(start, end);

export const startTags = ({ tags }: ParsedPair['source']): readonly TagPiece[] =>
  tags.filter((tag) => !tag.isEnd && !FREE_ELEMENTS.has(tag.name));

function withoutNested({ tags }: ParsedValue, of: readonly TagPiece[]): readonly TagPiece[] {
  const nested = nestedTags(tags);
  return nested.size === 0 ? of : of.filter((tag) => !nested.has(tag));
}

/** Returns equal keys for tags of corresponding blocks, and different keys otherwise. */
export function blockKeys({ source, target, blocks }: ParsedPair): TagKey {
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

/** Returns equal keys for tags at the same place of corresponding blocks that have the same tags in order. */
function placesInEvenBlocks({ source, target }: ParsedPair, blockOf: TagKey): TagKey {
  const places = new Map<TagPiece, number>();
  const [before, after] = [source, target].map((value) => {
    const names = new Map<string, string>();
    for (const [block, tags] of Map.groupBy(startTags(value), blockOf)) {
      names.set(block, namesOf(tags));
      for (const [index, tag] of tags.entries()) places.set(tag, index);
    }
    return names;
  });
  return (tag) => {
    const block = blockOf(tag);
    const isEven = before?.get(block) === after?.get(block);
    return isEven ? `${block} ${places.get(tag) ?? ''}` : `${source.blockOfTag.has(tag)} ${tag.start}`;
  };
}

const namesOf = (tags: readonly TagPiece[]): string => tags.map(({ name }) => name).join(' ');

/** Takes out pairs by each of the keys in turn. */
function inSteps<T>(of: readonly T[], over: readonly T[], keys: readonly ((item: T) => string)[]) {
  let left: { readonly ofLeft: readonly T[]; readonly overLeft: readonly T[] } = {
    ofLeft: of,
    overLeft: over,
  };
  const pairs: (readonly [T, T])[] = [];
  for (const keyOf of keys) {
    const step = takeOut(left.ofLeft, left.overLeft, keyOf);
    pairs.push(...step.pairs);
    left = step;
  }
  return { ofLeft: left.ofLeft, overLeft: left.overLeft, pairs };
}

export function takeOut<T>(of: readonly T[], over: readonly T[], keyOf: (item: T) => string) {
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
