import type { HeaderPairs } from '../../contract/http-message';
import { firstHeader } from './header-pairs';

/** The ways in which an outgoing call gets no answer. */
export type CallProblem = 'unreachable' | 'timeout' | 'cut' | 'insecure';

export interface CallFailure {
  readonly problem: CallProblem;
  /** Text for the coordinator: what happened, where, and what to check. */
  readonly text: string;
  /** Certainly nothing of the call reached the other side. */
  readonly neverSent: boolean;
}

type Row = readonly [problem: CallProblem, text: (host: string) => string];

const noRoute: Row = ['unreachable', (host) => `There is no way to ${host} from here. Check the network.`];
const noNetwork: Row = ['unreachable', (host) => `There is no network to reach ${host} by.`];
const closed: Row = ['cut', (host) => `The connection to ${host} was closed before there was an answer.`];
const notSecure: Row = [
  'insecure',
  (host) =>
    `No secure connection to ${host} could be agreed on. Is the address one of http:// instead of https://?`,
];

const unknownIssuer: Row = [
  'insecure',
  (host) => `The issuer of the certificate of ${host} is not known here.`,
];

/** Codes of the system, of Node and of OpenSSL. */
const byCode: Readonly<Record<string, Row>> = {
  ECONNREFUSED: [
    'unreachable',
    (host) =>
      `Nothing answers at ${host}: the connection was refused. Check that the service runs there, and the port of the address.`,
  ],
  ENOTFOUND: [
    'unreachable',
    (host) => `The host name of ${host} was not found. Check its spelling, or the network.`,
  ],
  EAI_AGAIN: [
    'unreachable',
    (host) => `The host name of ${host} could not be looked up: the name service did not answer.`,
  ],
  EHOSTUNREACH: noRoute,
  EADDRNOTAVAIL: noRoute,
  EHOSTDOWN: ['unreachable', (host) => `The host of ${host} is down.`],
  ENETUNREACH: noNetwork,
  ENETDOWN: noNetwork,
  ETIMEDOUT: ['timeout', (host) => `No connection to ${host} was made in time. Check the network.`],
  ECONNRESET: closed,
  EPIPE: closed,
  HPE_HEADER_OVERFLOW: ['cut', () => 'The headers of the answer are too long.'],
  CERT_HAS_EXPIRED: ['insecure', (host) => `The certificate of ${host} has expired.`],
  CERT_NOT_YET_VALID: [
    'insecure',
    (host) => `The certificate of ${host} is not valid yet. Check the clock of this machine.`,
  ],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'insecure',
    (host) => `The certificate of ${host} is for another host name.`,
  ],
  DEPTH_ZERO_SELF_SIGNED_CERT: [
    'insecure',
    (host) => `The certificate of ${host} is self-signed, so it proves nothing.`,
  ],
  SELF_SIGNED_CERT_IN_CHAIN: [
    'insecure',
    (host) => `The certificate of ${host} leads to a self-signed one that this machine does not trust.`,
  ],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
    'insecure',
    (host) => `The certificate of ${host} can't be checked: an intermediate certificate is missing.`,
  ],
  UNABLE_TO_GET_ISSUER_CERT: unknownIssuer,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownIssuer,
  EPROTO: notSecure,
  // The server's answer is not one of TLS.
  ERR_SSL_WRONG_VERSION_NUMBER: notSecure,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: notSecure,
};

/** Explains why a call to a host got no answer, from the HTTP client's error. */
export function callFailure(error: unknown, host: string): CallFailure {
  const cause = innermost(error);
  const code = codeOf(cause);
  const [problem, text] =
    byCode[code] ?? unlisted(code, cause instanceof Error ? cause.message : String(cause));
  const isKnown = byCode[code] !== undefined || problem === 'insecure';
  // A network may also go down while a connection is open; then something may have arrived.
  const wasOpen =
    cause instanceof Error && 'syscall' in cause && /^(?:read|write)/.test(String(cause.syscall));
  return { problem, text: text(host), neverSent: isKnown && problem !== 'cut' && !wasOpen };
}

/** The meaning of the status of an answer, from a receiver of the webhook or an upstream service. */
export type StatusProblem =
  | 'redirect'
  | 'token-refused'
  | 'not-found'
  | 'rate-limited'
  | 'server-error'
  | 'status';

/**
 * Classifies the answer of a call; undefined for success, which is any 2xx. A redirect is a 3xx that names
 * another place. No call follows one: content and tokens go only where the coordinator sent them.
 */
export function statusProblem({
  status,
  headers,
}: {
  readonly status: number;
  readonly headers: HeaderPairs;
}): StatusProblem | undefined {
  if (status >= 200 && status <= 299) return undefined;
  if (status >= 300 && status <= 399 && firstHeader(headers, 'location') !== null) return 'redirect';
  if (status >= 500) return 'server-error';
  return byStatus.get(status) ?? 'status';
}

const byStatus: ReadonlyMap<number, StatusProblem> = new Map([
  [401, 'token-refused'],
  [403, 'token-refused'],
  [404, 'not-found'],
  [429, 'rate-limited'],
]);

/**
 * Returns where a redirect leads, without its query, which may contain secrets; undefined when it names no
 * whole address.
 */
export function redirectTarget(headers: HeaderPairs): string | undefined {
  const location = firstHeader(headers, 'location');
  if (location === null || !URL.canParse(location)) return undefined;
  const { origin, pathname } = new URL(location);
  return `${origin}${pathname}`.slice(0, 200);
}

function unlisted(code: string, reason: string): Row {
  if (code.startsWith('HPE_')) {
    return ['cut', (host) => `What came back from ${host} is not HTTP: ${reason}.`];
  }
  if (code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_')) {
    return ['insecure', (host) => `No secure connection to ${host} could be agreed on: ${reason}.`];
  }
  if (/CERT|ISSUER|SIGNATURE|CRL|HOSTNAME/.test(code)) {
    return ['insecure', (host) => `The certificate of ${host} was not accepted: ${reason}.`];
  }
  return ['unreachable', (host) => `The call to ${host} could not be made: ${reason}.`];
}

/** A host with several addresses fails with a list of errors. */
function innermost(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  if (error instanceof Error && error.cause !== undefined) return innermost(error.cause);
  return error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
