import { createCipheriv, createDecipheriv } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../../contract/errors';
import { sentence } from '../../../contract/sentence';

export const keyFileName = 'secrets.key';

const scheme = 'key-file:';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals with AES-256-GCM under a key beside the database that only its owner can read. It keeps secrets out
 * of copies of the database (backups, exports), not from who can read the folder.
 *
 * The key is made when the first secret is sealed.
 */
export function keyFileSecretBox(dataFolder: string, randomBytes: (count: number) => Buffer) {
  const file = join(dataFolder, keyFileName);
  let key: Buffer | undefined;

  return {
    seal(secret: string): string {
      key ??= readKey(file) ?? createKey(file, randomBytes(keyBytes));
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return scheme + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
    },

    /** @throws AppError UNAVAILABLE */
    open(sealed: string): string {
      if (!sealed.startsWith(scheme)) {
        throw new AppError('UNAVAILABLE', 'The secret was sealed by another key store. Enter it again.');
      }
      key ??= readKey(file);
      if (key === undefined) {
        throw new AppError(
          'UNAVAILABLE',
          sentence`The secret can't be read: ${file} is missing. Put it back, or enter the secret again.`,
        );
      }
      const bytes = Buffer.from(sealed.slice(scheme.length), 'base64');
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
        cipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        return Buffer.concat([
          cipher.update(bytes.subarray(nonceBytes + tagBytes)),
          cipher.final(),
        ]).toString();
      } catch (error) {
        throw new AppError(
          'UNAVAILABLE',
          sentence`The secret can't be read with ${file}: that is another key than it was sealed with. Enter the secret again.`,
          { cause: error },
        );
      }
    },
  };
}

/** @throws AppError UNAVAILABLE when the file exists but contains no key. */
function readKey(file: string): Buffer | undefined {
  let key: Buffer;
  try {
    key = readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new AppError('UNAVAILABLE', sentence`${file} can't be read. Change its permissions.`, {
      cause: error,
    });
  }
  if (key.length !== keyBytes) {
    throw new AppError(
      'UNAVAILABLE',
      sentence`${file} is damaged. Put a copy of it back, or remove it and enter the secrets again.`,
    );
  }
  return key;
}

/** The key is flushed to disk before it seals anything. */
function createKey(file: string, key: Buffer): Buffer {
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, key);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  chmodSync(file, 0o600);
  return key;
}
