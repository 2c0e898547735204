import { isRecord } from '../../content/json-object';
import type { TermEntry } from '../../content/terms/termbase';

/**
 * Returns an entry of a termbase with what a file says of the same concept: the file's languages and texts
 * replace those that are here, all others stay.
 */
export function mergeEntry(here: TermEntry, found: TermEntry): TermEntry {
  const definitions = { ...here.definitions, ...found.definitions };
  return {
    ...here,
    ...found,
    id: here.id,
    ...(Object.keys(definitions).length === 0 ? {} : { definitions }),
    terms: { ...here.terms, ...found.terms },
  };
}

/** Whether two tidied entries say the same. */
export function isSameEntry(one: TermEntry, other: TermEntry): boolean {
  return stable(one) === stable(other);
}

/** JSON whose properties are sorted. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
