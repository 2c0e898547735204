import { asSentence, sentence, type Wording } from '../sentence';
import { applyEdits } from './apply-edits';
import {
  FileError,
  type ContentFile,
  type FileEncoding,
  type FileProblem,
  type Segment,
} from './content-file';
import { decodeBytes } from './decode-bytes';
import { findFormat } from './detect-format';
import { encodeText, escapeUnencodable } from './encode-text';
import { UnwritableTarget, type Edit, type FileFormat, type Scan, type Unit } from './file-format';
import { FileText } from './file-text';
import type { TableColumns } from './table/table-columns';

export interface FileOptions {
  /** The file's name. Its extension helps to detect the format, and messages begin with it. */
  readonly name: string;
  /** Name of the format; if absent, it is detected by extension and content. */
  readonly format?: string | undefined;
  /**
   * BCP 47. Its plural categories determine a plural's fields, so `write` needs the value that `read` had.
   */
  readonly targetLanguage?: string | undefined;
  /** Encoding of files that do not name one and are not UTF-8, by its WHATWG name. */
  readonly encoding?: string | undefined;
  /** Columns of a table; if absent, they are guessed from the first row. */
  readonly columns?: TableColumns | undefined;
  /** Larger files are refused. */
  readonly mostBytes?: number | undefined;
  /** Files with more segments are refused. */
  readonly mostSegments?: number | undefined;
}

export interface WriteOptions extends FileOptions {
  readonly targetLanguage: string;
  /** Text for segments without a target: the source (or the file's own target), or nothing. */
  readonly untranslated: 'source' | 'empty';
}

const mostBytes = 64 * 1024 * 1024;
const mostSegments = 250_000;

/**
 * Reads the translatable segments of a file. @throws FileError, and no other error, for a file that can't be
 * read completely.
 */
export const readContentFile = (bytes: Uint8Array, options: FileOptions): ContentFile =>
  contentOf(scanFile(bytes, options));

/** A file with the places of its segments. */
export interface PlacedContentFile {
  readonly content: ContentFile;
  /** The file has source and target side by side. */
  readonly isBilingual: boolean;
  /** Returns line and column of a segment, both from 1; undefined in a package, which has no lines. */
  readonly positionOf: (segment: Segment) => FilePosition | undefined;
}

export type FilePosition = Pick<FileProblem, 'line' | 'column'>;

/** As `readContentFile`, with the place of each segment. @throws FileError */
export function readPlacedFile(bytes: Uint8Array, options: FileOptions): PlacedContentFile {
  const scanned = scanFile(bytes, options);
  const text = scanned.parts.get('');
  return {
    content: contentOf(scanned),
    isBilingual: isBilingualScan(scanned),
    positionOf: ({ places: [place] }) => (place === undefined ? undefined : text?.positionAt(place.start)),
  };
}

function contentOf({ format, encoding, scan }: ScannedFile): ContentFile {
  return {
    format: format.name,
    encoding,
    segments: scan.units.map(({ segment }) => segment),
    problems: scan.problems ?? [],
    ...(scan.languages?.source === undefined ? {} : { sourceLanguage: scan.languages.source }),
    ...(scan.languages?.target === undefined ? {} : { targetLanguage: scan.languages.target }),
  };
}

export interface FileCheck {
  readonly valid: boolean;
  /** Undefined when the format was not recognized. */
  readonly format: string | undefined;
  readonly problems: readonly FileProblem[];
}

/**
 * Validates a file, against the format's specification where that is known, and lists its problems and
 * notices. Never throws.
 */
export function checkContentFile(bytes: Uint8Array, options: FileOptions): FileCheck {
  let format: string | undefined;
  try {
    const chosen = chooseFormat(bytes, options);
    format = chosen.name;
    const broken = brokenRules(bytes, chosen, options);
    if (broken.length > 0) return { valid: false, format, problems: broken };
    return { valid: true, format, problems: readContentFile(bytes, options).problems };
  } catch (error) {
    if (error instanceof FileError) return { valid: false, format, problems: error.problems };
    throw error;
  }
}

/**
 * Returns what reading a file leaves as it is, such as cells with formulas. Empty for a file that can't be
 * read with these options alone, such as a table whose columns the desk remembers.
 */
export function noticesOf(bytes: Uint8Array, options: FileOptions): readonly FileProblem[] {
  try {
    return readContentFile(bytes, options).problems;
  } catch (error) {
    if (error instanceof FileError) return [];
    throw error;
  }
}

function brokenRules(bytes: Uint8Array, format: FileFormat, options: FileOptions): readonly FileProblem[] {
  if (format.kind === 'package' || format.validate === undefined) return [];
  const { file, encoding } = decodeBytes(options.name, bytes, format, options.encoding);
  return format.validate(file, encoding);
}

/**
 * Writes targets, by segment id, into a file; all other bytes stay. If no target differs from the file's, the
 * result is the original bytes. @throws FileError for an unreadable file, or a target that the format can't
 * represent.
 */
