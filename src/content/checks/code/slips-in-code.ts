import { withoutAccents } from '../../text/without-accents';
import { plainCode } from './plain-code';
import { isNear } from './similar';

/** In which way a piece of code differs from the one that it was. */
export type CodeSlip =
  | 'signs'
  | 'letters'
  | 'letter'
  | 'case'
  | 'twice'
  | 'value'
  | 'translated-value'
  | 'name'
  | 'file'
  | 'cut'
  | 'first';

/**
 * Returns in which way code was altered as no translation alters it: its words are there, and the signs
 * between them, the forms of letters or only capitals differ; a word of programs or a name became another
 * one, also before values that stayed; a file has another ending; or its end is missing. Undefined where
 * anything else differs, or nothing that matters.
 */
export function slipInCode(was: string, is: string): CodeSlip | undefined {
  const [before, after] = [plainCode(was), plainCode(is)];
  if (before === after) return undefined;
  const [words, others] = [wordsOf(before), wordsOf(after)];
  if (hasTypographicQuotes(before, after) && words.length === others.length) return 'signs';
  if (words.join(' ') === others.join(' ')) return signsOf(before) === signsOf(after) ? undefined : 'signs';
  if (folded(before) === folded(after)) return isLetterSlip(before, after) ? 'letters' : undefined;
  if (letters(before) === letters(after)) return 'signs';
  if (before.toLowerCase() === after.toLowerCase()) return isOneWord(before, after) ? undefined : 'case';
  if (after === before + before) return 'twice';
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
  // In brackets a word explains the code, and alone it may be the label of a program.
  const isSetting = at > 0 || SWITCHES.has(word);
  if (isValue && isSetting && ` ${code} `.includes(` ${word} `) && !code.includes('('))
    return 'translated-value';
  if (NAME.test(word) && NAME.test(other) && !OF_EXAMPLE.test(word)) return 'name';
  if (at === 0 && BEFORE_MORE.test(code) && !isNear(word, folded(other), 2)) return 'first';
  const isEnding = at > 0 && at === words.length - 1 && code.endsWith(`.${word}`);
  if (isEnding && ENDING.test(word) && ENDING.test(other)) return 'file';
  return isSlipOfLetter(word, other, words.length) ? 'letter' : undefined;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const wordsOf = (code: string): readonly string[] => code.match(WORD) ?? [];
const letters = (code: string): string => folded(code).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The signs between the words, whatever the spaces beside those that stand between two names. */
const signsOf = (code: string): string =>
  code.replaceAll(WORD, 'w').replaceAll(/ ?([=|,()<>{}[\]:;+*&"^$?!%@\\#]) ?/g, '$1');

/** Whether quotation marks of prose stand for those of code. */
const hasTypographicQuotes = (was: string, is: string): boolean =>
  /[“”„]/.test(is) && !/[“”„]/.test(was) && is.split('"').length < was.split('"').length;

/** Letters of full width, with accents and of other scripts as the plain ones that they look like. */
const folded = (code: string): string =>
  withoutAccents(code.normalize('NFKC')).replaceAll(
    /[\u0370-\u04ff]/g,
    (letter) => LOOK_ALIKES.get(letter) ?? letter,
  );

const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Array.from('АВЕЅІЈКМНОРСТУХаеѕіјорсухԁνοα').map((letter, at) => [
    letter,
    'ABESIJKMHOPCTYXaesijopcyxdvoa'[at] ?? '',
  ]),
);

/**
 * Whether letters of another width or script, or accents in a name of programs are a slip. The name of a
 * folder or a label has accents in its translation.
 */
const isLetterSlip = (was: string, is: string): boolean =>
  /[^\0-\u036f\u1e00-\u1eff]/.test(is) || /^[a-z\d_.-]+$|[_$%{}()=]|\p{Ll}\p{Lu}/u.test(was);

/** Whether the word begins a sentence, or is a noun of German. */
const isOneWord = (was: string, is: string): boolean =>
  was.slice(1) === is.slice(1) && /^\p{L}\p{Ll}+$/u.test(was);

/** Whether the code ends inside of a word, and is neither a plain word nor one without its English plural. */
const isCut = (was: string, is: string): boolean =>
  is.length > 2 &&
  !/^\p{Ll}+$/u.test(was) &&
  was.startsWith(is) &&
  /^[\p{L}\p{N}]/u.test(was.slice(is.length)) &&
  was !== `${is}s`;

/**
 * Whether one letter of a longer word differs. A word alone is often that of the target's language, and one
 * with an ending more that of many.
 */
const isSlipOfLetter = (word: string, other: string, count: number): boolean =>
  word.length > 4 &&
  (count > 1 || /\d/.test(word)) &&
  /^[ -~]*$/.test(other) &&
  !/^(?:exampl|my)/i.test(word) &&
  word !== `${other}s` &&
  word.length - other.length < 2 &&
  other.length - word.length < 1 &&
  isNear(word, other, 1);

/** Words of programs and of their settings, which have one meaning in code. */
const VALUES = new Set(
  (
    'on off yes no true false all none any allow deny granted denied enable disable enabled disabled always never ' +
    'default null get post put head delete install uninstall remove update upgrade start stop restart reload status ' +
    'push pull commit clone checkout'
  ).split(' '),
);
const SWITCHES = new Set(['On', 'Off', 'None']);

/** A name with a capital inside of it: MaxClients. */
const NAME = /^(?=.{5})\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*$/u;
/** The name of a thing that readers name as they like. */
const OF_EXAMPLE = /^(?:my|your|some|Example|Sample)\p{Lu}/u;
/** The name of a setting before its value. */
const BEFORE_MORE = /^\p{Lu}\p{L}{2,40} [\p{L}\p{N}]/u;
/** The ending of a file's name. */
const ENDING = /^[a-z]{1,4}\d?$/;
