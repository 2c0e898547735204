import type { Hit } from '../../content/search/find-hits';
import type { TmxNotice } from '../../content/memory/tmx/tmx-notices';
import type { LanguagePair } from '../problems';

/** The longest text that the memory is asked for. */
export const longestMemoryText = 2000;

export const memorySides = ['source', 'target', 'both'] as const;
export type MemorySide = (typeof memorySides)[number];

/** How far a translation is accepted: imported by the receiving system, or reviewed here. */
export type MemoryState = 'imported' | 'reviewed' | 'none';

/** Where a sentence and its translation are: in a request, or in an imported memory. */
export type MemoryPlace =
  | {
      readonly kind: 'request';
      readonly requestKey: number;
      readonly requestId: string;
      readonly title: string;
      readonly fieldId: string;
      /** The position of the field in its request. */
      readonly position: number;
      /** When the request was completed, in RFC 3339. */
      readonly date: string;
      readonly state: MemoryState;
      /** The name of the connection; absent for requests of this desk. */
      readonly connection?: string;
    }
  | {
      readonly kind: 'memory';
      readonly id: string;
      readonly name: string;
      /** When the unit was changed last, if the file says so. */
      readonly date?: string;
    };

/** A sentence with its translation. */
export interface MemoryHit {
  readonly source: string;
  readonly target: string;
  readonly languages: LanguagePair;
  /** Where the text was found, and where its counterpart certainly is. */
  readonly sourceMarks: readonly Hit[];
  readonly targetMarks: readonly Hit[];
  readonly place: MemoryPlace;
  /** The number of further requests that have it, as far as they were counted. */
  readonly more: number;
}

export interface MemoryFinding {
  readonly hits: readonly MemoryHit[];
  /** There are further ones. */
  readonly hasMore: boolean;
  /** No sentence has the whole text, so these have all of its words. */
  readonly isLoose: boolean;
  /** How many sentences the memory has. */
  readonly units: number;
  /** Requests whose sentences are here, of all completed ones; absent once these are all. */
  readonly filling?: { readonly done: number; readonly total: number };
}

/** A segment that is like the one being edited. */
export interface MemoryMatch {
  /** Percentage; 100 for equal texts only. */
  readonly score: number;
  /** It differed in numbers only, and its target has those of the segment now. */
  readonly hasFittedNumbers?: true;
  readonly source: string;
  readonly target: string;
  /** Both with inline tags, as HTML; absent where there are none. */
  readonly sourceMarkup?: string;
  readonly targetMarkup?: string;
  readonly languages: LanguagePair;
  readonly place: MemoryPlace;
}

export const longestMemoryName = 100;

/** A language pair of a memory, with its units. */
export interface MemoryPair extends LanguagePair {
  readonly units: number;
}

/** An imported memory. */
export interface ImportedMemory {
  readonly id: string;
  readonly name: string;
  /** The name of the file that it was imported from. */
  readonly file: string;
  /** The program that made the file, as that says. */
  readonly tool: string;
  readonly imported: string;
  readonly units: number;
  readonly pairs: readonly MemoryPair[];
  readonly sizeBytes: number;
  /**
   * Why the file can't be used: it is damaged, or an earlier or a later version of the program made it. A
   * file of an earlier version can be renewed.
   */
  readonly unusable?: 'damaged' | 'earlier' | 'later';
}

/** The result of an import. */
export interface MemoryImport {
  readonly id: string;
  readonly name: string;
  readonly tool: string;
  readonly units: number;
  /** Units of the file that were left out since an equal one was read before. */
  readonly equal: number;
  readonly pairs: readonly MemoryPair[];
  /** Parts of the file that were not kept. */
  readonly notices: readonly TmxNotice[];
}

export interface MemoryJobProgress {
  readonly job: 'import' | 'export' | 'renewal';
  /** Bytes of an import's file, requests that were read for an export, or units that were renewed. */
  readonly done: number;
  readonly total: number;
}

/** Which translations of the desk's requests a TMX file has: `accepted` are those reviewed or imported. */
export const tmxChoices = ['accepted', 'reviewed', 'imported', 'all'] as const;
export type TmxChoice = (typeof tmxChoices)[number];

/** A TMX file: a place on the disk in the desktop application, portions to read in the browser host. */
export type TmxExport =
  | { readonly kind: 'none' }
  | { readonly kind: 'written'; readonly file: string; readonly units: number }
  | {
      readonly kind: 'portions';
      readonly name: string;
      readonly key: string;
      readonly sizeBytes: number;
      readonly units: number;
    };
