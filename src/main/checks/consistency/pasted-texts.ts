import { matchesOf } from '../../../content/text/matches';
import type { SegmentPair } from '../../../content/checks/segment-pairs';
import { isLeft, plain } from './same-translation';
import { stemsOfContent } from './unlike-sources';

/** The translation of another text of the request that stands before or behind a text's own one. */
export interface PastedText {
  /** The text, with the other's part of the target. */
  readonly pair: SegmentPair;
  readonly other: SegmentPair;
}

/** In UTF-16 units. */
const longest = { own: 600, other: 300 };
/** Letters of a translation that is in another one by no chance. */
const fewestLetters = 12;
/** A target with one text too many is longer than others of its request by this, as a logarithm. */
const leastExcess = 0.3;

/** Returns a function that looks for the translation of another one of these texts in one of them. */
export function pastedTexts(pairs: readonly SegmentPair[]): (pair: SegmentPair) => PastedText | undefined {
  // Most texts have one sentence, so that nothing is looked for.
  let byTarget: ReadonlyMap<string, SegmentPair> | undefined;
  return (pair) => {
    if (pair.target.length > longest.own || endsIn(pair.target) <= endsIn(pair.source)) return undefined;
    for (const { index, 0: gap } of matchesOf(pair.target, GAP)) {
      const [before, after] = [pair.target.slice(0, index), pair.target.slice(index + gap.length)];
      // The end of a sentence may be the whole of another text: "Weitere Suchbegriffe".
      if (!SENTENCE_END.test(before)) continue;
      const parts = [
        { from: index + gap.length, text: after, rest: before },
        { from: 0, text: before, rest: after },
      ];
      for (const { from, text, rest } of parts) {
        byTarget ??= new Map(pairs.filter(isShort).map((one) => [withoutEnd(one.target), one]));
        const other = byTarget.get(withoutEnd(text));
        if (other === undefined || !isPasted(pair, other, rest)) continue;
        return { pair: { ...pair, target: text, targetSpan: spanIn(pair, from, text) }, other };
      }
    }
    return undefined;
  };
}

const isShort = ({ target }: SegmentPair): boolean => target.length <= longest.other;

/** Whether a target is too long, and about as long as expected without the translation of another source. */
function isPasted({ source, target }: SegmentPair, other: SegmentPair, rest: string): boolean {
  if (lettersIn(other.target) < fewestLetters || isLeft(other.target, other)) return false;
  if (/^\p{Ll}/u.test(rest) || plain(source).includes(plain(other.source))) return false;
  const usual = other.target.length / other.source.length;
  const excess = Math.log(target.length / (source.length * usual));
  const left = Math.log(rest.length / (source.length * usual));
  if (excess < leastExcess || Math.abs(left) > excess) return false;
  const own = stemsOfContent(source);
  return [...stemsOfContent(other.source)].some((stem) => !own.has(stem));
}

/** How many sentences end inside of a text, which has one too many where another one was pasted. */
const endsIn = (text: string): number =>
  matchesOf(text, GAP).filter(({ index }) => SENTENCE_END.test(text.slice(0, index))).length;

const GAP = /(?<=\S)\s(?=\S)|(?<=[。！？])(?=\S)/gu;
const SENTENCE_END = /[.!?…。！？]["”’»)]?$/u;

const withoutEnd = (text: string): string => text.trim().replace(/ ?[.:;,…。：！!]{1,3}$/u, '');

/** A letter of a script without an alphabet says as much as two others. */
const lettersIn = (text: string): number =>
  (text.match(/\p{L}/gu)?.length ?? 0) + (text.match(/[\p{Script=Han}\p{Script=Hangul}]/gu)?.length ?? 0);

/** The place of a part of the target; all of it where tags or references stand in between. */
function spanIn({ target, targetSpan }: SegmentPair, at: number, text: string): SegmentPair['targetSpan'] {
  const { from, to } = targetSpan;
  return to - from === target.length ? { from: from + at, to: from + at + text.length } : targetSpan;
}
