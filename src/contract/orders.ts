import type { Problem } from '../content/checks/problem';
import type { RequestState } from '../content/content-request';
import type { FileProblem } from '../content/files/content-file';
import type { TablePreview } from '../content/files/table/preview-table';
import type { TableColumns } from '../content/files/table/table-columns';
import type { TextSize } from '../content/text/text-size';
import type { ProblemCounts } from './ui-types';
import type { Forwarding, ForwardingState } from './upstream/forwarding';

/** `file`: the requests were made from an imported file; `order`: they were written or pasted here. */
export const orderKinds = ['file', 'order'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** Where an order goes: to this desk, or by its key to a connection, whose service completes it. */
export type OrderPlace = 'this' | number;

/** Number of a target language's requests in each state. */
export interface OrderLanguage extends ProblemCounts {
  readonly target: string;
  readonly states: Readonly<Record<RequestState, number>>;
  readonly fields: number;
  /** Number of requests in each state on their way to a connection; absent where none goes to one. */
  readonly forwarded?: Readonly<Record<ForwardingState, number>>;
}

export interface OrderRow {
  readonly key: number;
  readonly id: string;
  readonly kind: OrderKind;
  readonly title: string;
  readonly source: string;
  /** RFC 3339. */
  readonly created: string;
  /** Number of requests whose sending goes no further without the coordinator. */
  readonly needYou: number;
  /** Target languages, in the order in which they were first ordered. */
  readonly languages: readonly OrderLanguage[];
}

export interface OrderWindow {
  readonly total: number;
  readonly offset: number;
  /** Orders, newest first. */
  readonly rows: readonly OrderRow[];
}

export interface OrderRequest extends ProblemCounts {
  readonly key: number;
  readonly id: string;
  readonly target: string;
  readonly state: RequestState;
  readonly version: number;
  readonly created: string;
  readonly completed?: string;
  readonly fields: number;
  /** Position among the requests that were made together for this language, counted from 1. */
  readonly part: number;
  /** The file's version that the request was made for. */
  readonly fileVersion?: number;
  /** Where it is sent, and how that goes. Absent: this desk completes it. */
  readonly forwarding?: Forwarding;
}

export interface OrderFile {
  readonly name: string;
  readonly folder: string;
  readonly format: string;
  /** Versions, oldest first. */
  readonly versions: readonly {
    readonly number: number;
    readonly imported: string;
    readonly sizeBytes: number;
  }[];
}

export interface OrderDetail extends OrderRow {
  /** Requests, oldest first. */
  readonly requests: readonly OrderRequest[];
  /** Present on an order that was made from a file. */
  readonly file?: OrderFile;
}

/** The words and problems of a source text before it is ordered. */
export interface SourceFacts {
  readonly words: number;
  /** Places are in `target`. */
  readonly problems: readonly Problem[];
}

/** A request that was made for an order. */
export interface MadeRequest {
  readonly id: string;
  readonly target: string;
  readonly fields: number;
}

export interface CreatedOrder {
  readonly order: string;
  readonly requests: readonly MadeRequest[];
}

/** How a version of a file differs from the one before, in numbers of segments. */
export interface SegmentCounts {
  /** Segments that the version before did not have. */
  readonly added: number;
  /** Segments with another source. */
  readonly changed: number;
  /** Segments with the same source under another key or place; they keep their results. */
  readonly moved: number;
  readonly unchanged: number;
  /** Segments that the file no longer has. */
  readonly gone: number;
}

/** The requests that an import made, and how the file differs from its previous version. */
export interface FileImport extends CreatedOrder, SegmentCounts {
  readonly outdated: readonly OutdatedRequest[];
}

/** A request of the order that is not completed and asks for texts which the file no longer has. */
export interface OutdatedRequest {
  readonly key: number;
  readonly id: string;
  readonly target: string;
  readonly fields: number;
  /** Number of its fields whose results the file has no place for. */
  readonly outdated: number;
}

/** A version of an imported file as it was; `content` is base64. */
export interface FileVersionContent {
  readonly name: string;
  readonly number: number;
  readonly content: string;
}

export const untranslatedChoices = ['source', 'empty'] as const;
/** How a result fills segments without a target. */
export type Untranslated = (typeof untranslatedChoices)[number];

/** A file in a target language. */
export interface FileResult {
  readonly target: string;
  readonly segments: number;
  readonly translated: number;
}

/** Longest field value that a preview shows, in characters. */
export const longestPreviewValue = 500;
/** Largest number of segments that a preview shows. */
export const mostPreviewed = 100;

/** Largest number of a table's rows that a preview shows. */
export const mostPreviewedRows = 8;

/** A preview of an import; nothing is stored. */
export interface FilePreview {
  readonly valid: boolean;
  /** Null when the format was not recognized. */
  readonly format: string | null;
  readonly encoding?: string;
  /** Languages that the file itself names. */
  readonly sourceLanguage?: string;
  readonly targetLanguage?: string;
  readonly total: number;
  /** Words and characters of all segments; estimated from the beginning of a large file. */
  readonly size?: TextSize & { readonly isEstimate: boolean };
  /** The first segments, with long values truncated. */
  readonly segments: readonly { readonly id: string; readonly data: string; readonly value: string }[];
  readonly problems: readonly FileProblem[];
  /** The first rows of a table, those of the largest sheet of a workbook. */
  readonly table?: TablePreview & { readonly sheets: readonly string[] };
  /** How it differs from the newest version in its order, where one was named. */
  readonly changes?: SegmentCounts;
  /** The columns that were chosen, now or when the file was imported before. */
  readonly columns?: TableColumns;
}

/** A file that the system opened with Locdesk. */
export interface OpenedFile {
  readonly key: number;
  readonly name: string;
}

export interface FilePortion {
  /** Base64 of this portion. */
  readonly content: string;
  readonly sizeBytes: number;
  /** Offset of the next portion; null at the end. */
  readonly next: number | null;
}

/** Progress of a job: `steps` counts finished languages. */
export interface FileJobProgress {
  readonly job: 'create' | 'import' | 'result';
  readonly done: number;
  readonly total: number;
}

/** Where there is no dialog for a place, the page gets the files to save; `content` is base64. */
export type SavedResults =
  | { readonly kind: 'written'; readonly files: readonly (FileResult & { readonly file: string })[] }
  | {
      readonly kind: 'content';
      readonly files: readonly (FileResult & { readonly name: string; readonly content: string })[];
    }
  /** No place was chosen, or the job was cancelled. */
  | { readonly kind: 'none' };
