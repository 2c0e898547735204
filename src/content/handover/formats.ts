import { csvHandover } from './csv/csv-handover';
import { pageHandover } from './page/page-handover';
import { isZip, partNames } from './zip-parts';
import { xlsxHandover } from './xlsx/xlsx-handover';
import { docxHandover } from './docx/docx-handover';
import type { HandoverReader, HandoverWriter, ReadingLimits } from './handover-codec';
import type { HandoverFormat } from './handover-format';
import type { ReturnedDocument } from './returned-document';

/** The container in which office programs put a file that needs a password, and files of before 2007. */
function isCompound(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte);
}

/** The writers of the formats that this version has. */
export const handoverWriters: Readonly<Partial<Record<HandoverFormat, HandoverWriter>>> = {
  xlsx: xlsxHandover,
  html: pageHandover,
  docx: docxHandover,
  csv: csvHandover,
};

/** The readers, those that recognize a file by an unmistakable beginning first. */
const readers: readonly HandoverReader[] = [xlsxHandover, docxHandover, pageHandover, csvHandover];

/** Reads a file that came back, whatever its name is. Never throws because of the file. */
export function readReturned(bytes: Uint8Array, limits: ReadingLimits): ReturnedDocument | undefined {
  if (isCompound(bytes)) return { format: 'xlsx', rows: [], faults: [{ rule: 'encrypted', detail: {} }] };
  if (isZip(bytes) && partNames(bytes).length === 0) {
    const reason = 'the archive is not whole.';
    return { format: 'xlsx', rows: [], faults: [{ rule: 'damaged-file', detail: { reason } }] };
  }
  return readers.find((reader) => reader.recognizes(bytes))?.read(bytes, limits);
}
