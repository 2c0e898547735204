import { matchesOf, countMatches } from '../../text/matches';
import { firstOf } from '../counted';
import { once } from '../parsed/once';
import { blockPairAt, wholeOf, type BlockPair, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import type { ProblemCollector } from '../problem-collector';
import { isFunctionWord } from '../text/plain-words';
import { isNameInCapitals, isOfOneKind, isPartOfName } from '../names/names-in-capitals';
import { wordsIn } from '../text/words-of-value';
import { isEmphasis, isSaidOtherwise } from './emphasized-words';

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
  if (before.length === after.length) return false;
  const { source, target, sourceLanguage, targetLanguage } = pair;
  const [from, to] = [
    source.prose.slice(block.source.start, block.source.end),
    target.prose.slice(block.target.start, block.target.end),
  ];
  let isFound = false;
  // OR has two letters, and its translation more.
  const known = new Set(after.map(({ word }) => word));
  if (
    after.length > before.length &&
    // Each of the source's words stands beside its translation: «VEA TAMBIÉN» («SEE ALSO»).
    !(before.length > 0 && isSaidTwice(before, after, target)) &&
    before.every(({ word }) => known.has(word)) &&
    // Capitals with an ending, a value or two letters count too, unless the target has them as they are:
    // "CLEARed", "METHOD='replace'", "RE".
    keepsCapitals(from, to)
  ) {
    for (const { word, at } of after) {
      if (before.some((one) => one.word === word)) continue;
      if (!isWord(word, targetLanguage.base) && word.length < shortestWord) continue;
      if (isWordOfSource(source, target, word, at)) continue;
      const span = target.readable.spanAt(at, word);
      if (target.raw.slice(span.from, span.to).includes('<')) continue;
      if (isNameInCapitals(pair, word, span)) continue;
      // A name in brackets explains the words before it: "(SIGLOST)".
      if (/[(（]/.test(target.prose[at - 1] ?? '') && /[)）]/.test(target.prose[at + word.length] ?? ''))
        continue;
      // The argument of an option: "--addbook=FILE".
      if (/(?:^|[\s[(|])--?[a-z][a-z-]{0,30}[ =]$/i.test(target.prose.slice(Math.max(0, at - 34), at)))
        continue;
      // An argument in a usage line: "du [OPTIONEN] <ORDNER>".
      if (
        /[[<{|] ?$/.test(target.prose.slice(Math.max(0, at - 2), at)) ||
        /^(?: ?[\]>}|]|…\])/.test(target.prose.slice(at + word.length))
      )
        continue;
      // The rest of a name whose beginning looks like a placeholder: "%ADMINDIR%".
      if (/[\p{L}%]/u.test(target.raw[span.from - 1] ?? '')) continue;
      if (before.some((one) => known.has(one.word) && isOfOneKind(one.word, word))) continue;
      // The source's words in capitals stand behind it in brackets: "ÉTIQUETTE (LABEL)".
      const glossed = GLOSSED.exec(
        target.prose.slice(at + word.length, at + word.length + longestMessage),
      )?.[1];
      if (before.some((one) => one.word === glossed) && !source.prose.includes(`(${glossed}`)) continue;
      if (isArgumentInQuotes(source, target)) continue;
      if (isInTranslatedMessage(target.prose.slice(Math.max(0, at - longestMessage), at), before)) continue;
      isFound = true;
      problems.add('letter-case', 'capitals', { word }, { target: [span] });
      // A heading in capitals is one deviation.
      if (!/\p{Ll}/u.test(to)) break;
    }
  } else if (isWithoutCapitals(from, to, after) && !hasMoreEmphasis(source, target)) {
    for (const { word, at } of firstOf(before.filter((one) => !known.has(one.word)))) {
      if (!isEmphasis(word, sourceLanguage.base)) continue;
      // The name of a gate, among others.
      if (word === 'NOT' && /(?<!\p{L})N?(?:AND|OR)(?!\p{L})/u.test(from)) continue;
      // A slip left a small letter in it: "BUKAn".
      if (/\p{Lu}{4}\p{Ll}(?!\p{L})/u.test(to)) continue;
      if (isPartOfName(source.prose, at, word) || isSaidOtherwise(pair, word, at)) continue;
      // Where the passage is missing, or was rewritten, so are its capitals.
      if (!mayBeTranslated(pair, at)) continue;
      const places = { source: [source.readable.spanAt(at, word)] };
      isFound = true;
      problems.add('letter-case', 'no-capitals', { word }, places);
    }
  }
  return isFound;
}

/** Whether the source has the name of an argument in quotation marks, which the target sets otherwise: 'op'. */
const isArgumentInQuotes = (source: ParsedValue, target: ParsedValue): boolean => {
  const name = source.isHtml ? undefined : QUOTED_ARGUMENT.exec(source.raw)?.[1];
  return name !== undefined && !target.raw.includes(name);
};

const QUOTED_ARGUMENT = /^\s*['`‘]([a-z]{2,12})['’] is (?:the|an?) /;

const upperTextOf = once(({ readable }: ParsedValue): string => readable.text.toUpperCase());

/**
 * Whether a word in capitals is one of the source, in any case: "CAPTCHA" for "captcha". One that a page has
 * in small letters on both sides is in capitals by a slip.
 */
function isWordOfSource(source: ParsedValue, target: ParsedValue, word: string, at: number): boolean {
  const { text } = source.readable;
  if (!upperTextOf(source).includes(word)) return false;
  const capitalized = word.charAt(0) + word.slice(1).toLowerCase();
  if (!target.isHtml || text.includes(word) || text.includes(capitalized)) return true;
  if (!wordsIn(target).has(word.toLowerCase())) return true;
  // A title in capitals: "OPTIONS COMMUNES".
  const before = target.prose.slice(Math.max(0, at - 40), at);
  return (
    /\p{Lu}{2}\P{L}{1,3}$/u.test(before) ||
    /^\P{L}{1,3}\p{Lu}{2}/u.test(target.prose.slice(at + word.length, at + word.length + 8))
  );
}

const longestMessage = 240;

const GLOSSED = /^(?: \p{Lu}{2,30}){0,4}[\s"'“”«»]{0,3}[(（]["'“”«»]?(\p{Lu}{3,40})(?!\p{L})/u;

/** Whether a text ends within brackets that translate a message with words in capitals of the source. */
function isInTranslatedMessage(text: string, words: readonly CapitalWord[]): boolean {
  const message = text.slice(0, Math.max(0, text.lastIndexOf('(')));
  return !text.slice(message.length).includes(')') && words.some(({ word }) => message.includes(word));
}

/** Shorter words may be abbreviations. */
const shortestWord = 6;

/** Whether the target has all words in capitals of the source, as often. */
function keepsCapitals(source: string, target: string): boolean {
  const left = new Map<string, number>();
  for (const [word] of matchesOf(target, ANY_CAPITALS)) left.set(word, (left.get(word) ?? 0) + 1);
  return matchesOf(source, ANY_CAPITALS).every(([word]) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
}

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

/** Whether the target is long enough to have the passage of the source at an offset. */
function mayBeTranslated({ source, target, blocks }: ParsedPair, at: number): boolean {
  const has = ({ start, end }: TextBlock): boolean => at >= start && at < end;
  const pair = blocks.find((one) => has(one.source));
  if (pair !== undefined) return lengthOf(pair.target) * 2 > lengthOf(pair.source);
  // Without pairs of blocks the whole target is compared with the source less half of the passage. It must
  // have as many sentences, since manuals are often translated freely, with other passages.
  const block = source.readable.blocks.find(has);
  return (
    block !== undefined &&
    target.prose.length > source.prose.length - lengthOf(block) / 2 &&
    sentencesIn(target) === sentencesIn(source)
  );
}

const sentencesIn = ({ prose }: ParsedValue): number => countMatches(prose, /[.?!։](?=[\s\u001c]|$)/g);

const lengthOf = ({ start, end }: TextBlock): number => end - start;

const isWord = (word: string, base: string): boolean => isFunctionWord(word.toLowerCase(), base);

/** Words in capitals of two letters or more, also in names and with an ending. */
const ANY_CAPITALS = /(?<!\p{L})\p{Lu}{2,40}/gu;

/** A short word in capitals, as NOT may be translated: "НЕ". */
const TWO_CAPITALS = /(?<![\p{L}\p{N}_$@#%{<./+-])\p{Lu}{2}(?![\p{L}\p{N}_/(=+])/gu;

interface CapitalWord {
  readonly word: string;
  readonly at: number;
}

const capitalWords = (prose: string): readonly CapitalWord[] =>
  matchesOf(prose, CAPITALS).map(({ index, 0: word }) => ({ word, at: index }));
/** The capitals come first, because most characters are none. */
const CAPITALS = /(?=\p{Lu}{3})(?<![\p{L}\p{N}_$@#%{<./+-]|_\p{L}['’])\p{Lu}{3,40}(?![\p{L}\p{N}_/(=+])/gu;
