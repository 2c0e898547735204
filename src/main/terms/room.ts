import type { Base } from '../database/base';
import type { Database } from '../database/database';
import { TermLists } from './term-lists';
import type { TermChange } from './term-change';
import { TermService } from './term-service';
import { TermStore } from './term-store';

export type TermServices = ReturnType<typeof createTermsRoom>;
export type TermStores = ReturnType<typeof openTermStores>;

export function openTermStores(db: Database) {
  return { terms: new TermStore(db) };
}

/** Checks, which are above this room, find what a change of terms means for stored requests. */
export interface Rechecks {
  readonly recheck: (change: TermChange) => void;
}

export function createTermsRoom(base: Base, stores: TermStores, rechecks: Rechecks) {
  const parts = { ...base, ...stores, ...rechecks };
  const termbases = new TermService(parts);
  return {
    termbases,
    recheckView: (key: number): void => termbases.recheckView(key),
    termLists: new TermLists(stores.terms),
  };
}
