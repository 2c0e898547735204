import { sentence } from '../sentence';
import type { FileEncoding } from './content-file';
import type { TextFormat } from './file-format';
import { FileText } from './file-text';
import { isSingleByte, singleByteTable } from './single-byte';

/** A file that names its encoding does so within these bytes. */
const headBytes = 4096;

const byteOrderMarks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** ISO-2022-JP switches to Japanese by this. All of its bytes are ASCII, so that it passes for UTF-8. */
// oxlint-disable-next-line eslint/no-control-regex
const escapeToJapanese = /\u001B\$[@B(]/;

export interface DecodedBytes {
  readonly file: FileText;
  readonly encoding: FileEncoding;
}

/**
 * Decodes a file without its byte order mark. The encoding is the requested one, else that of the byte order
 * mark, else the one that the text names, else UTF-8. Encoding the text again gives the same bytes. @throws
 * FileError where the bytes are invalid in that encoding.
 */
export function decodeBytes(
  name: string,
  bytes: Uint8Array,
  format: Pick<TextFormat, 'readEncoding' | 'otherEncoding'>,
  wanted: string | undefined,
): DecodedBytes {
  const mark = byteOrderMarks.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  const content = bytes.subarray(mark?.[1].length ?? 0);
  if (mark === undefined) refuseUnmarkedUtf16(name, bytes);
  const declared = mark === undefined ? format.readEncoding?.(latinHead(content)) : undefined;
  const encodingName = mark?.[0] ?? wanted?.toLowerCase() ?? declared?.toLowerCase() ?? 'utf-8';
  const other =
    mark === undefined && wanted === undefined && declared === undefined ? format.otherEncoding : undefined;
  const decoded = decodeAs(name, content, encodingName, other);
  const nul = decoded.text.indexOf('\0');
  const file = new FileText(name, decoded.text);
  const japanese = decoded.text.search(escapeToJapanese);
  if (japanese !== -1)
    file.fail('encoding', japanese, "The file is in ISO-2022-JP, which can't be read; save it as UTF-8.");
  if (nul !== -1)
    file.fail(
      'encoding',
      nul,
      'The file has a NUL character, so it is not text; open it in the program that made it and save it as text in UTF-8.',
    );
  return { file, encoding: { name: decoded.name, hasByteOrderMark: mark !== undefined } };
}

/** Decodes the first characters of a file in any encoding, to detect its format. */
export function readHead(bytes: Uint8Array): string {
  const mark = byteOrderMarks.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  const start = mark?.[1].length ?? 0;
  return new TextDecoder(mark?.[0] ?? 'utf-8').decode(bytes.subarray(start, start + headBytes));
}

function latinHead(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, headBytes));
}

/** In UTF-16, every ASCII character has a NUL byte; text in other encodings has none. */
function refuseUnmarkedUtf16(name: string, bytes: Uint8Array): void {
  const head = bytes.subarray(0, headBytes);
  if (!head.includes(0)) return;
  const nulAt = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) nulAt[index % 2] = (nulAt[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nulAt;
  if (Math.max(even, odd) < head.length / 5 || Math.min(even, odd) > head.length / 50) return;
  new FileText(name, '').fail(
    'encoding',
    0,
    'The file looks like UTF-16 without a byte order mark; save it as UTF-8, or as UTF-16 with a byte order mark.',
  );
}

function decodeAs(
  name: string,
  bytes: Uint8Array,
  encoding: string,
  other: string | undefined,
): { readonly text: string; readonly name: string } {
  if (isSingleByte(encoding)) return { text: decodeSingleByte(name, bytes, encoding), name: encoding };
  if (encoding !== 'utf-8' && encoding !== 'utf8' && encoding !== 'utf-16le' && encoding !== 'utf-16be') {
    new FileText(name, '').fail(
      'encoding',
      0,
      sentence`The file says that it is in “${encoding.slice(0, 40)}”, which can't be written back; save it as UTF-8 and name that encoding in it.`,
    );
  }
  const label = encoding === 'utf8' ? 'utf-8' : encoding;
  try {
    return { text: new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes), name: label };
  } catch {
    if (other !== undefined) return decodeAs(name, bytes, other, undefined);
  }
  const text = new TextDecoder(label, { ignoreBOM: true }).decode(validStart(bytes, label), { stream: true });
  const title = label.toUpperCase();
  return new FileText(name, text).fail(
    'encoding',
    text.length,
    sentence`The bytes here are not valid ${title}; save the file as UTF-8, or say which encoding it is in.`,
  );
}

function decodeSingleByte(name: string, bytes: Uint8Array, encoding: string): string {
  const table = singleByteTable(encoding);
  const parts: string[] = [];
  const step = 8192;
  for (let from = 0; from < bytes.length; from += step) {
    const codes = Array.from(bytes.subarray(from, from + step), (byte) => table[byte] ?? -1);
    const wrong = codes.indexOf(-1);
    if (wrong !== -1) {
      const before = parts.join('') + String.fromCharCode(...codes.slice(0, wrong));
      new FileText(name, before).fail(
        'encoding',
        before.length,
        sentence`The byte here does not exist in ${encoding}; save the file as UTF-8, or say which encoding it is in.`,
      );
    }
    parts.push(String.fromCharCode(...codes));
  }
  return parts.join('');
}

/**
 * Finds the longest valid beginning by bisection, because the decoder doesn't report the position of an
 * error.
 */
function validStart(bytes: Uint8Array, label: string): Uint8Array {
  let [valid, invalid] = [0, bytes.length];
  while (valid + 1 < invalid) {
    const middle = (valid + invalid) >> 1;
    try {
      new TextDecoder(label, { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      valid = middle;
    } catch {
      invalid = middle;
    }
  }
  return bytes.subarray(0, valid);
}
