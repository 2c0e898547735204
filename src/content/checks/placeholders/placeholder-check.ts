import { firstOf, surplus } from '../counted';
import type { FieldCheck } from '../field-check';
import { compareArguments } from './compare-arguments';
import { readIcuArgument } from './icu-argument';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import {
  BLOCK,
  COUNT_NAME,
  filesInLanguage,
  hasConversions,
  hasEnding,
  hasOtherForm,
  isAgain,
  isAnyCharacter,
  isBeforeUnit,
  isEnding,
  isEndingOfNumber,
  isForOne,
  isGlued,
  isInReadersLanguage,
  isLabelInBraces,
  isLabelInCode,
  isNameOfExample,
  isNumberOf,
  isOne,
  isOptionValue,
  isOtherStatement,
  isPercentageOf,
  isSaidInWords,
  isSaidOften,
  isWordInBraces,
  isWordOf,
  ONE_UNIT,
} from './one-sided';
import {
  bracesOf,
  hasDatePattern,
  innerKeys,
  isOfPathInItalics,
  isStatement,
  keyOf,
  nameIn,
  placeholdersOf,
  spanOf,
  type Placeholder,
} from './placeholder-parts';
import { isShownAsCode } from './shown-as-code';
import { NAME_OF_TEXT } from './template-placeholders';
import { isInUsage, listsOptions } from './usage-line';
import type { ProblemCollector } from '../problem-collector';

/** A text that a user is asked for: "%{some text}", and in one word: "%{texto}". */
const WORDS_ASKED_FOR = /%\{\p{L}{1,40}(?: \p{L}{1,40}){1,5}\}/gu;
const NAME_ASKED_FOR = /^%\{\p{L}{2,40}\}$/u;

/** Words for the reader, as in a usage line. */
const IN_BRACES = /\{\p{L}{2,20}[ -]\p{L}{2,20}(?:-\p{L}{1,20}){0,6}\}/u;

/** Words of the reader's language in braces, which no program fills in: "{une fois}". */
const PHRASE_IN_BRACES = /\{\p{Ll}{2,20} \p{Ll}{2,20}\}/u;

