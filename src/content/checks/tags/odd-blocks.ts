import { spanOfTag } from './tag-parts';
import type { TagPiece } from '../../html/tokenize';
import { countOf, timesOf } from '../counted';
import { once } from '../parsed/once';
import { BLOCK_ELEMENTS, type ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import { isLink } from './tag-kinds';
import { dividedAt } from '../text/divided';
import { unpairedItems } from './unpaired';

/** A tag that one side has more of, and the place at which that is said. */
export interface PlacedTag {
  readonly tag: TagPiece;
  readonly place: ProblemSpan;
  /** Whether the tag is that of a block that was compared with others, or in such a block. */
  readonly isOfBlock: boolean;
}

/**
 * Finds the place of each tag that one side has more of. Of equal blocks that are counted, such as the items
 * of a list, the odd one is that which the other side has no partner for, and the tags inside of it are odd
 * with it. Where that is uncertain, the place is the few blocks that are nearly as likely, or their list.
 * Tags of `leftOut` are none of these.
 */
export function placedTags(
  odd: readonly TagPiece[],
  isCounted: (name: string) => boolean,
  own: ParsedValue,
  other: ParsedValue,
  leftOut: ReadonlySet<TagPiece>,
): readonly PlacedTag[] {
  const blocks = [...Map.groupBy(odd, ({ name }) => name)].flatMap(([name, tags]) => {
    const found = isCounted(name) ? oddBlocks(name, own, other, leftOut) : undefined;
    return found?.length === tags.length ? found : [];
  });
  if (blocks.length === 0) return odd.map((tag) => ({ tag, place: spanOfTag(tag), isOfBlock: false }));
  const names = new Set(blocks.map(({ tag }) => tag.name));
  const placed = new Map<TagPiece, ProblemSpan>(blocks.map(({ tag, place }) => [tag, place]));
  for (const tag of odd) if (!names.has(tag.name)) placed.set(tag, spanOfTag(tag));
  const taken = new Set<TagPiece>();
  for (const block of blocks.toSorted((a, b) => a.tag.start - b.tag.start || b.to - a.to)) {
    if (!taken.has(block.tag)) takeInner(placed, block, taken, own);
  }
  return [...placed]
    .map(([tag, place]) => ({ tag, place, isOfBlock: taken.has(tag) }))
    .toSorted((a, b) => a.tag.start - b.tag.start);
}

/** Moves as many of the odd tags of each element into a block as it contains. */
function takeInner(
  placed: Map<TagPiece, ProblemSpan>,
  { tag: block, place, to, isSure }: OddBlock,
  taken: Set<TagPiece>,
  { tags }: ParsedValue,
): void {
  taken.add(block);
  const inside = tags.filter(({ start, isEnd }) => !isEnd && start > block.start && start < to);
  const [odd, others] = [inside.filter((tag) => placed.has(tag)), inside.filter((tag) => !placed.has(tag))];
  for (const tag of odd) {
    taken.add(tag);
    placed.set(tag, isSure ? spanOfTag(tag) : place);
  }
  for (const tag of isSure ? others.filter((one) => !isLink(one)) : []) {
    const moved = [...placed.keys()].find((one) => one.name === tag.name && !taken.has(one) && !isLink(one));
    if (moved === undefined) continue;
    placed.delete(moved);
    placed.set(tag, spanOfTag(tag));
    taken.add(tag);
  }
}

/** A block without a partner, and where it ends. */
interface OddBlock extends Omit<PlacedTag, 'isOfBlock'> {
  readonly to: number;
  /** Whether no other block is nearly as likely. */
  readonly isSure: boolean;
}

/** A block with what tells it from others in any language. */
interface Block {
  readonly tag: TagPiece;
  readonly to: number;
  readonly length: number;
  readonly tags: string;
  /** The value between the ends of the block, or the beginning of it. */
  readonly inside: string;
}

/** So many blocks are read at a glance. */
const fewLikely = 4;
const mostCompared = 4000;
/** A longer block is told by its beginning. */
const longestBlock = 1000;

/**
 * Finds which blocks of `own` have no partner among the fewer blocks of `other`, all of one element: those
 * that are left when the others are paired by their names, numbers, addresses, tags and lengths. Returns
 * undefined where there are too many, and for elements that are no blocks.
 */
function oddBlocks(
  name: string,
  own: ParsedValue,
  other: ParsedValue,
  leftOut: ReadonlySet<TagPiece>,
): readonly OddBlock[] | undefined {
  if (!BLOCK_ELEMENTS.has(name) || EMPTY.has(name)) return undefined;
  const rangesIn = (side: ParsedValue) => rangesOf(name, side).filter(({ tag }) => !leftOut.has(tag));
  const [ranges, others] = [rangesIn(own), rangesIn(other)];
  const surplus = ranges.length - others.length;
  if (surplus <= 0 || others.length === 0 || (surplus + 1) * ranges.length > mostCompared) return undefined;
  const [of, over] = [blocksOf(ranges, own), blocksOf(others, other)];
  const again = repeatedIn(of, own);
  const half =
    surplus === 1 && DIVIDED.has(name) ? secondHalf(of, over, own.raw.length / other.raw.length) : undefined;
  const sure = again.length === surplus && repeatedIn(over, other).length === 0 ? again : half;
  const unpaired =
    sure?.map((item) => ({ item, first: item, last: item })) ??
    unpairedItems(of.length, surplus, fitsOf(of, over));
  return unpaired.flatMap(({ item, ...likely }) => {
    const [block, first, last] = [of[item], of[likely.first], of[likely.last]];
    if (block === undefined || first === undefined || last === undefined) return [];
    const isSure = first === last;
    const areFew = likely.last - likely.first < fewLikely;
    const list = isSure ? block.tag : areFew ? undefined : listAround(own.tags, block.tag);
    const place = list === undefined ? { from: first.tag.start, to: last.to } : spanOfTag(list);
    return [{ place, tag: block.tag, to: block.to, isSure }];
  });
}

/** The index of the block that begins where a longer one with the tags of both was divided. */
function secondHalf(
  of: readonly Block[],
  over: readonly Block[],
  usual: number,
): readonly number[] | undefined {
  const [lengths, partners] = [of, over].map((blocks) => blocks.map(({ length }) => length));
  const first = dividedAt(lengths ?? [], partners ?? [], usual, (index) => {
    const [half, other, whole] = [of[index], of[index + 1], over[index]];
    return sorted(`${half?.tags} ${other?.tags}`) === sorted(`${whole?.tags} <${half?.tag.name}`);
  });
  return first === undefined ? undefined : [first + 1];
}

const sorted = (tags: string): string => tags.split(' ').toSorted().join(' ');

/** Elements of prose, which an editor divides at a line end. */
const DIVIDED = new Set(['p', 'li']);
/** The indexes of blocks that say the same as one before them. */
function repeatedIn(blocks: readonly Block[], { raw }: ParsedValue): readonly number[] {
  const known = new Set<string>();
  return blocks.flatMap(({ tag, to, length }, index) => {
    const text = raw.slice(tag.end, Math.min(to, tag.end + longestBlock)).trim();
    const isKnown = known.has(text);
    known.add(text);
    return isKnown && length < longestBlock && /[\p{L}\p{N}]{3}/u.test(text) ? [index] : [];
  });
}

const EMPTY = new Set(['br', 'hr']);

/** Returns how well two blocks fit each other, by their indexes. */
function fitsOf(of: readonly Block[], over: readonly Block[]): (block: number, partner: number) => number {
  const [words, otherWords] = [of.map(wordsOf), over.map(wordsOf)];
  const [counts, others] = [words, otherWords].map((all) => timesOf(all.flatMap((one) => [...one])));
  // A number that the other side has nowhere is most likely that of the block without a partner.
  const hasLost = words.map((own) =>
    [...own].some((word) => NUMBER.test(word) && others?.has(word) !== true),
  );
  const usual = lengthOf(over) / over.length / (lengthOf(of) / of.length);
  return (index, partner) => {
    const [block, other] = [of[index], over[partner]];
    if (block === undefined || other === undefined) return 0;
    let fit = (block.tags === other.tags ? 1 : 0) - (hasLost[index] === true ? 1 : 0);
    for (const word of words[index] ?? []) {
      if (otherWords[partner]?.has(word) !== true) continue;
      fit += 2 / Math.max(counts?.get(word) ?? 1, others?.get(word) ?? 1);
    }
    return fit + 1 - Math.min(1, Math.abs(Math.log((other.length + 8) / (block.length * usual + 8))));
  };
}

const lengthOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { length }) => sum + length, 1);

