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
  const shared = sharedWords(of, over);
  const groups = bestGroups(of, over, shared, 1);
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
  return ratios.length < fewestRatios ? groups : bestGroups(of, over, shared, ratio);
}

/** Shorter blocks say little about the lengths. */
const longEnough = 20;
const fewestRatios = 3;

function bestGroups(
  of: readonly Unit[],
  over: readonly Unit[],
  shared: readonly Float64Array[],
  ratio: number,
): readonly Group[] {
  const [lengths, otherLengths] = [lengthsBySize(of, ratio), lengthsBySize(over, 1)];
  const width = over.length + 1;
  /** Says how well two groups fit, by the number of their sizes. */
  const fitOf = (at: number, end: number, otherEnd: number): number => {
    const { size, otherSize } = groupSizes[at] ?? groupSizes[0];
    if (size === 0 || otherSize === 0) return -costOfLoss;
    const words = shared[at]?.[end * width + otherEnd] ?? 0;
    const isOtherCode = words === 0 && of[end - 1]?.isCode === true && over[otherEnd - 1]?.isCode === true;
    if (isOtherCode) return -2 * costOfLoss - costOfJoining;
    const misfit = Math.abs((otherLengths[otherSize]?.[otherEnd] ?? 0) - (lengths[size]?.[end] ?? 0));
    const joining = costOfJoining * (Math.max(size, otherSize) - 1);
    return 1 - weightOfLength * misfit - joining + Math.min(mostShared, words);
  };
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
        const total = before + fitOf(at, end, otherEnd);
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

/**
 * Returns how much the words in common of two groups say, by the number of their sizes, in a table by their
 * ends: a word of many blocks says little.
 */
function sharedWords(of: readonly Unit[], over: readonly Unit[]): readonly Float64Array[] {
  const width = over.length + 1;
  const tables = groupSizes.map((sizes) => ({ ...sizes, table: new Float64Array((of.length + 1) * width) }));
  const inOther = unitsByWord(over);
  for (const [word, units] of unitsByWord(of)) {
    const others = inOther.get(word);
    if (others === undefined) continue;
    const weight = 1 / Math.max(units.length, others.length);
    for (const { size, otherSize, table } of tables) {
      const otherEnds = endsWith(others, otherSize, over.length);
      for (const end of endsWith(units, size, of.length))
        for (const otherEnd of otherEnds)
          table[end * width + otherEnd] = (table[end * width + otherEnd] ?? 0) + weight;
    }
  }
  return tables.map(({ table }) => table);
}

/** The ends of the groups of a size that have any of some units. */
function endsWith(units: readonly number[], size: number, last: number): readonly number[] {
  const ends: number[] = [];
  for (const unit of units) {
    const first = Math.max(unit, ends.at(-1) ?? 0) + 1;
    for (let end = first; end <= Math.min(unit + size, last); end += 1) ends.push(end);
  }
  return ends;
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
