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
const mostUsual = 1.4;
/** Without the end of a sentence in it, a target has so many times the letters of its source, and a text. */
const leastTimes = 1.2;

/** Returns a function that looks for the translation of another one of these texts in one of them. */
export function pastedTexts(pairs: readonly SegmentPair[]): (pair: SegmentPair) => PastedText | undefined {
  // Most texts have one sentence, so that nothing is looked for.
  let byTarget: ReadonlyMap<string, SegmentPair> | undefined;
  return (pair) => {
    if (pair.target.length > longest.own) return undefined;
    const isLong = lettersIn(pair.target) >= lettersIn(pair.source) * leastTimes + fewestLetters;
    const hasMore = endsIn(pair.target) > endsIn(pair.source);
    if (!isLong && !hasMore) return undefined;
    for (const { index, 0: gap } of matchesOf(pair.target, GAP)) {
      const [before, after] = [pair.target.slice(0, index), pair.target.slice(index + gap.length)];
      const isSentence = SENTENCE_END.test(before);
      if (isSentence ? !hasMore : !isLong || /^\p{Ll}/u.test(after)) continue;
      const parts = [
        { from: index + gap.length, text: after, rest: before },
        { from: 0, text: before, rest: after },
      ];
      for (const { from, text, rest } of parts) {
        byTarget ??= new Map(pairs.filter(isShort).map((one) => [withoutEnd(one.target), one]));
        const other = byTarget.get(withoutEnd(text));
        if (other === undefined || !isPasted(pair, other, rest)) continue;
        if (!isSentence && (text === before || mayBeOne(pair, other, rest, text))) continue;
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
  if (/^\p{Ll}/u.test(rest) && !/^\p{Ll}/u.test(source)) return false;
  if (plain(source).includes(plain(other.source))) return false;
  // A short label may be said in far more letters.
  const usual = Math.min(mostUsual, other.target.length / other.source.length);
  const excess = Math.log(target.length / (source.length * usual));
  const left = Math.log(rest.length / (source.length * usual));
  if (excess < leastExcess || Math.abs(left) > excess) return false;
  const others = stemsOfContent(other.source);
  if (isClauseOf(source, others, target.endsWith(rest))) return false;
  const own = stemsOfContent(source);
  return [...others].some((stem) => !own.has(stem));
}

/**
 * Whether the first or the last clause of a source, which may be a sentence of its target, is said with words
 * of another text: "No name, go on?", "No name given." The other clause has other words.
 */
function isClauseOf(source: string, others: ReadonlySet<string>, isFirst: boolean): boolean {
  const clauses = source.split(CLAUSE_END);
  const [clause, rest] = isFirst ? [clauses[0], clauses.slice(1)] : [clauses.at(-1), clauses.slice(0, -1)];
  const has = (text: string): boolean => [...stemsOfContent(text)].some((stem) => others.has(stem));
  return clause !== undefined && rest.length > 0 && has(clause) && !rest.some(has);
}

const CLAUSE_END = /(?<=\S[,;:–—-])\s(?=\S)/u;

/** How many sentences end inside of a text, which has one too many where another one was pasted. */
const endsIn = (text: string): number =>
  matchesOf(text, GAP).filter(({ index }) => SENTENCE_END.test(text.slice(0, index))).length;

/**
 * Whether two parts of a target without the end of a sentence between them may be one text, whose end is the
 * whole of another: "Weitere Suchbegriffe", "… und Dateien markieren".
 */
function mayBeOne({ source }: SegmentPair, other: SegmentPair, before: string, after: string): boolean {
  if (![before, after].every((text) => SEVERAL_WORDS.test(text)) || /(?<!\S)\p{Ll}{1,4}$/u.test(before))
    return true;
  const [own, others] = [stemsOfContent(source), [...stemsOfContent(other.source)]];
  return others.filter((stem) => own.has(stem)).length * 3 > others.length;
}

/** Two words, or more letters than one has in a script that puts no spaces between them. */
const SEVERAL_WORDS = /\S\s\S|\p{Lo}{4}/u;

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
