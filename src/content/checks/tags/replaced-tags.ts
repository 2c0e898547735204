import type { TagPiece } from '../../html/tokenize';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { nestedTags } from './nested-tags';
import { isInline, isLink, isLiteral } from './tag-kinds';
import { blockKeys, startTags, takeOut, type TagKey, type TagMatches, type TagPair } from './tag-matches';

/** Takes out the tags that were replaced by others: around the same text, or at the same place. */
export function replacedTags({ missing, extra }: TagMatches, textOf: TagKey, pair: ParsedPair) {
  if (missing.length === 0) return { replaced: [], missing, extra };
  const isReplaceable = (tag: TagPiece): boolean => textOf(tag) !== '' && (isInline(tag) || isLink(tag));
  const byText = takeOut(missing.filter(isReplaceable), extra.filter(isReplaceable), textOf).pairs;
  const placeOf = placesByKind(pair);
  let left = without(byText, missing, extra);
  const cells = changedCells(pair, left.missing, left.extra);
  if (cells.length > 0) left = withoutCells(left);
  const byPlace = takeOut(left.missing, left.extra, (tag) => placeOf(tag) + kindOf(tag)).pairs.filter(
    ([tag]) => kindOf(tag) !== tag.name && textOf(tag) !== '',
  );
  left = without(byPlace, left.missing, left.extra);
  const byParent = insideEqualText(pair, left.missing, left.extra);
  left = without(byParent, left.missing, left.extra);
  const hasText = (tag: TagPiece): boolean => textOf(tag) !== '';
  const byKind = kindReplaced(left.missing.filter(hasText), left.extra.filter(hasText));
  left = without(byKind, left.missing, left.extra);
  return { replaced: [...byText, ...cells, ...byPlace, ...byParent, ...byKind], ...left };
}

function without(pairs: readonly TagPair[], missing: readonly TagPiece[], extra: readonly TagPiece[]) {
  const taken = new Set(pairs.flat());
  const isLeft = (tag: TagPiece): boolean => !taken.has(tag);
  return { missing: missing.filter(isLeft), extra: extra.filter(isLeft) };
}

/**
 * Pairs inline tags of the same number in elements that begin with the same text, such as the names of values
 * in `<code>Listen <var>port</var></code>`. Code within code counts, though it changes nothing by itself.
 */
function insideEqualText(
  { source, target }: ParsedPair,
  missing: readonly TagPiece[],
  extra: readonly TagPiece[],
): readonly TagPair[] {
  const names = missing.filter((tag) => kindOf(tag) === '-name');
  const others = [...extra.filter((tag) => kindOf(tag) === '-name'), ...nestedTags(target.tags)];
  if (names.length === 0 || others.length === 0) return [];
  const places = new Map([...placesInside(source), ...placesInside(target)]);
  return takeOut(names, others, (tag) => places.get(tag) ?? String(tag.start)).pairs.filter(
    ([tag, other]) => places.has(tag) && tag.name !== other.name,
  );
}

/** The name and the first text of the element around each tag, and the number of the tag in it. */
function placesInside({ raw, tags }: ParsedValue): ReadonlyMap<TagPiece, string> {
  const places = new Map<TagPiece, string>();
  const open: { readonly tag: TagPiece; begin: string; children: number }[] = [];
  for (const tag of tags) {
    if (kindOf(tag) !== '-name') {
      open.length = 0;
      continue;
    }
    if (tag.isEnd) {
      open.pop();
      continue;
    }
    const parent = open.at(-1);
    if (parent !== undefined) {
      if (parent.children === 0)
        parent.begin = raw.slice(parent.tag.end, tag.start).slice(0, longestBeginning);
      parent.children += 1;
      if (/\p{L}/u.test(parent.begin))
        places.set(tag, `${parent.tag.name} ${parent.begin} ${parent.children}`);
    }
    open.push({ tag, begin: '', children: 0 });
  }
  return places;
}

const longestBeginning = 80;

const isCell = ({ name }: TagPiece): boolean => name === 'th' || name === 'td';
const withoutCells = ({ missing, extra }: Pick<TagMatches, 'missing' | 'extra'>) => ({
  missing: missing.filter((tag) => !isCell(tag)),
  extra: extra.filter((tag) => !isCell(tag)),
});

/** Pairs `th` and `td` at the same place, where both sides have as many cells. */
function changedCells(
  { source, target }: ParsedPair,
  missing: readonly TagPiece[],
  extra: readonly TagPiece[],
): readonly TagPair[] {
  if (!missing.some(isCell) || !extra.some(isCell)) return [];
  const [cells, others] = [source, target].map((side) => startTags(side).filter(isCell));
  if (cells === undefined || cells.length !== others?.length) return [];
  return cells.flatMap((cell, index) => {
    const other = others[index];
    return other === undefined || other.name === cell.name ? [] : [[cell, other] as const];
  });
}

/** Equal for elements that may stand for each other because they only show a text, or a name. */
const kindOf = (tag: TagPiece): string =>
  isInline(tag) && !isLink(tag) ? (isLiteral(tag) ? '-name' : '-text') : tag.name;

/** Returns equal keys for tags at the same place of blocks that have the same kinds of tags in order. */
function placesByKind(pair: ParsedPair): TagKey {
  const blockOf = blockKeys(pair);
  // Where the blocks do not correspond, the whole sides are compared.
  const partOf = (tag: TagPiece): string => blockOf(tag).replace(/^(?:source|target)$/, 'all');
  const [before, after] = [pair.source, pair.target].map((side) => Map.groupBy(startTags(side), partOf));
  const places = new Map<TagPiece, string>();
  for (const [part, tags] of before ?? []) {
    const others = after?.get(part) ?? [];
    if (tags.map(kindOf).join(' ') !== others.map(kindOf).join(' ')) continue;
    for (const side of [tags, others])
      for (const [index, tag] of side.entries()) places.set(tag, `${part} ${index}`);
  }
  return (tag) => places.get(tag) ?? `${pair.source.blockOfTag.has(tag)} ${tag.start}`;
}

/** Pairs tags of one element with as many of another one, as where `<b>` stands for `<code>` throughout. */
function kindReplaced(missing: readonly TagPiece[], extra: readonly TagPiece[]): readonly TagPair[] {
  const [of, over] = [missing, extra].map((tags) => tags.filter((tag) => isInline(tag) && !isLink(tag)));
  if (of === undefined || over === undefined || !areAsMany(of.length, over.length)) return [];
  if (![of, over].every((tags) => tags.every(({ name }) => name === tags[0]?.name))) return [];
  return of.flatMap((tag, at) => {
    const other = over[at];
    return other === undefined ? [] : [[tag, other] as const];
  });
}

/** Two may be two slips, and one of many may be lost or said once more. */
const areAsMany = (one: number, other: number): boolean =>
  Math.min(one, other) >= 3 && Math.abs(one - other) <= Math.min(one, other) / 8;
