import { matchesOf } from '../../text/matches';
import { firstOf } from '../counted';
import { blockPairAt, wholeOf, type BlockPair, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import type { ProblemCollector } from '../problem-collector';
import { isExcusedLoss, isExcusedWord, type CapitalWord } from './excused-capitals';

/**
 * Compares how many words are in capitals, in the whole field, or else in each of its blocks; which ones they
 * are differs by language.
 */
export function wordsInCapitals(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, blocks } = pair;
  if (!/\p{Ll}/u.test(source.prose)) return;
  const [ofField, ofTranslation] = [capitalWords(source.prose), capitalWords(target.prose)];
  if (ofField.length === 0 && ofTranslation.length === 0) return;
  const whole = { source: wholeOf(source), target: wholeOf(target) };
  if (compareCapitals(pair, whole, ofField, ofTranslation, problems)) return;
  // The lines of a program's message have its arguments in capitals.
  if (!target.isHtml || blocks.length < 2) return;
  const [ofSource, ofTarget] = [byBlock(pair, 'source', ofField), byBlock(pair, 'target', ofTranslation)];
  for (const block of new Set([...ofSource.keys(), ...ofTarget.keys()])) {
    if (block === undefined) continue;
    // A word in a tag of its own may be an argument: <i>FROM</i>.
    const before = (ofSource.get(block) ?? []).filter(({ word, at }) => {
      const { from } = source.readable.spanAt(at, word);
      return source.raw[from - 1] !== '>';
    });
    const after = ofTarget.get(block) ?? [];
    // Several more are a name or a passage in capitals.
    if (after.length <= before.length + 1) compareCapitals(pair, block, before, after, problems);
  }
}

const byBlock = (pair: ParsedPair, side: 'source' | 'target', words: readonly CapitalWord[]) =>
  Map.groupBy(words, ({ at }) => blockPairAt(pair, side, at));

/** Compares the words in capitals of a pair of blocks or of the field; returns whether it found a problem. */
function compareCapitals(
  pair: ParsedPair,
  block: BlockPair,
  before: readonly CapitalWord[],
  after: readonly CapitalWord[],
  problems: ProblemCollector,
): boolean {
  const { source, target } = pair;
  const spansOf = (words: readonly CapitalWord[], side: 'source' | 'target'): readonly ProblemSpan[] =>
    words.map(({ word, at }) => pair[side].readable.spanAt(at, word));
  const [from, to] = [
    source.prose.slice(block.source.start, block.source.end),
    target.prose.slice(block.target.start, block.target.end),
  ];
  const known = new Set(after.map(({ word }) => word));
  const ofSource = new Set(before.map(({ word }) => word));
  // A name of the source may be said less often.
  const added = after.filter(({ word }) => !ofSource.has(word));
  const hasMore =
    added.length > 0 &&
    // Each of the source's words stands beside its translation: «VEA TAMBIÉN» («SEE ALSO»).
    !(before.length > 0 && isSaidTwice(before, after, target)) &&
    // OR has two letters, and its translation more.
    before.every(({ word }) => known.has(word)) &&
    // Capitals with an ending, a value or two letters count too, unless the target has them as they are:
    // "CLEARed", "METHOD='replace'", "RE".
    keepsCapitals(from, to);
  if (hasMore) {
    const own = added.filter(
      ({ word, at }) =>
        !isExcusedWord({ pair, word, at, span: target.readable.spanAt(at, word), before, known }),
    );
    // A heading in capitals is one deviation.
    for (const { word, at } of /\p{Ll}/u.test(to) ? own : own.slice(0, 1))
      problems.add('letter-case', 'capitals', { word }, { target: spansOf([{ word, at }], 'target') });
    return own.length > 0;
  }
  if (
    before.length === after.length ||
    !isWithoutCapitals(from, to, after) ||
    hasMoreEmphasis(source, target)
  )
    return false;
  const lost = firstOf(before.filter(({ word }) => !known.has(word))).filter(
    (word) => !isExcusedLoss(pair, word, from, to),
  );
  if (lost.length === 0) return false;
  // The words are stressed together: "KNOW WHAT YOU ARE DOING".
  const words = [...new Set(lost.map(({ word }) => word))].slice(0, mostNamed).join(', ');
  problems.add('letter-case', 'no-capitals', { word: words }, { source: spansOf(lost, 'source') });
  return true;
}

/** So many of several words are named; all of them are marked. */
const mostNamed = 4;

/**
 * Whether the target has all words in capitals of the source, and those as often that may be translated: an
 * abbreviation may be said less often.
 */
function keepsCapitals(source: string, target: string): boolean {
  const left = new Map<string, number>();
  for (const [word] of matchesOf(target, ANY_CAPITALS)) left.set(word, (left.get(word) ?? 0) + 1);
  return matchesOf(source, ANY_CAPITALS).every(([word]) => {
    const count = left.get(word) ?? 0;
    if (word.length > longestAbbreviation) left.set(word, count - 1);
    return count > 0;
  });
}

const longestAbbreviation = 4;

/** Whether the target has no words in capitals but those of the source, which are abbreviations and names. */
function isWithoutCapitals(source: string, target: string, after: readonly CapitalWord[]): boolean {
  const ofSource = new Set(source.match(ANY_CAPITALS));
  return (
    after.every(({ word }) => ofSource.has(word)) &&
    (target.match(TWO_CAPITALS) ?? []).every((word) => ofSource.has(word))
  );
}

/** Whether the target has a tag for the stress that capitals of the source lay on a word. */
const hasMoreEmphasis = (source: ParsedValue, target: ParsedValue): boolean =>
  emphasisIn(target) > emphasisIn(source);
const emphasisIn = ({ tags }: ParsedValue): number =>
  tags.filter(({ name, isEnd }) => !isEnd && /^(?:em|strong|b|i)$/.test(name)).length;

/** Whether the words of the source stand as one, or each beside its own, among as many others. */
function isSaidTwice(
  before: readonly CapitalWord[],
  after: readonly CapitalWord[],
  { prose }: ParsedValue,
): boolean {
  const size = before.length;
  if (after.length !== size * 2) return false;
  const [first, second] = after;
  // A single word is its translation where only brackets and quotation marks are between both.
  if (size === 1 && first !== undefined && second !== undefined)
    return /^[\s"'“”«»]{0,3}[(（]["'“”«»]?$/u.test(prose.slice(first.at + first.word.length, second.at));
  const ofSource = new Set(before.map(({ word }) => word));
  const marks = after.map(({ word }) => ofSource.has(word));
  const isBlock = [0, size].some((from) => marks.slice(from, from + size).every(Boolean));
  const isAlternating = marks.every((mark, at) => mark === (marks[0] === (at % 2 === 0)));
  return isBlock || isAlternating;
}

/** Words in capitals of two letters or more, also in names and with an ending. */
const ANY_CAPITALS = /(?<!\p{L})\p{Lu}{2,40}/gu;

/** A short word in capitals, as NOT may be translated: "НЕ". */
const TWO_CAPITALS = /(?<![\p{L}\p{N}_$@#%{<./+-])\p{Lu}{2}(?![\p{L}\p{N}_/(=+])/gu;

const capitalWords = (prose: string): readonly CapitalWord[] =>
  matchesOf(prose, CAPITALS).map(({ index, 0: word }) => ({ word, at: index }));
/** The capitals come first, because most characters are none. */
const CAPITALS = /(?=\p{Lu}{3})(?<![\p{L}\p{N}_$@#%{<./+-]|_\p{L}['’])\p{Lu}{3,40}(?![\p{L}\p{N}_/(=+])/gu;
