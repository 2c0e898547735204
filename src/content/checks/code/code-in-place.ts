import { surplus } from '../counted';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { TextBlock } from '../parsed/readable-text';
import { codeTexts, type CodeText } from './code-texts';
import { plainTextOf } from './plain-code';
import type { TagPiece } from '../../html/tokenize';
import type { ParsedValue } from '../parsed/parsed-value';
import { areTranslations } from '../words/words-of-text';

/** The code of one place, such as a block, that differs. */
export interface CodeOfPlace {
  /** The block of the source; undefined for those that have no partner. */
  readonly block: TextBlock | undefined;
  /** All code of both sides here, in its order. */
  readonly all: readonly [source: readonly CodeText[], target: readonly CodeText[]];
  /** Code that only the source has here, or has more often. */
  readonly lost: readonly CodeText[];
  /** Code that only the target has here, or has more often. */
  readonly added: readonly CodeText[];
}

/**
 * Returns the code that lacks in each pair of blocks, and in all blocks together that have no partner. Code
 * with one key is the same.
 */
export function codeInPlaces(
  pair: ParsedPair,
  textsOf = codeTexts,
  keyOf: (code: CodeText) => string = plainTextOf,
): readonly CodeOfPlace[] {
  const { source, target } = pair;
  const before = Map.groupBy(textsOf(source), ({ tag }) => {
    const block = source.blockOfTag.get(tag);
    return pair.partnerOf(block) === undefined ? undefined : block;
  });
  const after = Map.groupBy(textsOf(target), ({ tag }) => pair.partnerOf(target.blockOfTag.get(tag)));
  return [...before].flatMap(([block, codes]) => {
    const others = after.get(block) ?? [];
    const place: CodeOfPlace = { block, all: [codes, others], ...differing(codes, others, keyOf) };
    const isOther = place.lost.length * place.added.length > mostCompared;
    return place.lost.length === 0 || isOther ? [] : [place];
  });
}

/** Returns the lines of the listings of both sides that belong together. */
export function listingsOf<Line extends { readonly tag: TagPiece }>(
  pair: ParsedPair,
  linesOf: (value: ParsedValue) => readonly Line[],
): readonly (readonly [before: readonly Line[], after: readonly Line[]])[] {
  const [before, after] = [pair.source, pair.target].map((value) =>
    Map.groupBy(linesOf(value), ({ tag }) => value.blockOfTag.get(tag)),
  );
  return [...(before ?? [])].flatMap(([block, lines]) => {
    const others = after?.get(pair.partnerOf(block));
    return block === undefined || others === undefined ? [] : [[lines, others] as const];
  });
}

/** Finds what only one side has: of equal names the one at the place that differs, or the last one. */
function differing(
  codes: readonly CodeText[],
  others: readonly CodeText[],
  keyOf: (code: CodeText) => string,
): Pick<CodeOfPlace, 'lost' | 'added'> {
  const [lost, added] = [surplus(codes, others, keyOf), surplus(others, codes, keyOf)];
  const isOther = (code: CodeText, at: number, beside: readonly CodeText[]): boolean =>
    beside[at] === undefined || keyOf(beside[at]) !== keyOf(code);
  const inPlace = codes.filter((code, at) => isOther(code, at, others));
  return codes.length === others.length && inPlace.length === lost.length
    ? { lost: inPlace, added: others.filter((code, at) => isOther(code, at, codes)) }
    : { lost, added };
}

/** More pairs of different code are not from slips, and each would be compared. */
const mostCompared = 10_000;

/**
 * Whether no line of the target is between those that are right before and behind a line of the source, so
 * that nothing stands for it.
 */
export function isGap({ lost, all: [codes, others] }: CodeOfPlace, line: CodeText): boolean {
  const at = codes.indexOf(line);
  const isKept = (code: CodeText): boolean => !lost.includes(code);
  const [before, behind] = [codes.slice(0, at).findLast(isKept), codes.slice(at + 1).find(isKept)];
  const [from, to] = [before, behind].map((code) => {
    const same = code === undefined ? [] : others.filter((one) => plainTextOf(one) === plainTextOf(code));
    return same.length === 1 && same[0] !== undefined ? others.indexOf(same[0]) : undefined;
  });
  return from !== undefined && to === from + 1;
}

/** The only line of the target that is the one right before a line of the source, behind which it lacks. */
export function lineBefore(line: CodeText, places: readonly CodeOfPlace[]): CodeText | undefined {
  const [codes, others] = places.find(({ lost }) => lost.includes(line))?.all ?? [[], []];
  const before = codes[codes.indexOf(line) - 1];
  const same = others.filter(({ whole }) => whole === before?.whole);
  return same.length === 1 ? same[0] : undefined;
}

/**
 * Pairs as many pieces of code of both sides: first those that translate each other, which another order of
 * words has at other places, and then the rest by their places.
 */
export function inPairs(
  source: readonly CodeText[],
  target: readonly CodeText[],
  pair: ParsedPair,
): readonly (readonly [was: CodeText, is: CodeText])[] {
  const told = new Map<CodeText, CodeText>();
  const taken = new Set<CodeText>();
  for (const was of source) {
    const is = target.find((one) => !taken.has(one) && areTranslations(pair, was.text, one.text));
    if (is === undefined) continue;
    told.set(was, is);
    taken.add(is);
  }
  const left = target.filter((one) => !taken.has(one));
  let at = 0;
  return source.flatMap((was) => {
    const is = told.get(was) ?? left[at++];
    return is === undefined ? [] : [[was, is] as const];
  });
}
