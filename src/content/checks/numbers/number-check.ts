import { isUnspaced } from '../parsed/checked-language';
import { firstOf } from '../counted';
import type { FieldCheck } from '../field-check';
import { blockOf, byBlock } from './number-blocks';
import { matchNumbers, type NumberMatches } from './number-matches';
import { joinedLike, numbersOf, type NumberToken } from './number-tokens';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { SaidNumbers } from './said-numbers';
import { spelledNumbers } from './spelled-numbers';

/**
 * Finds numbers that one side has in digits and the other neither in digits nor in words, and changed units.
 */
export const numberCheck: FieldCheck = {
  ids: ['numbers'],
  find(pair, problems) {
    const { source, target, sourceLanguage, targetLanguage } = pair;
    const found = [numbersOf(source, sourceLanguage), numbersOf(target, targetLanguage)] as const;
    if (found[0].length === 0 && found[1].length === 0) return;
    const [left, right] = [joinedLike(...found), joinedLike(found[1], found[0])];
    const { missing, extra } = compareInBlocks(pair, left, right, problems);
    findExchanged(pair, left, right, problems);
    const inTarget = new SaidNumbers(target, right, targetLanguage, ({ readings }) => readings);
    const inSource = new SaidNumbers(source, left, sourceLanguage, ({ values }) => values);
    const origins = new Map(pair.blocks.map((blocks) => [blocks.target, blocks.source]));
    const originOf = (token: NumberToken): TextBlock | undefined => {
      const block = blockOf(target, token);
      return block === undefined ? undefined : origins.get(block);
    };
    const [someMissing, someExtra] = [firstOf(missing), firstOf(extra)];
    for (const token of missing) {
      if (token.isFullHour || isWhole(token) || inTarget.says(token, pair.partnerOf(blockOf(source, token))))
        continue;
      if (
        isNumberOfSection(source, token) ||
        isArgument(token, source, target) ||
        isManualPage(token, source, extra, target) ||
        isSaidOtherwise(token, pair) ||
        isNegative(token, source, target) ||
        isGluedDay(token, target.words) ||
        hasDigits(token, target.words) ||
        isThousands(token, target.words) ||
        someExtra.some((one) => areOneYear(token, source, one)) ||
        isBillion(token, source.words, someExtra) ||
        isHalf(token, source.words, target.words) ||
        isVersion(token, pair)
      )
        continue;
      problems.add(
        'numbers',
        'missing',
        { number: token.text },
        { source: [source.readable.spanOf(token.start, token.end)] },
      );
    }
    const hasNumbers = left.length > 0 || spelledNumbers(source.words, sourceLanguage).size > 0;
    for (const token of extra) {
      if (isInTag(target, token)) continue;
      if (token.isFullHour || isWhole(token) || inSource.says(token, originOf(token))) continue;
      if (isLess(token, source.prose, left) || isNumerator(token, target.words, source.words)) continue;
      if (isNumberOfSection(target, token) || isNegative(token, target, source)) continue;
      if (isArgument(token, target, source) || isManualPage(token, target, missing, source)) continue;
      if (missing.some((one) => isBound(one, source.prose, token.text))) continue;
      if (isFraction(token, source.prose) || isPolygon(token, target.words)) continue;
      if (hasDigits(token, source.words) || isInThousands(token, target.words, missing)) continue;
      if (isCounter(token, pair) || isExplained(token, pair, hasNumbers)) continue;
      if (someMissing.some((one) => `${one.text}.0` === token.text)) continue;
      if (someMissing.some((one) => areOneYear(one, source, token) || isBillion(one, source.words, [token])))
        continue;
      problems.add(
        'numbers',
        'extra',
        { number: token.text },
        { target: [target.readable.spanOf(token.start, token.end)] },
      );
    }
  },
};

/**
 * Finds numbers of a list that changed places: three or more with nothing but units, brackets and marks
 * between them stay in their order in every language, but those of a date do not.
 */
