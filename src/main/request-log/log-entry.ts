import { isUtf8 } from 'node:buffer';
import type { LoggedBody, LoggedCall } from '../../contract/request-log';
import type { NewCall, StoredCall } from './request-log-store';
import { longestSecret, redactHeader, redactPath, redactText } from '../outbox/call-redaction';

/** A call as it passed through the server; it is not processed until it is written. */
export interface PassedCall {
  readonly endedMs: number;
  readonly durationMs: number;
  readonly method: string;
  readonly path: string;
  /** Absent when the call had no valid token. */
  readonly tokenId: string | undefined;
  readonly status: number;
  /** Alternating names and values, as received. */
  readonly rawHeaders: readonly string[];
  /** Absent when the body was not read. */
  readonly requestBody: PassedBody;
  readonly responseBody: PassedBody;
}

type PassedBody = string | Uint8Array | OmittedBody | undefined;

/** Replaces a body that was too long to keep in memory until it is written. */
interface OmittedBody {
  readonly omittedBytes: number;
}

/** Recorded bytes of a body. */
export const mostBodyBytes = 256 * 1024;

/** Bodies up to this size are always recorded; a refusal's response is usually no longer. */
const shortBodyBytes = 4 * 1024;

/** Size of an entry without bodies. */
const entryBytes = 200;

/** Size of a waiting call in memory, and roughly the cost of writing it. */
export function heldBytes(call: PassedCall): number {
  return entryBytes + heldBytesOf(call.requestBody) + heldBytesOf(call.responseBody);
}

function heldBytesOf(body: PassedBody): number {
  return body === undefined || isOmitted(body) ? 0 : body.length;
}

/** Returns the call without bodies that take long to write. */
export function withoutLongBodies(call: PassedCall): PassedCall {
  const requestBody = ifShort(call.requestBody);
  const responseBody = ifShort(call.responseBody);
  return { ...call, requestBody, responseBody };
}

function ifShort(body: PassedBody): PassedBody {
  if (heldBytesOf(body) <= shortBodyBytes) return body;
  return body === undefined || isOmitted(body) ? body : { omittedBytes: Buffer.byteLength(body) };
}

function isOmitted(body: string | Uint8Array | OmittedBody): body is OmittedBody {
  return typeof body === 'object' && 'omittedBytes' in body;
}

/** Returns the log entry of a call, with secrets redacted and long bodies truncated. */
export function callEntry(call: PassedCall, tokenName: string | undefined): NewCall {
  const headers = JSON.stringify(headerPairs(call.rawHeaders));
  const requestBody = JSON.stringify(requestBodyOf(call));
  const responseBody = JSON.stringify(bodyOf(call.responseBody));
  const problems = JSON.stringify(call.status >= 400 ? problemsOf(call.responseBody) : []);
  const path = redactPath(call.path);
  return {
    time_us: Math.round((call.endedMs - call.durationMs) * 1000),
    method: call.method,
    path,
    token_id: call.tokenId ?? null,
    token_name: tokenName ?? null,
    status: call.status,
    duration_us: Math.round(call.durationMs * 1000),
    // Counts a character as one byte: texts beyond ASCII are rare, and the limit needn't be exact.
    size_bytes:
      entryBytes + headers.length + problems.length + path.length + requestBody.length + responseBody.length,
    headers,
    problems,
    request_body: requestBody,
    response_body: responseBody,
  };
}

type EntryParts = Pick<LoggedCall, 'headers' | 'problems' | 'requestBody' | 'responseBody'>;

/** Parses an entry that `callEntry` wrote. */
export function partsOfEntry(entry: StoredCall): EntryParts {
  const parts: unknown = {
    headers: JSON.parse(entry.headers),
    problems: JSON.parse(entry.problems),
    requestBody: JSON.parse(entry.request_body),
    responseBody: JSON.parse(entry.response_body),
  };
  // Written by callEntry and by nothing else.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return parts as EntryParts;
}

function headerPairs(raw: readonly string[]): (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = (raw[at] ?? '').toLowerCase();
    pairs.push([name, redactHeader(name, raw[at + 1] ?? '')]);
  }
  return pairs;
}

function requestBodyOf(call: PassedCall): LoggedBody {
  if (call.requestBody !== undefined) return bodyOf(call.requestBody);
  const announced = headerOf(call.rawHeaders, 'content-length');
  if (announced !== undefined && announced !== '0') return { kind: 'unread', sizeBytes: Number(announced) };
  return headerOf(call.rawHeaders, 'transfer-encoding') === undefined ? { kind: 'none' } : { kind: 'unread' };
}

function headerOf(raw: readonly string[], name: string): string | undefined {
  const at = raw.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  return at === -1 ? undefined : raw[at + 1];
}

function bodyOf(body: PassedBody): LoggedBody {
  if (body === undefined) return { kind: 'none' };
  if (isOmitted(body)) return { kind: 'omitted', sizeBytes: body.omittedBytes };
  if (body.length === 0) return { kind: 'none' };
  if (typeof body === 'string') return textBody(body, Buffer.byteLength(body));
  if (!isUtf8(body)) return { kind: 'binary', sizeBytes: body.length };
  const kept = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, searchedBytes));
  return textBody(kept.toString('utf8'), body.length);
}

const searchedBytes = mostBodyBytes + longestSecret;

function textBody(text: string, sizeBytes: number): LoggedBody {
  if (sizeBytes <= mostBodyBytes) return { kind: 'text', text: redactText(text), sizeBytes };
  // Redacted before it is cut, so that no half secret remains; a secret at the very end may extend beyond the
  // searched part, so that part is dropped.
  const searched = redactText(text.slice(0, searchedBytes));
  const most = Math.min(mostBodyBytes, Buffer.byteLength(searched) - longestSecret);
  return { kind: 'beginning', text: firstBytes(searched, Math.max(most, 0)), sizeBytes };
}

function firstBytes(text: string, most: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(most));
  return text.slice(0, read);
}

function problemsOf(body: PassedBody): readonly string[] {
  if (body === undefined || isOmitted(body)) return [];
  try {
    const answer: unknown = JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString());
    if (typeof answer !== 'object' || answer === null || !('errors' in answer)) return [];
    const { errors } = answer;
    return Array.isArray(errors) ? errors.filter((error) => typeof error === 'string').map(redactText) : [];
  } catch {
    return [];
  }
}
