import { describe, expect, it } from 'vitest';
import { callProblem } from '../../../src/main/outbox/call-problem';

const failed = (code: string, message = code): Error => Object.assign(new Error(message), { code });

describe('a call that got no answer', () => {
  it.each([
    ['ECONNREFUSED', 'unreachable', /Nothing listens/],
    ['ENOTFOUND', 'unreachable', /not found/],
    ['EAI_AGAIN', 'unreachable', /name service/],
    ['ETIMEDOUT', 'timeout', /in time/],
    ['EPIPE', 'cut', /closed the connection/],
    ['HPE_HEADER_OVERFLOW', 'cut', /headers/],
    ['ECONNRESET', 'cut', /closed the connection/],
    ['CERT_HAS_EXPIRED', 'insecure', /expired/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'insecure', /itself/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'insecure', /another host name/],
    ['CERT_REVOKED', 'insecure', /not accepted: CERT_REVOKED/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'insecure', /secure connection/],
    ['E_SOMETHING_NEW', 'unreachable', /could not be made: E_SOMETHING_NEW/],
  ])('for %s is called %s', (code, problem, text) => {
    expect(callProblem(failed(code))).toEqual({ problem, text: expect.stringMatching(text) });
  });

  it('because something else than HTTP came back is cut', () => {
    expect(callProblem(failed('HPE_INVALID_CONSTANT', 'Expected HTTP/'))).toEqual({
      problem: 'cut',
      text: 'What came back is no HTTP: Expected HTTP/.',
    });
  });

  it('from every address of a host is named by the first', () => {
    const each = ['ECONNREFUSED', 'ENETUNREACH'].map((code) => Object.assign(new Error(code), { code }));
    expect(callProblem(new AggregateError(each)).text).toMatch(/Nothing listens/);
  });

  it.each([new TypeError('bad port'), 'a text', undefined])('for no known reason says it: %s', (error) => {
    expect(callProblem(error).problem).toBe('unreachable');
  });
});