function findExchanged(
  { source, target }: ParsedPair,
  before: readonly NumberToken[],
  after: readonly NumberToken[],
  problems: ProblemCollector,
): void {
  const runs = runsOf(target, after);
  for (const run of runsOf(source, before)) {
    const values = run.map(valueOf);
    const sorted = sortedValues(run);
    const other = runs.find((one) => one.length === run.length && sortedValues(one) === sorted);
    const at = other?.findIndex(({ values: [value] }, index) => value !== values[index]) ?? -1;
    const [was, is] = [run[at], other?.[at]];
    if (was === undefined || is === undefined) continue;
    problems.add(
      'numbers',
      'changed',
      { before: was.text, after: is.text },
      {
        source: [source.readable.spanOf(was.start, was.end)],
        target: [target.readable.spanOf(is.start, is.end)],
      },
    );
  }
}

const valueOf = ({ values: [value = ''] }: NumberToken): string => value;

const sortedValues = (run: readonly NumberToken[]): string =>
  run
    .map(valueOf)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(' ');

function runsOf({ words }: ParsedValue, tokens: readonly NumberToken[]): readonly (readonly NumberToken[])[] {
  const runs: NumberToken[][] = [];
  for (const token of tokens) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && IN_RUN.test(words.slice(last.end, token.start)))
      run.push(token);
    else runs.push([token]);
  }
  return runs.filter(({ length }) => length >= 3 && length <= 20);
}

