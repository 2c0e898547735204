import { statSync } from 'node:fs';

/** Tells files apart whatever their names are, without opening them; undefined when there is none. */
export function identityOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}
