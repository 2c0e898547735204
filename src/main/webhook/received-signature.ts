import type { HeaderPairs } from '../../contract/http-message';
import { headerValue } from '../platform/header-pairs';
import {
  hasSignature,
  secretKey,
  signatureEntries,
  signatureHeaders,
  signatureToleranceSeconds,
} from './webhook-signature';

export interface ReceivedCall {
  readonly headers: HeaderPairs;
  readonly body: Uint8Array;
  /** Arrival time in microseconds since 1970; the signature's age is relative to it, also on a replay. */
  readonly receivedUs: number;
}

/** Parses whole seconds since 1970, the format of `webhook-timestamp`; undefined for any other text. */
export function readSignatureTimestamp(text: string): number | undefined {
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

/**
 * Returns the fault of a call's signature (Standard Webhooks), in words for its sender; undefined when the
 * call was signed with this secret, for this body, within five minutes of its arrival.
 */
export function signatureProblem(call: ReceivedCall, secret: string): string | undefined {
  const values: string[] = [];
  for (const name of Object.values(signatureHeaders)) {
    const value = headerValue(call.headers, name) ?? '';
    if (value === '') return `${name}: is missing, calls to this address must be signed`;
    values.push(value);
  }
  const [id = '', timestampText = '', signature = ''] = values;
  const timestamp = readSignatureTimestamp(timestampText);
  if (timestamp === undefined) return `${signatureHeaders.timestamp}: must be whole seconds since 1970`;
  const key = secretKey(secret);
  if (
    key === undefined ||
    !hasSignature(signatureEntries(signature), { id, timestamp, body: call.body }, key)
  ) {
    return `${signatureHeaders.signature}: does not verify with the secret of this address`;
  }
  const ageSeconds = call.receivedUs / 1_000_000 - timestamp;
  if (Math.abs(ageSeconds) <= signatureToleranceSeconds) return undefined;
  return `${signatureHeaders.timestamp}: is ${Math.round(Math.abs(ageSeconds))} seconds ${ageSeconds > 0 ? 'old' : 'ahead'}, at most ${signatureToleranceSeconds} are accepted`;
}
