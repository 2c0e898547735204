import { spanOfTag } from './tag-parts';
import { timesOf } from '../counted';
import type { TagPiece } from '../../html/tokenize';
import { BLOCK_ELEMENTS, type ParsedValue } from '../parsed/parsed-value';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { TextBlock } from '../parsed/readable-text';
import type { ProblemSpan } from '../problem';
import { toldOf } from '../words/told-words';
import type { PairedWord } from '../words/word-pairs';
import { stemsIn } from '../words/word-stems';
import { wordsOfSource } from '../words/words-of-text';
import type { PlacedTag } from './odd-blocks';
import type { OddTag } from './odd-tags';
import type { TagSide } from './inner-text';
import { isLiteral } from './tag-kinds';
import { plainPlaces } from './plain-texts';
import { unpairedItems } from './unpaired';

/** An inline tag with what tells it from equal ones. */
interface Inline {
  readonly tag: TagPiece;
  readonly text: string;
  readonly block: TextBlock | undefined;
  /** Offset in characters, as if the sides were equally long. */
  readonly at: number;
  readonly neighbours: readonly [before: string, after: string];
  /** Names and numbers around it. */
  readonly words: ReadonlySet<string>;
  /** The known words of its text in the source. */
  readonly known: readonly PairedWord[];
  /** The beginnings of the words of its text in the target. */
  readonly stems: ReadonlySet<string>;
}

const mostCompared = 4000;
/** The largest number of kinds of tags that are compared; each takes a pass over all tags. */
const mostKinds = 20;
/** Characters on both sides of a tag whose words tell it from others. */
const nearby = 150;
/** Words of a sentence may stand in another order, so that a shorter distance tells little. */
const usualDistance = 400;

/** A tag without a partner, and the kind of difference that it makes. */
export interface FoundTag extends PlacedTag {
  readonly odd: OddTag;
}

interface Sides {
  readonly own: TagSide;
  readonly other: TagSide;
  readonly pair: ParsedPair;
}

type PartnerOf = (tag: TagPiece) => TextBlock | undefined;

/**
 * Finds the places of inline tags that one side has more of and no text tells from equal ones. The odd one is
 * that which is left when the others are paired by their blocks and what is around them. Where several are
 * nearly as likely, the place is all of these. Other tags keep their places.
 */
export function inlinePlaces<T extends FoundTag>(
  found: readonly T[],
  sides: Sides,
  keyOf: (tag: TagPiece) => string,
  partnerOf: PartnerOf,
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
    const odd = oddInline(own, other, sides, partnerOf);
    for (const [index, one] of group.entries()) {
      const instead = odd[index];
      if (instead !== undefined) places.set(one, instead);
    }
  }
  return found.map((one) => ({ ...one, ...places.get(one) }));
}

/** Whether nothing is known about a tag but that one side has more of its kind. */
const isOneOfMany = ({ tag, odd: { kind } }: FoundTag): boolean =>
  (kind === 'inline' || kind === 'again') &&
  !BLOCK_ELEMENTS.has(tag.name) &&
  (!isLiteral(tag) || tag.name === 'var');

/** Finds which of the equal tags of `own` have no partner among the fewer ones of `other`. */
function oddInline(
  own: readonly TagPiece[],
  other: readonly TagPiece[],
  sides: Sides,
  partnerOf: PartnerOf,
): readonly Pick<PlacedTag, 'tag' | 'place'>[] {
  const surplus = own.length - other.length;
  if (surplus <= 0 || other.length === 0 || (surplus + 1) * own.length > mostCompared) return [];
  const length = Math.max(sides.own.value.raw.length, sides.other.value.raw.length);
  const [of, over] = withoutToldOnce(
    inlines(own, sides.own, length, sides.pair),
    inlines(other, sides.other, length, sides.pair),
  );
  const { items, likely } = unpairedItems(of.length, surplus, fitsOf(of, over, partnerOf));
  const candidates = likely.flatMap((item) => of[item]?.tag ?? []);
  return items.flatMap((item) => {
    const tag = of[item]?.tag;
    return tag === undefined ? [] : [{ tag, place: placeOf(tag, candidates, surplus, sides.own) }];
  });
}

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

