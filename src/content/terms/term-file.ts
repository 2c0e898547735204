import type { TermEntry } from './termbase';

export const termFormats = ['tbx', 'tbx-dct', 'tbx-2', 'csv', 'xlsx'] as const;
/** TBX 3 with its categories as attributes (DCA) or as elements (DCT), TBX 2, or a table. */
export type TermFormat = (typeof termFormats)[number];

/** The ending of a file in a format. */
export function endingOf(format: TermFormat): string {
  return format.startsWith('tbx') ? '.tbx' : `.${format}`;
}

/** Reasons why a part of a file is not kept as it stands there. */
export const termNoticeKinds = [
  /** The concept has no term. */
  'concept-without-term',
  /** The language is missing, or no language tag. */
  'language',
  /** A kind of information that a termbase here has no place for; `detail` is its name in the file. */
  'category',
  /** An unknown status; the term is admitted. */
  'status',
  /** An unknown part of speech; it is `other`. */
  'part-of-speech',
  /** The language has the term already. */
  'duplicate-term',
  /** The language has the term already, with another status, which is kept. */
  'two-statuses',
  /** Another concept has the ID; this one gets another ID. */
  'duplicate-id',
  /** A term, ID or text is too long, or a concept has too many terms. */
  'too-long',
  /** The file ends in the middle; what comes before is read. */
  'cut-off',
  /** A row that has no term in any language. */
  'empty-row',
  /** A cell of a workbook whose formula has no value there, or an error; it is left out. */
  'formula',
  /** A cell of a workbook that is shown as a date, of which there is only a number; it is left out. */
  'date',
  /** A row above the headings. */
  'title',
  /** A column whose heading says nothing that is known. */
  'column',
] as const;
export type TermNoticeKind = (typeof termNoticeKinds)[number];

/** Parts of a file that were not kept, counted by kind and detail. */
export interface TermNotice {
  readonly kind: TermNoticeKind;
  /** Names what it is about, as the file has it; '' where the kind says all. */
  readonly detail: string;
  readonly count: number;
  /** The first place: a line of a text, or a row of a sheet. */
  readonly line: number;
}

/** A termbase as a file has it. */
export interface ReadTermFile {
  readonly format: TermFormat;
  /** Tidied entries with unique IDs. */
  readonly entries: readonly TermEntry[];
  readonly notices: readonly TermNotice[];
}

/** Collects notices; those of one kind and detail become one with a count. */
export class TermNotices {
  readonly #found = new Map<string, { kind: TermNoticeKind; detail: string; count: number; line: number }>();

  add(kind: TermNoticeKind, detail: string, line: () => number): void {
    const short = detail.length > 80 ? `${detail.slice(0, 80)}…` : detail;
    const known = this.#found.get(`${kind} ${short}`);
    if (known !== undefined) known.count += 1;
    // A hostile file could name a million categories.
    else if (this.#found.size < mostNotices)
      this.#found.set(`${kind} ${short}`, { kind, detail: short, count: 1, line: line() });
    else this.#countRest(kind, line);
  }

  list(): readonly TermNotice[] {
    return [...this.#found.values()];
  }

  #countRest(kind: TermNoticeKind, line: () => number): void {
    const rest = this.#found.get(kind);
    if (rest === undefined) this.#found.set(kind, { kind, detail: '', count: 1, line: line() });
    else rest.count += 1;
  }
}

const mostNotices = 200;
