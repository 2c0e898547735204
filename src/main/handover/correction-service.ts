import { AppError } from '../../contract/errors';
import type { CommitQueue } from '../database/commit-queue';
import type { Changes } from '../platform/changes';
import { machineUs, type Environment } from '../platform/environment';
import type { CorrectionStore } from '../requests/correction-store';

interface Parts {
  readonly commits: CommitQueue;
  readonly environment: Environment;
  readonly changes: Changes;
  readonly stores: { readonly corrections: CorrectionStore };
}

/**
 * Removes corrections of mirrored requests, so that what upstream delivered holds again, and restores them.
 */
export class CorrectionService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @throws AppError NOT_FOUND */
  async remove(requestKey: number, fieldId: string): Promise<void> {
    const { commits, environment, stores } = this.#parts;
    await commits.durable(() => {
      if (stores.corrections.one(requestKey, fieldId) === undefined) {
        throw new AppError('NOT_FOUND', 'This correction is no longer there.');
      }
      stores.corrections.setRemoved(requestKey, fieldId, machineUs(environment));
    });
    this.#announce(requestKey);
  }

  /** Restores a removed correction; one that was made after it stays. */
  async restore(requestKey: number, fieldId: string): Promise<void> {
    const { commits, stores } = this.#parts;
    await commits.durable(() => stores.corrections.setRemoved(requestKey, fieldId, null));
    this.#announce(requestKey);
  }

  #announce(requestKey: number): void {
    const { changes } = this.#parts;
    changes.requests(requestKey);
    changes.notify({ name: 'handovers.changed', payload: {} });
  }
}