/** Returns where the block that begins with a tag ends; the description of a term belongs to it. */
export function endOfBlock(tag: TagPiece, value: ParsedValue): number {
  const known = endsOf(value);
  let ends = known.get(tag.name);
  if (ends === undefined) {
    ends = new Map(rangesOf(tag.name, value).map((block) => [block.tag, block.to]));
    known.set(tag.name, ends);
  }
  return ends.get(tag) ?? tag.end;
}

/** The ends of the blocks of each name that was asked for: finding them takes a pass over the value. */
const endsOf = once((_value: ParsedValue) => new Map<string, ReadonlyMap<TagPiece, number>>());

/** More names of a block are not looked for. */
const mostNames = 10;

/**
 * Whether a block that one side has more of may still be there: another one may be meant, or the other side
 * has all of its names in code and its addresses, in a block that two were joined to.
 */
export function mayBeThere({ tag, place }: PlacedTag, own: ParsedValue, other: ParsedValue): boolean {
  if (place.from !== tag.start || place.to !== tag.end) return true;
  const inside = own.raw.slice(tag.end, endOfBlock(tag, own));
  const names = [...(inside.match(CODE) ?? []), ...(inside.match(ADDRESS) ?? [])].slice(0, mostNames);
  return names.length > 0 && names.every((name) => countOf(other.raw, name) >= countOf(own.raw, name));
}

