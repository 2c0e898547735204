import { sentence } from '../../sentence';
import { zipSync, type Zippable } from 'fflate';
import { FileText } from '../file-text';
import { unzipWithin } from './unzip-within';
import { withUsualNames } from './usual-part-names';

/** Parts of a workbook that contain its texts or locate them. */
const readParts =
  /^xl\/(?:workbook\d{0,4}\.xml|_rels\/workbook\d{0,4}\.xml\.rels|sharedStrings\d{0,4}\.xml|styles\d{0,4}\.xml|worksheets\/[^/]{1,200}\.xml)$/;

/**
 * Unpacks the relevant parts of a workbook as texts. @throws FileError for an invalid workbook, and for one
 * that exceeds `mostBytes` when unpacked.
 */
export function unpackXlsx(
  fileName: string,
  bytes: Uint8Array,
  mostBytes: number,
): ReadonlyMap<string, FileText> {
  const file = new FileText(fileName, '');
  let size = 0;
  const unpacked = unzipAll(file, bytes, (name, originalSize) => {
    // All parts count towards the limit, because writing unpacks all of them.
    size += originalSize;
    return size <= mostBytes && readParts.test(name);
  });
  if (size > mostBytes) {
    file.fail(
      'too-large',
      0,
      sentence`The workbook has more than ${mostBytes} bytes when it is unpacked; split it into smaller files.`,
    );
  }
  const parts = withUsualNames(
    new Map(Object.entries(unpacked).map(([name, part]) => [name, decodePart(fileName, name, part)])),
  );
  if (!parts.has('xl/workbook.xml')) {
    file.fail(
      'format',
      0,
      'The archive has no Excel workbook in it; choose another format, or save it as .xlsx.',
    );
  }
  return parts;
}

function decodePart(fileName: string, name: string, part: Uint8Array): FileText {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(part);
    return new FileText(`${fileName}/${name}`, text.replace(/^\uFEFF/, ''));
  } catch {
    return new FileText(`${fileName}/${name}`, '').fail(
      'encoding',
      0,
      'This part of the workbook is not UTF-8; open the workbook in Excel and save it again.',
    );
  }
}

/** Returns the workbook with these parts replaced; the others keep content and order. */
export function packXlsx(
  fileName: string,
  bytes: Uint8Array,
  changed: ReadonlyMap<string, string>,
): Uint8Array {
  const parts: Zippable = {};
  for (const [name, part] of Object.entries(unzipAll(new FileText(fileName, ''), bytes))) {
    const text = changed.get(name);
    parts[name] = text === undefined ? part : new TextEncoder().encode(text);
  }
  // A fixed time makes the output deterministic.
  return zipSync(parts, { mtime: new Date(1980, 0, 1) });
}

function unzipAll(
  file: FileText,
  bytes: Uint8Array,
  isWanted: (name: string, originalSize: number) => boolean = () => true,
): Readonly<Record<string, Uint8Array>> {
  try {
    return unzipWithin(bytes, ({ name, originalSize }) => isWanted(name, originalSize));
  } catch {
    return file.fail(
      'syntax',
      0,
      'The file is not a whole Excel workbook; open it in Excel and save it as .xlsx again.',
    );
  }
}
