import type { DesktopSettings, KeyStorePlace } from '../../contract/desktop-settings';
import type { SealedSecretStore } from '../platform/secrets/sealed-secret-store';
import type { CommitQueue } from '../database/commit-queue';
import type { Environment } from '../platform/environment';
import { placeOf, type SecretBox, type SystemKeyStore } from '../platform/secrets/secret-box';

/** Keeps every secret sealed the way that is wanted, over moves between the system's key store and the key file. */
export class SecretKeepingService {
  readonly #store: SealedSecretStore;
  readonly #commits: CommitQueue;
  readonly #box: SecretBox;
  readonly #system: SystemKeyStore | undefined;
  readonly #wanted: () => KeyStorePlace;
  readonly #environment: Environment;

  constructor(
    store: SealedSecretStore,
    commits: CommitQueue,
    parts: { box: SecretBox; system: SystemKeyStore | undefined; wanted: () => KeyStorePlace },
    environment: Environment,
  ) {
    this.#store = store;
    this.#commits = commits;
    this.#box = parts.box;
    this.#system = parts.system;
    this.#wanted = parts.wanted;
    this.#environment = environment;
  }

  summary(): DesktopSettings['keyStore'] {
    const wanted = this.#wanted();
    const problem = this.#system === undefined ? 'This host has no key store.' : this.#system.problem();
    return {
      wanted,
      used: wanted === 'system' && problem === undefined ? 'system' : 'file',
      ...(problem === undefined ? {} : { problem }),
    };
  }

  /** Seals again what is sealed another way. What can't be opened stays as it is. Answers how many were moved. */
  async moveAll(): Promise<number> {
    const { used } = this.summary();
    // Sealed before the transaction: that may write a key file.
    const moved = this.#store
      .all()
      .filter(({ sealed }) => placeOf(sealed) !== used)
      .flatMap((secret) => {
        try {
          return [{ secret, by: this.#box.seal(this.#box.open(secret.sealed)) }];
        } catch {
          return [];
        }
      });
    if (moved.length === 0) return 0;
    await this.#commits.durable(() => {
      for (const { secret, by } of moved) this.#store.replace(secret, by);
    });
    this.#environment.log.info({ count: moved.length, place: used }, 'secrets were sealed anew');
    return moved.length;
  }
}
