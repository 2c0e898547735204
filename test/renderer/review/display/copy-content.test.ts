import { expect, test } from 'vitest';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { readingCall, readTargets, readText } from '../../../../src/renderer/review/display/copy-content';
import { readFields } from '../../../../src/renderer/stores/read-fields';
import { FakeHost } from '../../fake-host';

test.each([
  ['<h2>One</h2><p>two &amp; <b>th</b>ree</p>', 'One\ntwo & three'],
  ['<ul>\n <li>a</li>\n <li>b</li>\n</ul>', 'a\nb'],
  ['one<br>two', 'one\ntwo'],
  ['<tr><td>a</td><td>b</td></tr>', 'a  b'],
  ['<script>x</script>', ''],
  ['a\u202F!  b', 'a\u202F!  b'],
])('%j reads %j', (value, text) => {
  expect(readText(value, 'html')).toBe(text);
});

test('other data is copied as it is', () => {
  expect(readText('a <b>\n &amp;', 'text')).toBe('a <b>\n &amp;');
});

test('all fields of a request are read, window by window', async () => {
  const host = new FakeHost(1);
  const fields = await readFields(clientOver(host), { key: 1, version: 1 });
  expect(fields.map(({ position }) => position)).toEqual(Array.from({ length: 120 }, (_, i) => i));
});

test('a field that came cut is not copied, since half a text would pass for the whole one', async () => {
  const field = { position: 0, id: 'a', type: 't', data: 'html', source: 'x', target: 'y', isCut: true };
  const client = { call: async () => ({ total: 1, offset: 0, fields: [field] }) as never };
  await expect(readTargets(client, { key: 1, version: 1 }, 'html')).rejects.toThrow('too long to copy');
});

test('the cURL line reads the request from the service on this computer and leaves the token to the shell', () => {
  const service = { kind: 'listening', url: 'http://127.0.0.1:4310/' } as const;
  expect(readingCall("a/b'c", service)).toBe(
    `curl 'http://127.0.0.1:4310/v1/content/request/a%2Fb'\\''c' \\\n  -H "Authorization: Bearer $LOCDESK_TOKEN"`,
  );
  expect(readingCall('x', undefined)).toBeUndefined();
});
