import type { SignatureDiagnosis } from '../../contract/webhook/signature-diagnosis';
import type { ReceiptStore, ReceiptOutcome, StoredReceipt } from './receipt-store';
import type { Changes } from '../platform/changes';
import type { CommitQueue } from '../database/commit-queue';
import type { ConnectionService } from '../upstream/connection-service';
import { contentLimits } from '../platform/settings/content-limits';
import { machineUs, type Environment } from '../platform/environment';
import { failedOutcome, receivedCallOf, signatureOutcome, type ReceiptProcessor } from './receipt-processor';
import { receiptNotFound } from './receipt-list-service';
import type { SettingsService } from '../platform/settings/settings-service';
import { diagnoseSignature, type NamedSecret } from '../webhook/signature-doctor';
import { storeFailure } from '../database/store-failure';
import { readReceivedCall } from './webhook-call';

export interface ReplayCounts {
  readonly applied: number;
  readonly unchanged: number;
  readonly refused: number;
}

interface Parts {
  readonly commits: CommitQueue;
  readonly receipts: ReceiptStore;
  readonly connections: ConnectionService;
  readonly processor: ReceiptProcessor;
  readonly settings: Pick<SettingsService, 'get'>;
  readonly ownSecrets: () => readonly NamedSecret[];
  readonly environment: Environment;
  readonly changes: Changes;
}

/** The coordinator's actions on receipts: applying them again, dismissing them, diagnosing a signature. */
export class ReceiptReplayService {
  readonly #parts: Parts;

  /** `ownSecrets` are those of our own webhook, which senders use by mistake. */
  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Applies receipts again with today's secrets and rules, in order of arrival. A receipt that was applied
   * before stays "applied", whatever the replay finds. Receipts that no longer exist are left out of the
   * counts.
   */
  async replay(keys: readonly number[]): Promise<ReplayCounts> {
    const counts = { applied: 0, unchanged: 0, refused: 0 };
    for (const key of keys.toSorted((a, b) => a - b)) {
      const state = await this.#replayOne(key);
      if (state !== undefined) counts[state] += 1;
    }
    this.#parts.changes.notify({ name: 'receipts.changed', payload: {} });
    return counts;
  }

  /** Refused calls need no attention any more, until a replay has another outcome. Returns their keys. */
  async dismiss(keys: readonly number[]): Promise<{ readonly keys: readonly number[] }> {
    const { commits, receipts, changes } = this.#parts;
    const nowUs = machineUs(this.#parts.environment);
    const dismissed = await commits.durable(() => keys.filter((key) => receipts.dismiss(key, nowUs)));
    changes.notify({ name: 'receipts.changed', payload: {} });
    return { keys: dismissed };
  }

  /** Undoes `dismiss`. */
  async restore(keys: readonly number[]): Promise<{ readonly count: number }> {
    const { commits, receipts, changes } = this.#parts;
    const count = await commits.durable(() => keys.filter((key) => receipts.restore(key)).length);
    changes.notify({ name: 'receipts.changed', payload: {} });
    return { count };
  }

  /** Diagnoses a receipt's signature. @throws AppError NOT_FOUND */
  diagnose(key: number): SignatureDiagnosis {
    const receipt = this.#parts.receipts.byKey(key);
    const call = this.#parts.receipts.call(key);
    if (receipt === undefined || call === undefined) throw receiptNotFound();
    const secret = this.#parts.connections.listenerSecret(receipt.connection_key);
    return diagnoseSignature({
      ...receivedCallOf(receipt, call),
      inForce:
        secret.kind === 'secret' ? [{ name: receipt.connection_name, secret: secret.secret }] : secret.kind,
      others: [...this.#parts.ownSecrets(), ...this.#secretsOfOthers(receipt.connection_key)],
    });
  }

  #secretsOfOthers(connectionKey: number): readonly NamedSecret[] {
    return this.#parts.connections
      .list()
      .filter(({ key }) => key !== connectionKey)
      .flatMap(({ key, name }) => {
        const secret = this.#parts.connections.listenerSecret(key);
        return secret.kind === 'secret' ? [{ name, secret: secret.secret }] : [];
      });
  }

  async #replayOne(key: number): Promise<ReceiptOutcome['state'] | undefined> {
    const call = this.#parts.receipts.call(key);
    if (call === undefined) return undefined;
    const reading = await readReceivedCall(
      call.body,
      contentLimits(this.#parts.settings),
      this.#parts.environment,
    );
    try {
      const processed = await this.#parts.commits.durable(() => {
        const receipt = this.#parts.receipts.byKey(key);
        if (receipt === undefined) return undefined;
        const verdict = this.#parts.processor.signature(
          receipt.connection_key,
          receivedCallOf(receipt, call),
        );
        const applied =
          verdict.kind === 'accepted'
            ? this.#parts.processor.apply(receipt, reading, 'hand')
            : { outcome: signatureOutcome(verdict.problem) };
        this.#replaceOutcome(receipt, applied.outcome);
        return applied;
      });
      if (processed?.changed !== undefined) this.#parts.changes.requests(processed.changed);
      return processed?.outcome.state;
    } catch (error) {
      if (storeFailure(error) !== undefined) throw error;
      this.#parts.environment.log.error({ err: error, receipt: key }, 'a receipt could not be replayed');
      await this.#parts.commits.durable(() => {
        const receipt = this.#parts.receipts.byKey(key);
        if (receipt !== undefined) this.#replaceOutcome(receipt, failedOutcome);
      });
      return 'refused';
    }
  }

  /** A replay that changes nothing doesn't replace the outcome "applied". */
  #replaceOutcome({ key, state }: StoredReceipt, outcome: ReceiptOutcome): void {
    if (state === 'applied' && outcome.state !== 'applied') return;
    this.#parts.receipts.recordOutcome(key, outcome, machineUs(this.#parts.environment));
  }
}
