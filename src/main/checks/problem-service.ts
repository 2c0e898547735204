import {
  longestReason,
  type DismissalScope,
  type RequestProblems,
  type WideDismissal,
} from '../../contract/problems';
import type { ContentRequestStore, StoredRequest } from '../requests/content-request-store';
import type { DismissalStore, NewDismissal } from './dismissal-store';
import type { ProblemStore, StoredProblem } from './problem-store';
import type { Changes } from '../platform/changes';
import type { CheckingService } from './checking-service';
import type { CommitQueue } from '../database/commit-queue';
import { machineUs, type Environment } from '../platform/environment';
import { withOtherRequest } from './other-request';
import { foundProblem, nameOf, toDismissal } from './found-problem';
import type { ProblemLabels } from './problem-labels';
import type { DueChecks } from './due-checks';
import type { ProblemRelabelService } from './problem-relabel-service';
import { languagesOf } from './request-languages';
import { requestGone } from '../requests/missing-request';

interface Parts {
  readonly commits: CommitQueue;
  readonly requests: ContentRequestStore;
  readonly problems: ProblemStore;
  readonly dismissals: DismissalStore;
  readonly labels: ProblemLabels;
  readonly relabels: ProblemRelabelService;
  readonly dueChecks: DueChecks;
  readonly checking: Pick<CheckingService, 'failureOf'>;
  readonly environment: Environment;
  readonly changes: Changes;
}

/** The problems of a request, and which of them the coordinator dismissed. */
export class ProblemService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Counts completed requests that are not checked yet. Reads all requests: only for commands. */
  countUnchecked(): number {
    return this.#parts.problems.countUnchecked();
  }

  /**
   * Uses the current levels and dismissals, even where stored counts are not updated yet. @throws AppError
   * NOT_FOUND
   */
  ofRequest(key: number): RequestProblems {
    const request = this.#require(key);
    const { version, checked_version, state } = request;
    if (state !== 'completed') return { version, state: 'none', problems: [] };
    if (checked_version !== version) {
      return this.#parts.dueChecks.has(key)
        ? { version, state: 'waiting', problems: [] }
        : { version, state: 'failed', problems: [], failure: this.#parts.checking.failureOf(key) };
    }
    const labelOf = this.#parts.labels.read()(request);
    const problems = this.#parts.problems
      .ofRequest(key)
      .map((row) => foundProblem(row, labelOf))
      .filter((problem) => problem !== undefined)
      .map((problem) => withOtherRequest(problem, this.#parts.requests));
    const { problems_found: found } = request;
    return { version, state: 'checked', problems, ...(found === null ? {} : { found }) };
  }

  /**
   * Dismisses problems of a request with one reason and scope. Problems that no longer exist are skipped.
   * Returns the dismissals, for `restore`.
   *
   * @throws AppError NOT_FOUND
   */
  async dismiss(
    requestKey: number,
    problemKeys: readonly number[],
    scope: DismissalScope,
    reason: string,
  ): Promise<{ readonly dismissals: readonly number[] }> {
    const text = reason.trim().slice(0, longestReason);
    const dismissals = await this.#parts.commits.durable(() => {
      const request = this.#require(requestKey);
      const labelOf = this.#parts.labels.read()(request);
      const wanted = new Map<string, NewDismissal>();
      for (const key of problemKeys) {
        const row = this.#parts.problems.byKey(key);
        if (row?.request_key !== requestKey || labelOf(nameOf(row)).dismissal?.scope === scope) continue;
        const { check_id, field_id, problem_key } = row;
        const dismissal = this.#newDismissal(request, row, scope, text);
        const named = scope === 'pair' || scope === 'everywhere' ? check_id : problem_key;
        wanted.set(JSON.stringify([named, scope === 'field' ? field_id : '']), dismissal);
      }
      const made = [...wanted.values()].map((dismissal) => this.#parts.dismissals.insert(dismissal));
      this.#follow(requestKey, [...wanted.values()]);
      return made;
    });
    this.#notify(requestKey);
    return { dismissals };
  }

  /** Removes dismissals, so that their problems count again. Dismissals that no longer exist are skipped. */
  async restore(dismissalKeys: readonly number[]): Promise<{ readonly restored: number }> {
    const removed = await this.#parts.commits.durable(() => {
      const rows = dismissalKeys
        .map((key) => this.#parts.dismissals.byKey(key))
        .filter((row) => row !== undefined);
      for (const { key } of rows) this.#parts.dismissals.remove(key);
      for (const { request_key, check_id } of rows) {
        if (request_key === null) this.#parts.relabels.enqueue(check_id);
      }
      for (const key of new Set(rows.map(({ request_key }) => request_key))) {
        if (key !== null) this.#relabel(key);
      }
      return rows;
    });
    this.#notify(...removed.map(({ request_key }) => request_key).filter((key) => key !== null));
    return { restored: removed.length };
  }

  /** Lists dismissals that apply to many requests. */
  wideDismissals(): readonly WideDismissal[] {
    return this.#parts.dismissals.wide().map((row) => ({
      ...toDismissal(row),
      check: row.check_id,
      ...(row.language_source === null || row.language_target === null
        ? {}
        : { languages: { source: row.language_source, target: row.language_target } }),
    }));
  }

  /** Updates this request at once, and others in portions. */
  #follow(requestKey: number, made: readonly NewDismissal[]): void {
    for (const { requestKey: of, check } of made) if (of === null) this.#parts.relabels.enqueue(check);
    this.#relabel(requestKey);
  }

  #relabel(requestKey: number): void {
    const request = this.#parts.requests.byKey(requestKey);
    if (request === undefined) return;
    const labelOf = this.#parts.labels.read()(request);
    for (const row of this.#parts.problems.ofRequest(requestKey)) {
      const dismissalKey = labelOf(nameOf(row)).dismissal?.key ?? null;
      if (dismissalKey !== row.dismissal_key) this.#parts.problems.label(row.key, row.level, dismissalKey);
    }
  }

  #newDismissal(
    request: StoredRequest,
    row: StoredProblem,
    scope: DismissalScope,
    reason: string,
  ): NewDismissal {
    const isOfRequest = scope === 'field' || scope === 'request';
    const languages = scope === 'pair' ? languagesOf(request) : undefined;
    return {
      scope,
      check: row.check_id,
      requestKey: isOfRequest ? request.key : null,
      problemKey: isOfRequest ? row.problem_key : null,
      fieldId: scope === 'field' ? row.field_id : null,
      languageSource: languages?.source ?? null,
      languageTarget: languages?.target ?? null,
      reason,
      dismissedUs: machineUs(this.#parts.environment),
    };
  }

  #notify(...requestKeys: readonly number[]): void {
    if (requestKeys.length > 0) this.#parts.changes.requests(...requestKeys);
    this.#parts.changes.notify({ name: 'problems.changed', payload: {} });
    this.#parts.relabels.start();
  }

  #require(key: number): StoredRequest {
    const request = this.#parts.requests.byKey(key);
    if (request === undefined) throw requestGone();
    return request;
  }
}
