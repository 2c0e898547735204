import { decodeText } from '../../html/decode-text';
import { countOf, surplus, timesOf } from '../counted';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isThroughout } from '../names/file-names';
import { codeInPlaces, inPairs, isGap, lineBefore, type CodeOfPlace } from './code-in-place';
import { exchangedIn } from './exchanged-code';
import { codeTexts, type CodeText } from './code-texts';
import { hasLostLetter, hasOtherOption } from './lost-letters';
import { isReplacedName } from '../names/names-in-code';
import { slipsInSyntax } from './syntax-slips';
import { isReplacedOnce, slipBesideOthers } from './kept-elsewhere';
import { translatedRows } from './translated-rows';
import { areKeysWithNames, isDayInWords, isKeyByOtherName } from './words-in-code';
import { isCodeLine, isInArgument, isOfDialogue, isShownIn } from './shown-lines';
import { writtenCode } from './plain-code';
import { isNameInWords } from '../names/example-names';
import { changedNames, isNameInOtherWords } from '../names/translated-names';
import { transposedIn } from './transposed-letters';
import { slipInCode, type CodeSlip, type ComparedCode } from './slips-in-code';

/** Slips that change nothing for many programs, or that some translators make on purpose. */
const OF_STYLE: ReadonlySet<Slip['slip']> = new Set([
  'case',
  'word',
  'one-letter',
  'number',
  'translated-value',
  'file',
  'once',
]);
/** Slips that only their place shows. */
const OF_PLACE: ReadonlySet<Slip['slip']> = new Set([
  'case',
  'name',
  'translated-value',
  'translated',
  'once',
]);
/** Slips of which a text of another version has many. */
const OF_VERSION: ReadonlySet<Slip['slip']> = new Set(['name', 'letter', 'replaced']);
/** Where more names of a field differ or more lines lack, it is a translation of another version. */
const mostOdd = 2;

interface Slip {
  readonly was: CodeText;
  readonly is: CodeText;
  readonly slip: CodeSlip | 'kept' | 'once' | 'replaced' | 'exchanged';
  /** The words that differ, where the rest of a line was translated. */
  readonly words?: readonly [before: string, after: string];
}

/** Finds code that became other code at its place, and lines of code that lack. */
export const codeCheck: FieldCheck = {
  ids: ['code'],
  find(pair, problems) {
    const { source, target } = pair;
    if (!source.isHtml) return;
    const places = codeInPlaces(pair);
    const slips = slipsIn(pair, places);
    const times = timesOf(slips.map(({ slip }) => slip));
    const isOfVersion = (slip: Slip['slip']): boolean =>
      OF_VERSION.has(slip) && (times.get(slip) ?? 0) > mostOdd;
    for (const { was, is, slip, words } of slips) {
      if (slip !== 'letter' && isOfVersion(slip)) continue;
      const isStyle =
        OF_STYLE.has(slip) ||
        isOfVersion(slip) ||
        changedNames(was.text, is.text).every(
          ([name, other]) =>
            isThroughout(name, other, source, target) || isNameInOtherWords(name, other, pair),
        ) ||
        isNameInWords(lastWordOf(was.whole), lastWordOf(is.whole));
      problems.add(
        'code',
        isStyle ? 'changed-style' : 'changed',
        { before: words?.[0] ?? was.whole, after: words?.[1] ?? is.whole },
        { source: [was.span], target: [is.span] },
      );
    }
    const missing = missingIn(pair, places);
    if (missing.length > mostOdd && !areTogether(source, missing)) return;
    for (const line of missing) {
      const { span: at } = lineBefore(line, places) ?? {};
      const spans = { source: [line.span], ...(at && { target: [at] }) };
      problems.add('code', 'line-missing', { text: line.whole }, spans);
    }
  },
};

