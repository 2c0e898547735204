import type { TextRange } from '../html/tokenize';
import type { FileProblem, Segment } from './content-file';
import type { FileText } from './file-text';
import type { PlaceholderSyntax } from './placeholder-ranges';

/** Replaces a range of the original text; an empty range inserts. */
export interface Edit extends TextRange {
  readonly text: string;
  /** The part of a package; absent for files that are one text. */
  readonly part?: string;
}

/** A segment, and how a target for it gets into the text. */
export interface Unit {
  readonly segment: Segment;
  /** The edits that put the target, escaped as the format wants it, into the places of the segment. */
  readonly edits: (target: string) => readonly Edit[];
}

/** Thrown by `Unit.edits`: a target that the format can't hold. Its message goes on after "The target of … ". */
export class UnwritableTarget extends Error {}

/** What the file says of its languages. */
export interface ScannedLanguages {
  readonly source?: string;
  readonly target?: string;
}

export interface Scan {
  readonly units: readonly Unit[];
  readonly languages?: ScannedLanguages;
  readonly problems?: readonly FileProblem[];
  /** Where it depends on the file, unlike in most formats. */
  readonly isBilingual?: boolean;
  /** Edits beside the units' own ones in a file that is translated: language tags, plural forms to add, states. */
  readonly finish?: (translation: Translation) => readonly Edit[];
}

/** The targets of a file as `finish` sees them. */
export interface Translation {
  readonly targetLanguage: string;
  /** The target to be written; undefined for a segment that stays as it is. */
  readonly targetOf: (id: string) => string | undefined;
}

/** Columns of a table: by the name in the first row, else by number (from 1) or letter (`A`). */
export interface TableColumns {
  /** Absent: the row's number is the key. */
  readonly id?: string;
  readonly source: string;
  /** Absent: the target replaces the source. */
  readonly target?: string;
  readonly comment?: string;
  /** Whether the first row has names and no content. */
  readonly hasHeader?: boolean;
}

export interface ScanOptions {
  /** BCP 47. Its plural categories decide which forms a plural has; without it those that the file has. */
  readonly targetLanguage?: string | undefined;
  readonly columns?: TableColumns | undefined;
  /** More than these are refused. */
  readonly mostSegments: number;
}

interface AnyFormat {
  /** As in `--format NAME`. */
  readonly name: string;
  /** As a reader knows it. */
  readonly title: string;
  /** Lower case, without the dot. */
  readonly extensions: readonly string[];
  /** The file has source and target side by side; what is written is then never the source. */
  readonly isBilingual: boolean;
  /** Which placeholders its values use. */
  readonly placeholders: readonly PlaceholderSyntax[];
  /** Whether a file that begins with `head` is in this format; `extension` is lower case, without the dot. */
  detect(head: string, extension: string): boolean;
}

/** A format whose files are one text. */
export interface TextFormat extends AnyFormat {
  readonly kind: 'text';
  /** The encoding that the file's text names; undefined leaves it to a byte order mark, else UTF-8. */
  readonly readEncoding?: (head: string) => string | undefined;
  /** The encoding of files that name none and are not UTF-8. */
  readonly otherEncoding?: string;
  scan(file: FileText, options: ScanOptions): Scan;
  /** How a character that the file's encoding lacks is written; absent where the format has no way. */
  readonly escapeCharacter?: (character: string) => string;
}

/** A format whose files are an archive of texts. */
export interface PackageFormat extends AnyFormat {
  readonly kind: 'package';
  /** @throws FileError for what is no such archive, or grows over `mostBytes` when it is unpacked. */
  unpack(fileName: string, bytes: Uint8Array, mostBytes: number): ReadonlyMap<string, FileText>;
  scan(fileName: string, parts: ReadonlyMap<string, FileText>, options: ScanOptions): Scan;
  /** The archive with these parts replaced and all others as they are. @throws FileError for a part that is damaged. */
  pack(fileName: string, bytes: Uint8Array, changed: ReadonlyMap<string, string>): Uint8Array;
}

export type FileFormat = TextFormat | PackageFormat;