const IN_RUN = /^\s?(?:[\p{L}°%€$]{1,3})?[ \u00a0]?[(),;、，（）]{1,2}\s?\(?$/u;

/**
 * Numbers that other languages say without digits: "1:1 calls" are face to face, "1 message" is one by its
 * form, "50ths" have a word of their own, as have billions.
 */
function isSaidOtherwise(
  { text, start, end }: NumberToken,
  { source, target, targetLanguage }: ParsedPair,
): boolean {
  if (isBound({ text, end }, source.prose, target.prose)) return true;
  const after = source.words.slice(end, end + 10);
  if (/^(?:st|nd|rd|th)s\b/.test(after)) return true;
  // A small ordinal is a word in many languages, and a large one in a label without any digit: "128th".
  const isLabel = source.words.length < 30 && !/\p{Nd}/u.test(target.words);
  if (/^(?:st|nd|rd|th|va)\b/.test(after) && (Number(text) <= 20 || isLabel)) return true;
  if (text === '1' && (/^:1(?!\d)/.test(after) || source.words.slice(start - 2, start).endsWith('1:')))
    return true;
  if (
    text === '1' &&
    /^(?: \p{Ll}|-\p{L}\p{Ll})\p{Ll}{2}/u.test(after) &&
    !/\p{Nd}/u.test(source.words.slice(end))
  )
    return true;
  return targetLanguage.base === 'ko' && /^ (?:b|m|tr)illion/.test(after);
}

/** "4 letters or less" is the same as shorter than 5. */
function isBound({ text, end }: Pick<NumberToken, 'text' | 'end'>, from: string, to: string): boolean {
  const word = /^ \p{L}+ or (less|fewer|more)\b/u.exec(from.slice(end, end + 40))?.[1];
  if (word === undefined || !/^\d{1,3}$/.test(text)) return false;
  const beyond = Number(text) + (word === 'more' ? -1 : 1);
  return (to.match(/\d{1,9}/g) ?? []).some((number) => Number(number) === beyond);
}

/** Whether a hyphen before the number is a minus on the other side: "`-1'" and "-1". */
const isNegative = ({ text, start }: NumberToken, own: ParsedValue, other: ParsedValue): boolean => {
  const amount = text.replace(/^[-−]/u, '');
  const isAfterSign = text !== amount || /[-−–]/u.test(own.words[start - 1] ?? '');
  return (
    isAfterSign &&
    ['-', '−', '–'].some((sign) => other.words.includes(sign + amount) || other.words.includes(amount + sign))
  );
};

/** `$1` is an argument where the other side has it too, perhaps inside of a plural: `{{PLURAL:$1|…}}`. */
const isArgument = ({ text, start }: NumberToken, { words }: ParsedValue, { raw }: ParsedValue): boolean =>
  words[start - 1] === '$' &&
  /^[1-9]$/.test(text) &&
  raw
    .split(`$${text}`)
    .slice(1)
    .some((rest) => !/^\d/.test(rest));

/** The section of a manual page, `ls(1)`, which a translation may add to the name or leave out. */
const isManualPage = (
  token: NumberToken,
  own: ParsedValue,
  rest: readonly NumberToken[],
  other: ParsedValue,
) => isSection(token, own) && !rest.some((one) => isSection(one, other));

const isSection = ({ start, end }: NumberToken, { words }: ParsedValue): boolean =>
  SECTION_BEFORE.test(words.slice(Math.max(0, start - 3), start)) &&
  SECTION_AFTER.test(words.slice(start, end + 8));

const SECTION_BEFORE = /[\p{L}\p{N}%\u001c\u001d]\($/u;
const SECTION_AFTER = /^[1-9][a-z]{0,6}\)/;

/**
 * Chinese, Japanese and Korean count what is listed, and say one where English has an article; some languages
 * divide long numbers by spaces.
 */
const isCounter = ({ text, start, end }: NumberToken, { target, targetLanguage }: ParsedPair): boolean =>
  (isUnspaced(targetLanguage) && COUNTED.test(text.normalize('NFKC') + target.words.slice(end, end + 4))) ||
  (/^\d{3}$/.test(text) && /\d[ \u00a0\u202f]$/u.test(target.words.slice(start - 2, start)));

const COUNTED =
  /^(?:[2-9] ?(?:つ|種|个|個|종|가지)|1 ?(?:つ|行|列|回|人|枚|文字|段落|ページ|单词|単語)|(?:[2486]|16|32) ?分(?:音符|休符))/u;

/** Whether it is the one of "1/100" for "100ths". */
const isNumerator = ({ text, end }: NumberToken, words: string, before: string): boolean => {
  const denominator = /^\/(\d{1,6})/.exec(words.slice(end, end + 8))?.[1];
  if (text !== '1' || denominator === undefined) return false;
  return (
    ['st', 'nd', 'rd', 'th'].some((ending) => before.includes(denominator + ending)) ||
    (denominator === '2' && /\bhalf\b/i.test(before))
  );
};

/** Whether a day and its month lost the space to the word before them: "am14.3. 2006". */
function isGluedDay({ text }: NumberToken, words: string): boolean {
  const [, day, month] = /^\d{1,2}$/.test(text) ? (/\p{L}(\d{1,2})\. ?(\d{1,2})\./u.exec(words) ?? []) : [];
  return day !== undefined && [day, month].some((part) => Number(part) === Number(text));
}

/** These searches are made for each number: a hostile value has very many. */
const mostSearched = 2000;

/** Whether the other side counts in thousands, in a text of usual length: 68000, 68k. */
const isThousands = ({ text }: NumberToken, words: string): boolean =>
  /^\d{1,4}000$/.test(text) &&
  Array.from(words.slice(0, mostSearched).matchAll(/(?<!\d)(\d{1,4})k(?!\p{L})/giu)).some(
    ([, number = '']) => number === text.slice(0, -3),
  );

const isInThousands = ({ text, end }: NumberToken, words: string, missing: readonly NumberToken[]): boolean =>
  /^[kK](?!\p{L})/u.test(words.slice(end, end + 2)) && missing.some((one) => one.text === `${text}000`);

/** Whether a year is said with two digits and with four: '94, 01/06/94, 1994. */
const areOneYear = (
  { text, start }: NumberToken,
  { words }: ParsedValue,
  { text: other }: NumberToken,
): boolean =>
  /^\d{2}$/.test(text) &&
  /^(?:19|20)\d{2}$/.test(other) &&
  other.endsWith(text) &&
  /['’‘/.-]/.test(words[start - 1] ?? '');

/** Whether the other side says a billion as a thousand millions: "1.9 billion", "1.900 millones". */
const isBillion = ({ text, end }: NumberToken, words: string, others: readonly NumberToken[]): boolean =>
  /^\d{1,3}(?:\.\d{1,2})?$/.test(text) &&
  /^\s?billion/.test(words.slice(end, end + 9)) &&
  others.some((one) => one.text.replaceAll(/\D/g, '') === String(Math.round(Number(text) * 1000)));

/** Whether the other side says 1/2 in a word, in a text of usual length. */
const isHalf = ({ text, start }: NumberToken, words: string, other: string): boolean =>
  text === '2' && words.slice(start - 2, start) === '1/' && HALF.test(other.slice(0, mostSearched));

const HALF =
  /(?<!\p{L})(?:half|halb|halv|hälft|demi|moitié|mitad|medi[oa]|met[àa]|mezz|metade|mei[oa]|пол|pół|poł|puol|yarı)|半/iu;

/** Whether the other side has a version as a part of a word, as languages without spaces do: 「はv3.5.0以降」. */
const isVersion = ({ text, start }: NumberToken, { source, target }: ParsedPair): boolean =>
  hasVersion(text, target.words) || isGluedVersion(text, start, source, target);

/** Whether the other side says a version with one more zero: 0.14, 0.14.0. */
const hasVersion = (text: string, words: string): boolean =>
  /^\d{1,3}\.\d{1,3}$/.test(text) &&
  words
    .split(`${text}.0`)
    .slice(1)
    .some((rest) => !/^\.?\d/.test(rest));

const isGluedVersion = (text: string, start: number, source: ParsedValue, target: ParsedValue): boolean =>
  source.words[start - 1] === 'v' &&
  target.raw
    .split(`v${text}`)
    .slice(1)
    .some((rest) => !/^[\d.]/.test(rest));

/** Whether the other side groups the digits of a large number in another way: 999,999,999 and 9,9999,9999. */
const hasDigits = ({ text }: NumberToken, words: string): boolean =>
  text.length > 8 &&
  /^[\d.,]+$/.test(text) &&
  words.replaceAll(/(?<=\d)[.,' ](?=\d)/g, '').includes(text.replaceAll(/[.,]/g, ''));

/** Whether a word of English stands for a number: "tenths of a mm" (0.1), "non-zero". */
const isFraction = ({ text }: NumberToken, prose: string): boolean =>
  (/^0[.,]1$/.test(text) && /\btenths?\b/i.test(prose)) ||
  (/^0[.,]01$/.test(text) && /\bhundredths?\b/i.test(prose)) ||
  (text === '0' && /\b(?:non-?)?zero(?:es)?\b/i.test(prose)) ||
  (text === '2' && /\bsecondary\b/i.test(prose)) ||
  (/^[14]5$/.test(text) && /\bquarters?\b/i.test(prose));

/** Chinese, Japanese and Korean count the corners of a hexagon: "6각형". */
const isPolygon = ({ end }: NumberToken, words: string): boolean =>
  /^ ?(?:각형|角形|角|边形|邊形)/u.test(words.slice(end, end + 4));

/** Whether a number stands in a tag of plain text: `<span style="font-weight:600">`. */
const isInTag = ({ isHtml, words }: ParsedValue, { start, end }: NumberToken): boolean =>
  !isHtml &&
  /<[a-z][^<>]{0,200}$/i.test(words.slice(Math.max(0, start - 200), start)) &&
  /^[^<>]{0,200}>/.test(words.slice(end, end + 201));

const ANY = /(?:)/;

/** Numbers that words without a digit stand for, and these words in English. */
const WORDED: readonly (readonly [number: RegExp, words: RegExp])[] = [
  [/^-?[0-4]$/, ANY],
  [/^7$/, /week/i],
  [/^1[05]$/, /\b(?:ten|decade|quarter|decimal)/i],
  [/^12$/, /dozen|year|annual|noon|midday|month/i],
  [/^14$/, /fortnight|week/i],
  [/^2[04]$/, /\b(?:score|day|daily|hour|night|midnight)/i],
  [/^[369]0$/, /half|month|minute|hour|quarter|right angle|perpendicular|straight|day/i],
];

/**
 * A number that a source without any is explained by: a small one says "double" or "buggy" (2, 4x4), another
 * one "fortnight" (14), and brackets give a year or a version. Only words of English are known.
 */
function isExplained(
  { text, start }: NumberToken,
  { source, target, sourceLanguage }: ParsedPair,
  hasNumbers: boolean,
): boolean {
  const number = text.normalize('NFKC');
  const words = WORDED.find(([of]) => of.test(number))?.[1];
  // "A week" has the number word "a", which is not what the 7 stands for.
  if (hasNumbers)
    return words !== undefined && words !== ANY && sourceLanguage.base === 'en' && words.test(source.prose);
  return (
    (words !== undefined && (sourceLanguage.base !== 'en' || words.test(source.prose))) ||
    /[(（[][^()（）[\]]{0,200}$/.test(target.words.slice(Math.max(0, start - 200), start))
  );
}

/** A minus says in signs what the source says in a word: "a 1 point decrease". */
const isLess = ({ text }: NumberToken, prose: string, numbers: readonly NumberToken[]): boolean =>
  text.startsWith('-') &&
  numbers.some((number) => number.text === text.slice(1)) &&
  /\b(?:decreas|minus|less|lower|reduc|penalt|fewer|los[est]|drain|negativ|subtract|drop)/i.test(prose);

/** Tools number the sections that a link names, and some languages leave the number out. */
function isNumberOfSection({ raw, readable }: ParsedValue, { start, end }: NumberToken): boolean {
  const before = raw.slice(
    Math.max(0, readable.spanOf(start, end).from - 300),
    readable.spanOf(start, end).from,
  );
  const link = before.slice(before.lastIndexOf('<a '));
  return (
    link.startsWith('<a ') && (link.includes('xref') || link.endsWith(' title="')) && !link.includes('</a>')
  );
}

/** 100 % is said in words: entirely, completely. */
const isWhole = ({ text, unit }: NumberToken): boolean => text === '100' && unit === '%';

/** Compares block by block for exact positions, then the rest of all blocks, because sentences may move. */
function compareInBlocks(
  pair: ParsedPair,
  source: readonly NumberToken[],
  target: readonly NumberToken[],
  problems: ProblemCollector,
): NumberMatches {
  const [ofSource, ofTarget] = [byBlock(pair.source, source), byBlock(pair.target, target)];
  const found = pair.blocks.map((blocks) =>
    matchNumbers(ofSource.get(blocks.source) ?? [], ofTarget.get(blocks.target) ?? []),
  );
  const isPaired = pair.blocks.length > 0;
  const rest = matchNumbers(
    isPaired ? found.flatMap(({ missing }) => missing) : source,
    isPaired ? found.flatMap(({ extra }) => extra) : target,
  );
  const matched = [...found.flatMap((matches) => matches.matched), ...rest.matched];
  for (const [left, right] of matched) {
    if (left.unit === undefined || right.unit === undefined || left.unit === right.unit) continue;
    if (isArgument(left, pair.source, pair.target)) continue;
    // The sign of an argument is no percent sign: "%1 MiB".
    if (pair.source.words[left.start - 1] === '%' && pair.target.words[right.start - 1] === '%') continue;
    problems.add(
      'numbers',
      'unit',
      { number: left.text, before: left.unit, after: right.unit },
      {
        source: [pair.source.readable.spanOf(left.start, left.end)],
        target: [pair.target.readable.spanOf(right.start, right.end)],
      },
    );
  }
  return rest;
}
