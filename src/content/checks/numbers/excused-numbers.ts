import { firstOf, timesOf } from '../counted';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import {
  areOneYear,
  hasOtherAddress,
  isAboveNone,
  isBillion,
  isDay,
  isEach,
  isEveryDay,
  isLowerBound,
  isNone,
  isOfHardwareAddress,
  isYearInFull,
} from '../quantities/other-quantities';
import { isInOtherUnit } from '../quantities/other-units';
import { isPercent } from '../quantities/unit-names';
import { hasOtherArguments, isArgument, isOfArgument, isReferenceInCode } from './dollar-arguments';
import { blockOf } from './number-blocks';
import type { NumberToken } from './number-tokens';
import { boundBeyond } from './bounds';
import { isNegative, isSaidLess } from './minus-signs';
import {
  isGluedDay,
  isHalf,
  isNetworkClass,
  isOfOpenList,
  isSaidOtherwise,
  isSign,
  isThousands,
  isVersion,
  isWeek,
} from './number-wordings';
import {
  isCounter,
  isExplained,
  isFormOfFew,
  isFraction,
  isInThousands,
  isLess,
  isNumerator,
  isOfDefinedUnit,
  isPolygon,
} from './numbers-for-words';
import {
  arePages,
  isManualPage,
  isNumberOfChapter,
  isNumberOfFootnote,
  isNumberOfQuestion,
  isNumberOfSection,
  isOfCrossReference,
  isRenderedReference,
} from './numbers-of-tools';
import {
  hasDigits,
  isAccessKey,
  isAtCut,
  isBurmeseLetter,
  isDividedByColons,
  isDividedByKey,
  isInPlaceholder,
  isInPlaceOfArgument,
  isInTag,
  isInWordOfCode,
  isNameOfPart,
  isPartOf,
} from './other-notations';
import {
  isFirstOfAll,
  isInsideRange,
  isInOtherForm,
  isOfCountedRange,
  isOfMixedNumber,
  isOfSameValue,
  isOfWording,
  isSaidInWords,
} from './reworded-numbers';
import { isSaidOnceMore } from './repeated-numbers';
import { spelledNumbers } from './spelled-numbers';

const timesOfReferences = (tokens: readonly NumberToken[], value: ParsedValue): ReadonlyMap<string, number> =>
  timesOf(tokens.flatMap((token) => (isRenderedReference(value, token) ? [token.text] : [])));

/** The numbers of both sides, and those of them that have no partner. */
interface ComparedNumbers {
  readonly left: readonly NumberToken[];
  readonly right: readonly NumberToken[];
  readonly missing: readonly NumberToken[];
  readonly extra: readonly NumberToken[];
}

/**
 * Finds out for numbers without a partner whether they are right as they are: whether the other side says
 * them in another way, or they are no numbers of the text.
 */
export class ExcusedNumbers {
  readonly #pair: ParsedPair;
  readonly #numbers: ComparedNumbers;
  /** Each number of one side is compared with the first of these of the other one. */
  readonly #someMissing: readonly NumberToken[];
  readonly #someExtra: readonly NumberToken[];
  readonly #someLeft: readonly NumberToken[];
  readonly #blocksOfExtra: ReadonlySet<TextBlock | undefined>;
  readonly #hasOtherArguments: boolean;
  readonly #hasNumbers: boolean;
  /** Numbers that the target may have in place of a bound of the source. */
  readonly #bounds: ReadonlySet<number | undefined>;

  constructor(pair: ParsedPair, numbers: ComparedNumbers) {
    const { source, target, sourceLanguage } = pair;
    this.#pair = pair;
    this.#numbers = numbers;
    this.#someMissing = firstOf(numbers.missing);
    this.#someExtra = firstOf(numbers.extra);
    this.#someLeft = firstOf(numbers.left);
    this.#blocksOfExtra = new Set(numbers.extra.map((token) => blockOf(target, token)));
    this.#hasOtherArguments = hasOtherArguments(source, target);
    this.#bounds = new Set(numbers.missing.map((one) => boundBeyond(one, source.prose, target.prose)));
    this.#hasNumbers = numbers.left.length > 0 || spelledNumbers(source.words, sourceLanguage).size > 0;
  }

