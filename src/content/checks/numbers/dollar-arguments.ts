import { KEPT } from '../parsed/readable-text';
import type { ParsedValue } from '../parsed/parsed-value';
import type { NumberToken } from './number-tokens';

/** `$1` is an argument where the other side has it too, perhaps inside of a plural: `{{PLURAL:$1|…}}`. */
export const isArgument = (
  { text, start }: NumberToken,
  { words }: ParsedValue,
  { raw }: ParsedValue,
): boolean =>
  words[start - 1] === '$' &&
  /^[1-9]$/.test(text) &&
  raw
    .split(`$${text}`)
    .slice(1)
    .some((rest) => !/^\d/.test(rest));

export const isOfArgument = ({ text, start }: NumberToken, { words }: ParsedValue): boolean =>
  words[start - 1] === '$' && /^[1-9]$/.test(text);

/**
 * Whether the target is made of other arguments than the source, and of more of them: a program that offers
 * the parts of a date leaves the choice to the language, so that "$1" became "$2, $3".
 */
export function hasOtherArguments({ raw: source }: ParsedValue, { raw: target }: ParsedValue): boolean {
  if (!source.includes('$')) return false;
  const before = source.match(DOLLAR_ARGUMENT) ?? [];
  const after = new Set(target.match(DOLLAR_ARGUMENT));
  return before.length > 0 && new Set(before).size < after.size && before.every((one) => !after.has(one));
}

const DOLLAR_ARGUMENT = /\$[1-9](?![\d.,]*\d)/g;

/** Whether it refers to a group of a pattern in code, which is compared as code: "/home/$1". */
export const isReferenceInCode = (token: NumberToken, value: ParsedValue): boolean =>
  isOfArgument(token, value) && value.prose[token.start] === KEPT;
