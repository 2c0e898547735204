import type { TagPiece } from '../../html/tokenize';
import { firstOf } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { FoundPlaces } from '../problem-collector';
import type { ParsedValue } from '../parsed/parsed-value';
import { codePlaces } from './code-places';
import { codeTexts, type CodeText } from './code-texts';
import { isCodeName, isSlipOfName } from './code-name';
import { areSameCode } from './plain-code';
import { isWithin } from '../text/is-within';
import { isNear, isSimilar } from './similar';
import {
  differsInWords,
  hasTranslatedMonths,
  isPluralDirective,
  isRenamed,
  isInWords,
  isOneWordSaid,
  isRenamedArgument,
  isThroughout,
  isTranslatedLabel,
} from './code-for-readers';
import { isShownIn, missingLines } from './missing-lines';
import { hasOtherKeys, isForReaders, isKey, unquoted, withoutRegion } from './same-code';
import { hasOtherHosts, isTranslatedExample } from './translated-example';
import { isOfSameClass, translatedName, type IsInPlace } from './translated-name';

/** Finds code of the target that the source does not have, in place of code that only the source has. */
export const codeCheck: FieldCheck = {
  ids: ['code'],
  find(pair, problems) {
    const { source, target } = pair;
    const before = firstOf(codeTexts(source));
    if (before.length === 0) return;
    const after = firstOf(codeTexts(target));
    const lost = without(before, after);
    if (lost.length === 0) return;
    // A name that differs only in its capitals is there.
    const lowered = new Set(after.map(({ text }) => text.toLowerCase()));
    const gone = lost.filter(({ text }) => !lowered.has(text.toLowerCase()));
    const isInPlace = codePlaces(pair, before, after);
    const used = new Set<CodeText>();
    const taken = new Set<CodeText>();
    const changes: Change[] = [];
    const added = without(after, before).filter(({ span }) => !problems.hasAt('code', span));
    const isOnly =
      before.length === after.length &&
      [lost, added].every((codes) => codes.every(({ text }) => text === codes[0]?.text));
    for (const code of added) {
      const was = code.isKept
        ? lost.find((one) => one.isKept && !used.has(one))
        : (originalOf(code, gone, used, isInPlace, isOnly) ??
          translatedName(pair, code, before, after, used, isInPlace));
      if (was === undefined) continue;
      used.add(was);
      taken.add(code);
      const places = { source: [was.span], target: [code.span] };
      if (code.isKept) {
        problems.add('code', 'changed', { before: was.text, after: code.text }, places);
        continue;
      }
      // The ending of a file's name has a point or none.
      if (was.text === `.${code.text}` || code.text === `.${was.text}`) continue;
      if (areSameCode(was, code, pair.targetLanguage)) continue;
      if (isTranslatedExample(was.text, code.text) || isForReaders(was.text, code.text)) continue;
      if (code.isLine && hasTranslatedMonths(was.text, code.text, pair)) continue;
      // Most lines of the listing were translated.
      if (code.isLine && differsInWords(was.whole, code.whole) && isTranslatedListing(pair, code.tag))
        continue;
      if (isTranslatedLabel(was.text, code.text, pair) || isRenamed(was.text, code.text, pair)) continue;
      if (isPluralDirective(was.text, code.text) || isPluralOf(was.text, code.text, before)) continue;
      // One side has the line in two.
      if (isCut(was, code, target) || isCut(code, was, source)) continue;
      if (was.text === `${code.text} ""` && beginsWithString(target.raw, code.span.to)) continue;
      if (hasOtherHosts(was.text, code.text) || isRenamedArgument(was.text, code.text, pair)) continue;
      if (isInWords(was.text, code.text, pair) || isOneWordSaid(was.text, code.text, pair)) continue;
      if (hasOtherKeys(was.text, code.text) || isFolderOf(was.text, code.text, target)) continue;
      if (
        (was.isKey && code.isKey) ||
        isKey(was.text, code.text) ||
        withoutRegion(was.text, pair.sourceLanguage.base) ===
          withoutRegion(code.text, pair.targetLanguage.base)
      )
        continue;
      // A folder or a label of one word, which programs have in the language of the person.
      const isWord = ONE_WORD.test(was.text) && ONE_WORD.test(code.text);
      if (isWord && was.text.slice(0, -2) === code.text.slice(0, was.text.length - 2)) continue;
      const isByPlace = ASCII.test(code.text) && !isLikeCode(was.text, code.text, isOnly);
      // An example may have another variable throughout.
      const isOther = isByPlace && isThroughout(was.text, code.text, source, target);
      const isLikely =
        !isOther &&
        ((isCodeName(was.text) && !was.text.startsWith('$')) || isSlipOfName(was.text, code.text));
      const variant = isWord ? 'name-changed' : isLikely ? 'changed' : 'changed-style';
      changes.push({ variant, detail: detailOf(was, code), places, isByPlace });
    }
    // Where more than two differ, it is the code of the translation, or the list of another version.
    const isOfOtherList = changes.filter(({ isByPlace }) => isByPlace).length > 2;
    for (const { variant, detail, places, isByPlace } of changes) {
      if (isByPlace && isOfOtherList) continue;
      problems.add(
        'code',
        changes.length > 2 && variant === 'changed' ? 'changed-style' : variant,
        detail,
        places,
      );
    }
    // As many lines on both sides: one of them has another text, and none is missing.
    if (linesIn(after) >= linesIn(before)) return;
    // An example of which a line became another one is another example.
    const changedTags = new Set([...used].filter(({ isLine }) => isLine).map(({ tag }) => tag));
    const unused = lost.filter((one) => !used.has(one) && !changedTags.has(one.tag));
    const instead = added.filter((one) => !taken.has(one));
    const parts = { before, after, lost: unused, added: instead };
    for (const { whole, span } of missingLines(parts, target))
      if (!problems.hasAt('code', span, 'source'))
        problems.add('code', 'line-missing', { text: whole }, { source: [span] });
  },
};

