import type { VersionField } from '../../content/content-request';
import { markOnly, pseudoLocalize } from '../../content/html/pseudo-localize';
import type { ContentRequestStore } from './content-request-store';
import { fromJsonColumn } from '../database/json-column';
import type { VersionStore } from './version-store';
import type { Changes } from '../platform/changes';
import type { CommitQueue } from '../database/commit-queue';
import { listColumns } from './content-request-service';
import { versionDocument } from './content-request-json';
import type { RequestFollower } from './request-followers';
import { timestampAt, type Environment } from '../platform/environment';
import type { OutboxService } from '../outbox/outbox-service';
import type { PseudoLocalizer } from './pseudo/pseudo-localizer';

/** Longest timer: clocks may jump, so timers are checked this often. */
const longestSleepMs = 30_000;
const retryPauseMs = 30_000;
/**
 * Hostile content of this length takes up to about 5 ms, the longest time that the main thread may be
 * blocked.
 */
const longestHere = 4096;

interface Parts {
  readonly commits: CommitQueue;
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly deliveries: RequestFollower;
  readonly outbox: OutboxService;
  readonly environment: Environment;
  readonly changes: Changes;
}

/**
 * Completes requests of test tokens with pseudo-localized values after their delay (decisions, section 7).
 * Due times are in the database, so a restart loses nothing: `start` continues. They are by the outbox's
 * clock, which never goes back.
 *
 * Values of more than 4096 characters are pseudo-localized in a worker thread. A value that takes too long
 * there, or crashes the thread, is returned unchanged behind a mark (`markOnly`), so that the request is
 * completed in any case.
 */
export class TestResultService {
  readonly #parts: Parts;
  #running = false;
  #working = false;
  #isStopping = false;
  #localizer: PseudoLocalizer | undefined;
  #completing: Promise<boolean> = Promise.resolve(false);
  #cancelTimer: (() => void) | undefined;
  #cancelArming: (() => void) | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Without a localizer, values of any length are localized in this thread. */
  start(localizer: PseudoLocalizer): void {
    this.#localizer = localizer;
    this.#running = true;
    this.#unsubscribe = this.#parts.changes.subscribe((message) => {
      if (message.name === 'requests.changed') this.#armSoon();
    });
    this.#arm();
  }

  /**
   * Resolves when no further write is pending. A request whose values are still being localized stays due.
   */
  async stop(): Promise<void> {
    this.#running = false;
    this.#isStopping = true;
    this.#unsubscribe?.();
    this.#cancelArming?.();
    this.#cancelTimer?.();
    await this.#localizer?.endThread();
    await this.#completing.catch(() => undefined);
  }

  /** Completes one due request, if any; only one, so that other work runs in between. */
  async completeNext(): Promise<boolean> {
    const [key] = this.#parts.requests.withTestResultDue(this.#parts.outbox.nowUs(), 1);
    if (key === undefined) return false;
    try {
      await this.#complete(key);
    } catch (error) {
      this.#parts.environment.log.error(
        { err: error, request: key },
        'a test result could not be written, trying again later',
      );
      // Postponed, so that other requests don't wait for it.
      await this.#parts.commits.relaxed(() =>
        this.#parts.requests.postponeTestResult(key, this.#parts.outbox.nowUs() + retryPauseMs * 1000),
      );
    }
    this.#parts.changes.requests(key);
    return true;
  }

  /** Once for all requests that one commit stored, since each announces its own change. */
  #armSoon(): void {
    this.#cancelArming ??= this.#parts.environment.setTimer(0, () => this.#arm());
  }

  #arm(): void {
    this.#cancelArming?.();
    this.#cancelArming = undefined;
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    if (!this.#running || this.#working) return;
    const dueUs = this.#parts.requests.nextTestResultDueUs();
    if (dueUs === undefined) return;
    const delayMs = Math.min(Math.max((dueUs - this.#parts.outbox.nowUs()) / 1000, 0), longestSleepMs);
    this.#cancelTimer = this.#parts.environment.setTimer(Math.ceil(delayMs), () => void this.#wake());
  }

  async #wake(): Promise<void> {
    if (!this.#running || this.#working) return;
    this.#working = true;
    try {
      do this.#completing = this.completeNext();
      while ((await this.#completing) && this.#running);
    } catch (error) {
      this.#parts.environment.log.error({ err: error }, 'test results could not be written, trying again');
      this.#cancelTimer = this.#parts.environment.setTimer(retryPauseMs, () => void this.#wake());
      return;
    } finally {
      this.#working = false;
      await this.#localizer?.endThread();
    }
    this.#arm();
  }

  async #complete(key: number): Promise<void> {
    const request = this.#parts.requests.byKey(key);
    if (request === undefined || request.test_result_due_us === null) return;
    const fields: VersionField[] = [];
    for (const field of this.#parts.versions.fields(key, request.version)) {
      // Outside the transaction, with pauses for other work: a request may have thousands of fields.
      if (fields.length > 0) await this.#pause();
      const value = await this.#localized(key, field, request.language_target);
      if (this.#isStopping) return;
      fields.push({ ...field, value, originalValue: field.value });
    }
    const document = versionDocument({
      source: request.source,
      languageSource: request.language_source,
      languageTarget: request.language_target,
      languageExtra: fromJsonColumn(request.language_extra),
      fields,
      extra: fromJsonColumn(request.extra),
    });
    const completed = timestampAt(this.#parts.environment.now());
    const number = request.version + 1;
    await this.#parts.commits.durable(() => {
      this.#parts.versions.insert(key, {
        number,
        learned: completed,
        learnedBy: 'test-result',
        fields,
        document,
      });
      this.#parts.requests.complete(key, { completed, version: number, ...listColumns(fields) });
      const completedText = completed.text;
      this.#parts.deliveries.enqueue(
        { key, version: number, state: 'completed', completed_text: completedText },
        'completed',
      );
    });
  }

  async #localized(key: number, { value, data }: VersionField, languageTarget: string): Promise<string> {
    if (value.length <= longestHere || this.#localizer === undefined) {
      return pseudoLocalize(value, data, languageTarget);
    }
    const result = await this.#localizer.localize({ value, data, languageTarget });
    if (result.kind === 'value') return result.value;
    if (!this.#isStopping) {
      this.#parts.environment.log.warn(
        { request: key, reason: result.reason },
        'a value of a test result could not be pseudo-localized and was returned unchanged after a mark',
      );
    }
    return markOnly(value);
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#parts.environment.defer(resolve);
    });
  }
}
