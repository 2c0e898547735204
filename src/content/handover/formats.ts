import { csvHandover } from './csv/csv-handover';
import { pageHandover } from './page/page-handover';
import { isZip, partNames } from './zip-parts';
import { xlsxHandover } from './xlsx/xlsx-handover';
import { docxHandover } from './docx/docx-handover';
import type { HandoverReader, HandoverWriter, ReadingLimits } from './handover-codec';
import type { HandoverFormat } from './handover-format';
import { otherFormat } from './other-format';
import type { ReturnedDocument } from './returned-document';
import { tmxHandover } from './tmx/tmx-handover';
import { xliff1Writer } from './xliff/xliff-1-writer';
import { xliff2Writer } from './xliff/xliff-2-writer';
import { xliffReader } from './xliff/xliff-reader';

/** The writers of the formats that this version has. */
export const handoverWriters: Readonly<Partial<Record<HandoverFormat, HandoverWriter>>> = {
  xlsx: xlsxHandover,
  html: pageHandover,
  docx: docxHandover,
  'xliff-2.1': xliff2Writer('2.1'),
  'xliff-2.0': xliff2Writer('2.0'),
  'xliff-2.2': xliff2Writer('2.2'),
  'xliff-1.2': xliff1Writer,
  tmx: tmxHandover,
  csv: csvHandover,
};

/** The readers, those that recognize a file by an unmistakable beginning first. */
const readers: readonly HandoverReader[] = [
  xlsxHandover,
  docxHandover,
  pageHandover,
  xliffReader,
  tmxHandover,
  csvHandover,
];

/** Reads a file that came back, whatever its name is. Never throws because of the file. */
export function readReturned(bytes: Uint8Array, limits: ReadingLimits): ReturnedDocument | undefined {
  const fault = otherFormat(bytes);
  if (fault !== undefined) return { format: 'xlsx', rows: [], faults: [fault] };
  if (isZip(bytes) && partNames(bytes).length === 0) {
    const reason = 'the archive is not whole.';
    return { format: 'xlsx', rows: [], faults: [{ rule: 'damaged-file', detail: { reason } }] };
  }
  const reader = readers.find((one) => one.recognizes(bytes));
  return reader === undefined ? unmarkedUtf16(bytes) : reader.read(bytes, limits);
}

/** In UTF-16 without a mark, the letters of a file that would be recognized have NUL bytes between them. */
function unmarkedUtf16(bytes: Uint8Array): ReturnedDocument | undefined {
  const head = bytes.subarray(0, 8192);
  const letters = head.filter((byte) => byte !== 0);
  if (letters.length === head.length || !readers.some((reader) => reader.recognizes(letters)))
    return undefined;
  return { format: 'csv', rows: [], faults: [{ rule: 'encoding', detail: {} }] };
}