const tell = (one: Inline, other: Inline): boolean =>
  one.text === other.text || isTold(one, other) || isTold(other, one);

/** The tag, or from the first to the last of more candidates than are odd. */
function placeOf(
  tag: TagPiece,
  candidates: readonly TagPiece[],
  surplus: number,
  { texts }: TagSide,
): ProblemSpan {
  const [first, last] = [candidates[0], candidates.at(-1)];
  if (candidates.length <= surplus || first === undefined || last === undefined) return spanOfTag(tag);
  return { from: first.start, to: texts.get(last)?.to ?? last.end };
}

function inlines(
  tags: readonly TagPiece[],
  { value, texts }: TagSide,
  length: number,
  { source, wordPairs }: ParsedPair,
): readonly Inline[] {
  const { raw } = value;
  const isSource = value === source;
  const indexes = new Map(value.tags.map((tag, index) => [tag, index]));
  const rawAt = (index: number): string => {
    const tag = value.tags[index];
    return tag === undefined ? '' : raw.slice(tag.start, tag.end);
  };
  return tags.map((tag) => {
    const index = indexes.get(tag) ?? 0;
    const text = texts.get(tag)?.text ?? '';
    return {
      tag,
      text,
      block: value.blockOfTag.get(tag),
      at: (tag.start / raw.length) * length,
      neighbours: [rawAt(index - 1), rawAt(index + 2)],
      words: wordsAround(tag, value),
      known: isSource && wordPairs !== undefined ? wordsOfSource(text, wordPairs) : [],
      stems: isSource ? new Set() : stemsIn(text, false),
    };
  });
}

function wordsAround(tag: TagPiece, { raw }: ParsedValue): ReadonlySet<string> {
  const around = raw.slice(Math.max(0, tag.start - nearby), tag.end + nearby);
  return new Set(around.match(WORD));
}

/** Names of code and numbers, which are the same in all languages, and the first words of sentences. */
const WORD = /[A-Z][A-Za-z\p{N}_]{1,40}|\p{Nd}{1,20}|[A-Za-z\p{N}_]{1,40}[.:/@#_-][A-Za-z\p{N}_]{1,40}/gu;

/** Whether the text of a tag of the source has a word that the text of a tag of the target translates. */
const isTold = ({ known }: Inline, { stems }: Inline): boolean =>
  stems.size > 0 && toldOf(known, stems).told.length > 0;

/** Returns how well two tags fit each other, by their indexes. */
function fitsOf(
  of: readonly Inline[],
  over: readonly Inline[],
  partnerOf: PartnerOf,
): (item: number, partner: number) => number {
  const counts = timesOf(of.flatMap(({ words }) => [...words]));
  const partners = of.map(({ tag }) => partnerOf(tag));
  return (item, partner) => {
    const [one, other] = [of[item], over[partner]];
    if (one === undefined || other === undefined) return 0;
    const block = partners[item];
    let fit = 1 - Math.min(1, Math.abs(one.at - other.at) / usualDistance);
    if (block !== undefined) fit += block === other.block ? 1 : -1;
    if (one.text === other.text) fit += 2;
    else if (isTold(one, other) || isTold(other, one)) fit += 1;
    for (const [index, neighbour] of one.neighbours.entries())
      if (neighbour === other.neighbours[index]) fit += 0.3;
    for (const word of one.words) if (other.words.has(word)) fit += 1 / (counts.get(word) ?? 1);
    return fit;
  };
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
  const plain = found.filter(({ odd }) => odd.kind === 'plain');
  for (const tags of Map.groupBy(plain, ({ tag }) => partnerOf(tag)).values())
    for (const group of Map.groupBy(tags, ({ tag, odd }) => `${tag.name} ${odd.text ?? ''}`).values())
      for (const [index, one] of oddOnes(group, own, other, partnerOf).entries()) {
        const before = group[index];
        if (before !== undefined) instead.set(before, one);
      }
  return found.map((one) => ({ ...one, ...instead.get(one) }));
}

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
