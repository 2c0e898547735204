import type { AttemptProblem } from '../../contract/deliveries';

export interface CallProblem {
  readonly problem: AttemptProblem;
  /** For the coordinator: what happened, and what to look at. */
  readonly text: string;
}

/** What the system, Node and OpenSSL call the ways in which a call gets no answer. */
const byCode: Readonly<Record<string, CallProblem>> = {
  ECONNREFUSED: unreachable('Nothing listens at this address: the connection was refused.'),
  ENOTFOUND: unreachable('The host of this address was not found. Check its spelling, or the network.'),
  EAI_AGAIN: unreachable('The host of this address could not be looked up: the name service did not answer.'),
  EHOSTUNREACH: unreachable('There is no way to the host of this address from here.'),
  EHOSTDOWN: unreachable('The host of this address is down.'),
  ENETUNREACH: unreachable('There is no network.'),
  ENETDOWN: unreachable('There is no network.'),
  ETIMEDOUT: {
    problem: 'timeout',
    text: 'The host of this address did not answer to the connection in time.',
  },
  ECONNRESET: cut('The receiver closed the connection before it answered.'),
  EPIPE: cut('The receiver closed the connection before it answered.'),
  HPE_HEADER_OVERFLOW: cut('The headers of the answer are too long.'),
  CERT_HAS_EXPIRED: insecure('The certificate of the receiver has expired.'),
  CERT_NOT_YET_VALID: insecure(
    'The certificate of the receiver is not valid yet. Check the clock of this machine.',
  ),
  ERR_TLS_CERT_ALTNAME_INVALID: insecure('The certificate of the receiver is for another host name.'),
  DEPTH_ZERO_SELF_SIGNED_CERT: insecure('The receiver signed its certificate itself: nobody vouches for it.'),
  SELF_SIGNED_CERT_IN_CHAIN: insecure(
    'The certificate of the receiver leads to one that nobody vouches for.',
  ),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: insecure(
    'The certificate of the receiver can not be checked: an intermediate certificate is missing.',
  ),
  UNABLE_TO_GET_ISSUER_CERT: insecure('The issuer of the certificate of the receiver is not known here.'),
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: insecure(
    'The issuer of the certificate of the receiver is not known here.',
  ),
  EPROTO: insecure(
    'No secure connection could be agreed on. Is the address one of http:// instead of https://?',
  ),
};

/** What it means that a call got no answer, from what the HTTP client rejects with. */
export function callProblem(error: unknown): CallProblem {
  const cause = innermost(error);
  const code = codeOf(cause);
  const known = code === undefined ? undefined : byCode[code];
  if (known !== undefined) return known;
  const reason = cause instanceof Error ? cause.message : String(cause);
  if (code?.startsWith('HPE_') === true) return cut(`What came back is no HTTP: ${reason}.`);
  if (code?.startsWith('ERR_SSL_') === true || code?.startsWith('ERR_TLS_') === true) {
    return insecure(`No secure connection could be agreed on: ${reason}.`);
  }
  if (code !== undefined && /CERT|ISSUER|SIGNATURE|CRL/.test(code)) {
    return insecure(`The certificate of the receiver was not accepted: ${reason}.`);
  }
  return unreachable(`The call could not be made: ${reason}.`);
}

/** Several addresses of a host fail as a list. */
function innermost(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  if (error instanceof Error && error.cause !== undefined) return innermost(error.cause);
  return error;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function unreachable(text: string): CallProblem {
  return { problem: 'unreachable', text };
}

function cut(text: string): CallProblem {
  return { problem: 'cut', text };
}

function insecure(text: string): CallProblem {
  return { problem: 'insecure', text };
}