/** Is in code, and not in a line of words that is wrapped elsewhere in the target. */
const SIGN = /[^\p{L}\s,.'’-]/u;
/** The name of a setting and its values, which a wrapped text seldom begins like: "Require all denied". */
const SETTING = /^\p{Lu}\p{L}{2,40}(?: [\p{L}-]{1,40}){1,3}$/u;
/** Where more lines differ, the place of each is not looked at. */
const mostGaps = 50;

/**
 * Returns the lines that lack where nothing else was added. Where it is certain which listings
 * belong together, the target may have such a line in another one.
 */
function missingIn({ source, target }: ParsedPair, places: readonly CodeOfPlace[]): readonly CodeText[] {
  const [before, after] = [codeTexts(source), codeTexts(target)];
  const gone = new Set(surplus(before, after, wholeOf).map(wholeOf));
  const elsewhere = new Set(after.map(wholeOf).filter((line) => gone.has(line)));
  return places.flatMap((place) => {
    const isPaired = place.block !== undefined;
    const isLost = (line: CodeText): boolean => {
      if (isCodeLine(line) && place.added.length === 0) return true;
      if (!isPaired || !line.isLine || place.lost.length > mostGaps) return false;
      if (SIGN.test(line.whole))
        return isCodeLine(line) && (isGap(place, line) || isOnlyLost(place, line, target));
      return SETTING.test(line.whole) && isGap(place, line);
    };
    return place.lost.filter(
      (line) =>
        isLost(line) &&
        !isInArgument(line, target) &&
        ((isPaired && elsewhere.has(line.whole)) || !isShownIn(target, line, isPaired ? source : undefined)),
    );
  });
}

/** Whether a few lines follow each other in one listing, which was not cut in other places. */
const areTogether = (source: ParsedValue, lines: readonly CodeText[]): boolean => {
  const [first] = lines;
  const at = first === undefined ? -1 : codeTexts(source).indexOf(first);
  return (
    lines.length <= mostTogether &&
    lines.every((line, index) => line.tag === first?.tag && codeTexts(source)[at + index] === line)
  );
};

const mostTogether = 5;

/**
 * Whether a listing has fewer lines, of which others were translated, and the target has none of the options
 * and other names with signs of a line: "tool --help | --version".
 */
function isOnlyLost({ lost, added }: CodeOfPlace, { whole }: CodeText, target: ParsedValue): boolean {
  const names = decodeText(whole).match(NAME_WITH_SIGN) ?? [];
  const text = decodedOf(target);
  return added.length < lost.length && names.length > 0 && names.every((name) => !text.includes(name));
}
const decodedOf = once(({ raw }: ParsedValue): string => decodeText(raw));
const NAME_WITH_SIGN =
  /(?<![\w-])--?[a-z][\w-]{2,40}|<\/?[a-z][\w-]{1,30}>|[$~]?\w{0,30}(?:[/_]\w{2,30}){2,9}/gi;

/** The name at the end of a line, or the whole of a name, which may have become several words. */
const lastWordOf = (code: string): string => (/^\P{L}/u.test(code) ? (code.split(' ').at(-1) ?? '') : code);

const wholeOf = ({ whole }: CodeText): string => whole;

function slipsIn(pair: ParsedPair, places: readonly CodeOfPlace[]): readonly Slip[] {
  const language = pair.targetLanguage;
  const known = new Set(codeTexts(pair.source).map(wholeOf));
  const compared = (code: CodeText): ComparedCode => ({ text: writtenCode(code.whole, code, language) });
  const exchanged = exchangedIn(pair, places).map((one) => ({ ...one, slip: 'exchanged' as const }));
  const isExchanged = new Set(exchanged.map(({ was }) => was));
  const slips = places.flatMap((place): readonly Slip[] => {
    const { block, lost, added } = place;
    const rows = translatedRows(pair, place);
    const left = new Map(added.map((is) => [is, compared(is)]));
    const isInPlace = lost.length === added.length;
    return lost.flatMap((was) => {
      if (isExchanged.has(was) || rows.has(was)) return [];
      const before = compared(was);
      for (const [is, after] of left) {
        if (!isOfSameClass(was, is) || was.isKept !== is.isKept) continue;
        if (
          isForReaders(was, is) ||
          isCalled(was, is) ||
          isOneOfClass(was, is, known, pair.source) ||
          areKeysWithNames(was.text, is.text) ||
          isKeyByOtherName(was, is, language) ||
          isDayInWords(was.text, is.text, pair)
        ) {
          left.delete(is);
          return [];
        }
        const slip = was.isKept ? 'kept' : (slipInCode(before, after) ?? slipByTexts(pair, was, is));
        if (slip === undefined || (!isInPlace && OF_PLACE.has(slip))) continue;
        if (!isInPlace && block === undefined && slip === 'letter') continue;
        if ((slip === 'cut' || slip === 'kept') && known.has(is.whole)) continue;
        left.delete(is);
        return slip === 'first' && isOfDialogue(was, lost, pair.source) ? [] : [{ was, is, slip }];
      }
      return [];
    });
  });
  const taken = new Set([...slips, ...exchanged].flatMap(({ was, is }) => [was, is]));
  const transposed = places
    .flatMap((place) => transposedIn(pair, place))
    .filter(({ was, is }) => !taken.has(was) && !taken.has(is))
    .map((one) => ({ ...one, slip: 'letter' as const }));
  for (const { was, is } of transposed) taken.add(was).add(is);
  return [...slips, ...transposed, ...replacedIn(pair, places, taken), ...exchanged, ...slipsInSyntax(pair)];
}

const slipByTexts = (pair: ParsedPair, was: CodeText, is: CodeText): Slip['slip'] | undefined =>
  slipBesideOthers(pair, was, is) ??
  (hasLostLetter(pair, was, is) ? 'letter' : undefined) ??
  (hasOtherOption(pair, was, is) ? 'option' : undefined);

/** Whether only the strings of two values with a name differ: `"label": "Second"`. */
const isForReaders = (was: CodeText, is: CodeText): boolean =>
  was.isLine && /^["“]/.test(was.text) && was.text === is.text && !/[“”„‘’«»]/.test(is.whole);

/** Whether the name of a function got the signs of a call: `forEach`, `.forEach()`. */
const isCalled = (was: CodeText, is: CodeText): boolean =>
  /^\.?[A-Za-z_$][\w$]*$/.test(was.whole) && CALLED.exec(is.whole)?.[1] === was.whole.replace(/^\./, '');
const CALLED = /^\.?([A-Za-z_$][\w$]*)\(\)$/;

/** Whether the plural of a class became its name, which the source has, and the plural once: "TextViews". */
const isOneOfClass = (
  { whole: was }: CodeText,
  { whole: is }: CodeText,
  known: ReadonlySet<string>,
  { raw }: ParsedValue,
): boolean =>
  was === `${is}s` && /^(?:\p{Lu}\p{Ll}+){2,}$/u.test(is) && known.has(is) && countOf(raw, was) === 1;

/** Two elements of different classes have names of different things. */
const isOfSameClass = (was: CodeText, is: CodeText): boolean =>
  was.className === '' || is.className === '' || was.className === is.className;

/** The names at the places of which the target has something else, in blocks with as much code. */
const replacedIn = (
  pair: ParsedPair,
  places: readonly CodeOfPlace[],
  taken: ReadonlySet<CodeText>,
): readonly Slip[] =>
  places.flatMap(({ block, lost, added }) => {
    const [left, instead] = [lost, added].map((codes) => codes.filter((one) => !taken.has(one)));
    if (block === undefined || left === undefined || left.length !== instead?.length) return [];
    if (left.length > mostOdd) return [];
    const isAlone = lost.length === 1;
    return inPairs(left, instead, pair).flatMap(([was, is]): readonly Slip[] => {
      if (!isOfSameClass(was, is)) return [];
      if (isReplacedName(was, is, pair)) return [{ was, is, slip: 'replaced' }];
      return isAlone && isReplacedOnce(was, is, pair) ? [{ was, is, slip: 'once' }] : [];
    });
  });
