import { asSentence, type Sentence, type Wording, written } from '../sentence';
import type { TextRange } from '../html/tokenize';
import type { FileEncoding, FileProblem, Segment } from './content-file';
import type { FileText } from './file-text';
import type { PlaceholderSyntax } from './placeholder-ranges';
import type { TableColumns } from './table/table-columns';

/** Replaces a range of the original text; an empty range inserts. */
export interface Edit extends TextRange {
  readonly text: string;
  /** The part of a package; absent for files that are one text. */
  readonly part?: string;
}

/** A segment, and how a target for it is written. */
export interface Unit {
  readonly segment: Segment;
  /** Returns edits that put the target, escaped for the format, into the segment's places. */
  readonly edits: (target: string) => readonly Edit[];
}

/**
 * Thrown by `Unit.edits` for a target that the format can't represent. The message continues "The target of …
 * ".
 */
export class UnwritableTarget extends Error {
  readonly reason: Sentence;

  constructor(reason: Wording) {
    super(written(asSentence(reason)));
    this.reason = asSentence(reason);
  }
}

/** Languages that the file names. */
export interface ScannedLanguages {
  readonly source?: string;
  readonly target?: string;
}

export interface Scan {
  readonly units: readonly Unit[];
  readonly languages?: ScannedLanguages;
  readonly problems?: readonly FileProblem[];
  /** Set where this depends on the file, unlike in most formats. */
  readonly isBilingual?: boolean;
  /** Further edits of a translated file: language tags, plural forms to add, states. */
  readonly finish?: (translation: Translation) => readonly Edit[];
}

/** The targets of a file, as input of `finish`. */
export interface Translation {
  readonly targetLanguage: string;
  /** Returns the target to write; undefined for a segment that stays unchanged. */
  readonly targetOf: (id: string) => string | undefined;
}

export interface ScanOptions {
  /** BCP 47. Its plural categories determine a plural's forms; without it the file's own forms are used. */
  readonly targetLanguage?: string | undefined;
  readonly columns?: TableColumns | undefined;
  /** Files with more segments are refused. */
  readonly mostSegments: number;
}

interface AnyFormat {
  /** Name for `--format NAME`. */
  readonly name: string;
  /** Name for display. */
  readonly title: string;
  /** Extensions in lower case, without the dot. */
  readonly extensions: readonly string[];
  /** The file has source and target side by side; writing never changes the source. */
  readonly isBilingual: boolean;
  /** Placeholder syntaxes of its values. */
  readonly placeholders: readonly PlaceholderSyntax[];
  /** Whether a file that begins with `head` is in this format; `extension` is lower case, without the dot. */
  detect(head: string, extension: string): boolean;
}

/** A format whose files are a single text. */
export interface TextFormat extends AnyFormat {
  readonly kind: 'text';
  /** Returns the encoding that the text names; undefined leaves it to a byte order mark, else UTF-8. */
  readonly readEncoding?: (head: string) => string | undefined;
  /** Encoding of files that name none and are not UTF-8. */
  readonly otherEncoding?: string;
  scan(file: FileText, options: ScanOptions): Scan;
  /**
   * Lists the rules of the format's specification that a file breaks; absent where reading it is all that can
   * be checked. @throws FileError for text that can't be read at all.
   */
  readonly validate?: (file: FileText, encoding: FileEncoding) => readonly FileProblem[];
  /** Escapes a character that the file's encoding lacks; absent where the format has no escape. */
  readonly escapeCharacter?: (character: string) => string;
}

/** A format whose files are archives of texts. */
export interface PackageFormat extends AnyFormat {
  readonly kind: 'package';
  /** @throws FileError for an invalid archive, or one that exceeds `mostBytes` when unpacked. */
  unpack(fileName: string, bytes: Uint8Array, mostBytes: number): ReadonlyMap<string, FileText>;
  scan(fileName: string, parts: ReadonlyMap<string, FileText>, options: ScanOptions): Scan;
  /** Returns the archive with these parts replaced. @throws FileError for a damaged part. */
  pack(fileName: string, bytes: Uint8Array, changed: ReadonlyMap<string, string>): Uint8Array;
}

export type FileFormat = TextFormat | PackageFormat;
