import { countMatches } from '../../text/matches';
import { isInDiagram } from '../code/diagrams';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { bracesOf } from './placeholder-parts';
import {
  COUNT_NAME,
  ONE_UNIT,
  isArgumentSaid,
  isCounted,
  isForOne,
  isNumberOf,
  isOne,
  isPerhapsOne,
  isSaidInWords,
  namesInside,
  saysNumberOf,
} from './count-placeholders';
import { hasSpaced } from './damaged-forms';
import {
  filesInLanguage,
  hasConversions,
  hasOtherForm,
  isAnyCharacter,
  isEnding,
  isEndingOfNumber,
  isGlued,
  isPercentageOf,
  mayHaveOtherForm,
} from './other-forms';
import { insideOf, isStatement, keyOf, nameIn, spanOf, type Placeholder } from './placeholder-keys';
import { isUnnumbered, type Sides } from './printf-arguments';
import {
  areInWords,
  isAgain,
  isArgumentOfCommand,
  isInReadersLanguage,
  isLabelInBraces,
  isLabelInCode,
  isNameOfExample,
  isOfShownSyntax,
  isOptionValue,
  isSaidOften,
  isOfPathInItalics,
  isShownToReaders,
  isWordInBraces,
  isWordOf,
} from './shown-placeholders';
import { isTranslatedStandIn } from './stand-ins';

/** Placeholders of both sides, and some that lack on the other side. */
interface ComparedPlaceholders extends Sides {
  readonly missing: readonly Placeholder[];
  readonly extra: readonly Placeholder[];
}

/**
 * Finds out for placeholders that only one side has whether they are right as they are: whether the other
 * side has them in another form, or they are none for a program.
 */
export class ExcusedPlaceholders {
  readonly #pair: ParsedPair;
  readonly #parts: ComparedPlaceholders;
  readonly #keys: { readonly source: ReadonlySet<string>; readonly target: ReadonlySet<string> };
  /** The number may be said inside of the plural that it chooses, or beside it. */
  readonly #names: { readonly source: ReadonlySet<string>; readonly target: ReadonlySet<string> };
  readonly #insideOfSource: ReadonlySet<string>;
  readonly #inLanguage: ReadonlySet<Placeholder>;
  readonly #areInWords: boolean;
  /** The source has words for the reader in braces, and both sides have as many braces. */
  readonly #hasWordsInBraces: boolean;
  readonly #hasAsManyBraces: boolean;
  /** A page translates the names of its example. */
  readonly #isExample: boolean;
  /** How many more words in braces the target may have for those of the source. */
  #asked: number;

  constructor(pair: ParsedPair, parts: ComparedPlaceholders) {
    const { source, target, missing, extra } = parts;
    this.#pair = pair;
    this.#parts = parts;
    this.#keys = { source: new Set(source.map(keyOf)), target: new Set(target.map(keyOf)) };
    this.#names = { source: namesInside(source), target: namesInside(target) };
    this.#insideOfSource = insideOf(source);
    this.#inLanguage = filesInLanguage(missing, extra, pair);
    this.#areInWords = areInWords(extra, pair.target);
    this.#hasWordsInBraces =
      IN_BRACES.test(pair.source.raw) &&
      countMatches(pair.source.raw, BRACES) === countMatches(pair.target.raw, BRACES);
    this.#hasAsManyBraces = bracesOf(pair.source) === bracesOf(pair.target);
    this.#isExample =
      missing.some((one) => isNameOfExample(one, pair.source)) &&
      extra.some((one) => isNameOfExample(one, pair.target));
    this.#asked = countMatches(pair.source.raw, WORDS_ASKED_FOR);
  }

