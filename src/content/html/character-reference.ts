import { DecodingMode, HtmlEntityDecoder } from 'entities/decode';

export interface CharacterReference {
  /** Offset after its last character. */
  readonly end: number;
  /** The one or two characters it stands for. */
  readonly decoded: string;
}

let decoded = '';
const decoder = new HtmlEntityDecoder((codePoint) => {
  decoded += String.fromCodePoint(codePoint);
});

/**
 * The character reference whose `&` stands at `position`, named or numeric, `;` at its end or left out where the HTML
 * standard (13.2.5.72) allows that; undefined when this `&` is only an ampersand. In an attribute a name without `;`
 * before a letter, a digit or `=` is none (`?a=b&copy=1`).
 */
export function characterReferenceAt(
  text: string,
  position: number,
  isAttribute: boolean,
): CharacterReference | undefined {
  decoded = '';
  decoder.startEntity(isAttribute ? DecodingMode.Attribute : DecodingMode.Legacy);
  const written = decoder.write(text, position + 1);
  // Negative: the text may go on, and it does not.
  const length = written < 0 ? decoder.end() : written;
  return length === 0 ? undefined : { end: position + length, decoded };
}
