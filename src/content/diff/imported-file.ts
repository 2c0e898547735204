import { charsetOf } from '../files/html/html-charset';
import { readXmlEncoding } from '../files/xml/xml-encoding';

/** A file that names its encoding does so within these bytes. */
const headBytes = 4096;

/**
 * Decodes a file of what was imported: by its byte order mark, else by the encoding that it names, else as
 * UTF-8. A browser saves a page in the page's own encoding; bytes that are not UTF-8 are windows-1252.
 */
export function decodeImported(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, headBytes));
  const named = charsetOf(head) ?? readXmlEncoding(head);
  // A head that reads as ASCII is not UTF-16, though programs that write strings say so.
  const encoding = named === undefined || /^utf-?16/i.test(named) ? 'utf-8' : named;
  return decodeAs(bytes, encoding) ?? decodeAs(bytes, 'utf-8') ?? decodeAs(bytes, 'windows-1252') ?? '';
}

/**
 * Whether a text is another one with a change, such as a typed word, and no other text that was put in its
 * place: most of it is left before and after the change.
 */
export function isEdited(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.trim() !== '' && (start + end) * 2 >= before.length;
}

function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Returns nothing where there is no such encoding, or where the bytes are not in it. */
function decodeAs(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