const ACCENT_BEFORE = /@[,~'"^`=]$/;

/** Finds placeholders that only one side has, and plurals and selects with unsuitable branches. */
export const placeholderCheck: FieldCheck = {
  ids: ['placeholders'],
  find(pair, problems) {
    const isDate = hasDatePattern(pair.source) || hasDatePattern(pair.target);
    // Decided once: braces that only one side counts would be missing or added.
    const keepsBraces = bracesOf(pair.target) >= bracesOf(pair.source);
    const source = placeholdersOf(pair.source, isDate, keepsBraces);
    const target = placeholdersOf(pair.target, isDate, keepsBraces);
    if ((source.length === 0 && target.length === 0) || NAME_OF_TEXT.test(pair.source.raw)) return;
    const numbered = numberPrintf(source, target);
    const missing = firstOf(surplus(numbered.source, numbered.target, keyOf));
    const extra = firstOf(surplus(numbered.target, numbered.source, keyOf));
    const targetKeys = new Set(numbered.target.map(keyOf));
    const sourceKeys = new Set(numbered.source.map(keyOf));
    const inLanguage = filesInLanguage(missing, extra, pair);
    // No program fills in a name with letters of the reader's language.
    const isInWords = extra.some(
      (one) =>
        isShownAsCode(one, pair.target) && (/[\u0080-\uffff]/.test(one.text) || isInUsage(pair.target, one)),
    );
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
      if (isSaidInWords(part, pair) || isPercentageOf(part, pair.target)) continue;
      if (isBeforeUnit(part, pair) || inLanguage.has(part)) continue;
      // Inside of another one: {{grammar:genitive|{{name}}}}.
      if (part.text.startsWith('{{') && pair.target.raw.includes(part.text)) continue;
      problems.add(
        'placeholders',
        isSaidOften(part, pair, targetKeys) ||
          part.text.startsWith('{{int:') ||
          isOfPathInItalics(pair.source, part) ||
          // C reads a space as a flag, which changes no text: "% s".
          (part.kind === 'printf' && pair.target.raw.includes(part.text.replace('%', '% '))) ||
          (/^\{[a-z]+\}$/.test(part.text) && PHRASE_IN_BRACES.test(pair.target.raw)) ||
          isShownToReaders(part, pair.source, isInWords) ||
          hasBranch(part, targetKeys) ||
          isFormOf(part, pair.target.raw) ||
          (isStatement(part.text) && extra.some(isOtherStatement))
          ? 'missing-likely'
          : 'missing',
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
      if (hasEnding(part, pair.source)) continue;
      // A noun after a number was put into the plural that the language needs.
      if (part.kind === 'icu' && numbered.source.some((one) => isCounted(one, part))) continue;
      problems.add(
        'placeholders',
        isSaidOften(part, pair, sourceKeys) ||
          isStatement(part.text) ||
          isOfPathInItalics(pair.target, part) ||
          isShownToReaders(part, pair.target, isInWords) ||
          (missing.length === 0 && mayBeFilled(part, numbered.source))
          ? 'extra-likely'
          : 'extra',
        { placeholder: nameOf(part) },
        { target: [spanOf(pair.target, part)] },
      );
    }
    if (missing.length === 0 && extra.length === 0) comparePrintfOrder(pair, numbered, problems);
    compareArguments(pair, source, target, problems);
  },
};

/**
 * Whether a placeholder is shown to readers, so that perhaps no program fills it in: in the code of a page,
 * in a usage line, in the help of a command, or where the target has one in the words of its readers.
 */
const isShownToReaders = (part: Placeholder, value: ParsedValue, isInWords: boolean): boolean =>
  isInUsage(value, part) ||
  ((isInWords || listsOptions(value.raw) || (value.isHtml && BLOCK.test(value.raw))) &&
    isShownAsCode(part, value));

/**
 * Whether the program may fill in a placeholder that the source does without: one with a name, or the number
 * in another form of a message that has a form for one.
 */
const mayBeFilled = (part: Placeholder, source: readonly Placeholder[]): boolean =>
  part.kind !== 'printf' || (isCount(part) && !source.some(isUnnumbered));

const isCount = ({ key }: Placeholder): boolean => /^%(?:\d\$)?l{0,2}[diun]$/.test(key);

/** Whether the target has what a branch of a select has, which reads well without the others. */
const hasBranch = (part: Placeholder, inTarget: ReadonlySet<string>): boolean =>
  part.key.endsWith(', select}') && [...insideOf([part])].some((key) => inTarget.has(key));

/** Whether the value stands without the form that a program chooses: `%nation%`, `{{tag:land|%nation%}}`. */
const isFormOf = ({ text }: Placeholder, raw: string): boolean => {
  const value = /^\{\{\w{1,20}:\w{1,40}\|(%\w{1,40}%)\}\}$/.exec(text)?.[1];
  return value !== undefined && raw.includes(value);
};

const insideOf = (parts: readonly Placeholder[]): ReadonlySet<string> =>
  new Set(parts.filter(({ kind }) => kind === 'icu').flatMap(({ text }) => [...innerKeys(text)]));

/** The names inside of the messages of ICU, and those of the numbers that they say. */
const namesInside = (parts: readonly Placeholder[]): ReadonlySet<string> =>
  new Set([
    ...Array.from(insideOf(parts), (key) => key.replaceAll(/[{}\s]/g, '')),
    ...parts.flatMap(({ kind, text }) =>
      kind === 'icu' && text.includes('#') ? [readIcuArgument(text)?.name ?? ''] : [],
    ),
  ]);

/** Whether a number is all that a target has of a plural that says it: "{count} items", "Items: {count}". */
const saysNumberOf = (number: Placeholder, { kind, key, text }: Placeholder): boolean =>
  kind === 'icu' && number.kind === 'named' && key === `{${nameIn(number)}, plural}` && text.includes('#');

/** Whether a conversion is in quotation marks in a text with markup. */
const isNamed = ({ isHtml, readable: { text } }: ParsedValue, { start, end }: Placeholder): boolean =>
  isHtml && /["'“‘„‚«»`-]/.test(text[start - 1] ?? '') && /["'”’“«»`]/.test(text[end] ?? '');

const isCounted = (number: Placeholder, { key }: Placeholder): boolean =>
  number.kind === 'named' && key === `{${nameIn(number)}, plural}`;

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
