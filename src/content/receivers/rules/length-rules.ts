import { decodeText } from '../../html/decode-text';
import { tokenizeHtml } from '../../html/tokenize';
import { segmenterOf } from '../../text/segmenters';
import { wordCount } from '../../text/text-size';
import { plainText } from '../../html/plain-text';
import type { LengthUnit, RuleOfKind } from '../receiver-profile';
import { kept, type AskRule, type Place } from '../rehearsed';
import { withoutMarks } from './letter-marks';
import { isAscii } from './whole-value';

/** Counts a text as the receiver does. */
export function lengthIn(unit: LengthUnit, text: string): number {
  switch (unit) {
    case 'characters':
      return countSegments(text);
    case 'codePoints':
      return Array.from(text).length;
    case 'utf16':
      return text.length;
    case 'utf8Bytes':
      return utf8Length(text);
    case 'encoded':
      return encodedLength(text);
    case 'words':
      return wordCount(text, 'und');
  }
}

export const minLengthRule: AskRule<RuleOfKind<'min-length'>> = ({ min }, { target }) => {
  if (target === '' || target.length >= min * 2) return kept;
  const length = lengthIn('codePoints', target);
  if (length >= min) return kept;
  return {
    breaches: [{ variant: 'too-short', detail: { length: String(length), min: String(min) }, places: [] }],
  };
};

interface CountedField {
  readonly target: string;
  readonly data: string;
  readonly language: string | undefined;
}

/** The text that a rule counts: the value, or what a reader sees of it; without accents if it says so. */
export function countedText(rule: RuleOfKind<'length'>, { target, data, language }: CountedField): string {
  const text = readText(rule, target, data);
  return rule.withoutAccents === true ? withoutMarks(text, { letters: rule.letters, language }) : text;
}

function readText({ of = 'value' }: RuleOfKind<'length'>, value: string, data: string): string {
  if (of === 'value' || data !== 'html') return value;
  return tokenizeHtml(value)
    .flatMap((piece) => {
      if (piece.kind !== 'text' || !piece.isTranslatable) return [];
      const text = value.slice(piece.start, piece.end);
      return piece.hasReferences ? [decodeText(text)] : [text];
    })
    .join('');
}

export const lengthRule: AskRule<RuleOfKind<'length'>> = (rule, { target, data, language }) => {
  const { max, unit, per = 'value', onlyInAscii = false } = rule;
  if (onlyInAscii && !isAscii(target)) return kept;
  if (per !== 'value') return partLengths(rule, per, target);
  const text = countedText(rule, { target, data, language });
  // Every unit counts at most nine for each UTF-16 unit, and a short value need not be counted.
  if (text.length * 9 <= max) return kept;
  const length = lengthIn(unit, text);
  if (length <= max) return kept;
  const detail = { length: String(length), max: String(max), over: String(length - max) };
  const places = text === target ? [{ from: endOf(unit, target, max), to: target.length }] : [];
  return {
    breaches: [{ variant: `too-long-${variants[unit]}`, detail, places }],
    ...(rule.level === 'changed'
      ? { rewrite: (value: string) => value.slice(0, endOf(unit, value, max)) }
      : {}),
  };
};

const variants: Readonly<Record<LengthUnit, string>> = {
  characters: 'characters',
  codePoints: 'characters',
  utf16: 'utf16',
  utf8Bytes: 'bytes',
  encoded: 'encoded',
  words: 'words',
};

const partPatterns = { line: /[^\r\n]+/g, word: /\S+/g } as const;

function partLengths({ max, unit }: RuleOfKind<'length'>, per: 'line' | 'word', target: string) {
  const places: Place[] = [];
  let longest = 0;
  for (const { index: from, 0: part } of target.matchAll(partPatterns[per])) {
    const length = lengthIn(unit, part);
    if (length <= max) continue;
    longest = Math.max(longest, length);
    places.push({ from: from + endOf(unit, part, max), to: from + part.length });
  }
  if (longest === 0) return kept;
  const detail = { length: String(longest), max: String(max) };
  return { breaches: [{ variant: `long-${per}`, detail, places: places.slice(0, 50) }] };
}

/** The offset after the last character that fits into `max` units; characters are not cut in two. */
export function endOf(unit: LengthUnit, text: string, max: number): number {
  if (unit === 'words') return endOfWords(text, max);
  let count = 0;
  let end = 0;
  const parts = unit === 'characters' ? graphemes(text) : text;
  for (const part of parts) {
    count += unit === 'characters' || unit === 'codePoints' ? 1 : lengthIn(unit, part);
    if (count > max) break;
    end += part.length;
  }
  return end;
}

function endOfWords(text: string, max: number): number {
  let words = 0;
  for (const { index, segment, isWordLike } of segmenterOf('und', 'word').segment(text)) {
    if (isWordLike !== true) continue;
    words += 1;
    if (words > max) return index;
    if (words === max && index + segment.length === text.length) break;
  }
  return text.length;
}

function* graphemes(text: string): Generator<string> {
  for (const { segment } of segmenterOf('und', 'grapheme').segment(text)) yield segment;
}

function countSegments(text: string): number {
  let count = 0;
  for (const _ of segmenterOf('und', 'grapheme').segment(text)) count += 1;
  return count;
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

/** Each byte of a letter outside ASCII is written as % and two digits in an address. */
function encodedLength(text: string): number {
  let length = 0;
  for (const character of text) length += character < '\u{80}' ? 1 : 3 * utf8Length(character);
  return length;
}

/** Bytes of UTF-8, which servers count. */
export { utf8Length };

export const requiredRule: AskRule<RuleOfKind<'required'>> = ({ of = 'text' }, { target, data }) => {
  if (of === 'value' && target.includes('<') && !/^(?:\s|<\/?p>|<br ?\/?>|&nbsp;)*$/i.test(target))
    return kept;
  if (plainText(target, data, 20) !== '') return kept;
  const hasMedia = data === 'html' && /<(?:img|video|audio|iframe|object|embed|hr)\b/i.test(target);
  return hasMedia ? kept : { breaches: [{ variant: 'required', detail: {}, places: [] }] };
};

export const singleLineRule: AskRule<RuleOfKind<'single-line'>> = (rule, { target }) => {
  const { level, replacement = ' ' } = rule;
  const breaks = [...target.matchAll(/\r\n|[\r\n\u0085\u2028\u2029]/g)];
  if (breaks.length === 0) return kept;
  const places = breaks.slice(0, 50).map(({ index, 0: text }) => ({ from: index, to: index + text.length }));
  return {
    breaches: [{ variant: 'line-breaks', detail: { count: String(breaks.length) }, places }],
    ...(level === 'changed'
      ? {
          edits: breaks.map(({ index, 0: text }) => ({
            start: index,
            end: index + text.length,
            text: replacement,
          })),
        }
      : {}),
  };
};