/** Whether a listing is one for readers, such as a table or what functions do: most of its lines differ. */
function isTranslatedListing({ source, target }: ParsedPair, { end }: TagPiece): boolean {
  const listing = target.raw.slice(end, target.raw.indexOf('</pre', end)).slice(0, longestListing);
  const lines = listing
    .replaceAll(/<[^<>]*>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{L}{3}/u.test(line));
  const other = lines.filter((line) => !source.raw.includes(line)).length;
  return other >= fewestTranslated && other > lines.length / 2;
}

const fewestTranslated = 4;
const longestListing = 5000;

const linesIn = (texts: readonly CodeText[]): number => texts.filter(({ isLine }) => isLine).length;

interface Change {
  readonly variant: string;
  readonly detail: Record<string, string>;
  readonly places: FoundPlaces;
  /** The two have little in common but their place. */
  readonly isByPlace: boolean;
}

/** The code that the other side does not have, whatever the quotation marks around its words. */
function without(codes: readonly CodeText[], others: readonly CodeText[]): readonly CodeText[] {
  const texts = new Set(others.flatMap(({ text, whole }) => [text, unquoted(whole)]));
  return codes.filter(({ text, whole }) => !texts.has(text) && !texts.has(unquoted(whole)));
}

/** A line is shown with its strings, if they are not all that differs. */
const detailOf = (was: CodeText, is: CodeText) =>
  was.text === was.whole && is.text === is.whole
    ? { before: was.text, after: is.text }
    : { before: was.whole, after: is.whole };

/** Whether code is the folder of a file that the target names in its text: "the file hosts in `/etc`". */
function isFolderOf(file: string, folder: string, { prose }: ParsedValue): boolean {
  const name = /^[/\\]([\w.-]{3,60})$/.exec(file.slice(folder.length))?.[1];
  return name !== undefined && file.startsWith(folder) && isWithin(prose, name);
}

