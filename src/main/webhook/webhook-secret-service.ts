import { AppError } from '../../contract/errors';
import { formatInstant } from '../../content/timestamp';
import { secretOverlapHours, type WebhookSummary } from '../../contract/webhook/deliveries';
import type { CommitQueue } from '../database/commit-queue';
import type { StoredWebhookSecret, WebhookSecretStore } from './webhook-secret-store';
import type { Changes } from '../platform/changes';
import { machineUs, type Environment } from '../platform/environment';
import type { SecretBox } from '../platform/secrets/secret-box';
import type { NamedSecret } from './signature-doctor';
import { newWebhookSecret, secretKey } from './webhook-signature';

const overlapUs = secretOverlapHours * 3600 * 1_000_000;

interface Parts {
  readonly commits: CommitQueue;
  readonly store: WebhookSecretStore;
  readonly box: SecretBox;
  readonly environment: Environment;
  readonly changes: Changes;
}

/**
 * The secrets that sign our webhook calls: created on first use, sealed in the database, and both signing
 * after a rotation.
 */
export class WebhookSecretService {
  readonly #parts: Parts;
  /** Decrypted secrets by the row's key. A failure is not cached, because the key file may return. */
  readonly #opened = new Map<number, string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * The secrets in force as texts (`whsec_…`), the newest first; the first call makes one. An older one that
   * can't be read is left out.
   *
   * @throws AppError UNAVAILABLE when the newest can't be read.
   */
  async inForce(): Promise<readonly [newest: string, ...older: string[]]> {
    const [newest, ...older] = this.#rows();
    if (newest === undefined) return [await this.#create()];
    return [this.#open(newest), ...older.flatMap((row) => this.#openIfPossible(row))];
  }

  /** Returns the keys that sign calls. @throws AppError UNAVAILABLE */
  async signingKeys(): Promise<readonly Buffer[]> {
    const secrets = await this.inForce();
    return secrets.flatMap((secret) => secretKey(secret) ?? []);
  }

  /** Returns the secret for the receiver. @throws AppError UNAVAILABLE */
  async reveal(): Promise<string> {
    const [newest] = await this.inForce();
    return newest;
  }

  /** Makes a new secret; the previous one signs too for 24 hours. @throws AppError UNAVAILABLE */
  async rotate(): Promise<void> {
    const { commits, store } = this.#parts;
    const sealed = this.#parts.box.seal(this.#newSecret());
    await commits.durable(() => {
      const nowUs = machineUs(this.#parts.environment);
      store.forgetExpired(nowUs);
      store.expire(nowUs + overlapUs);
      store.insert(sealed, nowUs);
    });
    this.#notify();
  }

  /** Returns the readable secrets in force, for the signature doctor. Creates none. */
  readable(): readonly NamedSecret[] {
    return this.#rows().flatMap((row, index) =>
      this.#openIfPossible(row).map((secret) => ({
        name: index === 0 ? 'our webhook' : 'our webhook, before its rotation',
        secret,
      })),
    );
  }

  /** Returns why nothing can be signed, in words for the coordinator; undefined when it can. */
  problem(): string | undefined {
    const [newest] = this.#rows();
    try {
      // The first call makes the secret: only an attempt shows whether it can be sealed.
      if (newest === undefined) this.#parts.box.seal(this.#newSecret());
      else this.#open(newest);
      return undefined;
    } catch (error) {
      return problemText(error);
    }
  }

  summary(): WebhookSummary['secret'] {
    const [newest, previous] = this.#rows();
    if (newest === undefined) return {};
    try {
      this.#open(newest);
    } catch (error) {
      return { problem: problemText(error) };
    }
    return {
      since: formatInstant(newest.created_us),
      ...(previous === undefined || previous.expires_us === null
        ? {}
        : { previousUntil: formatInstant(previous.expires_us) }),
    };
  }

  /** Deletes the secrets that no longer sign. */
  async forgetExpired(): Promise<void> {
    await this.#parts.commits.relaxed(() =>
      this.#parts.store.forgetExpired(machineUs(this.#parts.environment)),
    );
  }

  /**
   * Makes the first secret, unless another call has made it meanwhile. It is sealed before the transaction,
   * since that may write a key file.
   */
  async #create(): Promise<string> {
    const { commits, store } = this.#parts;
    const secret = this.#newSecret();
    const sealed = this.#parts.box.seal(secret);
    const earlier = await commits.durable(() => {
      const [known] = this.#rows();
      if (known === undefined) store.insert(sealed, machineUs(this.#parts.environment));
      return known;
    });
    if (earlier !== undefined) return this.#open(earlier);
    this.#notify();
    return secret;
  }

  #newSecret(): string {
    return newWebhookSecret(this.#parts.environment.randomBytes);
  }

  #notify(): void {
    this.#parts.changes.notify({ name: 'webhook.changed', payload: {} });
  }

  #rows(): readonly StoredWebhookSecret[] {
    const nowUs = machineUs(this.#parts.environment);
    return this.#parts.store.all().filter(({ expires_us }) => expires_us === null || expires_us > nowUs);
  }

  #open(row: StoredWebhookSecret): string {
    const opened = this.#opened.get(row.key) ?? this.#parts.box.open(row.secret);
    this.#opened.set(row.key, opened);
    return opened;
  }

  #openIfPossible(row: StoredWebhookSecret): string[] {
    try {
      return [this.#open(row)];
    } catch {
      return [];
    }
  }
}

function problemText(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  return `${error.message} Rotating it makes a new one, which the receiver then needs.`;
}
