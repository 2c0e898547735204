import { firstOf, surplus } from '../counted';
import type { FieldCheck } from '../field-check';
import { compareArguments } from './compare-arguments';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
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
import {
  bracesOf,
  hasDatePattern,
  insideOf,
  isStatement,
  keyOf,
  nameIn,
  placeholdersOf,
  spanOf,
  type Placeholder,
} from './placeholder-parts';
import {
  areInWords,
  isAgain,
  isInReadersLanguage,
  isLabelInBraces,
  isLabelInCode,
  isNameOfExample,
  isOfShownSyntax,
  isOptionValue,
  isSaidOften,
  isShownToReaders,
  isWordInBraces,
  isWordOf,
} from './shown-placeholders';
import { fixedPartsOf } from './qt-arguments';
import { NAME_OF_TEXT } from './template-placeholders';
import type { ProblemCollector } from '../problem-collector';

/** A text that a user is asked for: "%{some text}", and in one word: "%{texto}". */
const WORDS_ASKED_FOR = /%\{\p{L}{1,40}(?: \p{L}{1,40}){1,5}\}/gu;
const NAME_ASKED_FOR = /^%\{\p{L}{2,40}\}$/u;

/** Words for the reader, as in a usage line. */
const IN_BRACES = /\{\p{L}{2,20}[ -]\p{L}{2,20}(?:-\p{L}{1,20}){0,6}\}/u;

