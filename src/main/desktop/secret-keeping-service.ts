import type { DesktopSettings, KeyStorePlace } from '../../contract/desktop/desktop-settings';
import type { SealedSecretStore } from '../platform/secrets/sealed-secret-store';
import type { CommitQueue } from '../database/commit-queue';
import type { Environment } from '../platform/environment';
import { placeOf, type SecretBox, type SystemKeyStore } from '../platform/secrets/secret-box';

interface Parts {
  readonly store: SealedSecretStore;
  readonly commits: CommitQueue;
  readonly box: SecretBox;
  readonly system: SystemKeyStore | undefined;
  readonly wanted: () => KeyStorePlace;
  readonly environment: Environment;
}

/**
 * Keeps every secret sealed in the chosen way, across changes between the system's key store and the key
 * file.
 */
export class SecretKeepingService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  summary(): DesktopSettings['keyStore'] {
    const wanted = this.#parts.wanted();
    const problem =
      this.#parts.system === undefined ? 'This host has no key store.' : this.#parts.system.problem();
    return {
      wanted,
      used: wanted === 'system' && problem === undefined ? 'system' : 'file',
      ...(problem === undefined ? {} : { problem }),
    };
  }

  /**
   * Seals secrets again that are sealed in another way. Secrets that can't be opened stay unchanged. Returns
   * the number of moved ones.
   */
  async moveAll(): Promise<number> {
    const { used } = this.summary();
    // Sealed before the transaction, because sealing may write a key file.
    const moved = this.#parts.store
      .all()
      .filter(({ sealed }) => placeOf(sealed) !== used)
      .flatMap((secret) => {
        try {
          return [{ secret, by: this.#parts.box.seal(this.#parts.box.open(secret.sealed)) }];
        } catch {
          return [];
        }
      });
    if (moved.length === 0) return 0;
    await this.#parts.commits.durable(() => {
      for (const { secret, by } of moved) this.#parts.store.replace(secret, by);
    });
    this.#parts.environment.log.info({ count: moved.length, place: used }, 'secrets were sealed again');
    return moved.length;
  }
}
