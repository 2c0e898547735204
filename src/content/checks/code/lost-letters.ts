import { smallWordsIn } from '../text/words-of-value';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isFrequentEnglish, isWordOfEnglish } from '../text/english-words';
import { lowerTextOf } from '../text/letter-runs';
import { areTranslations } from '../words/words-of-text';
import type { CodeText } from './code-texts';
import { plainTextOf } from './plain-code';
import { isNear, onlyDifference } from './similar';
import { isCalledExample, NAMED_AT_WILL } from '../names/example-names';

/**
 * Whether a word of code lacks one letter, `Accet` for `Accept`, or an option or a short name has another
 * one. It is
 * none of the target's language then: no sentence has it, and no word pair has it as a translation.
 */
export function hasLostLetter(pair: ParsedPair, was: CodeText, is: CodeText): boolean {
  if (signsOf(was) !== signsOf(is)) return false;
  const before = plainTextOf(was);
  const { word = '', other = '' } = onlyDifference(wordsOf(was), wordsOf(is)) ?? {};
  if (!NAME.test(word) || isCalledExample(word, other)) return false;
  const isName = !isLatin(pair.targetLanguage) || before.includes(`/${word}`);
  const isSlip =
    lacksLetter(word, other, isName) ||
    (before.includes(`--${word}`) && hasOther(word, other)) ||
    (before === word && isOtherWord(word, other, isName)) ||
    isLongerFolder(before, word, other);
  return isSlip && !isWord(word, other.toLowerCase(), pair);
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-_][\p{L}\p{M}\p{N}]+)*/gu;
const wordsOf = once((code: CodeText): readonly string[] => plainTextOf(code).match(WORD) ?? []);
const signsOf = once((code: CodeText): string => plainTextOf(code).replaceAll(WORD, 'w'));
const NAME = /^[A-Za-z\d_-]{3,60}$/;

/** Whether one letter is gone. Without its last one, a word may be that of another language or a singular. */
function lacksLetter(word: string, other: string, isName: boolean): boolean {
  if (other.length !== word.length - 1) return false;
  let at = 0;
  while (word[at] === other[at] && at < other.length) at += 1;
  if (word.slice(at + 1) !== other.slice(at)) return false;
  return at < other.length || word.at(-1) === word.at(-2) || (isName && !word.endsWith('s'));
}

/** Whether one letter became another one, as in no word of an option. */
const hasOther = (word: string, other: string): boolean =>
  word.length === other.length && isNear(word, other, 1);

/**
 * Whether one letter of a short name in small letters became another one. In Latin letters, the name is no
 * frequent word of English, and the letter neither the last one nor one of a kindred sound, as words of two
 * languages have them: "shift", "skift".
 */
function isOtherWord(word: string, other: string, isName: boolean): boolean {
  if (!/^[a-z]{4,30}$/.test(word) || !/^[a-z]+$/.test(other) || !hasOther(word, other)) return false;
  if (isName) return true;
  const at = Array.from(word).findIndex((letter, index) => letter !== other[index]);
  const areKin = KINDRED.some(
    (sounds) => sounds.includes(word.charAt(at)) && sounds.includes(other.charAt(at)),
  );
  return at < word.length - 1 && !areKin && !isWordOfEnglish(word);
}

const KINDRED = ['aeiouy', 'ckqgh', 'bpfvw', 'dt', 'szcx', 'ijy', 'lr', 'mn'];

/** Whether a folder of a path from the root has one letter more, in a word that is none of English. */
const isLongerFolder = (code: string, word: string, other: string): boolean =>
  other.length === word.length + 1 &&
  isNear(word, other, 1) &&
  !isFrequentEnglish(word.toLowerCase()) &&
  code.includes(`${word}/`) &&
  /(?<![\w/.])\/[\w.-]{1,40}\//.test(code);

const isLatin = ({ script }: ParsedPair['targetLanguage']): boolean => script === 'Latn';

/** Whether the other word is known in a text, or may be that of the target's language. */
function isWord(word: string, other: string, pair: ParsedPair): boolean {
  const { source, target, targetLanguage } = pair;
  if (namesIn(source).has(other) || smallWordsIn(target).has(other)) return true;
  if (!isLatin(targetLanguage)) return false;
  if (NAMED_AT_WILL.has(word)) return true;
  // A part of a joined name is the same.
  return !/[-_]/.test(word) && areTranslations(pair, word, other);
}

/** The words of a value and of its code in small letters. */
const namesIn = once((value: ParsedValue): ReadonlySet<string> => new Set(lowerTextOf(value).match(WORD)));

/**
 * Whether one letter of an option is another one in a command whose other words may be those of the target's
 * example: "htpasswd -db /etc/users", "htpasswd -eb /etc/benutzer". The source has that option nowhere.
 */
export function hasOtherOption({ source }: ParsedPair, was: CodeText, is: CodeText): boolean {
  const [words, others] = [argumentsOf(was), argumentsOf(is)];
  if (words[0] !== others[0] || words.length !== others.length) return false;
  const [at = -1, ...more] = [...words.keys()].filter(
    (index) => OPTION.test(words[index] ?? '') && words[index] !== others[index],
  );
  const [word = '', other = ''] = [words[at], others[at]];
  if (more.length > 0 || !OPTION.test(other) || !isNear(word, other, 1)) return false;
  return !source.readable.text.includes(other);
}

const argumentsOf = once((code: CodeText): readonly string[] => plainTextOf(code).split(' '));
const OPTION = /^--?[A-Za-z][A-Za-z-]{0,40}$/;
