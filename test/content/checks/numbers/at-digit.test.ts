import { expect, test } from 'vitest';
import { atDigit } from '../../../../src/content/checks/numbers/at-digit';
import { scaled } from '../../../support/effort';

// All digits of Unicode 17 stand below.
const end = scaled(0x2_00_00, 0x11_00_00);

test('digits of every script are found', () => {
  const digit = atDigit(/\p{Nd}/u);
  const missed = Array.from({ length: end }, (_, code) => String.fromCodePoint(code)).filter(
    (char) => digit.test(char) !== /^\p{Nd}/u.test(char),
  );
  expect(missed).toEqual([]);
});
