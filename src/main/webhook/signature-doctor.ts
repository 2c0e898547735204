import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HeaderPairs } from '../../contract/http-message';
import type { SignatureDiagnosis, SignatureFinding } from '../../contract/webhook/signature-diagnosis';
import { bodyRewrites } from './body-rewrites';
import { headerValue } from '../platform/header-pairs';
import { readSignatureTimestamp } from './received-signature';
import {
  hasSignature,
  secretKey,
  signatureEntries,
  signatureHeaders,
  signatureToleranceSeconds,
  signCall,
  type SignedCall,
} from './webhook-signature';

export interface NamedSecret {
  /** Name of the secret's owner, shown to the coordinator. */
  readonly name: string;
  readonly secret: string;
}

export interface SignatureCase {
  readonly headers: HeaderPairs;
  /** The whole body, byte for byte. */
  readonly body: Uint8Array;
  /** When the call was received or sent, in microseconds since 1970. */
  readonly receivedUs: number;
  /** Secrets that the signature should be made with. */
  readonly inForce: readonly NamedSecret[] | 'none' | 'unreadable';
  /**
   * Secrets that are known but not in force: expired ones, those of other connections, those of our own
   * webhook.
   */
  readonly others: readonly NamedSecret[];
}

interface Finding {
  readonly finding: SignatureFinding;
  readonly about?: string;
}

/**
 * Explains why a call's signature does not verify, recomputed over the stored bytes. The first cause that
 * explains it completely wins; only then its age is checked.
 */
export function diagnoseSignature(given: SignatureCase): SignatureDiagnosis {
  const received = signatureEntries(headerValue(given.headers, signatureHeaders.signature) ?? '');
  const inForce = typeof given.inForce === 'string' ? [] : given.inForce;
  const call = signedCallOf(given);
  const checks =
    'finding' in call
      ? []
      : inForce.flatMap(({ name, secret }) => {
          const key = secretKey(secret);
          if (key === undefined) return [];
          return [
            { secret: name, expected: signCall(call, key), verifies: hasSignature(received, call, key) },
          ];
        });
  return { ...find(), checks, received: received.filter((entry) => entry.startsWith('v1,')) };

  function find(): Finding {
    if (given.inForce === 'unreadable') return { finding: 'secret-unreadable' };
    if (inForce.length === 0) return { finding: 'no-secret' };
    if ('finding' in call) return call;
    if (checks.some(({ verifies }) => verifies)) return ageFinding(call, given.receivedUs);
    return (
      otherSecret(received, call, given.others) ??
      secretAsText(received, call, inForce) ??
      otherScheme(received, call, inForce) ??
      (received.some(isStandardEntry) ? undefined : { finding: 'signature-unreadable' as const }) ??
      rewrittenBody(received, call, inForce) ?? { finding: 'no-match' }
    );
  }
}

/** Returns the signed content according to the headers, or the reason why it is unknown. */
function signedCallOf({ headers, body }: SignatureCase): SignedCall | Finding {
  for (const name of Object.values(signatureHeaders)) {
    if ((headerValue(headers, name) ?? '') === '') return { finding: 'header-missing', about: name };
  }
  const id = headerValue(headers, signatureHeaders.id) ?? '';
  const text = headerValue(headers, signatureHeaders.timestamp) ?? '';
  const timestamp = readSignatureTimestamp(text);
  if (timestamp === undefined) return { finding: 'timestamp-unreadable', about: text.slice(0, 100) };
  return { id, timestamp, body };
}

function ageFinding({ timestamp }: SignedCall, receivedUs: number): Finding {
  const ageSeconds = Math.round(receivedUs / 1_000_000 - timestamp);
  if (Math.abs(receivedUs / 1_000_000 - timestamp) <= signatureToleranceSeconds) return { finding: 'valid' };
  return ageSeconds > 0
    ? { finding: 'timestamp-too-old', about: String(ageSeconds) }
    : { finding: 'timestamp-too-new', about: String(-ageSeconds) };
}

/** `v1,` and the base64 of 32 bytes. */
function isStandardEntry(entry: string): boolean {
  return /^v1,[A-Za-z0-9+/]{43}=$/.test(entry);
}

function otherSecret(
  received: readonly string[],
  call: SignedCall,
  others: readonly NamedSecret[],
): Finding | undefined {
  const match = others.find(({ secret }) => {
    const key = secretKey(secret);
    return key !== undefined && hasSignature(received, call, key);
  });
  return match && { finding: 'other-secret', about: match.name };
}

function standardKeys({ secret }: NamedSecret): readonly Buffer[] {
  const key = secretKey(secret);
  return key === undefined ? [] : [key];
}

/** The secret's text, with and without `whsec_`, as keys instead of the bytes that it encodes. */
function textKeys({ secret }: NamedSecret): readonly Buffer[] {
  return [Buffer.from(secret), Buffer.from(secret.replace(/^whsec_/, ''))];
}

function secretAsText(
  received: readonly string[],
  call: SignedCall,
  inForce: readonly NamedSecret[],
): Finding | undefined {
  const match = inForce.find((named) => textKeys(named).some((key) => hasSignature(received, call, key)));
  return match && { finding: 'secret-as-text', about: match.name };
}

/** Checks schemes of other services: the body alone, or hexadecimal digits. */
function otherScheme(
  received: readonly string[],
  call: SignedCall,
  inForce: readonly NamedSecret[],
): Finding | undefined {
  // Other services prefix the digits by `sha256=`.
  const given = new Set(received.map((entry) => entry.replace(/^(?:v1,|v1=|sha256=)/, '')));
  const content = `${call.id}.${call.timestamp}.`;
  for (const key of inForce.flatMap((named) => [...standardKeys(named), ...textKeys(named)])) {
    const alone = createHmac('sha256', key).update(call.body).digest();
    const whole = createHmac('sha256', key).update(content).update(call.body).digest();
    if (has(given, alone.toString('base64'))) return { finding: 'other-scheme', about: 'body alone' };
    if (has(given, alone.toString('hex')))
      return { finding: 'other-scheme', about: 'body alone, hexadecimal' };
    if (has(given, whole.toString('hex'))) return { finding: 'other-scheme', about: 'hexadecimal' };
    if (has(given, whole.toString('base64'))) return { finding: 'other-scheme', about: 'without v1' };
  }
  return undefined;
}

function rewrittenBody(
  received: readonly string[],
  call: SignedCall,
  inForce: readonly NamedSecret[],
): Finding | undefined {
  const keys = inForce.flatMap(standardKeys);
  for (const { about, body } of bodyRewrites(Buffer.from(call.body).toString())) {
    if (keys.some((key) => hasSignature(received, { ...call, body }, key)))
      return { finding: 'body-rewritten', about };
  }
  return undefined;
}

/** Compares in constant time, as for every signature. */
function has(given: ReadonlySet<string>, expected: string): boolean {
  const bytes = Buffer.from(expected);
  return [...given].some((entry) => {
    const other = Buffer.from(entry);
    return other.length === bytes.length && timingSafeEqual(other, bytes);
  });
}
