import { matchesOf } from '../../text/matches';
import { monthNames } from '../dates/month-names';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isHtmlElement } from '../tags/html-elements';
import { isWithin } from '../text/is-within';
import { isFunctionWord } from '../text/plain-words';
import { isNear } from './similar';
import { ARGUMENTS } from './translated-example';

/**
 * Whether code is the label of a choice in words, of which the target has the small ones in its language: "is
 * true" became "ist true". It begins with one of them.
 */
export function isTranslatedLabel(
  was: string,
  is: string,
  { sourceLanguage, targetLanguage }: ParsedPair,
): boolean {
  if (!LABEL.test(was) || !LABEL.test(is)) return false;
  const [before, after] = [was.split(BETWEEN), is.split(BETWEEN)];
  return (
    before.length === after.length &&
    before[0] !== after[0] &&
    before.every(
      (word, at) =>
        word === after[at] ||
        (isFunctionWord(word, sourceLanguage.base) && isFunctionWord(after[at] ?? '', targetLanguage.base)),
    )
  );
}

const LABEL = /^\p{L}{2,20}(?:[ /]\p{L}{2,20}){1,4}$/u;
const BETWEEN = /[ /]/;

/** Whether a line of output has the months of the target's language, beside a number: "Nov 29", "nov. 29". */
export function hasTranslatedMonths(was: string, is: string, pair: ParsedPair): boolean {
  const [before, after] = [was.split(' '), is.split(' ')];
  const [from, to] = [monthNames(pair.sourceLanguage.base), monthNames(pair.targetLanguage.base)];
  return (
    before.length === after.length &&
    before.every((word, at) => {
      const other = after[at] ?? '';
      if (word === other) return true;
      const month = from.get(word.toLowerCase());
      const isBesideNumber = [before[at - 1], before[at + 1]].some((one) => /^\d{1,4}$/.test(one ?? ''));
      return (
        isBesideNumber && month !== undefined && month === to.get(other.toLowerCase().replace(/\.$/, ''))
      );
    })
  );
}

/**
 * Whether code differs by the names of arguments in brackets, each of which has the other name throughout:
 * `<date>` became `<data>` at both places. A slip would be at one of them.
 */
export function isRenamed(was: string, is: string, { source, target }: ParsedPair): boolean {
  const [before, after] = [was.split(ARGUMENT), is.split(ARGUMENT)];
  return (
    before.length === after.length &&
    before.every((part, at) => {
      const other = after[at] ?? '';
      if (part === other) return true;
      if (at % 2 === 0 || isHtmlElement(part)) return false;
      return isThroughout(`&lt;${part}&gt;`, `&lt;${other}&gt;`, source, target);
    })
  );
}

/**
 * Whether code differs by names of arguments after the first word, each of which has another name throughout:
 * `Require group GroupName` became `Require group Grupismi`. A name such as `someGroupDN` may be alone.
 */
export function isRenamedArgument(was: string, is: string, { source, target }: ParsedPair): boolean {
  const [before, after] = [was.split(' '), is.split(' ')];
  return (
    before.length === after.length &&
    before.every((word, at) => {
      const other = after[at] ?? '';
      if (word === other) return true;
      if (!NAME_IN_WORDS.test(word) || !NAME_IN_WORDS.test(other)) return false;
      if (isNear(word, other, Math.max(2, word.length / 3)) || target.raw.includes(word)) return false;
      return ANY_NAME.test(word) || (at > 0 && isThroughout(word, other, source, target));
    })
  );
}

const NAME_IN_WORDS = /^[\p{L}\p{M}_-]{4,30}$/u;
/** The name of a thing that the reader has another name for. */
const ANY_NAME = /^(?:some|any|my|your)[A-Z_-][\w-]{1,30}$/;

/**
 * Whether code differs by words that the target says in its text, too, `server.example.org` and
 * `serveur.example.org`, or names the target's language: `Accept-Language: tr`.
 */
export function isInWords(
  was: string,
  is: string,
  { target, targetLanguage, sourceLanguage }: ParsedPair,
): boolean {
  const [before, after] = [was.split(NO_LETTERS), is.split(NO_LETTERS)];
  if (isProse(after, before, targetLanguage.base) && isProse(before, after, sourceLanguage.base)) return true;
  if (before.length !== after.length) return false;
  return before.every((word, at) => {
    const other = after[at] ?? '';
    if (word === other) return true;
    if (!SMALL.test(word) || !SMALL.test(other)) return false;
    if (word.length === 2) return other === targetLanguage.base;
    return isWithin(target.prose.slice(0, mostSearched), other);
  });
}

