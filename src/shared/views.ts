/** The built-in views of the requests screen (ux.md, "Requests"). Each is one condition on the store. */
export const viewIds = ['to-import', 'import-failed', 'waiting', 'imported', 'all'] as const;
export type ViewId = (typeof viewIds)[number];

export const sortKeys = ['completed', 'created', 'size'] as const;
export type SortKey = (typeof sortKeys)[number];
