import type { RequestRow } from './ui-types';
import type { JobFilter } from './jobs';

/** Requests are grouped by target language, by connection, or by the day on which they were completed. */
export const groupings = ['language', 'connection', 'day'] as const;
export type Grouping = (typeof groupings)[number];

/** Requests by how far they are; each is counted in one of them. */
export interface GroupCounts {
  readonly toImport: number;
  readonly failed: number;
  /** Without a result. */
  readonly waiting: number;
  readonly imported: number;
}

/** Requests that have something in common. */
export interface GroupRow extends GroupCounts {
  /** Identifies the group among those of its grouping. */
  readonly key: number;
  /**
   * A canonical language tag, the name of a connection, or a local day such as `2026-11-24`. Absent for
   * requests submitted here, or those without a result.
   */
  readonly name?: string;
  /** Those to import that have errors. */
  readonly errors: number;
  /** Selects exactly the requests of the group in a list. */
  readonly filter: string;
}

/** Languages and connections are in the order of their names; days begin with the newest. */
export interface GroupWindow {
  readonly total: number;
  readonly offset: number;
  readonly rows: readonly GroupRow[];
  /** Groups by filter; `to-import` has those of which a request is to import. */
  readonly counts: Readonly<Record<JobFilter, number>>;
}

/** Requests of a group that are shown with it; the list of requests has all. */
export const mostOfGroup = 100;

export interface GroupDetail {
  readonly group: GroupRow;
  /** The latest requests, at most `mostOfGroup`. */
  readonly requests: readonly RequestRow[];
}

export function totalOf({ toImport, failed, waiting, imported }: GroupCounts): number {
  return toImport + failed + waiting + imported;
}
