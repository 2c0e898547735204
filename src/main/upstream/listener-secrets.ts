import { sentence } from '../../contract/sentence';
import { invalidInput } from '../platform/json/validation';
import type { SecretBox } from '../platform/secrets/secret-box';
import { secretKey } from '../webhook/webhook-signature';

/** Secret for checking signatures; it never leaves the services. */
export type ListenerSecret =
  | { readonly kind: 'none' }
  | { readonly kind: 'secret'; readonly secret: string }
  /** Sealed by a key that is missing here. */
  | { readonly kind: 'unreadable'; readonly problem: string };

/** Seals and opens the secrets that calls to the listener are signed with. */
export class ListenerSecrets {
  readonly #secretBox: SecretBox;
  /**
   * Decrypted secrets by their sealed text: opening may call the system's key store, and every webhook call
   * needs one.
   */
  readonly #opened = new Map<string, string>();

  constructor(secretBox: SecretBox) {
    this.#secretBox = secretBox;
  }

  /** @throws AppError INVALID_INPUT for a text that is no Standard Webhooks secret. */
  seal(secret: string): string {
    if (secretKey(secret) === undefined) {
      throw invalidInput([
        sentence`secret: must be a Standard Webhooks secret, whsec_ followed by the base64 of 24 to 64 bytes`,
      ]);
    }
    return this.#secretBox.seal(secret);
  }

  open(sealed: string | null): ListenerSecret {
    if (sealed === null) return { kind: 'none' };
    const opened = this.#opened.get(sealed);
    if (opened !== undefined) return { kind: 'secret', secret: opened };
    try {
      const secret = this.#secretBox.open(sealed);
      this.#opened.set(sealed, secret);
      return { kind: 'secret', secret };
    } catch (error) {
      return { kind: 'unreadable', problem: error instanceof Error ? error.message : String(error) };
    }
  }
}
