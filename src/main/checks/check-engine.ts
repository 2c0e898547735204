import { checkFailureOf } from './check-failure';
import type { BegunCheck, CheckedPortion, CheckedRequest } from './checked-request';
import { RequestChecker } from './request-checker';
import { SegmentComparison } from './translation-memory/segment-comparison';
import { CheckLevelStore } from './check-level-store';
import { CheckQueueStore } from './check-queue-store';
import { CheckSweepStore, type CheckSweep } from './check-sweep-store';
import { ContentRequestStore } from '../requests/content-request-store';
import type { TranslationMemoryStore } from './translation-memory/translation-memory-store';
import type { Database } from '../database/database';
import { VersionStore } from '../requests/version-store';

/** What one portion takes in: it is written at once, and others wait for that. */
const portion = { requests: 16, problems: 100, ms: 100 };
/** Rows that the sweep looks at for them: many need no check. */
const mostSwept = 500;

/** Does the checks that are due, a portion at a time. */
export interface CheckEngine {
  /** Names the file that the translation memory is in. */
  readonly memoryId: string;
  /** The next portion; undefined when nothing is owed. The same again unless it was written and `settled` since. */
  readonly next: () => CheckedPortion | undefined;
  readonly settled: (portion: CheckedPortion) => void;
}

interface Parts {
  /** The main database. */
  readonly db: Database;
  readonly memory: TranslationMemoryStore;
  /** Called before each request, so that one whose check never ends is known. */
  readonly onBegin?: (check: BegunCheck) => void;
  /** An error of which the checked request has no part: it ends the portion. */
  readonly isFatal?: (error: unknown) => boolean;
}

export function createCheckEngine({ db, memory, onBegin, isFatal }: Parts): CheckEngine {
  const requests = new ContentRequestStore(db);
  const queue = new CheckQueueStore(db);
  const sweep = new CheckSweepStore(db);
  const checker = new RequestChecker(
    { versions: new VersionStore(db), levels: new CheckLevelStore(db) },
    new SegmentComparison(memory, requests),
  );
  return {
    memoryId: memory.id(),
    next() {
      // Read first: what is checked by older rules than this round's is checked once more.
      const state = sweep.read();
      const owed = queue.newest(portion.requests);
      const checked = memory.together(() =>
        inTime(owed, ({ requestKey, revision }) => checkOne(requestKey, revision, state.round)),
      );
      if (checked.length > 0) return portionOf(state, checked);
      return sweepOn(state) ?? leftOver(state);
    },
    settled: ({ owed }) => memory.settleOwed(owed),
  };

  function sweepOn(state: CheckSweep): CheckedPortion | undefined {
    if (state.below_key === null || state.paused === 1) return undefined;
    const rows = sweep.below(state.below_key, mostSwept);
    let passed = 0;
    let done = 0;
    const checked = memory.together(() =>
      inTime(rows, (row) => {
        passed += 1;
        if (row.state !== 'completed') return undefined;
        done += 1;
        return row.checked_round === state.round ? undefined : checkOne(row.key, undefined, state.round);
      }),
    );
    const isLast = passed === rows.length && rows.length < mostSwept;
    const belowKey = isLast ? null : (rows[passed - 1]?.key ?? null);
    return { ...portionOf(state, checked), swept: { belowKey, done } };
  }

  /** Of a check that was written while the program ended. */
  function leftOver(state: CheckSweep): CheckedPortion | undefined {
    const { owed, ...rest } = portionOf(state, []);
    return owed.length === 0 ? undefined : { ...rest, owed };
  }

  function portionOf(
    { round, below_key, paused, total, done }: CheckSweep,
    checked: readonly CheckedRequest[],
  ): CheckedPortion {
    // Most of what is owed at the beginning of a sweep is before it as well.
    const left = Math.max(queue.count(), below_key === null || paused === 1 ? 0 : total - done);
    return { requests: checked, round, owed: memory.owed(portion.requests), left };
  }

  function checkOne(requestKey: number, owedBy: number | undefined, round: number): CheckedRequest {
    const request = requests.byKey(requestKey);
    try {
      if (request?.state !== 'completed') {
        checker.forget(requestKey);
        return { requestKey, owedBy, version: undefined, problems: [] };
      }
      onBegin?.({ requestKey, owedBy, version: request.version, round });
      return { requestKey, owedBy, version: request.version, ...checker.check(request) };
    } catch (error) {
      if (isFatal?.(error) === true) throw error;
      // One request that can't be checked must not keep the others from it.
      const failure = {
        reason: checkFailureOf(error),
        error: error instanceof Error ? error : new Error(String(error)),
      };
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
    const isFull = checked.length === portion.requests || problems >= portion.problems;
    if (isFull || performance.now() - startedAt > portion.ms) break;
  }
  return checked;
}
