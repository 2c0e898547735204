import type { HandoverFormat } from './handover-format';

/** The content of a file that came back, before it is compared with the desk. */
export interface ReturnedDocument {
  readonly format: HandoverFormat;
  /** The id of the hand-over; absent where the file has lost it. */
  readonly handover?: string;
  /** The id of the desk that made the file. */
  readonly desk?: string;
  /** The reviewer's name, where the file states one for all of its rows. */
  readonly author?: string;
  readonly rows: readonly ReturnedRow[];
  /** Texts that a person wrote where no answer is expected. The note of the hand-over may be among them. */
  readonly remarks?: readonly Remark[];
  /** Faults of the file as a whole. */
  readonly faults: readonly HandoverFault[];
}

/** A text outside of the answers, which belongs to no field. */
export interface Remark {
  readonly text: string;
  readonly place?: ReturnedPlace;
}

export const verdicts = ['fine', 'changed', 'wrong'] as const;
export type Verdict = (typeof verdicts)[number];

/** An answer about one field, or about one piece of a field. */
export interface ReturnedRow {
  readonly request?: string;
  readonly field?: string;
  /**
   * Number of the piece, from 1, where a table shows a long field in pieces (`field-pieces.ts`). Absent for a
   * whole field, which is what a format that divides fields in its own way gives back.
   */
  readonly segment?: number;
  readonly sourceHash?: string;
  readonly targetHash?: string;
  /** The source with markers, of a unit whose hashes another program dropped. */
  readonly markedSource?: string;
  /** The source with markers as it stands beside the target, in a format in which it can be edited. */
  readonly shownSource?: string;
  /** The tag of the target's language, where the file states one for the row. */
  readonly language?: string;
  /** The target as the field's value: HTML or text, as the field's data says. */
  readonly target?: string;
  /** The target with markers in place of tags (`tag-markers.ts`), in a format that doesn't carry the tags. */
  readonly markedTarget?: string;
  /** Whether its format doesn't say which cells are text, so that programs take some for numbers or dates. */
  readonly isUntyped?: true;
  /** The tags that the codes of the target contain, by their markers, in a format where they do. */
  readonly notations?: ReadonlyMap<string, string>;
  readonly verdict?: Verdict;
  readonly comment?: string;
  /** The person who answered, where the row states one. */
  readonly author?: string;
  readonly place: ReturnedPlace;
  readonly faults: readonly HandoverFault[];
}

/** Where a row is in its file, as the program that edits such files counts it. */
export interface ReturnedPlace {
  readonly unit: 'row' | 'line' | 'field';
  /** Counted from 1. */
  readonly number: number;
  /** Name of the sheet, in a workbook. */
  readonly sheet?: string;
}

export const handoverFaultRules = [
  // The file.
  'not-recognized',
  'damaged-file',
  'file-cut-off',
  'too-large',
  'encrypted',
  'other-format',
  'entity',
  'encoding',
  'encoding-changed',
  'syntax',
  'macros',
  'no-rows',
  'table-only',
  'unanswered',
  'part-left-out',
  'more-left-out',
  'columns-missing',
  'unknown-entity',
  'other-desk',
  'imported-handover',
  'forgotten-handover',
  'unknown-handover',
  'no-handover',
  'rows-sorted',
  'rows-hidden',
  'rows-repeated',
  'remark',
  'more-remarks',
  // A row.
  'identity-missing',
  'duplicate-row',
  'formula',
  'merged-cells',
  'identity-changed',
  'identity-incomplete',
  'misread-letters',
  'target-emptied',
  'foreign-language',
  'other-language',
  'unknown-verdict',
  'stale-verdict',
  'source-edited',
  'text-missing',
  'edited-elsewhere',
  'date-cell',
  'number-cell',
  'struck-out',
  'not-text',
  'comment-cut',
  'cut-off',
  // The tags of a target.
  'tag-lost',
  'tag-doubled',
  'tag-unknown',
  'tag-broken',
  'tag-order',
  'tag-edited',
] as const;

export type HandoverFaultRule = (typeof handoverFaultRules)[number];

/** A fault of a file that came back. The window and the command line have a sentence for each rule. */
export interface HandoverFault {
  readonly rule: HandoverFaultRule;
  /** Values for the sentence: short strings that are never rendered as markup. */
  readonly detail: Readonly<Record<string, string>>;
  readonly place?: ReturnedPlace;
}