/** Whether a line is the beginning of a longer one, whose end is on the next line. */
const isCut = (long: CodeText, short: CodeText, other: ParsedValue): boolean =>
  long.isLine &&
  short.isLine &&
  short.whole.length < long.whole.length &&
  unquoted(long.whole).startsWith(unquoted(short.whole)) &&
  isShownIn(other, long);

/** A translated name has letters of the language. */
const ASCII = /^[ -~]*$/;

const beginsWithString = (raw: string, at: number): boolean => /^\s*"/.test(raw.slice(at, at + 40));

/** English puts names of code into the plural: "the results of these lstats". */
const isPluralOf = (was: string, is: string, before: readonly CodeText[]): boolean =>
  was === `${is}s` && before.some(({ text }) => text.replace(/\(.{0,20}\)$/, '') === is);

const ONE_WORD = /^\p{Lu}\p{Ll}{2,}$/u;

/**
 * Two short names of which half of the letters differ are two names, and so are two single letters where
 * anything else differs, too (`isOnly`).
 */
const isLikeCode = (was: string, is: string, isOnly: boolean): boolean => {
  const shorter = Math.min(was.length, is.length);
  if (LETTER.test(was) && LETTER.test(is)) return isOnly;
  return shorter > 4 ? isSimilar(was, is) : isNear(was, is, shorter / 2);
};

/** A letter, or an option of one letter. */
const LETTER = /^-?.$/u;

/** An option is none of the names without a hyphen. */
const isOfSameForm = (was: string, is: string): boolean =>
  Math.min(was.length, is.length) > 4 || was.startsWith('-') === /^[-–—−]/.test(is);

/** The code of the source that became another one by a slip. */
function originalOf(
  code: CodeText,
  lost: readonly CodeText[],
  used: ReadonlySet<CodeText>,
  isInPlace: IsInPlace,
  isOnly: boolean,
): CodeText | undefined {
  // A word in another script was translated on purpose, as names of arguments are.
  if (/[\u0080-\uffff]/.test(code.text.replaceAll(/[…\u200b-\u200f\u2066-\u2069]/g, ''))) return undefined;
  return lost.find(
    (one) =>
      !used.has(one) &&
      !one.isKept &&
      (one.isLine === code.isLine || one.tag.name !== code.tag.name) &&
      isOfSameClass(one, code) &&
      isOfSameForm(one.text, code.text) &&
      isLikeCode(one.text, code.text.replaceAll('…', '...'), isOnly) &&
      isInPlace(one, code) &&
      isSlip(one.text, code.text),
  );
}

/** Whether the words that differ are slips. A word with other letters in many places is a translation. */
function isSlip(was: string, is: string): boolean {
  if (was.toLowerCase() === is.toLowerCase()) return false;
  // A folder or a label with a name in each language: Documents, Documentos.
  if (/^\p{Lu}\p{Ll}{4,30}s$/u.test(was) && is.replace(/[aeo]s$/u, 's') === was) return false;
  const [before, after] = [was.match(WORD) ?? [], is.match(WORD) ?? []];
  // A label in code style was translated: Total dependencies, Total de dependencias.
  if (before.length !== after.length) return !LABEL.test(was);
  return before.every((word, at) => {
    const other = after[at] ?? '';
    if (word === other) return true;
    // An argument in capitals, or a plain word with an ending of the language: PATTERN, component.
    if (/^\p{Lu}{4,}$/u.test(word) && /^\p{Lu}{3,}$/u.test(other)) return isNear(word, other, 1);
    if (/^\p{Ll}{5,}[aeiou]$/u.test(other) && other.startsWith(word) && other.length === word.length + 1)
      return false;
    const isEnd = word.length > 3 && was.includes(' ') && word.at(-1) !== other.at(-1);
    return /^\p{Lu}?\p{Ll}+\d*$/u.test(word) ? isNear(word, other, 1) && !isEnd : true;
  });
}

const LABEL = /^\p{L}{2,}(?: \p{L}{2,})+:?$/u;

const WORD = /[\p{L}\p{N}]+/gu;
