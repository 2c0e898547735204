import { createCheckEngine, type CheckEngine, type CheckOptions } from '../checks/check-engine';
import { DeviationStore } from '../checks/other-languages/deviation-store';
import { SegmentStore } from '../checks/consistency/segment-store';
import { openReadOnly } from '../database/database';
import { derivedFileOf, isIntact, openDerivedDatabase } from '../database/derived-database';
import { removeDatabase } from '../database/durable-files';
import { isDamage } from '../database/store-failure';
import { SearchFeedStore } from '../lists/search-feed-store';
import { SearchIndexer } from '../lists/search-indexer';
import { SearchIndexStore } from '../lists/search-index-store';
import { SearchSessionStore } from '../lists/search-session-store';
import { ContentRequestStore } from '../requests/content-request-store';
import { VersionStore } from '../requests/version-store';
import { MemoryLearner } from '../memory/memory-learner';
import { MemoryPlaceStore } from '../memory/memory-place-store';
import { MemoryStore } from '../memory/memory-store';
import { NoteStore } from '../review/note-store';

/** Derives data from the main database of a data folder, and writes it to one file. */
export interface BackgroundEngine {
  readonly indexer: SearchIndexer;
  readonly checks: CheckEngine;
  /** Whether the file of derived data is damaged; this takes seconds. */
  readonly isDamaged: () => boolean;
  readonly close: () => void;
}

/** @throws when the folder's database is not there. */
export function openBackgroundEngine(dataFolder: string, options: CheckOptions = {}): BackgroundEngine {
  const db = openReadOnly(dataFolder);
  const derived = openDerivedDatabase(dataFolder, new SearchSessionStore(db));
  // Cached: while the main database is the damaged one, this would run for each of its requests.
  let damaged: boolean | undefined;
  const isDamaged = (): boolean => (damaged ??= !isIntact(derived));
  const stores = {
    feed: new SearchFeedStore(db),
    requests: new ContentRequestStore(db),
    versions: new VersionStore(db),
    notes: new NoteStore(db),
  };
  return {
    indexer: new SearchIndexer(stores, new SearchIndexStore(derived)),
    checks: createCheckEngine({
      db,
      segments: new SegmentStore(derived),
      deviations: new DeviationStore(derived),
      sentences: new MemoryLearner({
        memory: new MemoryStore(derived),
        places: new MemoryPlaceStore(derived),
      }),
      isFatal: (error) => isDamage(error) && isDamaged(),
      dataFolder,
      ...options,
    }),
    isDamaged,
    close() {
      derived.close();
      db.close();
    },
  };
}

/** Closes the file and opens a new one. If the damaged file can't be removed, that is opened again. */
export function replaceDerived(
  engine: BackgroundEngine,
  dataFolder: string,
  options?: CheckOptions,
): BackgroundEngine {
  engine.close();
  try {
    removeDatabase(derivedFileOf(dataFolder));
  } catch {
    // Windows can't remove a file that another thread is reading. The next damage report tries again.
  }
  return openBackgroundEngine(dataFolder, options);
}
