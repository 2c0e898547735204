import { connection, mirrorOver, asRead, us } from './mirror';
import { listOf } from './request-list';
import type { TestBackend } from './test-backend';
import type { Database } from '../../src/main/database/database';

/** Contents of a mirrored request, by field id: source and result. */
export type Contents = Readonly<Record<string, readonly [source: string, target: string]>>;

/**
 * Adds a version of a mirrored request directly to the database; returns the request's key. `request` has
 * properties of another request than the usual one.
 */
export function sayVersion(
  db: Database,
  at: number,
  contents: Contents,
  request: Readonly<Record<string, unknown>> = {},
): number {
  const fields = Object.entries(contents).map(([id, [originalValue, value]]) => ({
    id,
    type: 'localizable',
    data: 'html',
    value,
    originalValue,
  }));
  return mirrorOver(db).mirror.apply(connection, asRead({ fields, ...request }), {
    learnedBy: 'webhook',
    learnedUs: us(at),
  }).requestKey;
}

/** The keys of all requests, oldest first. */
export function keysOf(backend: TestBackend): readonly number[] {
  const listing = { view: 'all', sort: 'created', descending: false } as const;
  return listOf(backend, listing).map(({ key }) => key);
}
