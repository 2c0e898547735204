import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemCollector } from '../problem-collector';
import { isUnspaced } from '../parsed/checked-language';
import { usualLength } from '../text/usual-length';
import { toldIn } from '../words/words-of-text';
import { besideOf, isExplained, type MarkedPair } from './marked-pairs';
import { addMoved } from './mark-problems';
import { isInOtherMark, type Marked } from './marked-words';
import { isLiteral } from '../tags/tag-kinds';

/** Characters of English by which a mark is longer than the words that it belongs to. */
const longer = { proven: 10, unproven: 25 };

/**
 * Finds marks that go on over the words behind those that the source marks: "<b>Note:</b> Read this." became
 * "<b>Hinweis: Lies das.</b>"
 */
export function findRunOnMarks(
  pair: ParsedPair,
  marked: readonly MarkedPair[],
  before: readonly Marked[],
  after: readonly Marked[],
  problems: ProblemCollector,
): void {
  for (const found of marked) {
    const { was, one, were } = found;
    if (isInOtherMark(was, after) && !isInOtherMark(was, before)) continue;
    if (isUnspaced(pair.targetLanguage) && !isLiteral(one.tag) && AUXILIARY.test(was.text)) continue;
    if (!goesOn(pair, found) || were.some((other) => mayBe(pair, other, one, was))) continue;
    addMoved(was, one, problems);
  }
}

/**
 * A verb that is stressed for what is said with it, where languages of Asia have none: "It <em>is</em>
 * easy."
 */
const AUXILIARY = /^(?:am|is|are|was|were|do|does|did|has|have|had)$/i;

/** Whether a mark has words in it that the source has beside its mark. */
function goesOn(pair: ParsedPair, found: MarkedPair): boolean {
  const { was, from, one, block } = found;
  if (goesOnBehindLabel(pair, was, one)) return true;
  const usual = usualLength(pair.sourceLanguage, pair.targetLanguage);
  const added = one.text.length / usual - was.text.length;
  const hasName = isBeginning(was, one);
  if (hasName && isLiteral(one.tag) && WORDS_BEHIND.test(one.text.slice(was.text.trim().length))) return true;
  if (added > longer.proven / 2 && goesOnToNext(pair, found)) return true;
  if (goesOnToEnd(pair, found, usual)) return true;
  const least = was.text.length + longer.proven;
  if (added <= least || isExplained(was.text, one.text)) return false;
  const [unmarked, left] = [besideOf(pair.source, from, was), besideOf(pair.target, block, one)];
  const isShorter = unmarked.length - left.length / usual > added / 2;
  const isLong = isShorter && added > (hasName ? 0 : 2 * was.text.length) + longer.unproven;
  if (isLiteral(one.tag) && !hasName) return false;
  if (isLong && (hasName || pair.wordPairs === undefined)) return true;
  if (hasName || pair.wordPairs === undefined) return false;
  const near = besideOf(pair.source, from, was, 2 * added);
  const own = new Set(toldIn(was.text, one.text, pair.wordPairs).told);
  const elsewhere = new Set(toldIn(near, left, pair.wordPairs).told);
  const { told } = toldIn(near, one.text, pair.wordPairs);
  const moved = told.filter((word) => !own.has(word) && !elsewhere.has(word)).length;
  return moved >= (isLong ? 1 : 2);
}

