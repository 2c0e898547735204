import { safeStorage } from 'electron';
import type { SystemKeyStore } from '../platform/secrets/secret-box';

/** The system's key store through `safeStorage`. Usable once the app is ready. */
export const systemKeyStore: SystemKeyStore = {
  problem() {
    if (!safeStorage.isEncryptionAvailable()) return 'it is not available on this system or still locked';
    // Chromium's substitute on a Linux system without a keyring has a publicly known key.
    const isPlain = process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text';
    return isPlain ? 'this system has no keyring (GNOME Keyring or KWallet)' : undefined;
  },
  encrypt: (secret) => safeStorage.encryptString(secret).toString('base64'),
  decrypt: (encrypted) => safeStorage.decryptString(Buffer.from(encrypted, 'base64')),
};
