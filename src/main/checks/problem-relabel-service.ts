import type { CheckId } from '../../content/checks/problem';
import type { CheckRelabelStore } from './check-relabel-store';
import type { ContentRequestStore } from '../requests/content-request-store';
import type { ProblemStore, StoredProblem } from './problem-store';
import type { Changes } from '../platform/changes';
import type { CommitQueue } from '../database/commit-queue';
import type { Environment } from '../platform/environment';
import type { LabelOf, ProblemLabels } from './problem-labels';
import { ChangeThrottle } from '../platform/change-throttle';

/** Problems per transaction, which takes a few milliseconds. */
const mostAtOnce = 200;
/** Pause between two notifications. */
const pauseMs = 1000;
/** Wait before a busy database is tried again. */
const retryMs = 1000;

interface Parts {
  readonly commits: CommitQueue;
  readonly requests: ContentRequestStore;
  readonly problems: ProblemStore;
  readonly checkRelabels: CheckRelabelStore;
  readonly labels: ProblemLabels;
  readonly environment: Environment;
  readonly changes: Changes;
}

/**
 * Updates the problems of a check to changed levels and dismissals, in portions that let other work run in
 * between. Remaining work is in a row, so after a kill the next start continues.
 */
export class ProblemRelabelService {
  readonly #parts: Parts;
  readonly #throttle: ChangeThrottle;
  #work: Promise<void> | undefined;
  #isStopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#throttle = new ChangeThrottle((keys) => notify(parts.changes, keys), parts.environment, pauseMs);
  }

  /**
   * Must be called inside the caller's transaction when the rules of this check changed. Call `start` after
   * it.
   */
  enqueue(check: CheckId): void {
    this.#parts.checkRelabels.begin(check);
  }

  /** Processes the remaining work; resolves when none is left. */
  run(): Promise<void> {
    if (this.#work === undefined && this.#isLeft()) this.#work = this.#drain();
    return this.#work ?? Promise.resolve();
  }

  start(): void {
    this.run().catch((error: unknown) => {
      this.#parts.environment.log.warn({ err: error }, 'problems could not be relabelled, trying again');
      this.#parts.environment.setTimer(retryMs, () => this.start());
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#throttle.stop();
  }

  #isLeft(): boolean {
    return !this.#isStopped && this.#parts.checkRelabels.next() !== undefined;
  }

  async #drain(): Promise<void> {
    try {
      while (this.#isLeft()) {
        const changed = await this.#parts.commits.durable(() => this.#portion());
        this.#throttle.add(changed);
      }
    } finally {
      // Cleared in the same turn as the last check for work: later work starts a new run.
      this.#work = undefined;
    }
  }

  /** Returns the requests whose problems have other levels now. */
  #portion(): readonly number[] {
    const { requests, problems, checkRelabels } = this.#parts;
    const next = checkRelabels.next();
    if (next === undefined) return [];
    const rows = problems.afterKey(next.check, next.afterKey, mostAtOnce);
    const labelsOf = this.#parts.labels.read();
    const known = new Map<number, LabelOf | undefined>();
    const changed = new Set<number>();
    for (const row of rows) {
      if (!known.has(row.request_key)) {
        const request = requests.byKey(row.request_key);
        known.set(row.request_key, request && labelsOf(request));
      }
      const labelOf = known.get(row.request_key);
      if (labelOf !== undefined && this.#relabel(row, labelOf)) changed.add(row.request_key);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < mostAtOnce) checkRelabels.end(next.check);
    else checkRelabels.advance(next.check, last.key);
    return [...changed];
  }

  #relabel(row: StoredProblem, labelOf: LabelOf): boolean {
    const { level, dismissal } = labelOf({
      check: row.check_id,
      fieldId: row.field_id,
      problemKey: row.problem_key,
    });
    const dismissalKey = dismissal?.key ?? null;
    if (row.level === level && row.dismissal_key === dismissalKey) return false;
    if (level === 'off') this.#parts.problems.remove(row.key);
    else this.#parts.problems.label(row.key, level, dismissalKey);
    return true;
  }
}

function notify(changes: Changes, keys: readonly number[] | undefined): void {
  if (keys?.length === 0) return;
  changes.requests(...(keys ?? []));
  changes.notify({ name: 'problems.changed', payload: keys === undefined ? {} : { keys } });
}
