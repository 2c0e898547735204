import { decodeBytes } from '../../files/decode-bytes';
import { FileError } from '../../files/content-file';
import type { FileText } from '../../files/file-text';
import { parseXml, parseXmlBeginning } from '../../files/xml/parse-xml';
import { readXmlEncoding } from '../../files/xml/xml-encoding';
import type { XmlElement } from '../../files/xml/xml-node';
import type { HandoverFault, ReturnedRow } from '../returned-document';

export interface BilingualFile {
  readonly file: FileText;
  readonly root: XmlElement;
  /** The offset after the last unit that is whole, in a file whose end is missing. */
  readonly cutAt: number | undefined;
}

const unitEnd = /<\/(?:[\w.-]{1,40}:)?(?:unit|trans-unit|tu|conceptEntry|termEntry)\s{0,99}>/g;
const rootEnd = /<\/(?:[\w.-]{1,40}:)?(?:xliff|tmx|tbx|martif)\s{0,99}>/;

/**
 * Parses XLIFF or TMX that came back, or TBX. Of a file whose end is missing, the units that are whole are
 * read.
 * @throws FileError for a file that is damaged otherwise, or that ends before its first unit does.
 */
export function readBilingualFile(name: string, bytes: Uint8Array): BilingualFile {
  const { file } = decodeBytes(
    name,
    withoutPartCharacter(bytes),
    { readEncoding: readXmlEncoding },
    undefined,
  );
  try {
    return { file, root: parseXml(file), cutAt: undefined };
  } catch (error) {
    const cutAt = rootEnd.test(file.text) ? undefined : lastUnitEnd(file.text);
    if (!(error instanceof FileError) || cutAt === undefined) throw error;
    return { file, root: parseXmlBeginning(file, cutAt), cutAt };
  }
}

/** The fault of a file whose end is missing: it names the last unit that is there. */
export function cutOffFaults(
  { file, cutAt }: BilingualFile,
  rows: readonly ReturnedRow[],
): readonly HandoverFault[] {
  if (cutAt === undefined) return [];
  const place = { unit: 'line', number: file.positionAt(cutAt).line } as const;
  return [{ rule: 'file-cut-off', detail: { after: rows.at(-1)?.field ?? '' }, place }];
}

function lastUnitEnd(text: string): number | undefined {
  let end: number | undefined;
  for (const match of text.matchAll(unitEnd)) end = match.index + match[0].length;
  return end;
}

/** A file of UTF-8 that is cut off may end inside of a character. */
function withoutPartCharacter(bytes: Uint8Array): Uint8Array {
  const tail = bytes.subarray(-4);
  const start = tail.findLastIndex((byte) => byte >= 0xc0);
  const first = tail[start] ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  const isPart = start !== -1 && tail.subarray(start + 1).every((byte) => byte >= 0x80 && byte < 0xc0);
  const missing = isPart && tail.length - start < length;
  return missing ? bytes.subarray(0, bytes.length - tail.length + start) : bytes;
}
