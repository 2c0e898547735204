import { segmenterOf } from '../../text/segmenters';
import { wordCount } from '../../text/text-size';
import type { LengthUnit } from '../receiver-profile';

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

/** The characters as readers count them. */
export function* graphemes(text: string): Generator<string> {
  for (const { segment } of segmenterOf('und', 'grapheme').segment(text)) yield segment;
}

function countSegments(text: string): number {
  let count = 0;
  for (const _ of segmenterOf('und', 'grapheme').segment(text)) count += 1;
  return count;
}

/** Bytes of UTF-8, which servers count. */
export function utf8Length(text: string): number {
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
