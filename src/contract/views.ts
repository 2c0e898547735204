/** The built-in views of the requests screen (ux.md, "Requests"). Each is one SQL condition. */
export const viewIds = [
  'to-import',
  'import-failed',
  'changed-since-reviewed',
  'with-problems',
  'waiting',
  'imported',
  'all',
] as const;
export type ViewId = (typeof viewIds)[number];

export const sortKeys = ['completed', 'created', 'problems', 'size'] as const;
export type SortKey = (typeof sortKeys)[number];

/** A list's query: a built-in view, a filter and an order. */
export interface Listing {
  readonly view: ViewId;
  /** Text in the filter language (`filter/`); absent selects the whole view. */
  readonly filter?: string | undefined;
  readonly sort: SortKey;
  readonly descending: boolean;
}

/** A listing that the coordinator saved under a name. */
export interface SavedView {
  readonly key: number;
  readonly name: string;
  readonly view: ViewId;
  readonly filter: string;
  readonly sort: SortKey;
  readonly descending: boolean;
}

export interface FilterSuggestion {
  readonly value: string;
  /** Number of requests in the view that have it; absent where counting takes long. */
  readonly count?: number;
}

/** Values that the filter suggests by key, most frequent first. `origin` has the names of connections. */
export type FilterValues = Readonly<
  Record<'state' | 'mark' | 'source' | 'target' | 'origin' | 'field', readonly FilterSuggestion[]>
>;
