import { firstWhere } from '../../text/first-where';
import { matchesOf } from '../../text/matches';
import type { TagPiece } from '../../html/tokenize';
import { timesOf } from '../counted';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { KEPT, type TextBlock } from '../parsed/readable-text';
import { usualLength } from '../text/usual-length';
import { endOfBlock } from '../tags/odd-blocks';

/** A block of text with the lines that follow it, and what tells it from others in any language. */
interface Unit {
  readonly blocks: readonly TextBlock[];
  /** The length that is expected in the target, or that it has there. */
  readonly length: number;
  readonly words: ReadonlySet<string>;
  /** Whether all of it is code, which stays. */
  readonly isCode: boolean;
}

/** Which blocks of each side the other side tells, whatever elements they are in. */
export interface ToldBlocks {
  /** The first block that tells a block, on the other side; undefined where none does. */
  tellerOf(block: TextBlock | undefined): TextBlock | undefined;
  /**
   * Whether the other side tells all of the text in one of the `odd` elements of a side. Where it does not
   * tell a block outside of these, another one of them may be meant.
   */
  isTold(tag: TagPiece, odd: readonly TagPiece[], value: ParsedValue): boolean;
}

/** So many pairs of blocks are compared. */
const mostCompared = 10_000;
/** Two blocks that became one, or one that became two, must fit better than one alone by this. */
const costOfJoining = 0.4;
/** A block that the other side does not tell. */
const costOfLoss = 0.2;
/** How much a difference between the lengths counts, as a logarithm. */
const weightOfLength = 1.5;
/** More words in common say no more. */
const mostShared = 3;

/** How many blocks of each side belong together. */
const groupSizes = [
  [1, 1],
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
  [1, 0],
  [0, 1],
] as const;

/**
 * Aligns the text of both sides block by block, by lengths and by the names and numbers in common; a block
 * may be joined with its neighbours or divided. Returns undefined for long texts, where it would take too
 * long. The aligner of the memory would join most blocks that the other side lacks with a neighbour, since
 * sentences without a translation are rare there.
 */
export function toldBlocks({ source, target, ...languages }: ParsedPair): ToldBlocks | undefined {
  const usual = usualLength(languages.sourceLanguage, languages.targetLanguage);
  const [of, over] = [unitsOf(source, usual), unitsOf(target, 1)];
  if (of.length === 0 || over.length === 0 || of.length * over.length > mostCompared) return undefined;
  const tellers = new Map<TextBlock, TextBlock>();
  for (const [units, others] of alignedGroups(of, over)) {
    const [first, other] = [units[0]?.blocks[0], others[0]?.blocks[0]];
    if (first === undefined || other === undefined) continue;
    for (const block of units.flatMap(({ blocks }) => blocks)) tellers.set(block, other);
    for (const block of others.flatMap(({ blocks }) => blocks)) tellers.set(block, first);
  }
  const untoldIn = once((value: ParsedValue): readonly number[] =>
    value.readable.blocks
      .filter((block, at) => isText(value, block) && !tellers.has(block) && !isPartOfSentence(value, at))
      .map((block) => value.readable.spanOfBlock(block).from),
  );
  // A list of odd tags has all those of a side.
  const toldIn = once((_odd: readonly TagPiece[]) => new Map<string, boolean>());
  return {
    tellerOf: (block) => (block === undefined ? undefined : tellers.get(block)),
    isTold(tag, odd, value) {
      const places = untoldIn(value);
      const known = toldIn(odd);
      const areInside = known.get(tag.name) ?? areIn(tag.name, odd, places, value);
      known.set(tag.name, areInside);
      const next = places[firstWhere(places, (place) => place >= tag.end)] ?? Infinity;
      return areInside && next >= endOfBlock(tag, value);
    },
  };
}

/** Whether each of the places, which are in their order, is in one of the elements of a name. */
function areIn(
  name: string,
  odd: readonly TagPiece[],
  places: readonly number[],
  value: ParsedValue,
): boolean {
  const elements = odd.filter((one) => one.name === name);
  let [at, end] = [0, 0];
  return places.every((place) => {
    for (let next = elements[at]; next !== undefined && next.end <= place; next = elements[at]) {
      end = Math.max(end, endOfBlock(next, value));
      at += 1;
    }
    return place < end;
  });
}

const isText = ({ readable }: ParsedValue, { start, end }: TextBlock): boolean =>
  /[\p{L}\p{N}]/u.test(readable.text.slice(start, end));

/**
 * Whether a block is the beginning or the end of a sentence with an example in it, which languages put
 * together in other ways: "Run", an example, "and wait.".
 */
