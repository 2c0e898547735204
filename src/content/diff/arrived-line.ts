import type { ChangedAttribute } from './imported-tags';

/** A line of a field that did not arrive as it was delivered. */
export interface ArrivedLine {
  /** Empty for a line that the field did not have. */
  readonly delivered: string;
  /** The line that is most like it in what was imported; absent where none is alike. */
  readonly arrived?: string;
  /** Tags of the delivered line that the arrived one lacks, such as `b` or `a`. */
  readonly lostTags: readonly string[];
  /** Tags that the delivered line lacks. */
  readonly addedTags?: readonly string[];
  /** Attributes that matter and have another value, such as an address. */
  readonly changed?: readonly ChangedAttribute[];
  /** Number of no-break spaces that became usual ones. */
  readonly lostSpaces?: number;
  /** The words were found only among others in one line. */
  readonly isPart?: true;
  /** How often the words were found, where they were delivered more often. */
  readonly times?: { readonly found: number; readonly delivered: number };
  /** The key of the file under which the words were found, which is not that of the field. */
  readonly otherKey?: string;
}

export interface ArrivedField {
  readonly id: string;
  /** Lines that arrived in another form or not at all; none where all arrived. */
  readonly lines: readonly ArrivedLine[];
}
