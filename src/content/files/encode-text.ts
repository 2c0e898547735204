import type { FileEncoding } from './content-file';
import { isSingleByte, singleByteCodes } from './single-byte';

/** Encodes a text that `decodeBytes` returned, or that passed `isEncodable`. */
export function encodeText(text: string, { name, hasByteOrderMark }: FileEncoding): Uint8Array {
  const marked = hasByteOrderMark ? `\uFEFF${text}` : text;
  if (isSingleByte(name)) return encodeSingleByte(marked, name);
  return name === 'utf-8' ? new TextEncoder().encode(marked) : encodeUtf16(marked, name === 'utf-16le');
}

/** Escapes every character that the encoding lacks by `escape`; undefined when the format has no escape. */
export function escapeUnencodable(
  text: string,
  { name }: FileEncoding,
  escape: ((character: string) => string) | undefined,
): string | undefined {
  if (!text.isWellFormed()) return undefined;
  if (!isSingleByte(name)) return text;
  const codes = singleByteCodes(name);
  const isKnown = (character: string): boolean =>
    character.length === 1 && codes.has(character.charCodeAt(0));
  const characters = Array.from(text);
  if (characters.every(isKnown)) return text;
  if (escape === undefined) return undefined;
  return characters.map((character) => (isKnown(character) ? character : escape(character))).join('');
}

function encodeSingleByte(text: string, name: string): Uint8Array {
  const codes = singleByteCodes(name);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const byte = codes.get(text.charCodeAt(index));
    if (byte === undefined) throw new Error(`${name} has no character ${text.charCodeAt(index)}`);
    bytes[index] = byte;
  }
  return bytes;
}

function encodeUtf16(text: string, isLittleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), isLittleEndian);
  }
  return bytes;
}
