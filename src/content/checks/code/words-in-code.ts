import { decodeText } from '../../html/decode-text';
import { weekdaysIn } from '../dates/weekdays';
import type { CheckedLanguage } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { CodeText } from './code-texts';

/* Words within code that each language has its own of. */

/** A key with its modifiers: Ctrl-Alt-Enter. */
const KEYS =
  /^(?:(?:Ctrl|Control|Alt|AltGr|Shift|Meta|Super|Strg|Umschalt|Maj|Mayús)[-+]){1,3}\p{Lu}\p{L}{2,20}$/u;

/** One key with its modifiers. */
const WITH_MODIFIERS =
  /^(?:(?:Ctrl|Control|Alt|AltGr|Shift|Meta|Super|Cmd|Command)[-+]){1,3}[\p{L}\p{N}]{1,12}$/iu;

/** A modifier alone, which is printed on keyboards with a capital or in capitals. */
const MODIFIER = /^(?:ctrl|control|alt|shift|meta|super)$/i;

/** A key with its modifiers, each of them in brackets or not: `Alt-<RET>`, `<Alt>-<X>`. */
const KEYS_IN_BRACKETS =
  /^(?:<?(?:Ctrl|Control|Alt|AltGr|Shift|Meta|Super)(?:(?<=<[a-z]{3,7})>|(?<!<[a-z]{3,7}))[-+]){1,3}(?:<[a-z\d]{1,10}>|[a-z\d]{1,10})$/i;

/**
 * Whether a key has its name in another language, with as many modifiers, `Ctrl-Enter`, `Ctrl-Intro`, or the
 * same name in brackets, a modifier in other capitals, or another sign between the keys: `Ctrl+r`, `Ctrl-r`.
 */
export const areKeysWithNames = (was: string, is: string): boolean =>
  (MODIFIER.test(was) && was.toLowerCase() === is.toLowerCase()) ||
  (WITH_MODIFIERS.test(was) && is.replaceAll('-', '+') === was.replaceAll('-', '+')) ||
  (KEYS.test(was) && KEYS.test(is) && was.split(/[-+]/).length === is.split(/[-+]/).length) ||
  ([was, is].every((keys) => KEYS_IN_BRACKETS.test(decodeText(keys))) &&
    withoutBrackets(was) === withoutBrackets(is));

/** Short names, which are printed on keyboards, too. In code, such a name is cut off. */
const SHORT_NAMES: Readonly<Record<string, string>> = { Delete: 'Del', Escape: 'Esc', Insert: 'Ins' };

/** Names of keys that are near the English ones, by language. */
const NAMES_OF_KEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ca: { Return: 'Retorn' },
  da: { Return: 'Retur' },
  nb: { Return: 'Retur' },
  nn: { Return: 'Retur' },
  no: { Return: 'Retur' },
  sv: { Return: 'Retur' },
};

/**
 * Whether a key alone, in `kbd`, has its short name or its name in the target's language: `Return`, `Retur`.
 */
export const isKeyByOtherName = (was: CodeText, is: CodeText, { base }: CheckedLanguage): boolean =>
  was.isKey && is.isKey && [SHORT_NAMES, NAMES_OF_KEYS[base]].some((names) => names?.[was.text] === is.text);

const withoutBrackets = (keys: string): string => decodeText(keys).replaceAll(/[<>]/g, '');

/** Whether only the name of a weekday became that of the target's language, as in the output of a program. */
export function isDayInWords(was: string, is: string, pair: ParsedPair): boolean {
  const [day, ...more] = weekdaysIn(was, pair.sourceLanguage.base);
  if (day === undefined || more.length > 0) return false;
  const [own] = weekdaysIn(is, pair.targetLanguage.base);
  return (
    own?.number === day.number &&
    was.slice(0, day.start) === is.slice(0, own.start) &&
    was.slice(day.end) === is.slice(own.end)
  );
}
