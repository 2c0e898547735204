import { decodeText } from '../../html/decode-text';
import { straight } from './same-code';

/** In which way a piece of code differs from the one that it was. */
export type CodeSlip = 'signs' | 'letters' | 'case' | 'value' | 'translated-value' | 'name' | 'file' | 'cut';

/**
 * Returns in which way code was altered as no translation alters it: its words are there, and the signs
 * between them, the forms of letters or only capitals differ; a word of programs or a name became another
 * one; a file has another ending; or its end is missing. Undefined where anything else differs, or nothing
 * that matters.
 */
export function slipInCode(was: string, is: string): CodeSlip | undefined {
  const [before, after] = [plain(was), plain(is)];
  if (before === after) return undefined;
  const [words, others] = [wordsOf(before), wordsOf(after)];
  if (hasTypographicQuotes(before, after) && words.length === others.length) return 'signs';
  if (words.join(' ') === others.join(' ')) return haveOtherSigns(before, after) ? 'signs' : undefined;
  if (folded(before) === folded(after)) return isLetterSlip(before, after) ? 'letters' : undefined;
  if (letters(before) === letters(after)) return 'signs';
  if (before.toLowerCase() === after.toLowerCase()) return ONE_WORD.test(before) ? undefined : 'case';
  if (isCut(before, after)) return 'cut';
  if (signsOf(before) !== signsOf(after)) return undefined;
  const [at = -1, ...more] = [...words.keys()].filter((index) => words[index] !== others[index]);
  return more.length > 0 ? undefined : slipInWord(words, others, at, before);
}

/** Returns the slip of the only word that differs. */
function slipInWord(
  words: readonly string[],
  others: readonly string[],
  at: number,
  code: string,
): CodeSlip | undefined {
  const [word = '', other = ''] = [words[at], others[at]];
  const isValue = VALUES.has(word.toLowerCase());
  if (isValue && VALUES.has(other.toLowerCase())) return 'value';
  // In brackets a word explains the code.
  if (isValue && at > 0 && ` ${code} `.includes(` ${word} `) && !code.includes('('))
    return 'translated-value';
  if (NAME.test(word) && NAME.test(other) && !OF_EXAMPLE.test(word)) return 'name';
  const isEnding = at > 0 && at === words.length - 1 && code.endsWith(`.${word}`);
  return isEnding && ENDING.test(word) && ENDING.test(other) ? 'file' : undefined;
}

/** Code as it is shown, without what changes nothing. */
const plain = (code: string): string =>
  straight(decodeText(code), true)
    .replaceAll(/["'`]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=^|[\s(=,])"([^"\s]*)"(?=$|[\s),;>])/g, '$1')
    .replace(/^"([^"]*)"$/, '$1')
    .replace(/^(?:[$#%>] |\.\/|\*?\.(?=\w+$))/, '')
    .replace(/(?:\(\)|[;*/.,:-])$/, '')
    .replace(/^(\p{Nd}+),(\p{Nd}+ \p{L}{1,3})$/u, '$1.$2')
    .trim();

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const wordsOf = (code: string): readonly string[] => code.match(WORD) ?? [];
const letters = (code: string): string => folded(code).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Whether the signs between the words differ, whatever the spaces beside them. */
const haveOtherSigns = (was: string, is: string): boolean =>
  signsOf(was) !== signsOf(is) || DIVIDED.test(was) !== DIVIDED.test(is);

const signsOf = (code: string): string =>
  code
    .replaceAll(WORD, 'w')
    .replaceAll(/w\s+(?=w)/g, 'w|')
    .replaceAll(/\s+/g, '');

/** A name that is divided at a sign inside of it: "mod _ssl", "/usr/ bin". */
const DIVIDED = /[\p{L}\p{N}] _|_ [\p{L}\p{N}]|[\p{L}\p{N}]\/ [\p{L}\p{N}]/u;

/** Whether quotation marks of prose stand for those of code. */
const hasTypographicQuotes = (was: string, is: string): boolean =>
  /[“”„]/.test(is) && !/[“”„]/.test(was) && is.split('"').length < was.split('"').length;

/** Letters of full width and with accents as the plain ones. */
const folded = (code: string): string => code.normalize('NFKD').replaceAll(/\p{M}/gu, '');

/**
 * Whether letters of another width, or accents in a name of programs are a slip. A word alone, such as a
 * folder's name, has accents in its translation.
 */
const isLetterSlip = (was: string, is: string): boolean =>
  was === is.normalize('NFKC') || /[_$%{}()=-]|\p{Ll}\p{Lu}/u.test(was);

/** Whether the code ends inside of a word, and is neither a plain word nor one without its English plural. */
const isCut = (was: string, is: string): boolean =>
  is.length > 2 &&
  !/^\p{Ll}+$/u.test(was) &&
  was.startsWith(is) &&
  /^[\p{L}\p{N}]/u.test(was.slice(is.length)) &&
  was !== `${is}s`;

/** Words of programs and of their settings, which have one meaning in code. */
const VALUES = new Set(
  (
    'on off yes no true false all none any allow deny granted denied enable disable enabled disabled always never ' +
    'default null get post put head delete install uninstall remove update upgrade start stop restart reload status ' +
    'push pull commit clone checkout'
  ).split(' '),
);

/** The name of a thing, which may begin a sentence or be a noun of German. */
const ONE_WORD = /^\p{L}\p{Ll}+$/u;
/** A name with a capital inside of it: MaxClients. */
const NAME = /^(?=.{5})\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*$/u;
/** The name of a thing that readers name as they like. */
const OF_EXAMPLE = /^(?:my|your|some|Example|Sample)\p{Lu}/u;
/** The ending of a file's name. */
const ENDING = /^[a-z]{1,4}\d?$/;
