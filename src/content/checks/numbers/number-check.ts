import { firstOf } from '../counted';
import type { FieldCheck } from '../field-check';
import { blockOf, byBlock } from './number-blocks';
import { matchNumbers, type NumberMatches } from './number-matches';
import { hasOtherArguments, isArgument, isOfArgument, isReferenceInCode } from './dollar-arguments';
import {
  hasOtherAddress,
  isDay,
  isEach,
  isEveryDay,
  isLowerBound,
  isNone,
  isOfHardwareAddress,
  isYearInFull,
} from './other-quantities';
import { findMistypedDigits } from './mistyped-digits';
import {
  joinedGroups,
  joinedLike,
  numbersOfPair,
  spanWithSign,
  spanWithUnit,
  type NumberToken,
} from './number-tokens';
import {
  isAccessKey,
  isBurmeseLetter,
  isDividedByKey,
  isNameOfPart,
  isNameOfSetting,
  isPartOf,
} from './other-notations';
import { isInOtherUnit } from './other-units';
import {
  isManualPage,
  isNumberOfChapter,
  isNumberOfFootnote,
  isNumberOfSection,
  isOfCrossReference,
  isRenderedReference,
} from './numbers-of-tools';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import {
  areOneYear,
  hasDigits,
  isBillion,
  isBound,
  isCounter,
  isExplained,
  isFormOfFew,
  isFraction,
  isGluedDay,
  isHalf,
  isInThousands,
  isLess,
  isNetworkClass,
  isNumerator,
  isOfOpenList,
  isPolygon,
  isSaidOtherwise,
  isSign,
  isThousands,
  isVersion,
  isWeek,
} from './number-wordings';
import { isFirstOfAll, isInOtherForm, isOfSameValue, isOfWording, isSaidInWords } from './reworded-numbers';
import { SaidNumbers } from './said-numbers';
import { spelledNumbers } from './spelled-numbers';
import { areOneUnit, isPercent, meantBy } from './unit-names';

/**
 * Finds numbers that one side has in digits and the other neither in digits nor in words, and changed units.
 */
