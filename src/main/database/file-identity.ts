import { statSync } from 'node:fs';

/** Identifies a file whatever its name is, without opening it; undefined when there is no file. */
export function identityOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}
