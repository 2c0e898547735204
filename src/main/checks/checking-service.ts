import { checksVersion } from '../../content/checks/checks-version';
import type { CheckId } from '../../content/checks/problem';
import type { CheckFailure, CheckingProgress } from '../../contract/problems';
import type { CheckFailureStore } from './check-failure-store';
import type { CheckQueueStore } from './check-queue-store';
import type { CheckSweepStore } from './check-sweep-store';
import type { ContentRequestStore, StoredRequest } from '../requests/content-request-store';
import type { FailureAnswerStore } from '../requests/failure-answer-store';
import type { NewProblem, ProblemStore } from './problem-store';
import type { Changes } from '../platform/changes';
import type { BegunCheck, CheckedPortion, CheckedRequest, CheckFault } from './checked-request';
import type { CommitQueue } from '../database/commit-queue';
import type { Environment } from '../platform/environment';
import type { LabelOf, ProblemLabels } from './problem-labels';
import type { TermChange } from '../terms/term-change';
import { ChangeThrottle } from '../platform/change-throttle';
import { requestGone } from '../requests/missing-request';

interface Parts {
  readonly commits: CommitQueue;
  readonly requests: ContentRequestStore;
  readonly failureAnswers: FailureAnswerStore;
  readonly problems: ProblemStore;
  readonly checkQueue: CheckQueueStore;
  readonly checkSweep: CheckSweepStore;
  readonly checkFailures: CheckFailureStore;
  readonly labels: ProblemLabels;
  readonly environment: Environment;
  readonly changes: Changes;
}

/** The pause between two notifications while many requests are checked. */
const pauseMs = 1000;

/** No progress is shown before this time, because most rounds of checks end earlier. */
const quietMs = 2000;

/**
 * Writes problems and removes their requests from the queue in one transaction; a request that changed in the
 * meantime stays queued. The background thread runs the checks.
 */
