import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactHeader, redactPath, redactText } from '../../../src/main/outbox/call-redaction';
import { runs, scaled } from '../../support/effort';
import { anyCharacter } from '../../support/content/any-character';

const secret = 's3cr3tVALUE';
const token = `ld_live_0123456789ab_${'Zx9-_'.repeat(8)}abc`;
const percent = (text: string): string =>
  Array.from(text, (c) => `%${c.charCodeAt(0).toString(16)}`).join('');
const escaped = (text: string): string =>
  Array.from(text, (c) => `\\u00${c.charCodeAt(0).toString(16)}`).join('');

describe('a secret is gone from', () => {
  it.each<readonly [path: string, shown: string]>([
    [`/v1/content?token=${secret}`, '/v1/content?token=•••'],
    [`/v1/content?%74oken=${secret}&page=2`, '/v1/content?%74oken=•••&page=2'],
    [`/v1/content?access%5Ftoken=${secret}`, '/v1/content?access%5Ftoken=•••'],
    [`/v1/content?x=1;token=${secret}`, '/v1/content?x=1;token=•••'],
    [`/v1/content;token=${secret}`, '/v1/content;token=•••'],
    [`/v1/content?token=a=${secret}`, '/v1/content?token=•••'],
    [`/v1/content?token=a'"${secret}`, '/v1/content?token=•••'],
    [`/v1/content?token[]=${secret}`, '/v1/content?token[]=•••'],
    ...['key', 'pwd', 'credential', 'bearer', 'jwt', 'sig', 'api_key', 'X-Amz-Signature', 'pass'].map(
      (name) => [`/v1?${name}=${secret}`, `/v1?${name}=•••`] as const,
    ),
    [`http://u:${secret}@127.0.0.1/v1/content`, 'http://u:•••@127.0.0.1/v1/content'],
    [`/v1/content/%zz?token=${secret}`, '/v1/content/%zz?token=•••'],
    [
      `/v1?to=${encodeURIComponent(`https://h/?token=${secret}&a=b`)}`,
      '/v1?to=https%3A%2F%2Fh%2F%3Ftoken%3D•••%26a%3Db',
    ],
    [
      `/v1?query=${encodeURIComponent(`{"password":"${secret}","é":1}`)}`,
      '/v1?query=%7B%22password%22%3A%22•••%22%2C%22%C3%A9%22%3A1%7D',
    ],
    [`/v1/content/request/${token}`, '/v1/content/request/ld_live_0123456789ab_•••'],
    [`/v1/content/request/${token.replace('_', '%5F')}`, '/v1/content/request/ld%5Flive_0123456789ab_•••'],
    [`/v1/content/request/${percent(token)}`, `/v1/content/request/${percent(token.slice(0, 21))}•••`],
    [`/v1?query=${token}`, '/v1?query=ld_live_0123456789ab_•••'],
    [`/v1?query=%7B%22${percent(token)}%22`, `/v1?query=%7B%22${percent(token.slice(0, 21))}•••%22`],
  ])('the path %s', (path, shown) => {
    expect(redactPath(path)).toBe(shown);
  });

  it.each([
    ['authorization', `Bearer ${secret}`, 'Bearer •••'],
    ['authorization', `Bearer${secret}`, '•••'],
    ['authorization', secret, '•••'],
    ['x-forwarded-authorization', secret, '•••'],
    ['cookie', secret, '•••'],
    ['x-api-key', secret, '•••'],
    ['x-custom', `Bearer abcdef`, 'Bearer •••'],
    ['x-custom', token, 'ld_live_0123456789ab_•••'],
    ['referer', `http://u/?page=1&token=${secret}#a`, 'http://u/?page=1&token=•••#a'],
    ['referer', `http://me:${secret}@u/`, 'http://me:•••@u/'],
  ])('the header %s: %s', (name, value, shown) => {
    expect(redactHeader(name, value)).toBe(shown);
  });

  it.each<readonly [body: string, shown: string]>([
    [`{"url":"https://user:${secret}@host/"}`, '{"url":"https://user:•••@host/"}'],
    [`{"url":"https:\\/\\/user:${secret}@host\\/"}`, '{"url":"https:\\/\\/user:•••@host\\/"}'],
    [`{"url":"https://${secret}@host/"}`, '{"url":"https://•••@host/"}'],
    [`{"url":"https://u:a@${secret}@host/"}`, '{"url":"https://u:•••@host/"}'],
    [`{"url":"https://h/?token=${secret}&x=1"}`, '{"url":"https://h/?token=•••&x=1"}'],
    [
      `{"url":"https://h/?x=1\\u0026token\\u003d${secret}"}`,
      '{"url":"https://h/?x=1\\u0026token\\u003d•••"}',
    ],
    [`{"v":"<a href='/?x=1&amp;sig=${secret}'>a</a>"}`, '{"v":"<a href=\'/?x=1&amp;sig=•••\'>a</a>"}'],
    ...[
      'secret',
      'token',
      'password',
      'pwd',
      'credential',
      'apiKey',
      'api_key',
      'jwt',
      'sig',
      'clientSecret',
    ].map((name) => [`{"${name}": "${secret}","a":1}`, `{"${name}": "•••","a":1}`] as const),
    [`{"pass\\u0077ord":"a\\"${secret}"}`, '{"pass\\u0077ord":"•••"}'],
    ['{"password":123456,"a":1}', '{"password":"•••","a":1}'],
    [`{"tokens":["${secret}", "${secret}"],"a":["b"]}`, '{"tokens":["•••", "•••"],"a":["b"]}'],
    [
      `{"credentials":{"name":"${secret}","n":[1]},"a":"b"}`,
      '{"credentials":{"name":"•••","n":["•••"]},"a":"b"}',
    ],
    [`{"token":"${secret}`, '{"token":"•••"'],
    [`{"x":"whsec_${secret}+/=="}`, '{"x":"whsec_•••"}'],
    [`{"x":"Bearer ${secret}.a-b"}`, '{"x":"Bearer •••"}'],
    [`{"x":"authorization: bearer abcdefghijklmnopq"}`, '{"x":"authorization: bearer •••"}'],
    [`{"x":"${token}"}`, '{"x":"ld_live_0123456789ab_•••"}'],
    [`{"x":"${token.replace('_', '\\u005f')}"}`, '{"x":"ld\\u005flive_0123456789ab_•••"}'],
    [`{"x":"${escaped(token)}"}`, `{"x":"${escaped(token.slice(0, 21))}•••"}`],
  ])('the body %s', (body, shown) => {
    expect(redactText(body)).toBe(shown);
  });
});

