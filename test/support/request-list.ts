import { openReadingDesk } from '../../src/main/lists/reading-desk';
import type { RequestRow } from '../../src/contract/ui-types';
import type { Listing } from '../../src/contract/views';
import type { TestBackend } from './test-backend';

/** The first 500 rows of a listing as the window shows them, with everything committed so far indexed. */
export function listOf(backend: TestBackend, listing: Listing): readonly RequestRow[] {
  const desk = openReadingDesk(backend.dataFolder, backend.environment.now);
  try {
    while (desk.indexer.step());
    return desk.finder.window(listing, { offset: 0, limit: 500 }).rows;
  } finally {
    desk.close();
  }
}
