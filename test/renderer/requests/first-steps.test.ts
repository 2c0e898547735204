import { expect, test } from 'vitest';
import { curlLine } from '../../../src/renderer/requests/curl-line';
import { Slots } from '../../../src/renderer/review/display/slots';

test('before there is a token the shell is asked for it, afterwards it stands in the line', () => {
  expect(curlLine('http://127.0.0.1:4310', undefined, 'Hello')).toContain(
    '-H "Authorization: Bearer $TOKEN"',
  );
  expect(curlLine('http://127.0.0.1:4310/', 'ld_1', 'Hello')).toContain("-H 'Authorization: Bearer ld_1'");
});

test('the line submits to the create operation and survives quotes in the text', () => {
  const line = curlLine('http://127.0.0.1:4310', 'x', "it's");
  expect(line).toContain('curl -X PUT http://127.0.0.1:4310/v1/content');
  expect(line).toContain("it'\\''s");
});

test('a position keeps its row while it is shown, and a new one takes a free row', () => {
  const slots = new Slots();
  slots.assign([0, 1, 2]);
  const later = slots.assign([1, 2, 3]);
  expect([later.get(1), later.get(2), later.get(3)]).toEqual([1, 2, 0]);
});
