import { asSentence, type Sentence } from '../sentence';
import type { TextRange } from '../html/tokenize';

/** A translatable piece of a file: one field of a request (decisions, section 12). */
export interface Segment {
  /**
   * The format's key for the segment: unique in the file, stable across versions, without control characters.
   */
  readonly id: string;
  /** `html` where the format holds markup (HTML, or the inline elements of an XML format), else `text`. */
  readonly data: 'text' | 'html';
  /** The source text, without the format's escaping. */
  readonly value: string;
  /**
   * Ranges in the decoded text, in UTF-16 units; for a missing plural form, the place where it would be
   * added.
   */
  readonly places: readonly FilePlace[];
  /** The file's comment for translators. */
  readonly comment?: string;
  /** Where the text is used, according to the file: `msgctxt`, a group, or the surrounding text. */
  readonly context?: string;
  /** Largest number of characters of a target. */
  readonly maxLength?: number;
  /** The plural category of the target language that the segment is for. */
  readonly plural?: Intl.LDMLPluralRule;
  /** A target that the file contains already. */
  readonly existing?: string;
  /** The file marks its target as a suggestion; writing a target confirms it, even an equal one. */
  readonly isFuzzy?: true;
}

export interface FilePlace extends TextRange {
  /** The part of a package (XLSX) that the offsets refer to; absent for files that are one text. */
  readonly part?: string;
}

/** A file's character encoding; names such as `windows-1252` are those of the WHATWG encoding standard. */
export interface FileEncoding {
  readonly name: string;
  readonly hasByteOrderMark: boolean;
}

export interface ContentFile {
  readonly format: string;
  readonly encoding: FileEncoding;
  readonly segments: readonly Segment[];
  /** Language of the source, according to the file. */
  readonly sourceLanguage?: string;
  /** Language of the targets, according to the file. */
  readonly targetLanguage?: string;
  /** Notices about a file that was read successfully, for example about cells with formulas. */
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
  | 'unwritable'
  | SpecificationRule;

/** A rule of a format's specification, by the name that it has there. */
export type SpecificationRule = `XLIFF ${string}: ${string}`;

export interface FileProblem {
  /** Line, counted from 1. */
  readonly line: number;
  /** Column in UTF-16 units, counted from 1. */
  readonly column: number;
  readonly rule: FileRule;
  /** One sentence that says what is wrong and what to do, in English. */
  readonly message: string;
  /** The sentence with its values apart, for a window in another language; absent where it has none. */
  readonly words?: Sentence;
}

/** Returns the sentence of a problem, to be said in any language. */
export function wordsOf({ message, words }: FileProblem): Sentence {
  return words ?? asSentence(message);
}

/** Formats a problem as one line: file, line, column, message. */
export function describeProblem(fileName: string, { line, column, message }: FileProblem): string {
  return `${fileName}, line ${line}, column ${column}: ${message}`;
}

/** The file can't be read, or a target can't be written into it. The message is that of the first problem. */
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