/** Whether an operator is a small word of both languages, "or", or an argument has one name throughout. */
export function isOneWordSaid(was: string, is: string, pair: ParsedPair): boolean {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  return (
    (isFunctionWord(was, sourceLanguage.base) && isFunctionWord(is, targetLanguage.base)) ||
    (ARGUMENTS.has(was) && SMALL.test(is) && isThroughout(`>${was}<`, `>${is}<`, source, target))
  );
}

/** Whether two words that only one side has are small words of its language: "on for h2c, off for h2". */
const isProse = (words: readonly string[], others: readonly string[], base: string): boolean =>
  words.filter((word) => !others.includes(word) && isFunctionWord(word, base)).length >= 2;

const NO_LETTERS = /([^\p{L}\p{M}]+)/u;
const SMALL = /^\p{Ll}{2,30}$/u;
/** The words of a usual text are searched, once for each word that differs. */
const mostSearched = 20_000;

/** An argument in angle brackets, whose name is every second part of what it divides. */
const ARGUMENT = /&lt;(\p{L}{2,30})&gt;/u;

/**
 * Whether a file of an example has another name throughout: `documents.zip` became `documentos.zip` at both
 * places.
 */
export const isRenamedFile = (was: string, is: string, source: ParsedValue, target: ParsedValue): boolean =>
  FILE.exec(was)?.[1] === FILE.exec(is)?.[1] && FILE.test(was) && isThroughout(was, is, source, target);

const FILE = /^\p{Ll}{4,30}(\.[a-z]{2,4})$/u;

/** Whether the target has the other name each time, at least twice, and never that of the source. */
export function isThroughout(was: string, is: string, source: ParsedValue, target: ParsedValue): boolean {
  const times = source.raw.split(was).length - 1;
  return times > 1 && target.raw.split(is).length - 1 === times && !target.raw.includes(was);
}

/** Whether the source has a directive of C in an English plural: "#includes" for "#include". */
export const isPluralDirective = (was: string, is: string): boolean => was === `${is}s` && DIRECTIVE.test(is);

const DIRECTIVE = /^#(?:include|define|if|ifdef|ifndef|elif|else|endif|pragma|undef|error|warning|import)$/;

/**
 * Whether a file of an example has a name in the target's words: `选项文件.json` for `options-file.json`. The
 * source has no file of its kind with such a name.
 */
export function isFileInWords(name: string, source: ParsedValue, target: ParsedValue): boolean {
  const ending = /(?<=^[a-z]{3,20}(?:[-_][a-z]{2,20}){0,3})\.[a-z]{2,5}$/.exec(name)?.[0];
  if (ending === undefined) return false;
  return matchesOf(target.prose, FILE_IN_WORDS).some(
    ([file]) => file.endsWith(ending) && !source.prose.includes(file),
  );
}

const FILE_IN_WORDS = /(?<![\p{L}\p{M}\p{N}_.-])\p{L}[\p{L}\p{M}\p{N}_-]{1,40}\.[a-z]{2,5}(?![\p{L}\p{N}])/gu;

/**
 * Whether two lines differ in a run of whole words alone, which are too different for a slip: "Script
 * Configuration" and "Skript-Konfiguration" before one value, and what a function does after its name.
 */
export function differsInWords(was: string, is: string): boolean {
  const [before, after] = [was.split(/(?<=\s)|(?=\s)/), is.split(/(?<=\s)|(?=\s)/)];
  while (before.length > 0 && before[0] === after[0]) {
    before.shift();
    after.shift();
  }
  while (before.length > 0 && before.at(-1) === after.at(-1)) {
    before.pop();
    after.pop();
  }
  const [one, other] = [before, after].map((words) => words.join('').trim());
  if (one === undefined || other === undefined || !PROSE.test(one) || !PROSE.test(other)) return false;
  return !isNear(one, other, 2);
}

/** Words with a capital before them or a space between them: other names are those of code. */
const PROSE = /^(?=.{0,60}(?:\p{Lu}\p{Ll}{2}|\p{L} \p{L}))\p{L}[\p{L}\p{M}.'’ -]{2,120}$/u;
