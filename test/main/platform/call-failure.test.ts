import { describe, expect, it } from 'vitest';
import { callFailure } from '../../../src/main/platform/call-failure';

const receiver = { place: 'this address', name: 'the receiver' };
const failed = (code: string, message = code): Error => Object.assign(new Error(message), { code });

describe('a call that got no answer', () => {
  it.each([
    ['ECONNREFUSED', 'unreachable', /Nothing answers at this address/],
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
      text: 'What came back from this address is not HTTP: Expected HTTP/.',
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
    expect(callFailure(failed(code), { place: 'tms.example', name: 'tms.example' }).neverSent).toBe(
      neverSent,
    );
  });
});