/** Words of prose behind code, without signs of code. */
const WORDS_BEHIND = /^(?:\s\p{Ll}[\p{L}\p{M}]*[\s,]|\s?\p{Lo})[\p{L}\p{M}\p{N}\s,'’–—-]*$/u;

/** Whether the next mark follows at once in the target, and behind several words in the source. */
function goesOnToNext({ source, target }: ParsedPair, { was, one, were, all }: MarkedPair): boolean {
  const [next, nextWas] = [all[all.indexOf(one) + 1], were[were.indexOf(was) + 1]];
  if (next === undefined || nextWas === undefined) return false;
  const words = source.raw.slice(was.end, nextWas.tag.start).replaceAll(/<[^<>]*>/g, ' ');
  return (
    target.raw.slice(one.end, next.tag.start).trim() === '' && (words.match(/\p{L}{2,}/gu) ?? []).length > 2
  );
}

/**
 * Whether a mark ends with its sentence, where the source has words behind its mark, and goes on behind the
 * name that the source marks, or behind a mark that ends it, or is many times as long: "<b>Burn...</b> to
 * continue" became "<b>Nagraj…, aby kontynuować</b>".
 */
function goesOnToEnd(pair: ParsedPair, { was, one, were }: MarkedPair, usual: number): boolean {
  const { length } = was.text;
  const own = one.text.length / usual;
  if (own < length + longer.proven) return false;
  const words = behindIn(pair.source, was.end, were[were.indexOf(was) + 1]?.tag.start);
  if (/\p{L}/u.test(behindIn(pair.target, one.end)) || countWords(words) < 2) return false;
  if (isExplained(was.text, one.text) || BRACKET.test(one.text)) return false;
  const isOfMore = isUnspaced(pair.targetLanguage) || countWords(one.text) > countWords(was.text) + 1;
  if (!isOfMore || own ** 2 < length * (length + words.length)) return false;
  if (isBeginning(was, one)) return true;
  if (isLiteral(one.tag)) return false;
  const least = (isUnspaced(pair.targetLanguage) ? 3 : 2) * longer.proven;
  return (
    (!INNER_END.test(was.text) && INNER_END.test(one.text)) ||
    (!ABBREVIATED.test(was.text) && own > manyTimes * length && own > length + least)
  );
}

const BRACKET = /[(（]/;
/** A mark that ends a name or a label, with words behind it. */
const INNER_END = /(?:…|\.{3}|[:：])\S? ?\S{0,20}\p{L}/u;
/** "FAQ" has several words in other languages. */
const ABBREVIATED = /\p{Lu}{2}/u;
const manyTimes = 4;
const countWords = (text: string): number => (text.match(/[\p{L}\p{N}%]+/gu) ?? []).length;

/** The words behind a place up to the end of the sentence or the block, or up to another one. */
function behindIn({ raw }: ParsedValue, from: number, to = raw.length): string {
  const rest = raw.slice(from, Math.min(to, from + longestRest));
  return (END_OF_SENTENCE.exec(rest)?.[0] ?? '').replaceAll(/<[^<>]*>/g, '');
}

const longestRest = 400;
const END_OF_SENTENCE =
  /^(?:[^<>.?!。？！]|[.?!](?=\p{L})|<\/?(?:a|b|i|em|strong|code|tt|kbd|samp|var|span)\b[^<>]{0,200}>)*/u;

/** Whether the source marks only what is before a colon, and the target goes on behind its colon. */
function goesOnBehindLabel({ source, target }: ParsedPair, { text, end }: Marked, one: Marked): boolean {
  const label = text.replace(/\s?[:：]$/, '');
  const isLabel = label !== text || /^\s?[:：]/.test(source.raw.slice(end, end + 2));
  if (!isLabel || /[:：]/.test(label) || /^\s?[:：]/.test(target.raw.slice(one.end, one.end + 2)))
    return false;
  return /^[^:：]{1,80}[:：]\s?[^\s:：/][^:：]{7}/u.test(one.text);
}

/** Whether a mark belongs to another one of the source, by its text or by its words and its length. */
function mayBe(pair: ParsedPair, other: Marked, one: Marked, was: Marked): boolean {
  if (other.key === one.key) return true;
  if (other === was) return false;
  const usual = usualLength(pair.sourceLanguage, pair.targetLanguage);
  if (one.text.length / usual > other.text.length * 2 + longer.proven) return false;
  return pair.wordPairs === undefined || toldIn(other.text, one.text, pair.wordPairs).told.length > 0;
}

/** Whether a text begins with a name that the source marks, and goes on, perhaps without a space. */
const isBeginning = (name: Marked, { key, text }: Marked): boolean =>
  key.startsWith(name.key) &&
  /[\p{L}\p{N}]/u.test(name.text) &&
  !/^[\p{Lu}\p{Ll}\p{M}\p{N}]/u.test(text.slice(name.text.length));
