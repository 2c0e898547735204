import { CheckLevelStore } from '../store/check-level-store';
import { CheckQueueStore } from '../store/check-queue-store';
import { CheckSweepStore } from '../store/check-sweep-store';
import { ConnectionStore } from '../store/connection-store';
import { ContentRequestStore } from '../store/content-request-store';
import { openReadOnly } from '../store/database';
import { DismissalStore } from '../store/dismissal-store';
import { DraftStore } from '../store/draft-store';
import { FilterValueStore } from '../store/filter-value-store';
import { NoteStore } from '../store/note-store';
import { RemovalCostStore } from '../store/removal-cost-store';
import { RequestListStore } from '../store/request-list-store';
import { SearchFeedStore } from '../store/search-feed-store';
import { openSearchIndexDatabase } from '../store/search-index-database';
import { SearchSessionStore } from '../store/search-session-store';
import { SearchIndexStore } from '../store/search-index-store';
import { readSegmentDatabase } from '../store/segment-database';
import { SegmentStore } from '../store/segment-store';
import { VersionStore } from '../store/version-store';
import { DraftChecker } from '../services/draft-checker';
import { OwedChecks } from '../services/owed-checks';
import { ProblemLabels } from '../services/problem-labels';
import { RequestFinder } from '../services/request-finder';
import { RequestSizeCounter } from '../services/request-size-counter';
import { RequestTextFinder } from '../services/request-text-finder';
import { SearchIndexer } from '../services/search-indexer';

/** What reads the lists and what keeps the index, over the files of one data folder. */
export interface ReadingDesk {
  readonly finder: RequestFinder;
  readonly textFinder: RequestTextFinder;
  readonly sizeCounter: RequestSizeCounter;
  readonly removalCost: RemovalCostStore;
  readonly draftChecker: DraftChecker;
  readonly indexer: SearchIndexer;
  readonly close: () => void;
}

/** @throws when the folder's database is not there, or the index can't be written. */
export function openReadingDesk(dataFolder: string, now: () => number): ReadingDesk {
  const db = openReadOnly(dataFolder);
  const feed = new SearchFeedStore(db);
  const index = new SearchIndexStore(
    openSearchIndexDatabase(dataFolder, feed.id(), new SearchSessionStore(db)),
  );
  const requests = new ContentRequestStore(db);
  const versions = new VersionStore(db);
  const notes = new NoteStore(db);
  const levels = new CheckLevelStore(db);
  const dataVersion = db.prepare<[], number>('PRAGMA data_version').pluck();
  return {
    finder: new RequestFinder(
      {
        requests,
        versions,
        feed,
        notes,
        index,
        list: new RequestListStore(db),
        connections: new ConnectionStore(db),
        filterValues: new FilterValueStore(db),
      },
      new OwedChecks({ checkQueue: new CheckQueueStore(db), checkSweep: new CheckSweepStore(db) }),
      { version: () => dataVersion.get() ?? 0, inOneRead: (read) => db.transaction(read)() },
      now,
    ),
    textFinder: new RequestTextFinder({ requests, versions }),
    sizeCounter: new RequestSizeCounter({ requests, versions }),
    removalCost: new RemovalCostStore(db),
    draftChecker: new DraftChecker(
      { requests, versions, levels, drafts: new DraftStore(db) },
      new ProblemLabels({ levels, dismissals: new DismissalStore(db) }),
      () => openSegments(dataFolder),
    ),
    indexer: new SearchIndexer({ feed, requests, versions, notes }, index),
    close() {
      index.close();
      db.close();
    },
  };
}

/** For one question: the checker may make the file anew. */
function openSegments(dataFolder: string): SegmentStore | undefined {
  const db = readSegmentDatabase(dataFolder);
  return db && new SegmentStore(db);
}
