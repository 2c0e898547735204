import { openLists } from './lists';
import type { RequestRow } from '../../src/contract/ui-types';
import type { Listing } from '../../src/contract/views';
import type { TestBackend } from './test-backend';

/** The first 500 rows of a listing as the window shows them, with everything committed so far indexed. */
export function listOf(backend: TestBackend, listing: Listing): readonly RequestRow[] {
  const lists = openLists(backend.dataFolder, backend.environment.now);
  try {
    while (lists.indexer.step());
    return lists.window(listing, { offset: 0, limit: 500 }).rows;
  } finally {
    lists.close();
  }
}
