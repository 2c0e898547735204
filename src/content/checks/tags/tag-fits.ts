import { timesOf } from '../counted';
import { VOID_ELEMENTS } from '../../html/void-elements';
import type { TagPiece } from '../../html/tokenize';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { TextBlock } from '../parsed/readable-text';
import type { ProblemSpan } from '../problem';
import type { ToldBlocks } from '../sentences/told-blocks';
import { toldOf } from '../words/told-words';
import type { PairedWord } from '../words/word-pairs';
import { stemsIn } from '../words/word-stems';
import { wordsOfSource } from '../words/words-of-text';
import type { TagSide } from './inner-text';
import { isLiteral } from './tag-kinds';

/** Both sides of a field; `own` has more tags of a kind. */
export interface ComparedSides {
  readonly own: TagSide;
  readonly other: TagSide;
  readonly pair: ParsedPair;
  /** Returns which blocks tell each other, where the pair is not certain. */
  readonly told: () => ToldBlocks | undefined;
}

/** A tag with what tells it from equal ones. */
export interface Inline {
  readonly tag: TagPiece;
  readonly text: string;
  /**
   * The first block of the source that the paragraph around the tag belongs to; `null` for a paragraph that
   * the other side lacks, undefined where that is unknown.
   */
  readonly paragraph: TextBlock | null | undefined;
  /** Offset from the beginning of the paragraph, as if the sides were equally long. */
  readonly within: number;
  /** Offset in the value, in the same way. */
  readonly at: number;
  /** The tags before and after it, with their text if they are code, which is the same on both sides. */
  readonly neighbours: readonly [before: string, after: string];
  /** The marks, digits and options before and after it. */
  readonly marks: readonly [before: string, after: string];
  /** Names and numbers around it. */
  readonly words: ReadonlySet<string>;
  /** The known words of its text in the source. */
  readonly known: readonly PairedWord[];
  /** The beginnings of the words of its text in the target. */
  readonly stems: ReadonlySet<string>;
}

/** Characters on both sides of a tag whose words tell it from others. */
const nearby = 250;
/** Words of a sentence may stand in another order, so that a shorter distance tells little. */
const usualDistance = 400;

const indexesOf = once(
  ({ tags }: ParsedValue): ReadonlyMap<TagPiece, number> => new Map(tags.map((tag, index) => [tag, index])),
);

/** Reads what tells each of some tags of a side from the others. */
export function inlinesOf(
  tags: readonly TagPiece[],
  sides: ComparedSides,
  side: 'own' | 'other',
): readonly Inline[] {
  const { source, wordPairs } = sides.pair;
  const { value, texts } = sides[side];
  const { raw } = value;
  const scale = Math.max(sides.own.value.raw.length, sides.other.value.raw.length) / raw.length;
  const isSource = value === source;
  const [indexes, lines] = [indexesOf(value), new Map<TextBlock, ProblemSpan>()];
  const lineOf = (block: TextBlock | undefined): ProblemSpan => {
    if (block === undefined) return { from: 0, to: raw.length };
    const line = lines.get(block) ?? value.readable.spanOfBlock(block);
    lines.set(block, line);
    return line;
  };
  const shown = (index: number): string => {
    const tag = value.tags[index];
    if (tag === undefined) return '';
    const text = isLiteral(tag) && !tag.isEnd ? texts.get(tag)?.text : undefined;
    return raw.slice(tag.start, tag.end) + (text ?? '');
  };
  return tags.map((tag) => {
    const [index, block] = [indexes.get(tag) ?? 0, value.blockOfTag.get(tag)];
    const text = texts.get(tag)?.text ?? '';
    const [paragraph, first] = paragraphOf(block, sides, isSource);
    return {
      tag,
      text,
      paragraph,
      within: scale * Math.max(0, tag.start - lineOf(first).from),
      at: scale * tag.start,
      neighbours: [shown(index - 1), shown(index + (VOID_ELEMENTS.has(tag.name) ? 1 : 2))],
      marks: marksBeside(tag, sides[side]),
      words: wordsAround(tag, raw, lineOf(block)),
      known: isSource && wordPairs !== undefined ? wordsOfSource(text, wordPairs) : [],
      stems: isSource ? new Set() : stemsIn(text, false),
    };
  });
}

