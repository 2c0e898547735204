import type { TermNotice, TermFormat } from '../content/terms/term-file';
import type { TermEntry } from '../content/terms/termbase';

/** Requests that a termbase applies to: those of a connection (0: submitted here), or of a saved view. */
export interface TermbaseUse {
  readonly key: number;
  readonly origin?: number;
  readonly view?: number;
  /** The connection's or view's name; absent where it is gone with all its requests. */
  readonly name?: string;
}

export interface LanguageCount {
  readonly language: string;
  readonly entries: number;
}

export interface TermbaseSummary {
  readonly key: number;
  readonly name: string;
  readonly entries: number;
  /** By number of entries, the most frequent first. */
  readonly languages: readonly LanguageCount[];
  /** Without any, it applies to every request of its languages. */
  readonly uses: readonly TermbaseUse[];
}

/** An entry as a list shows it: long ones are shortened. */
export interface TermRow {
  readonly key: number;
  readonly entry: TermEntry;
}

export interface TermWindow {
  readonly total: number;
  readonly rows: readonly TermRow[];
}

export interface StoredTermEntry {
  readonly key: number;
  readonly termbase: number;
  readonly entry: TermEntry;
}

/** Counts of an import of a file into a termbase. */
export interface TermImport {
  readonly termbase: number;
  readonly name: string;
  readonly format: TermFormat;
  readonly added: number;
  readonly changed: number;
  /** Entries that were here in the same form. */
  readonly same: number;
  /** Entries that were here and are not in the file, when it replaced the termbase. */
  readonly removed: number;
  /** Parts of the file that were not kept. */
  readonly notices: readonly TermNotice[];
}

export interface TermJobProgress {
  readonly done: number;
  /** 0 while the file is being read. */
  readonly total: number;
}

/** A file of a termbase: content in the browser host, a place on the disk in the desktop application. */
export type TermExport =
  | { readonly kind: 'none' }
  | { readonly kind: 'written'; readonly file: string; readonly entries: number }
  | { readonly kind: 'content'; readonly name: string; readonly content: string; readonly entries: number };

export const termImportModes = ['merge', 'replace'] as const;
/** `merge`: languages and texts of the file win, all others stay; `replace`: only what the file has stays. */
export type TermImportMode = (typeof termImportModes)[number];

export const longestTermbaseName = 100;
/** Fields whose terms are asked for at once; more are not in sight. */
export const mostTermFields = 50;
/** Entries that can be removed, and put back, at once. */
export const mostRemovedEntries = 500;
