import type { CheckedPortion, CheckedRequest } from '../services/checked-request';
import { RequestChecker } from '../services/request-checker';
import { SegmentComparison } from '../services/segment-comparison';
import { CheckLevelStore } from '../store/check-level-store';
import { CheckQueueStore } from '../store/check-queue-store';
import { CheckSweepStore } from '../store/check-sweep-store';
import { ContentRequestStore } from '../store/content-request-store';
import { openReadOnly } from '../store/database';
import { openSegmentDatabase } from '../store/segment-database';
import { SegmentStore } from '../store/segment-store';
import { VersionStore } from '../store/version-store';

/** What one portion takes in: it is written at once, and others wait for that. */
const portion = { requests: 16, problems: 100, ms: 100 };

/** Checks what is owed over the files of one data folder, a portion at a time. */
export interface CheckDesk {
  /** Names the file of segments. */
  readonly segmentsId: string;
  /** The next portion; undefined when nothing is owed. The same again unless it was written and `settled` since. */
  readonly next: () => CheckedPortion | undefined;
  readonly settled: (portion: CheckedPortion) => void;
  readonly close: () => void;
}

/** @throws when the folder's database is not there. */
export function openCheckDesk(dataFolder: string): CheckDesk {
  const db = openReadOnly(dataFolder);
  const segments = new SegmentStore(openSegmentDatabase(dataFolder));
  const requests = new ContentRequestStore(db);
  const queue = new CheckQueueStore(db);
  const sweep = new CheckSweepStore(db);
  const checker = new RequestChecker(
    { versions: new VersionStore(db), levels: new CheckLevelStore(db) },
    new SegmentComparison(segments, requests),
  );
  return {
    segmentsId: segments.id(),
    next() {
      const owed = queue.newest(portion.requests);
      const checked = segments.together(() =>
        inTime(owed, ({ requestKey, revision }) => checkOne(requestKey, revision)),
      );
      if (checked.length > 0) return portionOf({ requests: checked });
      return sweepOn() ?? leftOver();
    },
    settled: ({ owed }) => segments.settleOwed(owed),
    close() {
      segments.close();
      db.close();
    },
  };

  function sweepOn(): CheckedPortion | undefined {
    const { round, below_key: below } = sweep.read();
    if (below === null) return undefined;
    const rows = sweep.below(below, portion.requests);
    let belowKey: number | null = null;
    let taken = 0;
    const checked = segments.together(() =>
      inTime(rows, ({ key, state }) => {
        belowKey = key;
        taken += 1;
        return state === 'completed' ? checkOne(key, undefined) : undefined;
      }),
    );
    if (taken === rows.length && rows.length < portion.requests) belowKey = null;
    return portionOf({ requests: checked, swept: { round, belowKey, done: checked.length } });
  }

  /** Of a check that was written while the program ended. */
  function leftOver(): CheckedPortion | undefined {
    const owed = segments.owed(portion.requests);
    return owed.length === 0 ? undefined : portionOf({ requests: [] });
  }

  function portionOf(checked: Pick<CheckedPortion, 'requests' | 'swept'>): CheckedPortion {
    const { below_key, total, done } = sweep.read();
    const left = queue.count() + (below_key === null ? 0 : Math.max(0, total - done));
    return { ...checked, owed: segments.owed(portion.requests), left };
  }

  function checkOne(requestKey: number, owedBy: number | undefined): CheckedRequest {
    const request = requests.byKey(requestKey);
    try {
      if (request?.state !== 'completed') {
        checker.forget(requestKey);
        return { requestKey, owedBy, version: undefined, problems: [] };
      }
      return { requestKey, owedBy, version: request.version, problems: checker.check(request) };
    } catch (error) {
      // One request that can't be checked must not keep the others from it.
      const failure = error instanceof Error ? error : new Error(String(error));
      return { requestKey, owedBy, version: request?.version, problems: [], failure };
    }
  }
}

/** As many as fit into a portion, at least one where there is one. */
function inTime<T>(
  items: readonly T[],
  check: (item: T) => CheckedRequest | undefined,
): readonly CheckedRequest[] {
  const checked: CheckedRequest[] = [];
  const startedAt = performance.now();
  let problems = 0;
  for (const item of items) {
    const request = check(item);
    if (request !== undefined) checked.push(request);
    problems += request?.problems.length ?? 0;
    if (problems >= portion.problems || performance.now() - startedAt > portion.ms) break;
  }
  return checked;
}
