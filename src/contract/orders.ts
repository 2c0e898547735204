import type { RequestState } from '../content/content-request';
import type { FileProblem } from '../content/files/content-file';

/** `file`: its requests came from an imported file; `order`: they were written or pasted here. */
export const orderKinds = ['file', 'order'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** How many of a target language's requests are in each state. */
export interface OrderLanguage {
  readonly target: string;
  readonly states: Readonly<Record<RequestState, number>>;
  readonly fields: number;
  readonly errors: number;
  readonly warnings: number;
}

export interface OrderRow {
  readonly key: number;
  readonly id: string;
  readonly kind: OrderKind;
  readonly title: string;
  readonly source: string;
  /** RFC 3339. */
  readonly created: string;
  /** In the order in which they were first asked for. */
  readonly languages: readonly OrderLanguage[];
}

export interface OrderWindow {
  readonly total: number;
  readonly offset: number;
  /** Newest first. */
  readonly rows: readonly OrderRow[];
}

export interface OrderRequest {
  readonly key: number;
  readonly id: string;
  readonly target: string;
  readonly state: RequestState;
  readonly created: string;
  readonly completed?: string;
  readonly fields: number;
  readonly errors: number;
  readonly warnings: number;
  /** Of the requests that were made together for this language, counted from 1. */
  readonly part: number;
  /** The version of the file that it was made for. */
  readonly fileVersion?: number;
}

export interface OrderFile {
  readonly name: string;
  readonly folder: string;
  readonly format: string;
  /** Oldest first. */
  readonly versions: readonly {
    readonly number: number;
    readonly imported: string;
    readonly sizeBytes: number;
  }[];
}

export interface OrderDetail extends OrderRow {
  /** Oldest first. */
  readonly requests: readonly OrderRequest[];
  /** Of an order that came from a file. */
  readonly file?: OrderFile;
}

/** A request that was made of an order or a file. */
export interface MadeRequest {
  readonly id: string;
  readonly target: string;
  readonly fields: number;
}

export interface CreatedOrder {
  readonly order: string;
  readonly requests: readonly MadeRequest[];
}

/** What an import of a file made, and how the file differs from its version before. */
export interface FileImport extends CreatedOrder {
  /** Segments that are new or whose source is another one. */
  readonly changed: number;
  readonly unchanged: number;
  /** Segments that the file no longer has. */
  readonly gone: number;
}

export const untranslatedChoices = ['source', 'empty'] as const;
/** What stands in a result where there is no target. */
export type Untranslated = (typeof untranslatedChoices)[number];

/** A file in a target language. */
export interface FileResult {
  readonly target: string;
  readonly segments: number;
  readonly translated: number;
}

/** Characters of a field's value that a preview shows. */
export const longestPreviewValue = 500;
/** Segments that a preview shows. */
export const mostPreviewed = 100;

/** A file as it would be imported; nothing is stored. */
export interface FilePreview {
  readonly valid: boolean;
  /** null: it can't be told. */
  readonly format: string | null;
  readonly encoding?: string;
  /** The languages that the file names. */
  readonly sourceLanguage?: string;
  readonly targetLanguage?: string;
  readonly total: number;
  /** The first of its segments, long values cut. */
  readonly segments: readonly { readonly id: string; readonly data: string; readonly value: string }[];
  readonly problems: readonly FileProblem[];
}

/** `steps` of all, one for each language. */
export interface FileJobProgress {
  readonly job: 'create' | 'import' | 'result';
  readonly done: number;
  readonly total: number;
}

/** Where there is no dialog for a place, the page gets the files to keep: `content` is base64. */
export type SavedResults =
  | { readonly kind: 'written'; readonly files: readonly (FileResult & { readonly file: string })[] }
  | {
      readonly kind: 'content';
      readonly files: readonly (FileResult & { readonly name: string; readonly content: string })[];
    }
  /** No place was chosen, or it was cancelled. */
  | { readonly kind: 'none' };
