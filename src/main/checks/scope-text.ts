import { changeOf, type TermChange } from '../terms/term-change';

/** Returns a scope for changes that are swept together. */
export function joinScopes(before: string, change: TermChange): string {
  const known = readScope(before);
  const entries =
    known.entries === undefined || change.entries === undefined
      ? undefined
      : changeOf([...known.entries, ...change.entries]).entries;
  const languages = [...new Set([...known.languages, ...change.languages])].toSorted();
  return writeScope({ languages, ...(entries === undefined ? {} : { entries }) });
}

export const writeScope = (change: TermChange): string => JSON.stringify(change);

// Only `writeScope` fills the column.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const readScope = (scope: string): TermChange => JSON.parse(scope) as TermChange;
