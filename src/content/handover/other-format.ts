import { readHead } from '../files/decode-bytes';
import { isZip, partNames } from './zip-parts';
import type { HandoverFault } from './returned-document';

/** The container of office programs for files with a password, and for all files before 2007. */
const compoundStart = [0xd0, 0xcf, 0x11, 0xe0];

/** Streams of a compound file, by the format that has them. */
const streams: readonly (readonly [stream: string, format: string])[] = [
  ['Workbook', '.xls'],
  ['Book', '.xls'],
  ['WordDocument', '.doc'],
];

/** Parts of a packed file, by the format that has them. */
const packedParts: readonly (readonly [part: RegExp, format: string])[] = [
  [/^xl\/workbook\.bin$/, '.xlsb'],
  [/^Index\/.*\.iwa$/, 'iWork'],
];

/** Parts that workbooks and documents of Office Open XML have, also where their ends are missing. */
const ownPart = /^(?:xl|word|_rels|docProps|customXml|\[Content_Types\]\.xml)/;

/** Beginnings of files that other programs save tables and texts in, with what their heads contain. */
const heads: readonly (readonly [start: string, contained: string, format: string])[] = [
  ['PK', 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet', '.ods'],
  ['PK', 'mimetypeapplication/vnd.oasis.opendocument.text', '.odt'],
  ['%PDF-', '', 'PDF'],
  ['{\\rtf', '', '.rtf'],
  ['<?xml', '"urn:schemas-microsoft-com:office:spreadsheet"', 'XML Spreadsheet 2003'],
  ['<?xml', '<?mso-application progid="Word.Document"', 'Word XML 2003'],
  ['<?xml', '<office:document ', 'Flat OpenDocument'],
];

/**
 * Returns why a file can't be read that a program saved with a password, or in a format of its own instead of
 * the one that was handed out; undefined for any other file.
 */
export function otherFormat(bytes: Uint8Array): HandoverFault | undefined {
  if (compoundStart.every((byte, index) => bytes[index] === byte)) {
    const format = hasStream(bytes, 'EncryptedPackage')
      ? undefined
      : streams.find(([stream]) => hasStream(bytes, stream))?.[1];
    return format === undefined ? { rule: 'encrypted', detail: {} } : savedAs(format);
  }
  const head = readHead(bytes);
  const known = heads.find(([start, contained]) => head.startsWith(start) && head.includes(contained));
  if (known !== undefined) return savedAs(known[2]);
  if (!isZip(bytes)) return undefined;
  const names = partNames(bytes);
  const packed = packedParts.find(([part]) => names.some((name) => part.test(name)));
  if (packed !== undefined) return savedAs(packed[1]);
  return names.length === 0 || names.some((name) => ownPart.test(name)) ? undefined : savedAs('ZIP');
}

function savedAs(format: string): HandoverFault {
  return { rule: 'other-format', detail: { format } };
}

/** The directory of a compound file has the names of its streams in UTF-16, each followed by zeros. */
function hasStream(bytes: Uint8Array, name: string): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes(`${name}\0`);
}