export class CheckingService {
  readonly #parts: Parts;
  readonly #throttle: ChangeThrottle;
  #busy: { readonly sinceMs: number; round: number; done: number; left: number } | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#throttle = new ChangeThrottle((keys) => this.#notify(keys), parts.environment, pauseMs);
  }

  /**
   * `memoryId` identifies the derived data that requests are compared with. If that or the checks changed,
   * everything is checked again.
   */
  async start(memoryId: string): Promise<void> {
    const { checks_version, segments_id } = this.#parts.checkSweep.read();
    if (checks_version === checksVersion && segments_id === memoryId) return;
    await this.#parts.commits.durable(() => this.#parts.checkSweep.begin(checksVersion, memoryId));
    this.#notifyOfProgress();
  }

  /** Whether there is certainly a check to run. */
  get isDue(): boolean {
    const { checks_version, below_key } = this.#parts.checkSweep.read();
    const isSweepDue = checks_version !== checksVersion || below_key !== null;
    return isSweepDue || this.#parts.checkQueue.newest(1).length > 0;
  }

  /** Must be called inside the caller's transaction: starts a sweep over all requests. */
  sweep(): void {
    this.#parts.checkSweep.restart();
  }

  /** As `sweep`, over the requests that a change of terms concerns. */
  sweepTerms(change: TermChange): void {
    this.#parts.checkSweep.restartFor(change);
  }

  /** Must be called inside the caller's transaction: queues the requests that have problems of a check. */
  queueWith(check: CheckId): void {
    this.#parts.checkQueue.addWith(check);
  }

  /**
   * Records a portion. Does not wait for the disk: a power loss that undoes a portion brings back its queue
   * rows, too.
   */
  async record({ requests, round, swept, dueRequests, left }: CheckedPortion): Promise<void> {
    const changed = await this.#parts.commits.relaxed(() => {
      const labelsOf = this.#parts.labels.read();
      const written = requests.filter((checked) => this.#write(checked, round, labelsOf));
      // Once it is checked, a request can answer the failed import of another one.
      const answered = this.#parts.failureAnswers.link(requests.map(({ requestKey }) => requestKey));
      if (swept !== undefined) {
        this.#parts.checkSweep.advance(round, swept.belowKey, swept.done);
      }
      for (const key of dueRequests) this.#parts.checkQueue.addChecked(key);
      return [...written.map(({ requestKey }) => requestKey), ...answered];
    });
    for (const { requestKey, failure } of requests) {
      if (failure === undefined) continue;
      this.#parts.environment.log.error(
        { err: failure.error, request: requestKey },
        'a request could not be checked',
      );
    }
    const progress = (this.#busy ??= { sinceMs: this.#parts.environment.uptime(), round, done: 0, left });
    // A new round checks again what an earlier one has done.
    if (progress.round !== round) Object.assign(progress, { round, done: 0 });
    const done = swept?.done ?? requests.length;
    progress.done += done;
    progress.left = Math.max(0, left - done);
    this.#throttle.add(changed);
  }

  /**
   * Records that a request could not be checked, because its check took too long or crashed the thread. The
   * check is not repeated until content or checks change, or the coordinator requests it.
   */
  async putAside({ round, ...check }: BegunCheck, failure: CheckFault): Promise<void> {
    const left = this.#busy?.left ?? 1;
    await this.record({ requests: [{ ...check, problems: [], failure }], round, dueRequests: [], left });
  }

  /** Stops notifying listeners; the remaining work is in rows. */
  stop(): void {
    this.#throttle.stop();
  }

  /** The progress, while checking takes longer than a moment or is paused by the coordinator. */
  progress(): CheckingProgress | undefined {
    const sweep = this.#parts.checkSweep.read();
    const canPause = sweep.below_key !== null;
    if (canPause && sweep.paused === 1) {
      return { done: sweep.done, total: sweep.total, isPaused: true, canPause };
    }
    if (this.#busy === undefined) return undefined;
    const { sinceMs, done, left } = this.#busy;
    if (left === 0 || this.#parts.environment.uptime() - sinceMs < quietMs) return undefined;
    return { done, total: done + left, isPaused: false, canPause };
  }

  /**
   * Pauses or resumes a sweep over all requests. The pause survives a restart, and doesn't delay checks of
   * new content.
   */
  async pause(paused: boolean): Promise<void> {
    await this.#parts.commits.durable(() => this.#parts.checkSweep.setPaused(paused));
    const { below_key, round, done, total } = this.#parts.checkSweep.read();
    // Makes the window show at once that the sweep continues.
    const sinceMs = this.#parts.environment.uptime() - quietMs;
    if (paused) this.#busy = undefined;
    else if (below_key !== null) this.#busy = { sinceMs, round, done, left: total - done };
    this.#parts.changes.notify({ name: 'checking.changed', payload: {} });
  }

  /** Returns why the checks of a request failed, if no check is due. */
  failureOf(requestKey: number): CheckFailure {
    return this.#parts.checkFailures.reasonOf(requestKey) ?? 'forgotten';
  }

  /** Queues another check of a request, for example after a failure. @throws AppError NOT_FOUND */
  async again(requestKey: number): Promise<void> {
    await this.#parts.commits.durable(() => {
      if (this.#parts.requests.byKey(requestKey) === undefined) throw requestGone();
      this.#parts.checkQueue.add(requestKey);
    });
    this.#parts.changes.requests(requestKey);
    this.#parts.changes.notify({ name: 'problems.changed', payload: { keys: [requestKey] } });
  }

  #notify(keys: readonly number[] | undefined): void {
    if (keys?.length !== 0) {
      this.#parts.changes.requests(...(keys ?? []));
      this.#parts.changes.notify({ name: 'problems.changed', payload: keys === undefined ? {} : { keys } });
    }
    this.#notifyOfProgress();
  }

  #notifyOfProgress(): void {
    const wasShown = this.progress() !== undefined;
    if (this.#busy?.left === 0) this.#busy = undefined;
    if (wasShown || this.#busy === undefined)
      this.#parts.changes.notify({ name: 'checking.changed', payload: {} });
  }

  /** Writes one checked request; returns whether its problems changed. */
  #write(checked: CheckedRequest, round: number, labelsOf: (request: StoredRequest) => LabelOf): boolean {
    const { requestKey, dueRevision, version } = checked;
    const { requests, problems, checkQueue, checkFailures } = this.#parts;
    const request = requests.byKey(requestKey);
    const isOther = version !== undefined && request?.version !== version;
    // The request changed during the check, so it is queued and checked again.
    if (checkQueue.revisionOf(requestKey) !== dueRevision || isOther) return false;
    if (dueRevision !== undefined) checkQueue.remove(requestKey);
    if (request === undefined) return false;
    if (version === undefined) {
      problems.replace(requestKey, []);
      problems.setChecked(requestKey, null, round, null);
      return true;
    }
    const wanted = labelled(checked, labelsOf(request));
    const isSame = request.checked_version === version && isSameAs(wanted, problems, requestKey);
    if (!isSame) problems.replace(requestKey, wanted);
    const checkedVersion = checked.failure === undefined ? version : null;
    problems.setChecked(requestKey, checkedVersion, round, checked.found ?? null);
    const reason = checked.failure?.reason;
    // After a successful check there is no row of a failure to change.
    if (reason !== undefined || request.checked_version === null) checkFailures.set(requestKey, reason);
    return !isSame;
  }
}

function labelled({ problems }: CheckedRequest, labelOf: LabelOf): readonly NewProblem[] {
  return problems.flatMap((problem) => {
    const { level, dismissal } = labelOf(problem);
    return level === 'off' ? [] : [{ ...problem, level, dismissalKey: dismissal?.key ?? null }];
  });
}

/** True in most steps of a sweep; the problems then keep their keys, and no listener is notified. */
function isSameAs(wanted: readonly NewProblem[], problems: ProblemStore, requestKey: number): boolean {
  const known = problems.ofRequest(requestKey);
  return (
    known.length === wanted.length &&
    known.every((row, index) => {
      const one = wanted[index];
      return (
        one?.problemKey === row.problem_key &&
        one.body === row.body &&
        one.fieldId === row.field_id &&
        one.position === row.position &&
        one.level === row.level &&
        one.dismissalKey === row.dismissal_key &&
        one.isStyle === (row.is_style === 1)
      );
    })
  );
}
