import type { TextRange } from '../html/tokenize';

/** A piece of a file that is translated: one field of a request (decisions, section 12). */
export interface Segment {
  /** The format's own key; unique in the file, the same again in its next version, and without control characters. */
  readonly id: string;
  /** `html` where the format holds markup (HTML, or the inline elements of an XML format), else `text`. */
  readonly data: 'text' | 'html';
  /** The source, without the format's escaping. */
  readonly value: string;
  /** Where it stands in the decoded text, in UTF-16 units; for a plural form that is missing, where it would be added. */
  readonly places: readonly FilePlace[];
  /** What the file says to translators. */
  readonly comment?: string;
  /** Where the text is used, as the file says it: `msgctxt`, a group, the text around it. */
  readonly context?: string;
  /** Most characters that a target may have. */
  readonly maxLength?: number;
  /** The plural category of the target language that this is for. */
  readonly plural?: Intl.LDMLPluralRule;
  /** A target that came with the file. */
  readonly existing?: string;
  /** The file says that its target is only a suggestion; writing a target confirms it, even the same one. */
  readonly isFuzzy?: true;
}

export interface FilePlace extends TextRange {
  /** The part of a package (XLSX) that the offsets are in; absent for files that are one text. */
  readonly part?: string;
}

/** What a file's text is written in; `windows-1252` and the like are names of the WHATWG encoding standard. */
export interface FileEncoding {
  readonly name: string;
  readonly hasByteOrderMark: boolean;
}

export interface ContentFile {
  readonly format: string;
  readonly encoding: FileEncoding;
  readonly segments: readonly Segment[];
  /** The language that the file says its source is in. */
  readonly sourceLanguage?: string;
  /** The language that the file says its targets are in. */
  readonly targetLanguage?: string;
  /** What the reader should know of a file that can be read all the same: cells with formulas, for example. */
  readonly problems: readonly FileProblem[];
}

export type FileRule =
  | 'syntax'
  | 'encoding'
  | 'format'
  | 'duplicate-key'
  | 'doctype'
  | 'entity'
  | 'too-large'
  | 'too-many-segments'
  | 'too-deep'
  | 'formula'
  | 'columns'
  | 'unwritable';

export interface FileProblem {
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 units. */
  readonly column: number;
  readonly rule: FileRule;
  /** One sentence that says what is wrong and what to do. */
  readonly message: string;
}

/** A problem as a line to print: file, line, column, message. */
export function describeProblem(fileName: string, { line, column, message }: FileProblem): string {
  return `${fileName}, line ${line}, column ${column}: ${message}`;
}

/** The file can't be read, or a target can't be written into it. Its message is that of the first problem. */
export class FileError extends Error {
  readonly fileName: string;
  readonly problems: readonly [FileProblem, ...FileProblem[]];

  constructor(fileName: string, problems: readonly [FileProblem, ...FileProblem[]]) {
    super(describeProblem(fileName, problems[0]));
    this.name = 'FileError';
    this.fileName = fileName;
    this.problems = problems;
  }
}
