import { DecodingMode, HtmlEntityDecoder } from 'entities/decode';

export interface CharacterReference {
  /** Offset after the last character. */
  readonly end: number;
  /** The one or two characters that the reference denotes. */
  readonly decoded: string;
}

let decoded = '';
const decoder = new HtmlEntityDecoder((codePoint) => {
  decoded += String.fromCodePoint(codePoint);
});

/**
 * Reads the character reference whose `&` is at `position`, named or numeric, with a final `;` or without it
 * where the HTML standard (13.2.5.72) allows that; undefined when this `&` is only an ampersand. In an
 * attribute a name without `;` before a letter, a digit or `=` is not a reference (`?a=b&copy=1`).
 */
export function characterReferenceAt(
  text: string,
  position: number,
  isAttribute: boolean,
): CharacterReference | undefined {
  decoded = '';
  decoder.startEntity(isAttribute ? DecodingMode.Attribute : DecodingMode.Legacy);
  const written = decoder.write(text, position + 1);
  // A negative length means that more input could follow, but there is none.
  const length = written < 0 ? decoder.end() : written;
  return length === 0 ? undefined : { end: position + length, decoded };
}
