import { checkFailureOf } from './check-failure';
import type { BegunCheck, CheckedPortion, CheckedRequest } from './checked-request';
import { RequestChecker } from './request-checker';
import type { DeviationStore } from './other-languages/deviation-store';
import { LanguageComparison } from './other-languages/language-comparison';
import { storedRequests } from './consistency/named-requests';
import { SegmentComparison } from './consistency/segment-comparison';
import { AppliedProfiles } from '../receivers/applied-profiles';
import { ReceiverStore } from '../receivers/receiver-store';
import { CheckLevelStore } from './check-level-store';
import { CheckQueueStore } from './check-queue-store';
import { CheckSweepStore, type CheckSweep } from './check-sweep-store';
import { ContentRequestStore } from '../requests/content-request-store';
import type { SegmentStore } from './consistency/segment-store';
import type { Database } from '../database/database';
import { SettingStore } from '../platform/settings/setting-store';
import type { MemoryLearner } from '../memory/memory-learner';
import { OwnWords } from '../spelling/own-words';
import type { Vocabularies } from '../spelling/vocabularies';
import { VersionStore } from '../requests/version-store';
import { AppliedTermbases } from '../terms/applied-termbases';
import { TermStore } from '../terms/term-store';
import { SweepScope } from './sweep-scope';
import { TermIndexes } from './term-indexes';

/** The size of one portion. The main thread writes it in one transaction of a few milliseconds. */
const portion = { requests: 8, problems: 50, ms: 100 };
/** The sweep reads at most this many rows for one portion: many of them need no check. */
const mostSwept = 500;

/** Runs due checks, one portion at a time. */
export interface CheckEngine {
  /** Identifies the file with the segments of all requests. */
  readonly memoryId: string;
  /**
   * Checks the next portion; undefined when no check is due. Returns an equal portion again until that one
   * was written and acknowledged by `recorded`.
   */
  readonly next: () => CheckedPortion | undefined;
  readonly recorded: (portion: CheckedPortion) => void;
}

export interface CheckOptions {
  /** Called before each request, so that a request whose check never ends is known. */
  readonly onBegin?: (check: BegunCheck) => void;
  /** Returns the dictionaries, if they are open; without them the spelling is not checked. */
  readonly vocabularies?: () => Vocabularies | undefined;
  /** Where it is kept which words of texts are forms of terms; without it, this is derived at each start. */
  readonly dataFolder?: string;
}

interface Parts extends CheckOptions {
  /** The main database. */
  readonly db: Database;
  readonly segments: SegmentStore;
  readonly deviations: DeviationStore;
  /** Keeps the sentences of checked requests, in the database of `segments`. */
  readonly sentences?: MemoryLearner;
  /** True for an error that the checked request did not cause: it ends the portion. */
  readonly isFatal?: (error: unknown) => boolean;
}

export function createCheckEngine({
  db,
  segments,
  deviations,
  onBegin,
  isFatal,
  vocabularies,
  dataFolder,
  sentences,
}: Parts): CheckEngine {
  const requests = new ContentRequestStore(db);
  const queue = new CheckQueueStore(db);
  const sweep = new CheckSweepStore(db);
  const versions = new VersionStore(db);
  let known: { readonly round: number; readonly scope: SweepScope } | undefined;
  const terms = new TermIndexes(
    new AppliedTermbases(new TermStore(db)),
    vocabularies ?? (() => undefined),
    dataFolder,
  );
  const checker = new RequestChecker(
    {
      versions,
      levels: new CheckLevelStore(db),
      receivers: new AppliedProfiles(new ReceiverStore(db)),
      ownWords: new OwnWords(new SettingStore(db)),
      terms,
    },
    {
      segments: new SegmentComparison(segments, storedRequests(requests, versions)),
      languages: new LanguageComparison(deviations),
    },
    {
      ...(vocabularies === undefined ? {} : { vocabularies }),
      ...(sentences === undefined ? {} : { memory: sentences }),
    },
  );
  return {
    memoryId: segments.id(),
    next() {
      // Read first, so that a request checked by earlier rules than this round's is checked again.
      const state = sweep.read();
      const due = queue.newest(portion.requests);
      const checked = segments.together(() =>
        inTime(due, ({ requestKey, revision }) => checkOne(requestKey, revision, state.round)),
      );
      if (checked.length > 0) return portionOf(state, checked);
      const further = sweepOn(state) ?? leftOver(state);
      if (further === undefined) terms.keepWords();
      return further;
    },
    recorded: ({ dueRequests }) => segments.removeDueRequests(dueRequests),
  };

  function sweepOn(state: CheckSweep): CheckedPortion | undefined {
    if (state.below_key === null || state.paused === 1) return undefined;
    const rows = sweep.below(state.below_key, mostSwept);
    const scope = scopeOf(state);
    let passed = 0;
    let done = 0;
    const checked = segments.together(() =>
      inTime(rows, (row) => {
        passed += 1;
        if (row.state !== 'completed') return undefined;
        done += 1;
        if (row.checked_round === state.round || scope?.concerns(row) === false) return undefined;
        return checkOne(row.key, undefined, state.round);
      }),
    );
    const isLast = passed === rows.length && rows.length < mostSwept;
    const belowKey = isLast ? null : (rows[passed - 1]?.key ?? null);
    return { ...portionOf(state, checked), swept: { belowKey, done } };
  }

  /** Undefined while all requests are checked. */
  function scopeOf({ scope, round }: CheckSweep): SweepScope | undefined {
    if (scope === null) return undefined;
    if (known?.round !== round) known = { round, scope: new SweepScope(scope, { versions, vocabularies }) };
    return known.scope;
  }

  /** Returns the rechecks left from a check that was written while the program ended. */
  function leftOver(state: CheckSweep): CheckedPortion | undefined {
    const { dueRequests, ...rest } = portionOf(state, []);
    return dueRequests.length === 0 ? undefined : { ...rest, dueRequests };
  }

  function portionOf(
    { round, below_key, paused, total, done }: CheckSweep,
    checked: readonly CheckedRequest[],
  ): CheckedPortion {
    // At the beginning of a sweep, most queued requests are also left in the sweep; they count once.
    const left = Math.max(queue.count(), below_key === null || paused === 1 ? 0 : total - done);
    return { requests: checked, round, dueRequests: segments.dueRequests(portion.requests), left };
  }

  function checkOne(requestKey: number, dueRevision: number | undefined, round: number): CheckedRequest {
    const request = requests.byKey(requestKey);
    try {
      if (request?.state !== 'completed') {
        checker.forget(requestKey);
        return { requestKey, dueRevision, version: undefined, problems: [] };
      }
      onBegin?.({ requestKey, dueRevision, version: request.version, round });
      return { requestKey, dueRevision, version: request.version, ...checker.check(request) };
    } catch (error) {
      if (isFatal?.(error) === true) throw error;
      // A request that can't be checked must not block the others.
      const failure = {
        reason: checkFailureOf(error),
        error: error instanceof Error ? error : new Error(String(error)),
      };
      return { requestKey, dueRevision, version: request?.version, problems: [], failure };
    }
  }
}

/** Checks as many items as fit into a portion, and at least one where there is one. */
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
