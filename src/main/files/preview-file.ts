import { plainText } from '../../content/html/plain-text';
import { textSize } from '../../content/text/text-size';
import {
  FileError,
  type ContentFile,
  type FileProblem,
  type Segment,
} from '../../content/files/content-file';
import { checkContentFile, readContentFile } from '../../content/files/content-files';
import { previewTable } from '../../content/files/table/preview-table';
import {
  longestPreviewValue,
  mostPreviewed,
  mostPreviewedRows,
  type FilePreview,
} from '../../contract/orders';
import type { FileReading } from './content-segments';
import { mostFileBytes } from './disk-files';

/** Previews an import of a file. Never throws for a file that can't be read: its problems say why. */
export function previewFile(bytes: Uint8Array, reading: FileReading): FilePreview {
  const options = { ...reading, mostBytes: mostFileBytes };
  const read = readOrProblems(bytes, options);
  const table = tableOf(bytes, { ...options, format: read.format });
  const chosen = {
    ...(table === undefined ? {} : { table }),
    ...(reading.columns === undefined ? {} : { columns: reading.columns }),
  };
  if (read.file === undefined) {
    const { format = null, problems } = read;
    return { valid: false, format, total: 0, segments: [], problems, ...chosen };
  }
  const { format, segments, encoding, sourceLanguage, targetLanguage, problems } = read.file;
  return {
    valid: true,
    format,
    encoding: encoding.name,
    ...(sourceLanguage === undefined ? {} : { sourceLanguage }),
    ...(targetLanguage === undefined ? {} : { targetLanguage }),
    total: segments.length,
    size: sizeOf(segments, sourceLanguage ?? 'en'),
    segments: segments
      .slice(0, mostPreviewed)
      .map(({ id, data, value }) => ({ id, data, value: value.slice(0, longestPreviewValue) })),
    problems,
    ...chosen,
  };
}

/** Counting a text takes as long as reading it; this many characters take a tenth of a second. */
const mostCounted = 200_000;

function sizeOf(segments: readonly Segment[], language: string): NonNullable<FilePreview['size']> {
  const all = segments.reduce((sum, { value }) => sum + value.length, 0);
  let [counted, words, characters] = [0, 0, 0];
  for (const { value, data } of segments) {
    if (counted > mostCounted) break;
    const size = textSize(plainText(value, data), language);
    counted += value.length;
    words += size.words;
    characters += size.characters;
  }
  const scale = counted === 0 ? 1 : all / counted;
  return {
    words: Math.round(words * scale),
    characters: Math.round(characters * scale),
    isEstimate: counted < all,
  };
}

type Read =
  | { readonly file: ContentFile; readonly format: string }
  | {
      readonly file: undefined;
      readonly format: string | undefined;
      readonly problems: readonly FileProblem[];
    };

function readOrProblems(bytes: Uint8Array, options: FileReading & { readonly mostBytes: number }): Read {
  try {
    const file = readContentFile(bytes, options);
    return { file, format: file.format };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    // A file that can't be read is refused quickly, so that it is read once more to name its format.
    return { file: undefined, format: checkContentFile(bytes, options).format, problems: error.problems };
  }
}

/** The sheet with the most rows, because a workbook may begin with a cover. */
function tableOf(
  bytes: Uint8Array,
  options: FileReading & { readonly mostBytes: number },
): FilePreview['table'] {
  if (!['csv', 'tsv', 'xlsx'].includes(options.format ?? '')) return undefined;
  try {
    const tables = previewTable(bytes, options, mostPreviewedRows);
    const [first] = tables.toSorted((one, other) => other.rowCount - one.rowCount);
    return first === undefined ? undefined : { ...first, sheets: tables.map(({ name }) => name) };
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}
