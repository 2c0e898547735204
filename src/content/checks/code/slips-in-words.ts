import { withoutAccents } from '../../text/without-accents';
import { isNear } from './similar';
import { isCalledExample } from './translated-example';

export type WordSlip =
  'letter' | 'number' | 'option' | 'value' | 'translated-value' | 'name' | 'file' | 'first';

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
  if (words.length > 1 && LETTER.test(word) && LETTER.test(other) && isOption(code, word)) return 'option';
  if (NAME.test(word) && NAME.test(other) && !OF_EXAMPLE.test(word)) return 'name';
  if (at === 0 && BEFORE_MORE.test(code) && !isNear(word, withoutAccents(other), 2)) return 'first';
  const isEnding = at > 0 && at === words.length - 1 && code.endsWith(`.${word}`);
  if (isEnding && ENDING.test(word) && ENDING.test(other)) return 'file';
  return isSlipOfLetter({ code, words, at }, other) ? 'letter' : undefined;
}

const WORD = /^\p{L}?[\p{Ll}\p{Lo}\p{M}]*$/u;
const LETTER = /^[A-Za-z]$/;
const isOption = (code: string, letter: string): boolean =>
  new RegExp(String.raw`(?<![\w-])-${letter}(?![\w-])`).test(code);

/**
 * Whether one letter of a longer word differs, or of a shorter one in a path. A word alone is often that of
 * the target's language, and one with an ending more that of many.
 */
function isSlipOfLetter({ code, words, at }: PlacedWord, other: string): boolean {
  const word = words[at] ?? '';
  const isShort = word.length < 5;
  return (
    (!isShort || (word.length > 2 && word.length === other.length && code.includes(`/${word}`))) &&
    (words.length > 1 || /\d/.test(word)) &&
    /^[ -~]*$/.test(other) &&
    !/^my/i.test(word) &&
    !isCalledExample(word, other) &&
    word !== `${other}s` &&
    word.length - other.length < 2 &&
    other.length <= word.length &&
    isNear(word, other, 1)
  );
}

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
