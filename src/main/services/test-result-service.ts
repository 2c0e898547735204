import type { VersionField } from '../../shared/content-request';
import { pseudoLocalize } from '../../shared/html/pseudo-localize';
import type { ContentRequestStore } from '../store/content-request-store';
import type { Database } from '../store/database';
import { transaction } from '../store/transaction';
import type { VersionStore } from '../store/version-store';
import type { Changes } from './changes';
import { listColumns } from './content-request-service';
import type { Environment } from './environment';
import { timestampAt } from './instant';

/** A clock may jump: never trust one timer for longer than this. */
const longestSleepMs = 30_000;

/**
 * Completes requests of test tokens with pseudo-localized values once their delay is over (decisions, section 7). What is
 * due stands in the database, so a restart in between loses nothing: `start` picks up whatever is owed.
 */
export class TestResultService {
  readonly #db: Database;
  readonly #requests: ContentRequestStore;
  readonly #versions: VersionStore;
  readonly #environment: Environment;
  readonly #changes: Changes;
  #running = false;
  #cancelTimer: (() => void) | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(
    db: Database,
    stores: { requests: ContentRequestStore; versions: VersionStore },
    environment: Environment,
    changes: Changes,
  ) {
    this.#db = db;
    this.#requests = stores.requests;
    this.#versions = stores.versions;
    this.#environment = environment;
    this.#changes = changes;
  }

  start(): void {
    this.#running = true;
    this.#unsubscribe = this.#changes.subscribe((message) => {
      if (message.name === 'requests.changed') this.#arm();
    });
    this.#arm();
  }

  stop(): void {
    this.#running = false;
    this.#unsubscribe?.();
    this.#cancelTimer?.();
  }

  /** Completes one due request, if there is one; one at a time, so that other work comes in between. */
  completeNext(): boolean {
    const now = this.#environment.now();
    const [key] = this.#requests.withTestResultDue(Math.trunc(now) * 1000, 1);
    if (key === undefined) return false;
    transaction(this.#db, () => this.#complete(key, now));
    this.#changes.requests(key);
    return true;
  }

  #arm(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    if (!this.#running) return;
    const dueUs = this.#requests.nextTestResultDueUs();
    if (dueUs === undefined) return;
    const delayMs = Math.min(Math.max(dueUs / 1000 - this.#environment.now(), 0), longestSleepMs);
    this.#cancelTimer = this.#environment.setTimer(Math.ceil(delayMs), () => this.#wake());
  }

  #wake(): void {
    if (!this.#running) return;
    try {
      // Completing tells of the change, which arms the timer again.
      if (this.completeNext()) return;
    } catch (error) {
      this.#environment.log.error({ err: error }, 'a test result could not be written, trying again');
      this.#cancelTimer = this.#environment.setTimer(longestSleepMs, () => this.#wake());
      return;
    }
    this.#arm();
  }

  #complete(key: number, now: number): void {
    const request = this.#requests.byKey(key);
    if (request === undefined || request.test_result_due_us === null) return;
    const completed = timestampAt(now);
    const fields: readonly VersionField[] = this.#versions.fields(key, request.version).map((field) => ({
      ...field,
      value: pseudoLocalize(field.value, field.data, request.language_target),
      originalValue: field.value,
    }));
    const number = request.version + 1;
    this.#versions.insert(key, { number, learned: completed, learnedBy: 'test-result', fields });
    this.#requests.complete(key, { completed, version: number, ...listColumns(fields) });
  }
}