/** Returns the source's paragraph that a block belongs to, and the first block of its own paragraph. */
function paragraphOf(
  block: TextBlock | undefined,
  { pair, told }: ComparedSides,
  isSource: boolean,
): readonly [source: TextBlock | null | undefined, own: TextBlock | undefined] {
  if (block === undefined) return [undefined, undefined];
  const partner = pair.partnerOf(block);
  if (partner !== undefined) return [isSource ? block : partner, block];
  const blocks = told();
  if (blocks === undefined) return [undefined, undefined];
  const teller = blocks.tellerOf(block);
  const own = blocks.tellerOf(teller);
  return [(isSource ? own : teller) ?? null, own];
}

/** The names and numbers near a tag, in its line. */
const wordsAround = ({ start, end }: TagPiece, raw: string, line: ProblemSpan): ReadonlySet<string> =>
  new Set(raw.slice(Math.max(line.from, start - nearby), Math.min(line.to, end + nearby)).match(WORD));

/** The marks, digits or options before and after an element: `<b>-h</b> <i>host</i>`. */
function marksBeside(
  tag: TagPiece,
  { value: { raw }, texts }: TagSide,
): readonly [before: string, after: string] {
  const { name, start, end } = tag;
  const to = texts.get(tag)?.to;
  const after = to === undefined ? end : to + name.length + '</>'.length;
  const option = OPTION_BEFORE.exec(raw.slice(Math.max(0, start - longestOption), start))?.[1];
  const before = option ?? MARK_BEFORE.exec(raw.slice(Math.max(0, start - 2), start))?.[1];
  return [before ?? '', MARK_AFTER.exec(raw.slice(after, after + 2))?.[1] ?? ''];
}

const OPTION_BEFORE = />(-{1,2}[A-Za-z\d][\w-]{0,30})=?<\/\w{1,8}>[\s=]?$/;
/** In UTF-16 units, with its tags. */
const longestOption = 50;
const MARK_BEFORE = /([^\p{L}\p{M}\s<>])\s?$/u;
const MARK_AFTER = /^\s?([^\p{L}\p{M}\s<>])/u;

/** Names of code and numbers, which are the same in all languages, and the first words of sentences. */
const WORD = /[A-Z][A-Za-z\p{N}_]{1,40}|\p{Nd}{1,20}|[A-Za-z\p{N}_]{1,40}[.:/@#_-][A-Za-z\p{N}_]{1,40}/gu;

/** Whether the text of one tag is that of the other one, or has a word that the other one translates. */
export const tell = (one: Inline, other: Inline): boolean =>
  one.text === other.text || isTold(one, other) || isTold(other, one);

/** Whether the text of a tag of the source has a word that the text of a tag of the target translates. */
const isTold = ({ known }: Inline, { stems }: Inline): boolean =>
  stems.size > 0 && toldOf(known, stems).told.length > 0;

/** A tag without attributes and text, as many are, and none at all. */
const BARE = /^(?:<\/?\w{1,20}>)?$/;

/** Returns how well two tags fit each other, by their indexes. */
export function fitsOf(
  of: readonly Inline[],
  over: readonly Inline[],
): (item: number, partner: number) => number {
  const counts = timesOf(of.flatMap(({ words }) => [...words]));
  return (item, partner) => {
    const [one, other] = [of[item], over[partner]];
    if (one === undefined || other === undefined) return 0;
    const isKnown = one.paragraph !== undefined && other.paragraph !== undefined;
    const isSame = isKnown && one.paragraph !== null && one.paragraph === other.paragraph;
    const distance = isSame ? one.within - other.within : one.at - other.at;
    let fit = 1 - Math.min(1, Math.abs(distance) / usualDistance);
    if (isKnown) fit += isSame ? 1 : -1;
    if (one.text === other.text) fit += 2;
    else if (isTold(one, other) || isTold(other, one)) fit += 1;
    for (const [index, neighbour] of one.neighbours.entries())
      if (neighbour === other.neighbours[index]) fit += BARE.test(neighbour) ? 0.3 : 0.6;
    for (const [index, mark] of one.marks.entries())
      if (mark !== '' && mark === other.marks[index]) fit += mark.length > 1 ? 1 : 0.3;
    for (const word of one.words) if (other.words.has(word)) fit += 1 / (counts.get(word) ?? 1);
    return fit;
  };
}
