/**
 * A part of a pattern: one character with its repetition (empty for once), the beginning of a group with the
 * repetition of the whole, its end, or the bar between two options.
 */
export type PatternPart =
  | { readonly kind: 'character'; readonly one: string; readonly times: string }
  | { readonly kind: 'begin'; readonly one: string; readonly times: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'or' };

const escape =
  /\\(?:[pP]\{[^{}]{0,100}\}|u\{[\da-fA-F]{1,6}\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|k<[^<>]{0,100}>|[1-9]\d{0,2}|[^])/uy;
const groupStart = /\((?:\?(?:<?[=!]|:|<[^<>]{0,100}>))?/y;
const repetition = /(?:[*+?]|\{\d{1,9}(?:,\d{0,9})?\})\??/y;

/** Divides a valid pattern into its parts. A reference back to a group counts as any number of characters. */
export function patternParts(pattern: string): readonly PatternPart[] {
  const parts: PatternPart[] = [];
  /** The places in `parts` of the groups that are open. */
  const open: number[] = [];
  let at = 0;
  const take = (expression: RegExp): string => {
    expression.lastIndex = at;
    const [text = ''] = expression.exec(pattern) ?? [];
    at += text.length;
    return text;
  };
  while (at < pattern.length) {
    const character = pattern.charAt(at);
    if (character === '(') {
      open.push(parts.length);
      parts.push({ kind: 'begin', one: take(groupStart), times: '' });
    } else if (character === ')') {
      at += 1;
      const start = open.pop() ?? 0;
      const [begin] = parts.slice(start, start + 1);
      if (begin?.kind === 'begin') parts[start] = { ...begin, times: take(repetition) };
      parts.push({ kind: 'end' });
    } else if (character === '|') {
      at += 1;
      parts.push({ kind: 'or' });
    } else if (character === '^' || character === '$') at += 1;
    else parts.push(...onePart());
  }
  return parts;

  function onePart(): readonly PatternPart[] {
    const start = at;
    const character = pattern.charAt(at);
    if (character === '\\') take(escape);
    else if (character === '[') at = endOfClass(pattern, at) + 1;
    // A character beyond U+FFFF has two units.
    else at += (pattern.codePointAt(at) ?? 0) > 0xff_ff ? 2 : 1;
    const one = pattern.slice(start, at);
    const times = take(repetition);
    if (one === String.raw`\b` || one === String.raw`\B`) return [];
    if (/^\\(?:k<|[1-9])/.test(one)) return [{ kind: 'character', one: '[^]', times: '*' }];
    return [{ kind: 'character', one, times }];
  }
}

/** The place of the bracket that ends a class of characters; the end of the pattern if there is none. */
export function endOfClass(pattern: string, from: number): number {
  for (let at = from + 1; at < pattern.length; at++) {
    if (pattern.charAt(at) === '\\') at += 1;
    else if (pattern.charAt(at) === ']') return at;
  }
  return pattern.length;
}

/** Whether a part is repeated so often that a text can be divided among repetitions in many ways. */
export function isRepeated(times: string): boolean {
  const [, least = '', most = ''] = /^\{(\d+)(?:,(\d*))?\}/.exec(times) ?? [];
  if (least === '') return /^[*+]/.test(times);
  return times.includes(',') && (most === '' || Number(most) - Number(least) > 5);
}

/** In how many ways a part that is not repeated often can be: 2 for `a?`, 3 for `a{1,3}`. */
export function waysOf(times: string): number {
  const [, least = '', most = ''] = /^\{(\d+),(\d+)\}/.exec(times) ?? [];
  if (times.startsWith('?')) return 2;
  return isRepeated(times) || most === '' ? 1 : Number(most) - Number(least) + 1;
}

/** Whether a part may be absent. */
export const isOptional = (times: string): boolean => /^(?:[*?]|\{0)/.test(times);

let characters: string | undefined;

/** Every character of the first plane, and every sixteenth one of the others. */
function everyCharacter(): string {
  if (characters !== undefined) return characters;
  let text = '';
  for (let code = 0; code <= 0x10_ff_ff; code += code > 0xff_ff ? 16 : 1)
    if (code < 0xd8_00 || code > 0xdf_ff) text += String.fromCodePoint(code);
  characters = text;
  return text;
}

const known = new Map<string, boolean>();
const mostKnown = 10_000;

/** Whether a character matches both patterns of one character. Two classes take about a millisecond. */
export function haveCommon(one: string, other: string): boolean {
  if (one === other) return true;
  const key = `${one} ${other}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const both = new RegExp(`(?=${one})(?:${other})`, 'u');
  const isCommon =
    both.test(one) || both.test(other) || (!areBothSingle(one, other) && both.test(everyCharacter()));
  if (known.size === mostKnown) known.clear();
  known.set(key, isCommon);
  return isCommon;
}

/** Two characters that stand for themselves are compared by the text of either. */
function areBothSingle(one: string, other: string): boolean {
  return [one, other].every((part) => part !== '.' && Array.from(part).length === 1);
}
