import { describe, expect, it } from 'vitest';
import { callFailure, redirectTarget, statusProblem } from '../../../src/main/platform/call-failure';

const receiver = 'tms.example';
const failed = (code: string, message = code): Error => Object.assign(new Error(message), { code });

describe('a call that got no answer', () => {
  it.each([
    ['ECONNREFUSED', 'unreachable', /Nothing answers at tms\.example/],
    ['ENOTFOUND', 'unreachable', /not found/],
    ['EAI_AGAIN', 'unreachable', /name service/],
    ['ETIMEDOUT', 'timeout', /in time/],
    ['EPIPE', 'cut', /was closed/],
    ['HPE_HEADER_OVERFLOW', 'cut', /headers/],
    ['ECONNRESET', 'cut', /was closed/],
    ['CERT_HAS_EXPIRED', 'insecure', /expired/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'insecure', /self-signed/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'insecure', /another host name/],
    ['CERT_REVOKED', 'insecure', /not accepted: CERT_REVOKED/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'insecure', /secure connection/],
    ['E_SOMETHING_NEW', 'unreachable', /could not be made: E_SOMETHING_NEW/],
  ])('for %s is called %s', (code, problem, text) => {
    expect(callFailure(failed(code), receiver)).toMatchObject({
      problem,
      text: expect.stringMatching(text),
    });
  });

  it('because something else than HTTP came back is cut', () => {
    expect(callFailure(failed('HPE_INVALID_CONSTANT', 'Expected HTTP/'), receiver)).toEqual({
      problem: 'cut',
      text: 'What came back from tms.example is not HTTP: Expected HTTP/.',
      neverSent: false,
    });
  });

  it('from every address of a host is named by the first', () => {
    const each = ['ECONNREFUSED', 'ENETUNREACH'].map((code) => Object.assign(new Error(code), { code }));
    expect(callFailure(new AggregateError(each), receiver).text).toMatch(/Nothing answers/);
  });

  it.each([new TypeError('bad port'), 'a text', undefined])('for no known reason says it: %s', (error) => {
    expect(callFailure(error, receiver).problem).toBe('unreachable');
  });
});

describe('whether anything was sent', () => {
  it.each([
    ['ECONNREFUSED', true],
    ['ENOTFOUND', true],
    ['ETIMEDOUT', true],
    ['CERT_HAS_EXPIRED', true],
    ['CERT_REVOKED', true],
    ['ECONNRESET', false],
    ['HPE_INVALID_CONSTANT', false],
    ['E_SOMETHING_NEW', false],
  ])('is known for %s: never is %s', (code, neverSent) => {
    expect(callFailure(failed(code), receiver).neverSent).toBe(neverSent);
  });
});

describe('an answer', () => {
  const elsewhere = [['location', 'https://user:secret@there.example/path?token=secret#part']] as const;

  it.each([
    [200, [], undefined],
    [204, elsewhere, undefined],
    [301, elsewhere, 'redirect'],
    [307, [['location', '/elsewhere']], 'redirect'],
    // Without a place to go, it redirects nothing.
    [304, [], 'status'],
    [401, [], 'token-refused'],
    [403, [], 'token-refused'],
    [404, [], 'not-found'],
    [429, [], 'rate-limited'],
    [500, [], 'server-error'],
    [599, elsewhere, 'server-error'],
    [400, [], 'status'],
    [199, [], 'status'],
  ] as const)('with %s means the same for every called service', (status, headers, problem) => {
    expect(statusProblem({ status, headers })).toBe(problem);
  });

  it('that redirects is shown with its target, without secrets of the address', () => {
    expect(redirectTarget(elsewhere)).toBe('https://there.example/path');
    expect(redirectTarget([['location', '/elsewhere']])).toBeUndefined();
  });
});
