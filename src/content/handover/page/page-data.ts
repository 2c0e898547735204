import type { Verdict } from '../returned-document';
import type { DrawnPiece } from './drawn-content';
import type { PageTexts } from './texts/en';

/** The data of a review page, which its script reads. */
export interface PageData {
  readonly format: 'locdesk-review-page';
  readonly version: 1;
  readonly handover: string;
  readonly desk: string;
  readonly created: string;
  readonly recipient: string;
  readonly requests: readonly PageRequest[];
  /** Fields in the order of the page. */
  readonly fields: readonly PageField[];
  readonly texts: PageTexts;
}

export interface PageRequest {
  readonly id: string;
  readonly source: string;
  readonly target: string;
}

export interface PageField {
  /** Index of its request. */
  readonly request: number;
  readonly id: string;
  readonly sourceHash: string;
  readonly targetHash: string;
  readonly isHtml: boolean;
  /** Decoded texts with markers in place of tags. */
  readonly source: string;
  readonly target: string;
  /** Each marker with its tag as written, and as it is drawn. */
  readonly tags: readonly (readonly [marker: string, raw: string, drawn: DrawnPiece])[];
  readonly maxLength?: number;
  readonly hasProblems: boolean;
}

/** The content of the file that "Save answer" writes. */
export interface PageAnswer {
  readonly format: 'locdesk-review-answer';
  readonly version: 1;
  readonly handover: string;
  readonly desk: string;
  readonly reviewer: string;
  /** Time of saving, as of RFC 3339. */
  readonly saved: string;
  readonly answers: readonly FieldAnswer[];
}

export interface FieldAnswer {
  readonly request: string;
  readonly field: string;
  readonly sourceHash: string;
  readonly targetHash: string;
  /** The target with markers. */
  readonly target: string;
  readonly verdict?: Verdict;
  readonly comment?: string;
}
