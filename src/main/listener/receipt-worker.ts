import type { ReceiptPruningStore } from './receipt-pruning-store';
import type { ReceiptStore } from './receipt-store';
import type { Changes } from '../platform/changes';
import type { CommitQueue } from '../database/commit-queue';
import { contentLimits } from '../platform/settings/content-limits';
import { machineUs, type Environment } from '../platform/environment';
import { failedOutcome, type ProcessedReceipt, type ReceiptProcessor } from './receipt-processor';
import type { SettingsService } from '../platform/settings/settings-service';
import { storeFailure } from '../database/store-failure';
import { readReceivedCall } from './webhook-call';

/**
 * Number of receipts processed together, so that they share a flush, and the limit of their bodies' total
 * size.
 */
const portion = { receipts: 32, bytes: 256 * 1024 };
/** Pause after a failed write (full disk, another process writing); the receipts are not at fault. */
const retryPauseMs = 5000;
const pruneEveryMs = 3_600_000;
const pruneAtOnce = 50;
/** Number and size of calls without a valid signature kept per connection: enough to diagnose a problem. */
const unsignedBounds = { newest: 1000, bytes: 256 * 1024 * 1024 };
/** Additional ones that may accumulate between two prunings. */
const unsignedSlack = { receipts: 100, bytes: 64 * 1024 * 1024 };
const keptDays = 30;
const dayUs = 86_400_000_000;

interface Parts {
  readonly commits: CommitQueue;
  readonly receipts: ReceiptStore;
  readonly receiptPruning: ReceiptPruningStore;
  readonly processor: ReceiptProcessor;
  readonly settings: Pick<SettingsService, 'get'>;
  readonly environment: Environment;
  readonly changes: Changes;
}

/**
 * Applies stored receipts in order of arrival, in portions that let other work run in between. Unprocessed
 * receipts are rows of the database, so after a kill the next start continues.
 */
export class ReceiptWorker {
  readonly #parts: Parts;
  #isRunning = false;
  #work: Promise<void> | undefined;
  #cancelRetry: (() => void) | undefined;
  #cancelPruning: (() => void) | undefined;
  #unsigned = { receipts: 0, bytes: 0 };
  #isPruningDue = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Continues with receipts that the last run left unprocessed. */
  start(): void {
    this.#isRunning = true;
    this.#isPruningDue = true;
    this.#armPruning();
    this.wake();
  }

  /** Resolves when the current portion is committed. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    this.#cancelRetry?.();
    this.#cancelPruning?.();
    await this.#work;
  }

  /** Announces new receipts. This is only a hint: the rows are the truth. */
  wake(): void {
    if (!this.#isRunning || this.#work !== undefined) return;
    this.#cancelRetry?.();
    this.#work = this.#run().finally(() => {
      this.#work = undefined;
    });
  }

  /** Call this when a receipt was refused because of its signature. */
  countUnsigned(bytes: number): void {
    this.#unsigned.receipts += 1;
    this.#unsigned.bytes += bytes;
    if (this.#unsigned.receipts >= unsignedSlack.receipts || this.#unsigned.bytes >= unsignedSlack.bytes) {
      this.#isPruningDue = true;
      this.wake();
    }
  }

  async #run(): Promise<void> {
    try {
      for (;;) {
        await this.#letOthers();
        if (!this.#isRunning) return;
        if (await this.#applyPortion()) continue;
        if (!this.#isPruningDue) return;
        await this.#prunePortion();
      }
    } catch (error) {
      this.#parts.environment.log.error({ err: error }, 'receipts could not be applied, trying again');
      if (!this.#isRunning) return;
      this.#cancelRetry = this.#parts.environment.setTimer(retryPauseMs, () => this.wake());
    }
  }

  /** Returns false when no receipt is left. @throws the store's error when the database can't be written. */
  async #applyPortion(): Promise<boolean> {
    const keys = this.#nextPortion();
    if (keys.length === 0) return false;
    const outcomes = await Promise.allSettled(keys.map((key) => this.#apply(key)));
    const changed = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? (outcome.value?.changed ?? []) : [],
    );
    if (changed.length > 0) this.#parts.changes.requests(...new Set(changed));
    this.#parts.changes.notify({ name: 'receipts.changed', payload: {} });
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    return true;
  }

  #nextPortion(): readonly number[] {
    const keys: number[] = [];
    let bytes = 0;
    for (const { key, size_bytes } of this.#parts.receipts.waiting(portion.receipts)) {
      bytes += size_bytes;
      if (keys.length > 0 && bytes > portion.bytes) break;
      keys.push(key);
    }
    return keys;
  }

  async #apply(key: number): Promise<ProcessedReceipt | undefined> {
    const call = this.#parts.receipts.call(key);
    if (call === undefined) return undefined;
    // Read before the transaction, because reading may take longer than writing.
    const reading = await readReceivedCall(
      call.body,
      contentLimits(this.#parts.settings),
      this.#parts.environment,
    );
    try {
      return await this.#parts.commits.durable(() => {
        const receipt = this.#parts.receipts.byKey(key);
        // The receipt was replayed in the meantime.
        if (receipt?.state !== 'new') return undefined;
        const processed = this.#parts.processor.apply(receipt, reading, 'webhook');
        this.#parts.receipts.recordOutcome(key, processed.outcome, machineUs(this.#parts.environment));
        return processed;
      });
    } catch (error) {
      if (storeFailure(error) !== undefined) throw error;
      this.#parts.environment.log.error({ err: error, receipt: key }, 'a receipt could not be applied');
      await this.#parts.commits.durable(() =>
        this.#parts.receipts.recordOutcome(key, failedOutcome, machineUs(this.#parts.environment)),
      );
      return undefined;
    }
  }

  async #prunePortion(): Promise<void> {
    this.#unsigned = { receipts: 0, bytes: 0 };
    const beforeUs = machineUs(this.#parts.environment) - keptDays * dayUs;
    const count = await this.#parts.commits.durable(
      () =>
        this.#parts.receiptPruning.unsigned(unsignedBounds, pruneAtOnce) ||
        this.#parts.receiptPruning.finished(beforeUs, pruneAtOnce),
    );
    this.#isPruningDue = count > 0;
    if (count > 0) this.#parts.changes.notify({ name: 'receipts.changed', payload: {} });
  }

  #armPruning(): void {
    this.#cancelPruning = this.#parts.environment.setTimer(pruneEveryMs, () => {
      this.#isPruningDue = true;
      this.wake();
      this.#armPruning();
    });
  }

  #letOthers(): Promise<void> {
    return new Promise((resolve) => {
      this.#parts.environment.defer(resolve);
    });
  }
}