const ADDRESS = / href="[^"<>]{1,200}"/g;

const blocksOf = (ranges: readonly BlockRange[], { raw }: ParsedValue): readonly Block[] =>
  ranges
    .map(({ tag, from, to }) => {
      const inside = raw.slice(from, Math.min(to, from + longestBlock));
      return { tag, to, inside, length: to - from, tags: (inside.match(TAG) ?? []).join(' ') };
    })
    .toSorted((a, b) => a.tag.start - b.tag.start);

/** The tag of a block, and where the block begins and ends. */
interface BlockRange {
  readonly tag: TagPiece;
  readonly from: number;
  readonly to: number;
}

/**
 * A term and its description are told by each other, and an unclosed block ends where the next one begins.
 */
function rangesOf(name: string, { raw, tags }: ParsedValue): readonly BlockRange[] {
  const blocks: BlockRange[] = [];
  const open: { readonly tag: TagPiece; readonly from: number }[] = [];
  let term: TagPiece | undefined;
  const close = (end: number): void => {
    const block = open.pop();
    if (block !== undefined) blocks.push({ ...block, to: end });
  };
  for (const tag of tags) {
    if (tag.name === 'dt' && !tag.isEnd) term = tag;
    if (name === 'dt' ? isEndOfTerm(tag) : tag.name === name && (tag.isEnd || UNCLOSED.has(name)))
      close(tag.isEnd && tag.name === name ? tag.end : tag.start);
    if (tag.name === name && !tag.isEnd)
      open.push({ tag, from: name === 'dd' ? (term ?? tag).start : tag.start });
  }
  while (open.length > 0) close(raw.length);
  return blocks;
}

const isEndOfTerm = ({ name, isEnd }: TagPiece): boolean => name === (isEnd ? 'dl' : 'dt');

/** Elements that are not in each other: `<p>` without an end tag, and the next `<p>`. */
const UNCLOSED = new Set(['p', 'dd']);
const wordsOf = ({ inside }: Block): ReadonlySet<string> =>
  new Set([
    ...(inside.match(WORD) ?? []).filter((word) => !word.startsWith('<')),
    ...(inside.match(CODE) ?? []),
  ]);

const NUMBER = /^\d{1,20}$/;
const TAG = /<\w+/g;
/** A name in code with its marks, such as `?server`. */
const CODE = /<(?:code|kbd|samp|tt)>[^<>]{1,60}<\//g;
/**
 * Names, words and numbers, in attributes too, and names of tags. A Latin name ends where a word of another
 * script begins, as in `ServerRoot의`.
 */
const WORD =
  /<\/?\w+|[\p{Script=Latin}\p{N}_]+(?:[.:/@%#-][\p{Script=Latin}\p{N}_]+)*|[^\P{L}\p{Script=Latin}]+/gu;

export const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'menu', 'table']);

/** The start tag of the innermost list or table that a tag is in. */
function listAround(tags: readonly TagPiece[], of: TagPiece): TagPiece | undefined {
  const open: TagPiece[] = [];
  for (const tag of tags) {
    if (tag === of) return open.at(-1);
    if (!LISTS.has(tag.name)) continue;
    if (tag.isEnd) open.pop();
    else open.push(tag);
  }
  return undefined;
}