  /** Whether a number of the source may be missing only because the target may say it in words. */
  isPerhapsSaid(token: NumberToken): boolean {
    const { source, target } = this.#pair;
    return (
      this.#isReworded(token) &&
      !this.#isOfNotation(token, source, target, this.#numbers.extra) &&
      !isInPlaceholder(token, target) &&
      !isOtherQuantity(token, source, target, this.#someExtra)
    );
  }

  /** Whether a number of the source need not be in the target. */
  isMissing(token: NumberToken): boolean {
    const { source, target } = this.#pair;
    const { extra } = this.#numbers;
    return (
      this.#isOfNotation(token, source, target, extra) ||
      isInPlaceholder(token, target) ||
      isNameOfPart(token, source) ||
      (isAtCut(token, this.#pair) && !this.#isExtraBeside(token)) ||
      isOtherQuantity(token, source, target, this.#someExtra) ||
      this.#someExtra.some((one) => isSaidLess(token, one, this.#pair)) ||
      this.#isReworded(token)
    );
  }

  /** Whether a number of the target need not be in the source. */
  isExtra(token: NumberToken): boolean {
    const { source, target } = this.#pair;
    const { missing } = this.#numbers;
    return (
      this.#isOfNotation(token, target, source, missing) ||
      isInTag(target, token) ||
      isInWordOfCode(token, target, source) ||
      isDividedByKey(token, source) ||
      isDividedByColons(token, target.words, source.words) ||
      (missing.length === 0 && isSaidOnceMore(token, source, target, this.#someLeft)) ||
      isAccessKey(token, target, source) ||
      isBurmeseLetter(token, target.words, source) ||
      token.readings.some((number) => isInPlaceOfArgument(number, this.#pair)) ||
      this.#someMissing.some((one) => isSameQuantity(one, source, token, target)) ||
      this.#isWording(token)
    );
  }

  /** Whether the number is one of a tool, a program or an example, or both sides write it in another way. */
  #isOfNotation(
    token: NumberToken,
    own: ParsedValue,
    other: ParsedValue,
    alone: readonly NumberToken[],
  ): boolean {
    const some = own === this.#pair.source ? this.#someExtra : this.#someMissing;
    return (
      token.isFullHour ||
      (isWhole(token) && !some.some(({ unit }) => isPercent(unit))) ||
      isNumberOfFootnote(own, token, this.#pair) ||
      isNumberOfSection(own, token) ||
      isNumberOfChapter(own, token) ||
      isNumberOfQuestion(own, token) ||
      isManualPage(token, own, alone, other) ||
      (isOfCrossReference(own, token) && !some.some((one) => isOfCrossReference(other, one))) ||
      (isRenderedReference(own, token) &&
        some.some((one) => isRenderedReference(other, one)) &&
        !this.#hasReferenceTwice()) ||
      isArgument(token, own, other) ||
      (this.#hasOtherArguments && isOfArgument(token, own)) ||
      isReferenceInCode(token, own) ||
      hasOtherAddress(token, some, other) ||
      isOfHardwareAddress(token, own, other) ||
      isNegative(token, own, other) ||
      hasDigits(token, other.words) ||
      some.some((one) => areOneYear(token, own, one) || areOneYear(one, other, token)) ||
      some.some((one) => arePages(token, own, one, other) || arePages(one, other, token, own))
    );
  }

  /** Whether the target refers to one number more often than the source, as no other count of links does. */
  #hasReferenceTwice(): boolean {
    const { source, target } = this.#pair;
    const { left, right } = this.#numbers;
    const [before, after] = [timesOfReferences(left, source), timesOfReferences(right, target)];
    return [...after].some(([text, times]) => times > 1 && (before.get(text) ?? 0) === times - 1);
  }

  /** Whether the translation of a number's block has a number that its source has not. */
  #isExtraBeside(token: NumberToken): boolean {
    const { source, target } = this.#pair;
    return this.#blocksOfExtra.has(this.#pair.partnerOf(blockOf(source, token)) ?? blockOf(target, token));
  }

  /** Whether the target says a number of the source in words. */
  #isReworded(token: NumberToken): boolean {
    const { source, target } = this.#pair;
    return (
      isSaidOtherwise(token, this.#pair) ||
      isOfOpenList(token, source.words, target.words) ||
      isNetworkClass(token, source.words, target.words) ||
      isGluedDay(token, target) ||
      isThousands(token, target.words) ||
      isHalf(token, source.words, target.words) ||
      isWeek(token, source.words, target.words) ||
      isSign(token, source.words, target.words) ||
      isVersion(token, this.#pair) ||
      isInOtherForm(token, this.#pair, this.#numbers.right) ||
      isFirstOfAll(token, source) ||
      isOfCountedRange(token, this.#pair) ||
      isInsideRange(token, this.#pair) ||
      (isSaidInWords(token, this.#pair) && !this.#isExtraBeside(token)) ||
      // "isn't 0" is said in a word: "ненулевом".
      (token.text === '0' && /(?:n['’]t|\bnot) $/.test(source.words.slice(0, token.start)))
    );
  }

  /** Whether a number of the target stands for words of the source. */
  #isWording(token: NumberToken): boolean {
    const { source, target, targetLanguage } = this.#pair;
    const { left, missing } = this.#numbers;
    return (
      isLess(token, source.prose, left) ||
      this.#someMissing.some((one) => isSaidLess(one, token, this.#pair)) ||
      isNumerator(token, target.words, source.words) ||
      isEach(token, target.words, source.prose) ||
      (token.text.match(/\d{1,9}/g) ?? []).some((number) => this.#bounds.has(Number(number))) ||
      isFormOfFew(token.values[0] ?? '', source.words, targetLanguage) ||
      isFraction(token, source.prose) ||
      isOfDefinedUnit(token, target.words, source.words) ||
      isOfMixedNumber(token, source.words) ||
      isPolygon(token, target.words) ||
      isInThousands(token, target.words, missing) ||
      isCounter(token, this.#pair) ||
      isExplained(token, this.#pair, this.#hasNumbers) ||
      isOfWording(token, this.#pair)
    );
  }
}

/** Whether the target has a quantity of the source in another unit, or the parts of it. */
const isOtherQuantity = (
  token: NumberToken,
  source: ParsedValue,
  target: ParsedValue,
  others: readonly NumberToken[],
): boolean =>
  isDay(token, source.words, target.words) ||
  isInOtherUnit(token, source, others, target) ||
  isPartOf(token, source.words, target.words) ||
  isLowerBound(token, source.words, target.words) ||
  isEveryDay(token, source.words) ||
  isNone(token, source.words, target.words) ||
  isAboveNone(token, source.words, target.words) ||
  others.some((one) => isYearInFull(token, source.words, one)) ||
  isBillion(token, source.words, others);

/** Whether a number of the target is one of the source in another unit or form. */
const isSameQuantity = (
  one: NumberToken,
  source: ParsedValue,
  token: NumberToken,
  target: ParsedValue,
): boolean =>
  (token.text === '1' && isDay(one, source.words, target.words)) ||
  isYearInFull(one, source.words, token) ||
  isOfSameValue(token, one) ||
  isInOtherUnit(one, source, [token], target) ||
  isBillion(one, source.words, [token]);

/** 100 % is said in words: entirely, completely. */
const isWhole = ({ text, unit }: NumberToken): boolean => text === '100' && isPercent(unit);
