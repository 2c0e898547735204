import { HOME } from './name-kinds';
import { isSimilar } from './similar';

/**
 * Whether two pieces of code differ only in what is for readers: an argument in words, the name of a unit or
 * of a language, capitals and hyphens of a text with spaces.
 */
export function isForReaders(was: string, is: string): boolean {
  const [before, after] = [was, is].map((text) =>
    text
      .replaceAll(/(?<=\/)\([^()]{1,60}\)|(?<=[/\s])<[^<>]{1,60}>/g, '()')
      .replaceAll(/(?<=\p{Nd}\s?)([kKMGT])(?:i?[Bbo]|b)(?!\p{L})/gu, '$1B'),
  );
  if (before === after || withoutLabels(was) === withoutLabels(is)) return true;
  // A measure in the form of the language, and strings of an example: "1.62 mm", name("grand").
  if (/^\p{Nd}{1,9}[.,]\p{Nd}{1,9}\s\p{L}{1,3}$/u.test(was) && was.replace('.', ',') === is.replace('.', ','))
    return true;
  if (withoutStrings(was) === withoutStrings(is) && /"[^"]{0,60} [^"]{0,60}"|[|("]\p{L}{4}/u.test(is))
    return true;
  // A line of a list of functions says what one does: "app.removeTags(tag): Remove".
  const [named, other] = [DESCRIBED.exec(was)?.[0], DESCRIBED.exec(is)?.[0]];
  if (named !== undefined && named === other) return true;
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

/** Names with dots or brackets, or several, before a description. */
const DESCRIBED = /^(?=[^:]{0,80}[.(,])[\w.,() ]{4,80}: (?=\p{Lu}\p{L})/u;

/** A name, and words after it. */
const TEXT_OF_SETTING = /^([A-Za-z][\w-]{1,40} ?=) ?\p{Lu}[\p{L}\p{M}]{0,30}(?: [\p{L}\p{M}]{1,30}){0,12}$/u;

/** Code without the letters of its strings, where both have some. */
const withoutStrings = (code: string): string =>
  code.replaceAll(/(?<=["'(|~])\p{L}[\p{L}\p{M} ]{2,40}(?=["')|~])/gu, '');

/** An example of HTML without the labels that a page shows: `<option value="1">List</option>`. */
const withoutLabels = (code: string): string =>
  code.replaceAll(/(?<=&gt;)(?:[^&<>]|&(?!lt;)){1,60}(?=&lt;\/)/g, '');

const joined = (text = ''): string => text.replaceAll(/[ -]/g, '').toLowerCase();
const LANGUAGE = /^(?:us|en|en[_-]US(?:\.UTF-8)?|US|english|English)$/;

const KEYS = new Set(
  'alt backspace ctrl control del delete end enter esc escape home insert return shift space tab'.split(' '),
);

/** Whether what is typed differs by the names of keys alone: "22 Shift IntDiv 8", "22 Skift Intdiv 8". */
export function hasOtherKeys(was: string, is: string): boolean {
  const [before, after] = [was.toLowerCase().split(' '), is.toLowerCase().split(' ')];
  return (
    before.length > 1 &&
    before.length === after.length &&
    before.every((word, at) => word === after[at] || KEYS.has(word))
  );
}

/** Keys have names of their own in each language: Shift, Maj. A slip leaves most of the letters. */
export const isKey = (was: string, is: string): boolean =>
  (KEYS.has(was) && /^\p{L}+$/u.test(is)) ||
  (/^\p{Lu}(?:age\p{Lu})?\p{Ll}{1,20}$/u.test(was) && /^\p{Lu}\p{L}{1,20}$/u.test(is) && !isSimilar(was, is));

/**
 * A server of the reader's country stands for that of another one, a file in the reader's language, and the
 * folder of another user: ftp.us.debian.org, ftp.fr.debian.org; doc/en/index.html, doc/fr/index.html.
 */
export const withoutRegion = (host: string, language: string): string =>
  host
    .replace(HOME, '$1')
    .replaceAll(/(?<=\w\.)[a-z]{2}(?=\.\w)/g, '')
    .replaceAll(/(?<=\w\/)([a-z]{2})(?:[-_][A-Z]{2})?(?=\/\w)/g, (folder, code: string) =>
      code === language ? '' : folder,
    );

/** Code without the quotation marks around words, as most configurations read it, in small letters. */
export const unquoted = (code: string): string =>
  code.replaceAll('&quot;', '"').replaceAll(QUOTED_WORD, '$1').toLowerCase();

const QUOTED_WORD = /(?<=^|\s)"([^"\s]{1,200})"(?=\s|&gt;|\/?>|$)/g;
