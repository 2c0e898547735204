import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyWebUrl } from '../../support/content/any-web-url';
import { sharedBackend, testBackend } from '../../support/test-backend';
import { runs } from '../../support/effort';

/** No webhook of it is ever accepted. */
const desk = sharedBackend();

describe('PUT /v1/webhook refuses, with state invalid,', () => {
  it.each([
    ['a missing body', undefined, /^body: is missing/],
    ['no url', {}, /^url: is missing/],
    ['a url that is no text', { url: 1 }, /^url: must be a string/],
    ['an empty url', { url: '' }, /^url: must not be empty/],
    ['an unknown property', { url: 'https://a.example', secret: 'x' }, /^secret: is not known here/],
    ['a relative address', { url: '/hook' }, /absolute/],
    ['an address without scheme', { url: 'a.example/hook' }, /absolute/],
    ['another scheme', { url: 'ftp://a.example' }, /absolute/],
    ['a script', { url: 'javascript:alert(1)' }, /absolute/],
    ['no host', { url: 'http:///path' }, /absolute/],
    ['a single slash', { url: 'http:/a.example' }, /absolute/],
    ['credentials', { url: 'https://me:secret@a.example/' }, /user name or password/],
    ['empty credentials', { url: 'https://@a.example/' }, /user name or password/],
    ['a port out of range', { url: 'http://a.example:99999/' }, /not a valid address/],
    ['spaces', { url: ' https://a.example ' }, /spaces/],
    ['a line break', { url: 'https://a.example/\nx' }, /control characters/],
    ['a very long one', { url: `https://a.example/${'x'.repeat(2048)}` }, /at most 2048/],
  ])('%s', async (_rule, body, problem) => {
    const backend = desk();
    const answer = await backend.request('PUT', '/v1/webhook', { body });
    expect(answer).toMatchObject({
      status: 400,
      body: { state: 'invalid', errors: [expect.stringMatching(problem)] },
    });
    expect((await backend.request('GET', '/v1/webhook')).body).toEqual({ url: null });
  });
});

it('every problem of a webhook is listed', async () => {
  const longest = 'x'.repeat(2048);
  for (const [body, problems] of [
    [{ url: 'nonsense', secret: 1 }, [/^secret: is not known/, /absolute/]],
    [{ url: 'ftp://u:p@h/ x' }, [/spaces/, /user name/, /absolute/]],
    [{ url: `http://u@h:99999/ ${longest}` }, [/spaces/, /at most 2048/, /user name/, /not a valid address/]],
    [{ url: 'http://u:p@/x' }, [/user name/, /no host/]],
    [{ url: 1, id: 1, more: 1 }, [/^id: is not known/, /^more: is not known/, /^url: must be a string/]],
  ] as const) {
    const answer = await desk().request('PUT', '/v1/webhook', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveLength(problems.length);
    for (const problem of problems) expect(answer.body.errors).toContainEqual(expect.stringMatching(problem));
  }
});

describe('the webhook registration', () => {
  it('is null before, the url as given after, the newest one wins, and 204 removes it', async () => {
    const backend = testBackend();
    const put = (url: string) => backend.request('PUT', '/v1/webhook', { body: { url } });
    expect((await backend.request('GET', '/v1/webhook')).body).toEqual({ url: null });
    await put('http://127.0.0.1:9999/old');
    const url = 'https://Example.com:8443/hook?a=b#c';
    expect(await put(url)).toMatchObject({ status: 200, body: { url } });
    expect((await backend.request('GET', '/v1/webhook')).body).toEqual({ url });
    const removed = await backend.request('DELETE', '/v1/webhook');
    expect([removed.status, removed.body]).toEqual([204, undefined]);
    expect((await backend.request('GET', '/v1/webhook')).body).toEqual({ url: null });
    expect((await backend.request('DELETE', '/v1/webhook')).status).toBe(204);
  });

  it('accepts only what a request can be sent to, whatever is written', async () => {
    const backend = testBackend();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(anyWebUrl, fc.string(), fc.constantFrom('http://[::1]:80/', 'https://ü.example')),
        async (url) => {
          const { status } = await backend.request('PUT', '/v1/webhook', { body: { url } });
          expect([200, 400]).toContain(status);
          if (status === 200) expect(() => new Request(url)).not.toThrow();
        },
      ),
      { numRuns: runs(200) },
    );
  });
});
