/**
 * Returns what a record has itself under a key that comes from outside: every object inherits values under
 * `constructor`, `toString` and the like.
 */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