describe('what is no secret stays as it is', () => {
  it.each([
    '{"id":"password","type":"localizable","data":"html","value":"Password: choose a token of love"}',
    '{"value":"<p>Bearer bonds, bearer certificates. Mail me@shop.example or see https://shop.example/a?b=c&d=e</p>"}',
    '{"author":"Jane","authority":"x","note":"100 % secret; token=none?"}',
    '{"value":"<img src=\\"https://cdn.example/x@2x.png?w=5&amp;h=6\\">"}',
    '{"emailSignature":"Best regards","cookieBanner":"We use cookies","key":"title"}',
    '{"value":"ld_live_ is how a token begins, whsec_ a secret of a webhook"}',
  ])('%s', (body) => {
    expect(redactText(body)).toBe(body);
  });

  it('a path with a query', () => {
    const query = encodeURIComponent(
      '{"criteria":[{"type":"state","criteria":"pending"}],"sortBy":["created"]}',
    );
    for (const path of [
      '/v1/content',
      `/v1/content?query=${query}&page=2&pageSize=5`,
      '/v1/content/request/a%2Fb%zz?;=&x',
    ]) {
      expect(redactPath(path)).toBe(path);
    }
  });

  it('a JSON body stays one, whatever is replaced in it', () => {
    const name = fc.constantFrom('token', 'password', 'a', 'value', 'secret');
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.string({ unit: anyCharacter }),
        fc.constantFrom('a"b\\', `https://u:${secret}@h/?token=${secret}`, 'Bearer ', 1, -2.5e7, null, true),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(name, tie('tree'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(tree, fc.constantFrom(0, 2), (value, indent) => {
        const shown = redactText(JSON.stringify(value, null, indent));
        expect(() => void JSON.parse(shown)).not.toThrow();
      }),
      { numRuns: runs(500) },
    );
  });
});

it('takes time by the length alone, whatever is written', () => {
  const hostile = [
    '"',
    '""',
    '"a":',
    '"token":',
    '"token":[',
    '"token":"',
    '"token":{"a":',
    '\\"',
    '\\',
    ' ',
    '"a" ',
    '://',
    '://a',
    '%3a%2f%2f',
    '%3a%2f%2fa%40',
    '@',
    '?a=',
    '?',
    '&a',
    ';a%',
    '%26',
    '%',
    '%25',
    'l',
    'ld_live_',
    'ld_',
    '%6c',
    '\\u006c',
    'whsec_',
    'Bearer ',
    'bearer+',
    'bearer%20',
    '-',
    '[',
    '1',
  ];
  const starts = ['', '"token":', '"token":[', '"a%\\u00 ld_ = @ bearer token '];
  for (const [index, piece] of hostile.entries()) {
    const one = starts[index % starts.length] ?? '';
    for (const start of scaled([one], starts)) {
      const text = (start + piece.repeat(262_144 / piece.length)).slice(0, 262_144);
      // The slowest take a tenth of a second; by the square of the length it would be a minute, and the
      // test's end.
      expect(redactText(text).length).toBeGreaterThan(0);
      expect(redactPath(`/v1?a=${text.slice(0, 16_000)}`)).toMatch(/^\/v1/);
    }
  }
});
