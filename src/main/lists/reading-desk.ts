import { CheckLevelStore } from '../checks/check-level-store';
import { CheckQueueStore } from '../checks/check-queue-store';
import { CheckSweepStore } from '../checks/check-sweep-store';
import { ConnectionStore } from '../upstream/connection-store';
import { ContentRequestStore } from '../requests/content-request-store';
import { openReadOnly } from '../database/database';
import { DismissalStore } from '../checks/dismissal-store';
import { DraftStore } from '../review/draft-store';
import { FilterValueStore } from './filter-value-store';
import { NoteStore } from '../review/note-store';
import { RemovalCostStore } from '../upstream/removal-cost-store';
import { RequestListStore } from '../requests/request-list-store';
import { SearchFeedStore } from './search-feed-store';
import { openSearchIndexDatabase } from './search-index-database';
import { SearchSessionStore } from './search-session-store';
import { SearchIndexStore } from './search-index-store';
import { readSegmentDatabase } from '../checks/segments/segment-database';
import { SegmentStore } from '../checks/segments/segment-store';
import { VersionStore } from '../requests/version-store';
import { DraftChecker } from '../review/draft-checker';
import { OwedChecks } from '../checks/owed-checks';
import { ProblemLabels } from '../checks/problem-labels';
import { RequestFinder } from './request-finder';
import { RequestSizeCounter } from './request-size-counter';
import { RequestTextFinder } from './request-text-finder';
import { SearchIndexer } from './search-indexer';

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

/** For one question: the checker may make the file again. */
function openSegments(dataFolder: string): SegmentStore | undefined {
  const db = readSegmentDatabase(dataFolder);
  return db && new SegmentStore(db);
}