const ACCENT_BEFORE = /@[,~'"^`=]$/;

/** Finds placeholders that only one side has, and plurals and selects with unsuitable branches. */
export const placeholderCheck: FieldCheck = {
  ids: ['placeholders'],
  find(pair, problems) {
    const isDate = hasDatePattern(pair.source) || hasDatePattern(pair.target);
    // Decided once: braces that only one side counts would be missing or added.
    const keepsBraces = bracesOf(pair.target) >= bracesOf(pair.source);
    const [before, after] = fixedPartsOf(pair);
    const source = placeholdersOf(pair.source, before, isDate, keepsBraces);
    const target = placeholdersOf(pair.target, after, isDate, keepsBraces);
    if ((source.length === 0 && target.length === 0) || NAME_OF_TEXT.test(pair.source.raw)) return;
    const numbered = numberPrintf(source, target);
    const missing = firstOf(surplus(numbered.source, numbered.target, keyOf));
    const extra = firstOf(surplus(numbered.target, numbered.source, keyOf));
    const targetKeys = new Set(numbered.target.map(keyOf));
    const sourceKeys = new Set(numbered.source.map(keyOf));
    const inLanguage = filesInLanguage(missing, extra, pair);
    const isInWords = areInWords(extra, pair.target);
    // A page translates the names of its example.
    const isExample =
      missing.some((one) => isNameOfExample(one, pair.source)) &&
      extra.some((one) => isNameOfExample(one, pair.target));
    // The number may be said inside of the plural that it chooses, or beside it.
    const insideOfSource = insideOf(numbered.source);
    const [beside, countedIn] = [namesInside(numbered.source), namesInside(numbered.target)];
    for (const part of missing) {
      // A translation may repeat a named placeholder less often, but not a printf argument.
      if (part.kind !== 'printf' && (targetKeys.has(part.key) || countedIn.has(nameIn(part)))) continue;
      if (numbered.target.some((other) => isNumberOf(other, [part], pair) || saysNumberOf(other, part)))
        continue;
      if (isInReadersLanguage(part, extra, pair) || isAgain(part, pair, targetKeys)) continue;
      if (isExample && isNameOfExample(part, pair.source)) continue;
      if (isOptionValue(part, true, pair) || isAnyCharacter(part, pair.source)) continue;
      if (isEnding(part, pair) || isGlued(part, pair) || isWordInBraces(part, pair) || isOne(part, pair))
        continue;
      if (isLabelInBraces(part, pair) || hasOtherForm(part, pair.target)) continue;
      if (isSaidInWords(part, pair) || isArgumentSaid(part, pair) || isPercentageOf(part, pair.target))
        continue;
      if (inLanguage.has(part) || isOfShownSyntax(part, numbered.source, pair)) continue;
      // Inside of another one: {{grammar:genitive|{{name}}}}.
      if (part.text.startsWith('{{') && pair.target.raw.includes(part.text)) continue;
      // With mark-up inside of the braces: "S{<i>VARIABLE</i>}".
      if (part.text.endsWith('}') && pair.target.readable.text.includes(part.text)) continue;
      const isDoubtful =
        isSaidOften(part, pair, targetKeys) ||
        isPerhapsOne(part, pair) ||
        isShownToReaders(part, pair.source, isInWords) ||
        mayHaveOtherForm(part, extra, targetKeys, pair.target);
      problems.add(
        'placeholders',
        isDoubtful ? 'missing-likely' : 'missing',
        { placeholder: nameOf(part) },
        { source: [spanOf(pair.source, part)] },
      );
    }
    let asked = pair.source.raw.match(WORDS_ASKED_FOR)?.length ?? 0;
    for (const part of extra) {
      if ((part.kind !== 'printf' && sourceKeys.has(part.key)) || isNumberOf(part, missing, pair)) continue;
      if (part.kind === 'named' && beside.has(nameIn(part))) continue;
      if (numbered.source.some((one) => saysNumberOf(part, one))) continue;
      if (part.kind === 'icu' && insideOfSource.has(part.key)) continue;
      if (missing.some((one) => isInReadersLanguage(one, [part], pair))) continue;
      if (isExample && isNameOfExample(part, pair.target)) continue;
      if (isOfShownSyntax(part, numbered.target, pair)) continue;
      if (isOptionValue(part, false, pair) || isAnyCharacter(part, pair.target)) continue;
      // The source has it before a letter, where it otherwise is a percentage: "%sfor sequence %s".
      if (part.kind === 'printf' && hasConversions(pair.source.readable.text, part, pair)) continue;
      if (isLabelInBraces(part, pair) || hasOtherForm(part, pair.source)) continue;
      if (isLabelInCode(part, pair) || inLanguage.has(part) || isEndingOfNumber(part, pair)) continue;
      if (isForOne(part, pair) || isPercentageOf(part, pair.source)) continue;
      // A word of the source is given in braces behind its translation.
      if (numbered.source.length === 0 && isWordOf(pair.source.readable.text, nameIn(part))) continue;
      if (missing.some((one) => isWordInBraces(one, pair))) continue;
      // The source shows a syntax with words for the reader, too: "%{some text}".
      if (NAME_ASKED_FOR.test(part.text) && asked > 0) {
        asked -= 1;
        continue;
      }
      // The source has words in braces, and the target one word: "Class 1: {Everything Else}".
      if (/^\{\p{L}+\}$/u.test(part.text) && missing.length === 0 && IN_BRACES.test(pair.source.raw))
        continue;
      // Functions of MediaWiki work where the source has none: {{formatnum:$1}}.
      if (/^\{\{#?[a-z]+:/i.test(part.text)) continue;
      // An accent of Texinfo: "Se@,{c}@~{a}o".
      if (ACCENT_BEFORE.test(pair.target.raw.slice(0, spanOf(pair.target, part).from).slice(-2))) continue;
      // The form for one is that of 21 in other languages, too: "1 file", "%{count} файл".
      if (COUNT_NAME.test(part.text) && ONE_UNIT.test(pair.source.raw)) continue;
      // A noun after a number was put into the plural that the language needs.
      if (part.kind === 'icu' && numbered.source.some((one) => isCounted(one, part))) continue;
      const isDoubtful =
        isSaidOften(part, pair, sourceKeys) ||
        isShownToReaders(part, pair.target, isInWords) ||
        (isInWords && missing.some((one) => isShownToReaders(one, pair.source, isInWords))) ||
        isStatement(part.text) ||
        (missing.length === 0 && mayBeFilled(part, numbered.source));
      problems.add(
        'placeholders',
        isDoubtful ? 'extra-likely' : 'extra',
        { placeholder: nameOf(part) },
        { target: [spanOf(pair.target, part)] },
      );
    }
    if (missing.length === 0 && extra.length === 0) comparePrintfOrder(pair, numbered, problems);
    compareArguments(pair, source, target, problems);
  },
};

/**
 * Whether the program may fill in a placeholder that the source does without: one with a name, or the number
 * in another form of a message that has a form for one.
 */
const mayBeFilled = (part: Placeholder, source: readonly Placeholder[]): boolean =>
  part.kind !== 'printf' || (isCount(part) && !source.some(isUnnumbered));

const isCount = ({ key }: Placeholder): boolean => /^%(?:\d\$)?l{0,2}[diun]$/.test(key);

/** Whether a conversion is in quotation marks in a text with markup. */
const isNamed = ({ isHtml, readable: { text } }: ParsedValue, { start, end }: Placeholder): boolean =>
  isHtml && /["'“‘„‚«»`-]/.test(text[start - 1] ?? '') && /["'”’“«»`]/.test(text[end] ?? '');

interface Sides {
  readonly source: readonly Placeholder[];
  readonly target: readonly Placeholder[];
}

const nameOf = ({ kind, key, text }: Placeholder): string => (kind === 'icu' ? key : text);

/**
 * `%s … %d` may become `%2$d … %1$s`: if one side numbers its arguments, the other side's are numbered in
 * order.
 */
function numberPrintf(source: readonly Placeholder[], target: readonly Placeholder[]): Sides {
  if (isNumbered(source) === isNumbered(target)) return { source, target };
  return { source: numberAll(source), target: numberAll(target) };
}

const isNumbered = (parts: readonly Placeholder[]): boolean => parts.some(({ key }) => /^%\d+\$/.test(key));

/** printf consumes these arguments in order. */
const isUnnumbered = ({ kind, key }: Placeholder): boolean =>
  kind === 'printf' && /^%(?!\d+[$%]|\(|\de$)/.test(key);

function numberAll(parts: readonly Placeholder[]): readonly Placeholder[] {
  let next = 0;
  return parts.map((part) => {
    if (!isUnnumbered(part)) return part;
    next += 1;
    return { ...part, key: part.key.replace('%', `%${next}$`) };
  });
}

/** Unnumbered printf arguments are consumed in order, so `%s … %d` must not become `%d … %s`. */
function comparePrintfOrder(pair: ParsedPair, { source, target }: Sides, problems: ProblemCollector): void {
  const [before, after] = [source.filter(isUnnumbered), target.filter(isUnnumbered)];
  const index = before.findIndex((part, at) => after[at] === undefined || keyOf(part) !== keyOf(after[at]));
  const [was, is] = [before[index], after[index]];
  if (was === undefined || is === undefined) return;
  // Documentation names them in another order.
  if (isNamed(pair.source, was) && isNamed(pair.target, is)) return;
  const detail = { placeholder: was.text, found: is.text };
  const places = { source: [spanOf(pair.source, was)], target: [spanOf(pair.target, is)] };
  problems.add('placeholders', 'order', detail, places);
}
