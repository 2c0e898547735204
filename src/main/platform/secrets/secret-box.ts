import type { KeyStorePlace } from '../../../contract/desktop/desktop-settings';
import { AppError } from '../../../contract/errors';
import { sentence } from '../../../contract/sentence';

/**
 * Seals stored secrets (decisions, section 10). The host provides the method: the system's key store in
 * Electron, elsewhere a key file that only its owner can read. A sealed text names its method, so that both
 * can be read after a change.
 */
export interface SecretBox {
  readonly seal: (secret: string) => string;
  /** @throws AppError UNAVAILABLE, with the remedy, when it can't be opened here. */
  readonly open: (sealed: string) => string;
}

/** The system's key store, as far as the host has one. */
export interface SystemKeyStore {
  /** Returns why the key store can't be used; undefined when it can. */
  readonly problem: () => string | undefined;
  /** Base64 in, base64 out. */
  readonly encrypt: (secret: string) => string;
  readonly decrypt: (encrypted: string) => string;
}

const systemScheme = 'key-store:';

/** Returns how a secret was sealed. */
export function placeOf(sealed: string): KeyStorePlace {
  return sealed.startsWith(systemScheme) ? 'system' : 'file';
}

interface Parts {
  readonly file: SecretBox;
  /** Absent in a host without a key store, where secrets sealed by the desktop can't be read. */
  readonly system?: SystemKeyStore | undefined;
  readonly wanted: () => KeyStorePlace;
}

/** Seals in the way that the coordinator chose and the system allows; opens both. */
export function secretBox({ file, system, wanted }: Parts): SecretBox {
  return {
    seal(secret) {
      if (system === undefined || wanted() === 'file' || system.problem() !== undefined) {
        return file.seal(secret);
      }
      return systemScheme + system.encrypt(secret);
    },
    open(sealed) {
      if (placeOf(sealed) === 'file') return file.open(sealed);
      const problem =
        system === undefined ? sentence`only the desktop application can read it` : system.problem();
      if (system === undefined || problem !== undefined) {
        throw new AppError(
          'UNAVAILABLE',
          sentence`The secret is in the system's key store, and ${problem ?? sentence`that can not be read`}. Start the desktop application where it was entered, or enter the secret again.`,
        );
      }
      try {
        return system.decrypt(sealed.slice(systemScheme.length));
      } catch (error) {
        throw new AppError(
          'UNAVAILABLE',
          "The secret was sealed by the key store of another system or user, which this one can't read. Enter it again.",
          { cause: error },
        );
      }
    },
  };
}