export const numberCheck: FieldCheck = {
  ids: ['numbers'],
  find(pair, problems) {
    const { source, target, sourceLanguage, targetLanguage } = pair;
    const found = numbersOfPair(pair);
    if (found[0].length === 0 && (found[1].length === 0 || isNameOfSetting(source))) return;
    const left = joinedGroups(joinedLike(...found), found[1], source, sourceLanguage);
    const right = joinedGroups(joinedLike(found[1], found[0]), found[0], target, targetLanguage);
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
    const hasOther = hasOtherArguments(source, target);
    const mistyped = findMistypedDigits(pair, missing, problems);
    const blocksOfExtra = new Set(extra.map((token) => blockOf(target, token)));
    for (const token of missing) {
      if (mistyped.has(token) || isNumberOfFootnote(source, token)) continue;
      if (token.isFullHour || isWhole(token) || inTarget.says(token, pair.partnerOf(blockOf(source, token))))
        continue;
      if (
        isNumberOfSection(source, token) ||
        isInPlaceholder(token, target) ||
        isArgument(token, source, target) ||
        (hasOther && isOfArgument(token, source)) ||
        isReferenceInCode(token, source) ||
        hasOtherAddress(token, someExtra) ||
        isOfHardwareAddress(token, source, target) ||
        isDay(token, source.words, target.words) ||
        isInOtherUnit(token, source, someExtra, target) ||
        isPartOf(token, source.words, target.words) ||
        isNameOfPart(token, source) ||
        isLowerBound(token, source.words, target.words) ||
        isEveryDay(token, source.words) ||
        isNone(token, source.words, target.words) ||
        someExtra.some((one) => isYearInFull(token, source.words, one)) ||
        isManualPage(token, source, extra, target) ||
        isSaidOtherwise(token, pair) ||
        isNegative(token, source, target) ||
        isOfOpenList(token, source.words, target.words) ||
        isNetworkClass(token, source.words, target.words) ||
        (isOfCrossReference(source, token) && !someExtra.some((one) => isOfCrossReference(target, one))) ||
        (isRenderedReference(source, token) && someExtra.some((one) => isRenderedReference(target, one))) ||
        isGluedDay(token, target.words) ||
        hasDigits(token, target.words) ||
        isThousands(token, target.words) ||
        someExtra.some((one) => areOneYear(token, source, one)) ||
        isBillion(token, source.words, someExtra) ||
        isHalf(token, source.words, target.words) ||
        isWeek(token, source.words, target.words) ||
        isSign(token, source.words, target.words) ||
        someExtra.some((one) => areOneYear(one, target, token)) ||
        isVersion(token, pair) ||
        isInOtherForm(token, pair, right) ||
        isFirstOfAll(token, source) ||
        (isSaidInWords(token, pair) &&
          !blocksOfExtra.has(pair.partnerOf(blockOf(source, token)) ?? blockOf(target, token))) ||
        // "isn't 0" is said in a word: "ненулевом".
        (token.text === '0' && /(?:n['’]t|\bnot) $/.test(source.words.slice(0, token.start)))
      )
        continue;
      problems.add('numbers', 'missing', { number: token.text }, { source: [spanWithSign(source, token)] });
    }
    const hasNumbers = left.length > 0 || spelledNumbers(source.words, sourceLanguage).size > 0;
    for (const token of extra) {
      if (isInTag(target, token) || isNumberOfFootnote(target, token) || isNumberOfChapter(target, token))
        continue;
      if (isRenderedReference(target, token) && someMissing.some((one) => isRenderedReference(source, one)))
        continue;
      if (token.isFullHour || isWhole(token) || inSource.says(token, originOf(token))) continue;
      if (isLess(token, source.prose, left) || isNumerator(token, target.words, source.words)) continue;
      if (isNumberOfSection(target, token) || isNegative(token, target, source)) continue;
      if (hasOther && isOfArgument(token, target)) continue;
      if (isReferenceInCode(token, target) || hasOtherAddress(token, someMissing)) continue;
      if (isOfHardwareAddress(token, target, source)) continue;
      if (isEach(token, target.words, source.prose)) continue;
      if (token.text === '1' && someMissing.some((one) => isDay(one, source.words, target.words))) continue;
      if (someMissing.some((one) => isYearInFull(one, source.words, token))) continue;
      if (isArgument(token, target, source) || isManualPage(token, target, missing, source)) continue;
      if (missing.some((one) => isBound(one, source.prose, token.text))) continue;
      if (isFormOfFew(token.values[0] ?? '', source.words, targetLanguage)) continue;
      if (isFraction(token, source.prose) || isPolygon(token, target.words)) continue;
      if (hasDigits(token, source.words) || isInThousands(token, target.words, missing)) continue;
      if (isCounter(token, pair) || isExplained(token, pair, hasNumbers)) continue;
      if (isOfWording(token, pair)) continue;
      if (someMissing.some((one) => isOfSameValue(token, one))) continue;
      if (token.readings.some((number) => isInPlaceOfArgument(number, pair))) continue;
      if (someMissing.some((one) => isInOtherUnit(one, source, [token], target))) continue;
      if (isDividedByKey(token, source)) continue;
      if (isAccessKey(token, target, source) || isBurmeseLetter(token, target.words, source)) continue;
      if (someMissing.some((one) => areOneYear(token, target, one))) continue;
      if (someMissing.some((one) => areOneYear(one, source, token) || isBillion(one, source.words, [token])))
        continue;
      problems.add('numbers', 'extra', { number: token.text }, { target: [spanWithSign(target, token)] });
    }
  },
};

/** Whether the number stands in place of an argument of Qt, whose loss is one of a placeholder: "%1 file". */
const isInPlaceOfArgument = (number: string, { source, target }: ParsedPair): boolean =>
  source.words.includes(`%${number}`) && !target.words.includes(`%${number}`);

/** Whether a placeholder of the other side has the number in its name: "{include:010.fr.js}". */
const isInPlaceholder = ({ text }: NumberToken, { fixedParts }: ParsedValue): boolean =>
  text.length > 1 &&
  fixedParts.some((part) => part.kind === 'placeholder' && part.text.split(/\D+/).includes(text));

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

/** Whether a hyphen before the number is a minus on the other side: "`-1'" and "-1". */
const isNegative = ({ text, start }: NumberToken, own: ParsedValue, other: ParsedValue): boolean => {
  const amount = text.replace(/^[-−]/u, '');
  const isAfterSign = text !== amount || /[-−–]/u.test(own.words[start - 1] ?? '');
  return (
    isAfterSign &&
    ['-', '−', '–'].some((sign) => other.words.includes(sign + amount) || other.words.includes(amount + sign))
  );
};

/** Whether a number stands in a tag of plain text: `<span style="font-weight:600">`. */
const isInTag = ({ isHtml, words }: ParsedValue, { start, end }: NumberToken): boolean =>
  !isHtml &&
  /<[a-z][^<>]{0,200}$/i.test(words.slice(Math.max(0, start - 200), start)) &&
  /^[^<>]{0,200}>/.test(words.slice(end, end + 201));

/** 100 % is said in words: entirely, completely. */
const isWhole = ({ text, unit }: NumberToken): boolean => text === '100' && isPercent(unit);

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
  for (const [left, right] of [...found.flatMap(({ matched }) => matched), ...rest.matched])
    compareUnits(pair, left, right, problems);
  return rest;
}

/** Finds a unit that became another one. */
function compareUnits(
  { source, target }: ParsedPair,
  left: NumberToken,
  right: NumberToken,
  problems: ProblemCollector,
): void {
  if (left.unit === undefined || right.unit === undefined || areOneUnit(meantBy(left.unit), right.unit.ids))
    return;
  if (isArgument(left, source, target)) return;
  problems.add(
    'numbers',
    'unit',
    { number: left.text, before: left.unit.text, after: right.unit.text },
    { source: [spanWithUnit(source, left)], target: [spanWithUnit(target, right)] },
  );
}
