import type { TextBlock } from '../parsed/readable-text';

/** A block of text with the lines that follow it, and what tells it from others in any language. */
export interface Unit {
  readonly blocks: readonly TextBlock[];
  /** The length that is expected in the target, or that it has there. */
  readonly length: number;
  readonly words: ReadonlySet<string>;
  /** Whether all of it is code, which stays. */
  readonly isCode: boolean;
}

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
  { size: 1, otherSize: 1 },
  { size: 2, otherSize: 1 },
  { size: 1, otherSize: 2 },
  { size: 3, otherSize: 1 },
  { size: 1, otherSize: 3 },
  { size: 1, otherSize: 0 },
  { size: 0, otherSize: 1 },
] as const;

type Group = readonly [units: readonly Unit[], others: readonly Unit[]];

/**
 * Divides both sides into groups in their order so that these fit best, with the lengths that a text has
 * where its blocks stand alone: translators differ by more than languages do.
 */
export function alignedGroups(of: readonly Unit[], over: readonly Unit[]): readonly Group[] {
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
  const [lengths, otherLengths] = [lengthsBySize(of, ratio), lengthsBySize(over, 1)];
  /** Says how well two groups fit; -Infinity where it can't be better than `least`. */
  const fitOf = (end: number, otherEnd: number, size: number, otherSize: number, least: number): number => {
    if (size === 0 || otherSize === 0) return -costOfLoss;
    const misfit = Math.abs((otherLengths[otherSize]?.[otherEnd] ?? 0) - (lengths[size]?.[end] ?? 0));
    const fit = 1 - weightOfLength * misfit - costOfJoining * (Math.max(size, otherSize) - 1);
    // The words in common take the most time.
    if (fit + mostShared <= least) return -Infinity;
    const words = Math.min(mostShared, wordsIn(end, size, otherEnd, otherSize));
    const isOtherCode = words === 0 && of[end - 1]?.isCode === true && over[otherEnd - 1]?.isCode === true;
    return isOtherCode ? -2 * costOfLoss - costOfJoining : fit + words;
  };
  const width = over.length + 1;
  const cells = (of.length + 1) * width;
  /** How well the first units of both sides fit, by their numbers, and which group is the last of them. */
  const [totals, lastGroups] = [new Float64Array(cells), new Int8Array(cells)];
  for (let end = 0; end <= of.length; end += 1) {
    for (let otherEnd = end === 0 ? 1 : 0; otherEnd <= over.length; otherEnd += 1) {
      let best = -Infinity;
      for (let at = 0; at < groupSizes.length; at += 1) {
        const { size, otherSize } = groupSizes[at] ?? groupSizes[0];
        if (size > end || otherSize > otherEnd) continue;
        const before = totals[(end - size) * width + otherEnd - otherSize] ?? 0;
        const total = before + fitOf(end, otherEnd, size, otherSize, best - before);
        if (total <= best) continue;
        best = total;
        lastGroups[end * width + otherEnd] = at;
      }
      totals[end * width + otherEnd] = best;
    }
  }
  const aligned: Group[] = [];
  for (let [end, otherEnd] = [of.length, over.length]; end + otherEnd > 0;) {
    const { size, otherSize } = groupSizes[lastGroups[end * width + otherEnd] ?? 0] ?? groupSizes[0];
    aligned.push([of.slice(end - size, end), over.slice(otherEnd - otherSize, otherEnd)]);
    end -= size;
    otherEnd -= otherSize;
  }
  return aligned;
}

/** The logarithms of the lengths of groups, by their number of units and the end of the last one. */
const lengthsBySize = (units: readonly Unit[], ratio: number): readonly (readonly number[])[] =>
  [0, 1, 2, 3].map((size) =>
    [...units, undefined].map((_, end) => Math.log(lengthOf(units, end, size) * ratio + shortLength)),
  );

/** Added to each length, since the lengths of short texts say little. */
const shortLength = 8;

function lengthOf(units: readonly Unit[], end: number, size: number): number {
  let sum = 0;
  for (let at = Math.max(0, end - size); at < end; at += 1) sum += units[at]?.length ?? 0;
  return sum;
}

/** A word that both sides have. */
interface SharedWord {
  /** The units of each side that have it, in order. */
  readonly units: readonly number[];
  readonly others: readonly number[];
}

/** Returns how much the words in common of two groups say: a word of many blocks says little. */
function sharedWords(of: readonly Unit[], over: readonly Unit[]): WordsIn {
  const inOther = unitsByWord(over);
  const shared = new Map<string, SharedWord>();
  for (const [word, units] of unitsByWord(of)) {
    const others = inOther.get(word);
    if (others !== undefined) shared.set(word, { units, others });
  }
  // Most words are on one side only.
  const common = of.map(({ words }) => [...words].flatMap((word) => shared.get(word) ?? []));
  return (end, size, otherEnd, otherSize) => {
    let sum = 0;
    for (let at = end - size; at < end; at += 1) {
      for (const { units, others } of common[at] ?? []) {
        const isCounted = isAnyFrom(units, end - size, at);
        if (!isCounted && isAnyFrom(others, otherEnd - otherSize, otherEnd))
          sum += 1 / Math.max(units.length, others.length);
      }
    }
    return sum;
  };
}

function unitsByWord(units: readonly Unit[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [at, { words }] of units.entries()) {
    for (const word of words) {
      const places = found.get(word);
      if (places === undefined) found.set(word, [at]);
      else places.push(at);
    }
  }
  return found;
}

/** Whether any of the numbers, which are in order, is `from` or more and less than `to`. */
function isAnyFrom(numbers: readonly number[], from: number, to: number): boolean {
  for (const number of numbers) if (number >= from) return number < to;
  return false;
}