export function writeContentFile(
  bytes: Uint8Array,
  targets: ReadonlyMap<string, string | undefined>,
  options: WriteOptions,
): Uint8Array {
  const { format, encoding, scan, parts } = scanFile(bytes, options);
  const isBilingual = isBilingualScan({ format, scan });
  const targetOf = new Map<string, string>();
  let isTranslated = false;
  for (const { segment } of scan.units) {
    const target = targets.get(segment.id) ?? (options.untranslated === 'empty' ? '' : undefined);
    if (target === undefined) continue;
    targetOf.set(segment.id, target);
    if (isPresent(target, segment, isBilingual)) continue;
    if (segment.isFuzzy === true || target !== (segment.existing ?? segment.value)) isTranslated = true;
  }
  if (!isTranslated) return bytes.slice();
  const edits: Edit[] = [];
  for (const unit of scan.units) {
    const target = targetOf.get(unit.segment.id);
    if (target === undefined || isPresent(target, unit.segment, isBilingual)) continue;
    edits.push(...encodableEdits(unit, target, format, encoding, parts));
  }
  const { targetLanguage } = options;
  edits.push(...(scan.finish?.({ targetLanguage, targetOf: (id) => targetOf.get(id) }) ?? []));
  if (format.kind === 'text') return encodeText(applyEdits(parts.get('')?.text ?? '', edits), encoding);
  const changed = Map.groupBy(edits, ({ part }) => part ?? '');
  return format.pack(
    options.name,
    bytes,
    new Map(Array.from(changed, ([part, own]) => [part, applyEdits(parts.get(part)?.text ?? '', own)])),
  );
}

/**
 * Whether the file already has this target. In a bilingual format a target equal to its source doesn't count:
 * it is written together with others once one of them differs.
 */
function isPresent(target: string, { value, existing, isFuzzy }: Segment, isBilingual: boolean): boolean {
  return isFuzzy !== true && target === (existing ?? (isBilingual ? '' : value));
}

const isBilingualScan = ({ format, scan }: Pick<ScannedFile, 'format' | 'scan'>): boolean =>
  scan.isBilingual ?? format.isBilingual;

interface ScannedFile {
  readonly format: FileFormat;
  readonly encoding: FileEncoding;
  readonly scan: Scan;
  /** Texts of the file by part; a file that is one text has the part ''. */
  readonly parts: ReadonlyMap<string, FileText>;
}

function scanFile(bytes: Uint8Array, options: FileOptions): ScannedFile {
  const format = chooseFormat(bytes, options);
  const most = options.mostSegments ?? mostSegments;
  const { targetLanguage, columns } = options;
  const scanOptions = { targetLanguage, columns, mostSegments: most };
  if (format.kind === 'package') {
    const parts = format.unpack(options.name, bytes, options.mostBytes ?? mostBytes);
    const scan = format.scan(options.name, parts, scanOptions);
    const [first] = parts.values();
    refuseTooMany(first ?? new FileText(options.name, ''), scan, most);
    return { format, encoding: { name: 'utf-8', hasByteOrderMark: false }, scan, parts };
  }
  const { file, encoding } = decodeBytes(options.name, bytes, format, options.encoding);
  const scan = format.scan(file, scanOptions);
  file.throwProblems();
  refuseTooMany(file, scan, most);
  refuseRepeatedIds(file, scan);
  return { format, encoding, scan, parts: new Map([['', file]]) };
}

function chooseFormat(
  bytes: Uint8Array,
  { name, format, mostBytes: most = mostBytes }: FileOptions,
): FileFormat {
  if (bytes.length > most) {
    new FileText(name, '').fail(
      'too-large',
      0,
      sentence`The file has ${bytes.length} bytes and at most ${most} are read; split it into smaller files.`,
    );
  }
  return findFormat(name, bytes, format);
}

function refuseTooMany(file: FileText, { units }: Scan, most: number): void {
  const tooMany = units[most];
  if (tooMany === undefined) return;
  file.fail(
    'too-many-segments',
    tooMany.segment.places[0]?.start ?? 0,
    sentence`The file has more than ${most} segments; split it into smaller files.`,
  );
}

/** Formats report duplicate keys themselves; this finds different keys with the same id. */
function refuseRepeatedIds(file: FileText, { units }: Scan): void {
  const seen = new Set<string>();
  for (const { segment } of units) {
    if (seen.has(segment.id)) {
      file.addProblem(
        'duplicate-key',
        segment.places[0]?.start ?? 0,
        sentence`The key “${segment.id.slice(0, 100)}” is used twice; rename or remove one of them.`,
      );
    }
    seen.add(segment.id);
  }
  file.throwProblems();
}

function encodableEdits(
  unit: Unit,
  target: string,
  format: FileFormat,
  encoding: FileEncoding,
  parts: ReadonlyMap<string, FileText>,
): readonly Edit[] {
  const [place] = unit.segment.places;
  const file = parts.get(place?.part ?? '') ?? new FileText('', '');
  const refuse = (reason: Wording): never =>
    file.fail(
      'unwritable',
      place?.start ?? 0,
      sentence`The target of “${unit.segment.id.slice(0, 100)}” ${asSentence(reason)}`,
    );
  const escape = format.kind === 'text' ? format.escapeCharacter : undefined;
  return editsOf(unit, target, refuse).map((edit) => {
    const text = escapeUnencodable(edit.text, encoding, escape);
    if (text !== undefined) return { ...edit, text };
    return refuse(
      edit.text.isWellFormed()
        ? sentence`has a character that ${encoding.name} lacks; save the file as UTF-8, import it again and write the result then.`
        : 'has half of a surrogate pair, which is no character; type the damaged character again.',
    );
  });
}

function editsOf(unit: Unit, target: string, refuse: (reason: Wording) => never): readonly Edit[] {
  try {
    return unit.edits(target);
  } catch (error) {
    if (error instanceof UnwritableTarget) return refuse(error.reason);
    throw error;
  }
}
