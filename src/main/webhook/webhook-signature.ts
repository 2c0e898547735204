import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header names of webhook signatures by Standard Webhooks 1.0 (decisions, section 7). */

export const signatureHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

/** A receiver rejects calls signed further in the past or future than this, which limits replays. */
export const signatureToleranceSeconds = 300;

const secretPrefix = 'whsec_';
/** Standard Webhooks requires 24 to 64 bytes. */
const secretBytes = { fewest: 24, most: 64, ours: 24 } as const;

export interface SignedCall {
  readonly id: string;
  /** Whole seconds since 1970. */
  readonly timestamp: number;
  readonly body: string | Uint8Array;
}

/** Makes a secret: `whsec_` and the base64 of 24 random bytes. */
export function newWebhookSecret(randomBytes: (count: number) => Buffer): string {
  return secretPrefix + randomBytes(secretBytes.ours).toString('base64');
}

/**
 * Returns the bytes that a secret encodes; undefined for an invalid one (`whsec_` is optional, as in the
 * standard's libraries).
 */
export function secretKey(secret: string): Buffer | undefined {
  const text = secret.startsWith(secretPrefix) ? secret.slice(secretPrefix.length) : secret;
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
  const key = Buffer.from(text, 'base64');
  return key.length >= secretBytes.fewest && key.length <= secretBytes.most ? key : undefined;
}

/** Returns one `v1,<base64>` entry. */
export function signCall(call: SignedCall, key: Uint8Array): string {
  const mac = createHmac('sha256', key).update(`${call.id}.${call.timestamp}.`).update(call.body);
  return `v1,${mac.digest('base64')}`;
}

/** Returns the entries of a `webhook-signature` header, of any version. */
export function signatureEntries(header: string): readonly string[] {
  return header.split(' ').filter((entry) => entry !== '');
}

/** Whether one of the entries is this call's signature; compared in constant time. */
export function hasSignature(entries: readonly string[], call: SignedCall, key: Uint8Array): boolean {
  const expected = Buffer.from(signCall(call, key));
  return entries.some((entry) => {
    const given = Buffer.from(entry);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
