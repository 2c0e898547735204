import { Checkpointer } from '../store/checkpointer';
import { ConnectionStore } from '../store/connection-store';
import { ContentRequestStore } from '../store/content-request-store';
import { openReadOnly } from '../store/database';
import { FilterValueStore } from '../store/filter-value-store';
import { RemovalCostStore } from '../store/removal-cost-store';
import { RequestListStore } from '../store/request-list-store';
import { SearchFeedStore } from '../store/search-feed-store';
import { openSearchIndexDatabase } from '../store/search-index-database';
import { SearchIndexStore } from '../store/search-index-store';
import { VersionStore } from '../store/version-store';
import { RequestFinder } from '../services/request-finder';
import { RequestSizeCounter } from '../services/request-size-counter';
import { RequestTextFinder } from '../services/request-text-finder';
import { SearchIndexer } from '../services/search-indexer';

/** What reads the lists, what keeps the index, and what keeps the log of the database short, over the files of one data folder. */
export interface ReadingDesk {
  readonly finder: RequestFinder;
  readonly textFinder: RequestTextFinder;
  readonly sizeCounter: RequestSizeCounter;
  readonly removalCost: RemovalCostStore;
  readonly indexer: SearchIndexer;
  readonly checkpointer: Checkpointer;
  readonly close: () => void;
}

/** @throws when the folder's database is not there, or the index can't be written. */
export function openReadingDesk(dataFolder: string, now: () => number): ReadingDesk {
  const db = openReadOnly(dataFolder);
  const feed = new SearchFeedStore(db);
  const index = new SearchIndexStore(openSearchIndexDatabase(dataFolder, feed.id(), feed.newest()));
  const checkpointer = new Checkpointer(dataFolder);
  const requests = new ContentRequestStore(db);
  const versions = new VersionStore(db);
  const dataVersion = db.prepare<[], number>('PRAGMA data_version').pluck();
  return {
    finder: new RequestFinder(
      {
        requests,
        versions,
        feed,
        index,
        list: new RequestListStore(db),
        connections: new ConnectionStore(db),
        filterValues: new FilterValueStore(db),
      },
      { version: () => dataVersion.get() ?? 0, inOneRead: (read) => db.transaction(read)() },
      now,
    ),
    textFinder: new RequestTextFinder({ requests, versions }),
    sizeCounter: new RequestSizeCounter({ requests, versions }),
    removalCost: new RemovalCostStore(db),
    indexer: new SearchIndexer({ feed, requests, versions }, index),
    checkpointer,
    close() {
      checkpointer.close();
      index.close();
      db.close();
    },
  };
}