function isPartOfSentence(value: ParsedValue, at: number): boolean {
  const { prose, readable } = value;
  const texts = readable.blocks.slice(at, at + mostOfExample).filter((block) => isText(value, block));
  const goesOn = texts.slice(1).findIndex(({ start, end }) => /\p{L}/u.test(prose.slice(start, end)));
  return [texts[0], goesOn > 0 ? texts[goesOn + 1] : undefined].some(
    (block) => block !== undefined && /^[\s(]{0,9}\p{Ll}{2}/u.test(prose.slice(block.start, block.end)),
  );
}

/** So many blocks of a sentence with an example in it are looked at. */
const mostOfExample = 30;

/** The blocks with text, each with the lines after it, which one side may have in one element. */
function unitsOf(value: ParsedValue, usual: number): readonly Unit[] {
  const units: TextBlock[][] = [];
  for (const block of value.readable.blocks) {
    if (!isText(value, block)) continue;
    if (block.opener === 'br') units.at(-1)?.push(block);
    if (block.opener !== 'br' || units.length === 0) units.push([block]);
  }
  return units.map((blocks) => {
    const [start, end] = [blocks[0]?.start ?? 0, blocks.at(-1)?.end ?? 0];
    const text = value.readable.text.slice(start, end);
    const code = value.readable.prose.slice(start, end).split(KEPT).length - 1;
    return {
      blocks,
      length: (text.trim().length - code) * usual + code,
      isCode: code === text.trim().length,
      words: new Set(matchesOf(text.slice(0, longestRead), WORD).map(([word]) => word.toLowerCase())),
    };
  });
}

/** Characters of a block that are read for names. */
const longestRead = 2000;
/** Numbers, and words in Latin letters, which are names in other scripts and often alike in the same one. */
const WORD = /\p{Nd}{1,20}|[\p{Script=Latin}_]{3,40}/gu;

type Group = readonly [units: readonly Unit[], others: readonly Unit[]];

/**
 * Divides both sides into groups in their order so that these fit best, with the lengths that a text has
 * where its blocks stand alone: translators differ by more than languages do.
 */
function alignedGroups(of: readonly Unit[], over: readonly Unit[]): readonly Group[] {
  const wordsIn = sharedWords(of, over);
  const groups = bestGroups(of, over, wordsIn, 1);
  const ratios = groups
    .flatMap(([[unit, ...more], [other, ...others]]) =>
      unit === undefined || other === undefined || more.length + others.length > 0
        ? []
        : [[unit, other] as const],
    )
    .filter(([unit]) => unit.length >= longEnough)
    .map(([unit, other]) => other.length / unit.length)
    .toSorted((a, b) => a - b);
  const ratio = ratios[Math.floor(ratios.length / 2)] ?? 1;
  return ratios.length < fewestRatios ? groups : bestGroups(of, over, wordsIn, ratio);
}

/** Shorter blocks say little about the lengths. */
const longEnough = 20;
const fewestRatios = 3;

type WordsIn = (end: number, size: number, otherEnd: number, otherSize: number) => number;

function bestGroups(
  of: readonly Unit[],
  over: readonly Unit[],
  wordsIn: WordsIn,
  ratio: number,
): readonly Group[] {
  /** Says how well two groups fit; undefined where it can't be better than `least`. */
  const fitOf = (
    end: number,
    otherEnd: number,
    [size, otherSize]: (typeof groupSizes)[number],
    least: number,
  ): number | undefined => {
    if (size === 0 || otherSize === 0) return -costOfLoss;
    const [length, other] = [lengthOf(of, end, size) * ratio, lengthOf(over, otherEnd, otherSize)];
    const misfit = Math.abs(Math.log((other + 8) / (length + 8)));
    const fit = 1 - weightOfLength * misfit - costOfJoining * (Math.max(size, otherSize) - 1);
    // The words in common take the most time.
    if (fit + mostShared <= least) return undefined;
    const words = Math.min(mostShared, wordsIn(end, size, otherEnd, otherSize));
    const isOtherCode = words === 0 && of[end - 1]?.isCode === true && over[otherEnd - 1]?.isCode === true;
    return isOtherCode ? -2 * costOfLoss - costOfJoining : fit + words;
  };
  const best: { readonly total: number; readonly size: number; readonly otherSize: number }[][] = [];
  for (let end = 0; end <= of.length; end += 1) {
    const row: (typeof best)[number] = [];
    best.push(row);
    for (let otherEnd = 0; otherEnd <= over.length; otherEnd += 1) {
      let found = { total: end + otherEnd === 0 ? 0 : -Infinity, size: 0, otherSize: 0 };
      for (const sizes of groupSizes) {
        const [size, otherSize] = sizes;
        const before = best[end - size]?.[otherEnd - otherSize];
        const fit = before && fitOf(end, otherEnd, sizes, found.total - before.total);
        if (before === undefined || fit === undefined) continue;
        const total = before.total + fit;
        if (total > found.total) found = { total, size, otherSize };
      }
      row.push(found);
    }
  }
  const aligned: Group[] = [];
  for (let [end, otherEnd] = [of.length, over.length]; end + otherEnd > 0;) {
    const { size = 0, otherSize = 0 } = best[end]?.[otherEnd] ?? {};
    if (size + otherSize === 0) break;
    aligned.push([of.slice(end - size, end), over.slice(otherEnd - otherSize, otherEnd)]);
    end -= size;
    otherEnd -= otherSize;
  }
  return aligned;
}

function lengthOf(units: readonly Unit[], end: number, size: number): number {
  let sum = 0;
  for (let at = end - size; at < end; at += 1) sum += units[at]?.length ?? 0;
  return sum;
}

/** Returns how much the words in common of two groups say: a word of many blocks says little. */
function sharedWords(of: readonly Unit[], over: readonly Unit[]): WordsIn {
  const counts = new Map<string, number>();
  const inOther = new Set(over.flatMap(({ words }) => [...words]));
  for (const units of [of, over])
    for (const [word, times] of timesOf(units.flatMap(({ words }) => [...words])))
      counts.set(word, Math.max(times, counts.get(word) ?? 1));
  // Most words are on one side only.
  const common = of.map(({ words }) => [...words].filter((word) => inOther.has(word)));
  return (end, size, otherEnd, otherSize) => {
    const others = over.slice(otherEnd - otherSize, otherEnd);
    let sum = 0;
    for (const word of new Set(common.slice(end - size, end).flat()))
      if (others.some(({ words }) => words.has(word))) sum += 1 / (counts.get(word) ?? 1);
    return sum;
  };
}
