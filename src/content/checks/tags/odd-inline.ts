import { spanOfTag } from './tag-parts';
import type { TagPiece } from '../../html/tokenize';
import { BLOCK_ELEMENTS } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import type { ProblemSpan } from '../problem';
import type { PlacedTag } from './odd-blocks';
import type { OddTag } from './odd-tags';
import type { TagMatches } from './tag-matches';
import type { TagSide } from './inner-text';
import { isInline, isLiteral } from './tag-kinds';
import { plainPlaces } from './plain-texts';
import { fitsOf, inlinesOf, tell, type ComparedSides, type Inline } from './tag-fits';
import { unpairedItems } from './unpaired';

const mostCompared = 4000;
/** The largest number of kinds of tags that are compared; each takes a pass over all tags. */
const mostKinds = 20;

/** A tag without a partner, and the kind of difference that it makes. */
export interface FoundTag extends PlacedTag {
  readonly odd: OddTag;
}

type PartnerOf = (tag: TagPiece) => TextBlock | undefined;

/**
 * Finds the places of inline tags that one side has more of and no text tells from equal ones. The odd one is
 * that which is left when the others are paired by their blocks and what is around them. Where several are
 * nearly as likely, the place is all of these. Other tags keep their places.
 */
export function inlinePlaces<T extends FoundTag>(
  found: readonly T[],
  sides: ComparedSides,
  keyOf: (tag: TagPiece) => string,
): readonly T[] {
  const isUncertain = (one: T): boolean => !one.isOfBlock && isOneOfMany(one);
  const certain = new Set(found.filter((one) => !isUncertain(one)).map(({ tag }) => tag));
  const places = new Map<T, Pick<PlacedTag, 'tag' | 'place'>>();
  const groups = [...Map.groupBy(found.filter(isUncertain), ({ tag }) => keyOf(tag))];
  for (const [key, group] of groups.slice(0, mostKinds)) {
    const isEqual = (tag: TagPiece): boolean => !tag.isEnd && keyOf(tag) === key;
    const own = sides.own.value.tags.filter((tag) => isEqual(tag) && !certain.has(tag));
    const other = sides.other.value.tags.filter(isEqual);
    if (own.length - other.length !== group.length) continue;
    const odd = oddInline(own, other, sides);
    for (const [index, one] of group.entries()) {
      const instead = odd[index];
      if (instead !== undefined) places.set(one, instead);
    }
  }
  return found.map((one) => ({ ...one, ...places.get(one) }));
}

const textIn = ({ texts }: TagSide, tag: TagPiece): string => texts.get(tag)?.text ?? '';

/** Finds which of equal tags around one text have no partner, on both sides. */
export function oddByText(
  matches: TagMatches,
  sidesOf: (side: 'source' | 'target') => ComparedSides,
  keyOf: (tag: TagPiece) => string,
): TagMatches {
  if (matches.missing.length + matches.extra.length === 0) return matches;
  return {
    ...matches,
    missing: oddOfEqualTexts(matches.missing, sidesOf('source'), keyOf),
    extra: oddOfEqualTexts(matches.extra, sidesOf('target'), keyOf),
  };
}

/** More tags around the same text are not compared. */
const mostEqual = 100;

/**
 * Replaces odd inline tags by those of equal tags around the same text that have no partner. Other tags stay.
 */
function oddOfEqualTexts(
  odd: readonly TagPiece[],
  sides: ComparedSides,
  keyOf: (tag: TagPiece) => string,
): readonly TagPiece[] {
  const groups = Map.groupBy(odd.filter(isInline), (tag) => `${keyOf(tag)} ${textIn(sides.own, tag)}`);
  const instead = new Map<TagPiece, TagPiece>();
  for (const group of [...groups.values()].slice(0, mostKinds)) {
    const [first] = group;
    if (first === undefined) continue;
    const [key, text] = [keyOf(first), textIn(sides.own, first)];
    const equalIn = (side: TagSide): readonly TagPiece[] =>
      side.value.tags.filter((tag) => !tag.isEnd && keyOf(tag) === key && textIn(side, tag) === text);
    const [own, other] = [equalIn(sides.own), equalIn(sides.other)];
    if (own.length - other.length !== group.length || own.length > mostEqual) continue;
    for (const [index, { tag }] of oddInline(own, other, sides).entries()) {
      const before = group[index];
      if (before !== undefined) instead.set(before, tag);
    }
  }
  return odd.map((tag) => instead.get(tag) ?? tag).toSorted((a, b) => a.start - b.start);
}

/** Whether nothing is known about a tag but that one side has more of its kind. */
const isOneOfMany = ({ tag, odd: { kind } }: FoundTag): boolean =>
  (kind === 'inline' || kind === 'again') &&
  (!BLOCK_ELEMENTS.has(tag.name) || tag.name === 'br') &&
  (!isLiteral(tag) || tag.name === 'var');

