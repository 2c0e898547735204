import { firstOf } from '../counted';
import type { FieldCheck } from '../field-check';
import type { FoundPlaces } from '../problem-collector';
import { isRightToLeft } from '../parsed/checked-language';
import { codePlaces } from './code-places';
import { codeTexts, type CodeText } from './code-texts';
import { HOME } from './name-kinds';
import { bare, isSlipOfName } from './code-slips';
import { isNear, isSimilar } from './similar';
import { isWithin } from '../text/is-within';
import { isCodeName } from './code-name';
import { hasTranslatedMonths, isPluralDirective, isRenamed, isTranslatedLabel } from './code-for-readers';
import { isTranslatedExample } from './translated-example';

/** Finds code of the target that the source does not have, in place of code that only the source has. */
export const codeCheck: FieldCheck = {
  ids: ['code'],
  find(pair, problems) {
    const { source, target } = pair;
    const before = firstOf(codeTexts(source));
    if (before.length === 0) return;
    const after = firstOf(codeTexts(target));
    const inSource = new Set(before.map(({ text }) => text));
    const inTarget = new Set(after.map(({ text }) => text));
    const lost = before.filter(({ text }) => !inTarget.has(text));
    if (lost.length === 0) return;
    // A name that differs only in its capitals is there.
    const lowered = new Set(after.map(({ text }) => text.toLowerCase()));
    const gone = lost.filter(({ text }) => !lowered.has(text.toLowerCase()));
    const isInPlace = codePlaces(pair, before, after);
    const used = new Set<CodeText>();
    const changes: { variant: string; detail: Record<string, string>; places: FoundPlaces }[] = [];
    const isRtl = isRightToLeft(pair.targetLanguage);
    const added = after.filter(({ text }) => !inSource.has(text));
    const isOnly =
      before.length === after.length &&
      [lost, added].every((codes) => codes.every(({ text }) => text === codes[0]?.text));
    for (const code of added) {
      const was = code.isKept
        ? lost.find((one) => one.isKept && !used.has(one))
        : (originalOf(code, gone, used, isInPlace, isOnly) ??
          translatedName(code, before, after, used, isInPlace));
      if (was === undefined) continue;
      used.add(was);
      const places = { source: [was.span], target: [code.span] };
      if (code.isKept) {
        problems.add('code', 'changed', { before: was.text, after: code.text }, places);
        continue;
      }
      if (bare(was) === bare(code) || straight(was.text, isRtl) === straight(code.text, isRtl)) continue;
      if (isTranslatedExample(was.text, code.text) || isForReaders(was.text, code.text)) continue;
      if (code.isLine && hasTranslatedMonths(was.text, code.text, pair)) continue;
      if (isTranslatedLabel(was.text, code.text, pair) || isRenamed(was.text, code.text, pair)) continue;
      if (isPluralDirective(was.text, code.text)) continue;
      // "Shell-, Python- und Perl-Skripte" has the names before a hyphen.
      if (code.text === `${was.text}-`) continue;
      if (
        (was.isKey && code.isKey) ||
        isKey(was.text, code.text) ||
        withoutRegion(was.text, pair.sourceLanguage.base) ===
          withoutRegion(code.text, pair.targetLanguage.base)
      )
        continue;
      // A folder or a label of one word, which programs have in the language of the person.
      const isWord = ONE_WORD.test(was.text) && ONE_WORD.test(code.text);
      const isLikely =
        (isCodeName(was.text) && !was.text.startsWith('$')) || isSlipOfName(was.text, code.text);
      const variant = isWord ? 'name-changed' : isLikely ? 'changed' : 'changed-style';
      changes.push({ variant, detail: { before: was.text, after: code.text }, places });
    }
    // Where more than two differ, it is the code of the translation.
    for (const { variant, detail, places } of changes)
      problems.add(
        'code',
        changes.length > 2 && variant === 'changed' ? 'changed-style' : variant,
        detail,
        places,
      );
    // As many lines on both sides: one of them has another text, and none is missing.
    if (linesIn(after) >= linesIn(before)) return;
    // A line that begins alike on the other side has another value, which is an example's.
    const begun = new Set(added.map(({ text }) => beginOf(text)));
    const shown = shownText(target.raw);
    const lines = lost.filter(
      (one) =>
        one.isLine && !TITLE.test(one.text) && !used.has(one) && !begun.has(beginOf(one.text)) && !shown(one),
    );
    // A passage that only another version of the source has would be one problem a line.
    if (lines.length > 2) return;
    for (const { whole, span } of lines)
      problems.add('code', 'line-missing', { text: whole }, { source: [span] });
  },
};

