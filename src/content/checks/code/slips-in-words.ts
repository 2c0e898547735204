import { withoutAccents } from '../../text/without-accents';
import { isNear } from './similar';
import { ARGUMENTS, isCalledExample } from './translated-example';

export type WordSlip =
  | 'letter'
  | 'word'
  | 'number'
  | 'option'
  | 'value'
  | 'translated-value'
  | 'name'
  | 'file'
  | 'first';

/** A word of code, by its place among the words. */
interface PlacedWord {
  readonly code: string;
  readonly words: readonly string[];
  readonly at: number;
}

/**
 * Returns the slip by which the only word that differs became another: a value of settings, a number, the
 * letter of an option, a name, the name of a setting before its value, the ending of a file, or a letter.
 */
export function slipInWord({ code, words, at }: PlacedWord, other: string): WordSlip | undefined {
  const word = words[at] ?? '';
  const isValue = VALUES.has(word.toLowerCase());
  if (isValue && VALUES.has(other.toLowerCase())) return 'value';
  // In brackets a word explains the code, and alone it may be the label of a program.
  const isSetting = at > 0 || SWITCHES.has(word);
  if (isValue && isSetting && WORD.test(other) && ` ${code} `.includes(` ${word} `) && !code.includes('('))
    return 'translated-value';
  if (/^\d+$/.test(word) && /^\d+$/.test(other)) return 'number';
  if (words.length > 1 && isOption(code, word) && LETTERS.test(other) && isNear(word, other, 1))
    return 'option';
  if (at > 0 && code.includes(` --${word}`)) return 'option';
  if (NAME.test(word) && NAME.test(other) && !OF_EXAMPLE.test(word)) return 'name';
  if (at === 0 && BEFORE_MORE.test(code) && !isNear(word, withoutAccents(other), 2)) return 'first';
  const isEnding = at > 0 && at === words.length - 1 && code.endsWith(`.${word}`);
  if (isEnding && ENDING.test(word) && ENDING.test(other)) return 'file';
  if (!isSlipOfLetter({ code, words, at }, other)) return undefined;
  return TITLE.test(code) ? 'word' : 'letter';
}

/** The name of a folder, or of a label of a program. */
const TITLE = /^\p{Lu}\p{Ll}+$/u;
const WORD = /^\p{L}?[\p{Ll}\p{Lo}\p{M}]*$/u;
const LETTERS = /^[A-Za-z]{1,3}$/;
/** Whether a word of code is one or several options of a letter. */
const isOption = (code: string, word: string): boolean =>
  LETTERS.test(word) && code.split(/[^\w-]/).includes(`-${word}`);

/**
 * Whether one letter of a longer word differs, or of a shorter one in a path. A word alone is often that of
 * the target's language, of which other letters than the last differ, or such that stand for each other.
 */
function isSlipOfLetter({ code, words, at }: PlacedWord, other: string): boolean {
  const word = words[at] ?? '';
  if (!/^[ -~]*$/.test(other) || /^my/i.test(word) || isCalledExample(word, other)) return false;
  if (word === `${other}s` || !isNear(word, other, 1)) return false;
  if (isExchanged(word, other)) return true;
  const isSame = word.length === other.length;
  if (word.length < 5) return isSame && word.length > 2 && code.includes(`/${word}`);
  if (words.length > 1 || /[\d/\\]|^--/.test(code)) return isSame || word.length === other.length + 1;
  if (word.length < 6 || ARGUMENTS.has(word) || word.at(-1) !== other.at(-1)) return false;
  return isSame && withOneSound(word) !== withOneSound(other);
}

/** Whether two neighbouring letters of a word stand in each other's place; title and Titel are two words. */
const isExchanged = (word: string, other: string): boolean =>
  word.length > 3 &&
  !/(?:[lr]e|e[lr])$/.test(word) &&
  Array.from(word).toSorted().join('') === Array.from(other).toSorted().join('');

/** A word with one letter for those that have one sound: active, aktive. */
const withOneSound = (word: string): string =>
  word
    .replaceAll(/[ckqz]/g, 'c')
    .replaceAll(/[vwf]/g, 'v')
    .replaceAll(/[iyj]/g, 'i');

/** Words of programs and of their settings, which have one meaning in code. */
const VALUES = new Set(
  (
    'on off yes no true false all none any allow deny granted denied enable disable enabled disabled always never ' +
    'default null get post put head delete install uninstall remove update upgrade start stop restart reload status ' +
    'push pull commit clone checkout'
  ).split(' '),
);
const SWITCHES = new Set(['On', 'Off', 'None', 'on', 'off', 'none']);

/** A name with a capital inside of it: MaxClients. */
const NAME = /^(?=.{5})\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*$/u;
/** The name of a thing that readers name as they like. */
const OF_EXAMPLE = /^(?:my|your|some|Example|Sample)\p{Lu}/u;
/** The name of a setting before its value. */
const BEFORE_MORE = /^\p{Lu}\p{L}{2,40} ["([+/]?[\p{L}\p{N}]/u;
/** The ending of a file's name. */
const ENDING = /^[a-z]{1,4}\d?$/;