/** Finds which of the equal tags of `own` have no partner among the fewer ones of `other`. */
function oddInline(
  own: readonly TagPiece[],
  other: readonly TagPiece[],
  sides: ComparedSides,
): readonly Pick<PlacedTag, 'tag' | 'place'>[] {
  const surplus = own.length - other.length;
  if (surplus <= 0 || other.length === 0 || (surplus + 1) * own.length > mostCompared) return [];
  const [of, over] = withoutToldOnce(inlinesOf(own, sides, 'own'), inlinesOf(other, sides, 'other'));
  return unpairedItems(of.length, surplus, fitsOf(of, over)).flatMap(({ item, first, last }) => {
    const [tag, from, to] = [item, first, last].map((index) => of[index]?.tag);
    return tag === undefined || from === undefined || to === undefined
      ? []
      : [{ tag, place: from === to ? spanOfTag(tag) : spanBetween(from, to, sides.own) }];
  });
}

const spanBetween = (first: TagPiece, last: TagPiece, { texts }: TagSide): ProblemSpan => ({
  from: first.start,
  to: texts.get(last)?.to ?? last.end,
});

/** Leaves out the tags of both sides of which each has the only text that tells that of the other one. */
function withoutToldOnce(
  of: readonly Inline[],
  over: readonly Inline[],
): readonly [of: readonly Inline[], over: readonly Inline[]] {
  const paired = new Set<Inline>();
  for (const one of of) {
    const [other, ...more] = over.filter((inline) => tell(one, inline));
    if (other === undefined || more.length > 0) continue;
    if (of.every((inline) => inline === one || !tell(inline, other))) paired.add(one).add(other);
  }
  const isLeft = (inline: Inline): boolean => !paired.has(inline);
  return [of.filter(isLeft), over.filter(isLeft)];
}

/**
 * Finds which of the equal tags around one text has the text without a tag on the other side, where both
 * sides have the text equally often: the first of one side stands for the first of the other one. A block is
 * compared with its partner, where that is certain.
 */
export function plainTags<T extends FoundTag>(
  found: readonly T[],
  own: TagSide,
  other: TagSide,
  partnerOf: PartnerOf,
): readonly T[] {
  const instead = new Map<T, Pick<FoundTag, 'tag' | 'place' | 'odd'>>();
  const told = found.filter(({ odd }) => odd.kind === 'plain');
  const byChance = told.filter((one) => isLetterByChance(one, found, own));
  for (const one of byChance) instead.set(one, { ...one, odd: { kind: 'inline' } });
  const plain = told.filter((one) => !byChance.includes(one));
  for (const tags of Map.groupBy(plain, ({ tag }) => partnerOf(tag)).values())
    for (const group of Map.groupBy(tags, ({ tag, odd }) => `${tag.name} ${odd.text ?? ''}`).values())
      for (const [index, one] of oddOnes(group, own, other, partnerOf).entries()) {
        const before = group[index];
        if (before !== undefined) instead.set(before, one);
      }
  return found.map((one) => ({ ...one, ...instead.get(one) }));
}

/** Whether a letter stands alone by chance: the block lacks other texts with the tag, and is reworded. */
const isLetterByChance = (
  { tag, odd }: FoundTag,
  found: readonly FoundTag[],
  { value: { blockOfTag } }: TagSide,
) =>
  odd.text?.length === 1 &&
  found.filter(
    (one) =>
      one.odd.kind === 'inline' &&
      one.tag.name === tag.name &&
      blockOfTag.get(one.tag) === blockOfTag.get(tag),
  ).length >= fewestOthers;

const fewestOthers = 2;

/** The odd ones of equal tags, as many as were found; none where they are uncertain. */
function oddOnes(
  group: readonly FoundTag[],
  own: TagSide,
  other: TagSide,
  partnerOf: PartnerOf,
): readonly Pick<FoundTag, 'tag' | 'place' | 'odd'>[] {
  const [first] = group;
  if (first === undefined) return [];
  const { tag, odd } = first;
  const partner = partnerOf(tag);
  const block = partner === undefined ? undefined : own.value.blockOfTag.get(tag);
  const of = occurrences(tag.name, odd.text ?? '', own, block);
  const over = occurrences(tag.name, odd.text ?? '', other, partner);
  if (of.length !== over.length) return [];
  const ones = of.flatMap((one, at) => {
    const place = over[at];
    if (one.tag === undefined || place === undefined || place.tag !== undefined) return [];
    return [{ tag: one.tag, place: spanOfTag(one.tag), odd: { ...odd, place: place.span } }];
  });
  return ones.length === group.length ? ones : [];
}

interface Occurrence {
  readonly span: ProblemSpan;
  /** The tag around the text, if there is one. */
  readonly tag: TagPiece | undefined;
}

/** The places of a text in a block, or in the whole value, in order. */
function occurrences(
  name: string,
  text: string,
  side: TagSide,
  block: TextBlock | undefined,
): readonly Occurrence[] {
  const within = block === undefined ? undefined : side.value.readable.spanOfBlock(block);
  const tagged = [...side.texts].flatMap(([tag, one]) =>
    tag.name === name && one.text === text ? [{ span: { from: one.from, to: one.to }, tag }] : [],
  );
  return [...tagged, ...plainPlaces(name, text, side).map((span) => ({ span, tag: undefined }))]
    .filter(({ span }) => within === undefined || (span.from >= within.from && span.to <= within.to))
    .toSorted((a, b) => a.span.from - b.span.from);
}