const ONE_WORD = /^\p{Lu}\p{Ll}{2,}$/u;

/** The letters of a short line, such as "rm a", may be part of a word. */
function isShown(code: string, text: string, joinedText: string): boolean {
  const key = code.replaceAll(' ', '');
  return key.length < shortestJoined ? isWithin(text, code) : joinedText.includes(key);
}

/** Whether a text without its tags has a line of code, with whatever spaces and quotation marks. */
function shownText(raw: string): (line: CodeText) => boolean {
  const text = raw.replaceAll(/<[^<>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  const joinedText = raw.replaceAll(/<[^<>]*>|\s+|&nbsp;/g, '');
  const [unquotedText, unquotedJoined] = [text.replaceAll(QUOTE, ''), joinedText.replaceAll(QUOTE, '')];
  return ({ text: line, whole }) =>
    isShown(line, text, joinedText) || isShown(whole.replaceAll(QUOTE, ''), unquotedText, unquotedJoined);
}

const QUOTE = /"|&quot;/g;
const shortestJoined = 10;

const linesIn = (texts: readonly CodeText[]): number => texts.filter(({ isLine }) => isLine).length;

/** A line of words, as a message or a heading has them. */
const TITLE = /^\p{Lu}[\p{L}'’]*(?: \p{L}[\p{L}'’]*){2,12}$/u;

const beginOf = (line: string): string => line.split(' ', 2).join(' ');

/**
 * Whether two pieces of code differ only in what is for readers: an argument in words, the name of a unit or
 * of a language, capitals and hyphens of a text with spaces.
 */
function isForReaders(was: string, is: string): boolean {
  const [before, after] = [was, is].map((text) =>
    text
      .replaceAll(/(?<=\/)\([^()]{1,60}\)|(?<=[/\s])<[^<>]{1,60}>/g, '()')
      .replaceAll(/(?<=\p{Nd}\s?)([kKMGT])(?:i?[Bbo]|b)(?!\p{L})/gu, '$1B'),
  );
  if (before === after) return true;
  // A measure in the form of the language, and strings of an example: "1.62 mm", name("grand").
  if (/^\p{Nd}{1,9}[.,]\p{Nd}{1,9}\s\p{L}{1,3}$/u.test(was) && was.replace('.', ',') === is.replace('.', ','))
    return true;
  if (withoutStrings(was) === withoutStrings(is) && /"[^"]{0,60} [^"]{0,60}"|[|("]\p{L}{4}/u.test(is))
    return true;
  // A setting whose value is a text: "Name=Simple test".
  const [setting, value] = [TEXT_OF_SETTING.exec(was)?.[1], TEXT_OF_SETTING.exec(is)?.[1]];
  if (setting !== undefined && setting === value) return true;
  if (was.includes(' ') && /\p{L}{4}/u.test(was) && joined(before) === joined(after)) return true;
  const [left, right] = [was.split(' '), is.split(' ')];
  return (
    left.length === right.length &&
    left.every((word, at) => word === right[at] || (at > 0 && LANGUAGE.test(word)))
  );
}

/** A name, and words after it. */
const TEXT_OF_SETTING = /^([A-Za-z][\w-]{1,40} ?=) ?\p{Lu}[\p{L}\p{M}]{0,30}(?: [\p{L}\p{M}]{1,30}){0,12}$/u;

/** Code without the letters of its strings, where both have some. */
const withoutStrings = (code: string): string => code.replaceAll(/(?<=["'(|~])\p{L}{3,40}(?=["')|~])/gu, '');

const joined = (text = ''): string => text.replaceAll(/[ -]/g, '').toLowerCase();
const LANGUAGE = /^(?:us|en|en[_-]US(?:\.UTF-8)?|US|english|English)$/;

/** A shell takes "x" as 'x' and as x, HTML takes <x/> as <x>, and an example's host may begin with "www". */
const straight = (code: string, isRtl: boolean): string =>
  code
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replaceAll('"', "'")
    .replaceAll(isRtl ? DIRECTION : NONE, '')
    // Where a list goes on; "f(...args)" has another meaning.
    .replaceAll(/(?<![^\s|])…(?![^\s|])/g, '...')
    .replaceAll('/&gt;', '&gt;')
    .replace(/^www\.(?=[\w.-]{0,40}\bexample\.(?:com|net|org)$)/, '');

/** Marks that show code in its direction among words from right to left. */
const DIRECTION = /[\u200e\u200f\u2066-\u2069]/g;
const NONE = /(?!)/g;

const KEYS = new Set(
  'alt backspace ctrl control del delete end enter esc escape home insert return shift space tab'.split(' '),
);

/** Keys have names of their own in each language: Shift, Maj. A slip leaves most of the letters. */
const isKey = (was: string, is: string): boolean =>
  (KEYS.has(was) && /^\p{L}+$/u.test(is)) ||
  (/^\p{Lu}(?:age\p{Lu})?\p{Ll}{1,20}$/u.test(was) && /^\p{Lu}\p{L}{1,20}$/u.test(is) && !isSimilar(was, is));

/**
 * A server of the reader's country stands for that of another one, a file in the reader's language, and the
 * folder of another user: ftp.us.debian.org, ftp.fr.debian.org; doc/en/index.html, doc/fr/index.html.
 */
const withoutRegion = (host: string, language: string): string =>
  host
    .replace(HOME, '$1')
    .replaceAll(/(?<=\w\.)[a-z]{2}(?=\.\w)/g, '')
    .replaceAll(/(?<=\w\/)([a-z]{2})(?:[-_][A-Z]{2})?(?=\/\w)/g, (folder, code: string) =>
      code === language ? '' : folder,
    );

type IsInPlace = (was: CodeText, is: CodeText) => boolean;

/**
 * Two short names of which half of the letters differ are two names, and so are two single letters where
 * anything else differs, too (`isOnly`).
 */
const isLikeCode = (was: string, is: string, isOnly: boolean): boolean => {
  const shorter = Math.min(was.length, is.length);
  if (isOnly && was.length === 1 && is.length === 1) return true;
  return shorter > 4 ? isSimilar(was, is) : isNear(was, is, shorter / 2);
};

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
      one.isLine === code.isLine &&
      isLikeCode(one.text, code.text.replaceAll('…', '...'), isOnly) &&
      isInPlace(one, code) &&
      isSlip(one.text, code.text),
  );
}

/**
 * The name at the same place of the source, where it is clear from its form that no language translates it.
 */
function translatedName(
  code: CodeText,
  before: readonly CodeText[],
  after: readonly CodeText[],
  used: ReadonlySet<CodeText>,
  isInPlace: IsInPlace,
): CodeText | undefined {
  if (code.isLine || before.length !== after.length) return undefined;
  const at = after.indexOf(code);
  const was = before[at];
  // Beside it is the same code on both sides, another translated name, or none.
  const fits = (index: number): boolean => {
    const [one, other] = [before[index], after[index]];
    return one !== undefined && other !== undefined && (one.text === other.text || areNames(one, other));
  };
  const areNames = (one: CodeText, other: CodeText): boolean =>
    isCodeName(one.text) &&
    isCodeName(inAscii(other.text)) &&
    isInPlace(one, other) &&
    after.every(({ text }) => text !== one.text) &&
    before.every(({ text }) => text !== other.text);
  if (was === undefined || was.isLine || used.has(was) || !isCodeName(was.text)) return undefined;
  if (!isInPlace(was, code)) return undefined;
  if (before.length > 1 && !fits(at - 1) && !fits(at + 1) && !areNames(was, code)) return undefined;
  // The label of a program's window that the program shows in the target's language.
  if (/^\p{L}+$/u.test(was.text) && /^\p{L}+(?: \p{L}+)+$/u.test(code.text)) return undefined;
  return after.some(({ text }) => text === was.text) || was.text.toLowerCase() === code.text.toLowerCase()
    ? undefined
    : was;
}

/** A name with the letters of another language: `öffneDatei`. */
const inAscii = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '');

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
