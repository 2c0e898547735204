import { expect, test } from 'vitest';
import { atDigit } from '../../../src/content/checks/numbers/at-digit';

test('digits of every script are found', () => {
  const digit = atDigit(/\p{Nd}/u);
  const missed = Array.from({ length: 0x11_00_00 }, (_, code) => String.fromCodePoint(code)).filter(
    (char) => digit.test(char) !== /^\p{Nd}/u.test(char),
  );
  expect(missed).toEqual([]);
});