  /** Whether a placeholder of the source need not be in the target. */
  isMissing(part: Placeholder): boolean {
    const pair = this.#pair;
    const { source, target, extra } = this.#parts;
    if (hasSpaced(pair.target, part.text)) return false;
    // A translation may repeat a named placeholder less often, but not a printf argument.
    if (part.kind !== 'printf' && (this.#keys.target.has(part.key) || this.#names.target.has(nameIn(part))))
      return true;
    return (
      this.#isOfText(part, source, 'source') ||
      target.some((other) => isNumberOf(other, [part], pair) || saysNumberOf(other, part)) ||
      isInReadersLanguage(part, extra, pair) ||
      isAgain(part, pair, this.#keys.target) ||
      isEnding(part, pair) ||
      isGlued(part, pair) ||
      isWordInBraces(part, pair) ||
      isOne(part, pair) ||
      isSaidInWords(part, pair) ||
      this.#isOfPath(part, pair.source, this.#parts.extra, pair.target) ||
      isArgumentSaid(part, pair) ||
      // Inside of another one: {{grammar:genitive|{{name}}}}.
      (part.text.startsWith('{{') && pair.target.raw.includes(part.text)) ||
      // With mark-up inside of the braces: "S{<i>VARIABLE</i>}".
      (part.text.endsWith('}') && pair.target.readable.text.includes(part.text))
    );
  }

  /** Whether a placeholder that is missing may be missing for good reason. */
  isMissingPerhaps(part: Placeholder): boolean {
    const { source, target } = this.#pair;
    return (
      isSaidOften(part, this.#pair, this.#keys.target) ||
      isPerhapsOne(part, this.#pair) ||
      isShownToReaders(part, source, this.#areInWords) ||
      mayHaveOtherForm(part, this.#parts.extra, this.#keys.target, target)
    );
  }

  /** Whether a placeholder of the target need not be in the source. */
  isExtra(part: Placeholder): boolean {
    const pair = this.#pair;
    const { source, target, missing } = this.#parts;
    return (
      (part.kind !== 'printf' && this.#keys.source.has(part.key)) ||
      this.#isOfText(part, target, 'target') ||
      isNumberOf(part, missing, pair) ||
      (part.kind === 'named' && this.#names.source.has(nameIn(part))) ||
      source.some((one) => saysNumberOf(part, one)) ||
      (part.kind === 'icu' && this.#insideOfSource.has(part.key)) ||
      missing.some((one) => isInReadersLanguage(one, [part], pair) || isWordInBraces(one, pair)) ||
      // The source has it before a letter, where it otherwise is a percentage: "%sfor sequence %s".
      (part.kind === 'printf' && hasConversions(pair.source.readable.text, part, pair)) ||
      isLabelInCode(part, pair) ||
      this.#isOfPath(part, pair.target, missing, pair.source) ||
      isEndingOfNumber(part, pair) ||
      isForOne(part, pair) ||
      // A word of the source is given in braces behind its translation.
      (source.length === 0 && isWordOf(pair.source.readable.text, nameIn(part))) ||
      // The source has words for the reader in braces, and loses no name: "Class 1: {Everything Else}".
      (/^\{\p{L}[^{}]*\}$/u.test(part.text) && missing.length === 0 && this.#hasWordsInBraces) ||
      // Functions of MediaWiki work where the source has none: {{formatnum:$1}}.
      /^\{\{#?[a-z]+:/i.test(part.text) ||
      // The forms for men and women, of which English has one: "{M#surpris}{F#surprise}".
      /^\{[MF]#/.test(part.text) ||
      // An accent of Texinfo: "Se@,{c}@~{a}o".
      ACCENT_BEFORE.test(pair.target.raw.slice(0, spanOf(pair.target, part).from).slice(-2)) ||
      // The form for one is that of 21 in other languages, too: "1 file", "%{count} файл".
      (COUNT_NAME.test(part.text) && ONE_UNIT.test(pair.source.raw)) ||
      // A noun after a number was put into the plural that the language needs.
      (part.kind === 'icu' && source.some((one) => isCounted(one, part))) ||
      isShortened(part, pair.source) ||
      this.#isAskedFor(part)
    );
  }

  /** Whether a path in italics has a name in braces, as it has another one on the other side. */
  #isOfPath(
    part: Placeholder,
    own: ParsedValue,
    others: readonly Placeholder[],
    other: ParsedValue,
  ): boolean {
    return isOfPathInItalics(part, own) && others.some((one) => isOfPathInItalics(one, other));
  }

  /** Whether the program may well fill in a placeholder that the source does without. */
  isExtraPerhaps(part: Placeholder): boolean {
    const { source, missing } = this.#parts;
    const inWords = this.#areInWords;
    return (
      isSaidOften(part, this.#pair, this.#keys.source) ||
      isShownToReaders(part, this.#pair.target, inWords) ||
      (inWords && missing.some((one) => isShownToReaders(one, this.#pair.source, inWords))) ||
      isStatement(part.text) ||
      (missing.length === 0 && mayBeFilled(part, source))
    );
  }

  /** Whether it is part of a text for readers, or has its like in another form on the other side. */
  #isOfText(part: Placeholder, own: readonly Placeholder[], side: 'source' | 'target'): boolean {
    const pair = this.#pair;
    const other = side === 'source' ? pair.target : pair.source;
    return (
      (this.#isExample && isNameOfExample(part, pair[side])) ||
      isTranslatedStandIn(part, pair) ||
      isOptionValue(part, side === 'source', pair) ||
      isArgumentOfCommand(part, pair[side], other) ||
      isAnyCharacter(part, pair[side]) ||
      (this.#hasAsManyBraces &&
        part.kind !== 'printf' &&
        isInDiagram(pair[side], spanOf(pair[side], part))) ||
      isLabelInBraces(part, pair) ||
      hasOtherForm(part, other) ||
      isPercentageOf(part, other) ||
      this.#inLanguage.has(part) ||
      isOfShownSyntax(part, own, pair)
    );
  }

  /** Whether the source shows a syntax with words for the reader, too: "%{some text}". Counts those. */
  #isAskedFor(part: Placeholder): boolean {
    if (!NAME_ASKED_FOR.test(part.text) || this.#asked === 0) return false;
    this.#asked -= 1;
    return true;
  }
}

/** Whether dots stand for what the source names within the braces, in mark-up: "%{ENV:<em>variable</em>}". */
function isShortened({ text }: Placeholder, { raw, readable }: ParsedValue): boolean {
  const [, before = '', after = ''] =
    /^([^{}]{0,3}\{[^{}]{0,40}?)(?:\.{3}|…)([^{}.…]{0,40}\})$/u.exec(text) ?? [];
  if (before === '') return false;
  const at = readable.text.indexOf(before);
  const named = at === -1 ? '' : (readable.text.slice(at + before.length).split(after, 1)[0] ?? '');
  return /^[^{}<>]{1,40}$/.test(named) && !raw.includes(before + named + after);
}

/** A text that a user is asked for: "%{some text}", and in one word: "%{texto}". */
const WORDS_ASKED_FOR = /%\{\p{L}{1,40}(?: \p{L}{1,40}){1,5}\}/gu;
const NAME_ASKED_FOR = /^%\{\p{L}{2,40}\}$/u;

/** Words for the reader, as in a usage line. */
const IN_BRACES = /\{\p{L}{2,20}[ -]\p{L}{2,20}(?:-\p{L}{1,20}){0,6}\}/u;

const BRACES = /\{[^{}]*\}/g;

const ACCENT_BEFORE = /@[,~'"^`=]$/;

/**
 * Whether the program may fill in a placeholder that the source does without: one with a name, or the number
 * in another form of a message that has a form for one.
 */
const mayBeFilled = (part: Placeholder, source: readonly Placeholder[]): boolean =>
  part.kind !== 'printf' || (isCount(part) && !source.some(isUnnumbered));

const isCount = ({ key }: Placeholder): boolean => /^%(?:\d\$)?l{0,2}[diun]$/.test(key);
