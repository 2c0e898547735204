/** The built-in views of the requests screen (ux.md, "Requests"). Each is one condition on the store. */
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

/** A list as it is asked for: a built-in view, narrowed down by a filter, in an order. */
export interface Listing {
  readonly view: ViewId;
  /** In the filter language (`filter/`); absent asks for everything in the view. */
  readonly filter?: string | undefined;
  readonly sort: SortKey;
  readonly descending: boolean;
}

/** A listing that the coordinator gave a name. */
export interface SavedView {
  readonly key: number;
  readonly name: string;
  readonly view: ViewId;
  readonly filter: string;
  readonly sort: SortKey;
  readonly descending: boolean;
}

/** What the filter's suggestions offer: what there is, most frequent first. */
export interface FilterValues {
  readonly sourceLanguages: readonly string[];
  readonly targetLanguages: readonly string[];
  /** Names of connections. */
  readonly origins: readonly string[];
}
