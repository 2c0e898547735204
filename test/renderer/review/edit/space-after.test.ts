import { expect, it } from 'vitest';
import { spaceAfter } from '../../../../src/renderer/review/edit/space-after';

it('a sentence gets a space after another one, but not at a start, and not in Japanese', () => {
  expect(spaceAfter('One.', 'de-DE')).toBe(' ');
  expect(spaceAfter('One. ', 'de')).toBe('');
  expect(spaceAfter('One.\n', 'de')).toBe('');
  expect(spaceAfter('<p>', 'de')).toBe('');
  expect(spaceAfter('', 'de')).toBe('');
  expect(spaceAfter('一つ。', 'ja-JP')).toBe('');
});
