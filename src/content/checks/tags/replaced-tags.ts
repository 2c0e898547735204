import type { TagPiece } from '../../html/tokenize';
import type { ParsedPair } from '../parsed/parsed-pair';
import { isInline, isLink, isLiteral } from './tag-kinds';
import { blockKeys, startTags, takeOut, type TagKey, type TagMatches, type TagPair } from './tag-matches';

/** Takes out the tags that were replaced by others: around the same text, or at the same place. */
export function replacedTags({ missing, extra }: TagMatches, textOf: TagKey, pair: ParsedPair) {
  if (missing.length === 0 || extra.length === 0) return { replaced: [], missing, extra };
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
  const byKind = kindReplaced(left.missing, left.extra);
  left = without(byKind, left.missing, left.extra);
  return { replaced: [...byText, ...cells, ...byPlace, ...byKind], ...left };
}

function without(pairs: readonly TagPair[], missing: readonly TagPiece[], extra: readonly TagPiece[]) {
  const taken = new Set(pairs.flat());
  const isLeft = (tag: TagPiece): boolean => !taken.has(tag);
  return { missing: missing.filter(isLeft), extra: extra.filter(isLeft) };
}

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
  isInline(tag) && isPlain(tag) ? (isLiteral(tag) ? '-name' : '-text') : tag.name;

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
  const [of, over] = [missing, extra].map((tags) => tags.filter((tag) => isInline(tag) && isPlain(tag)));
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

const isPlain = (tag: TagPiece): boolean => !isLink(tag);
