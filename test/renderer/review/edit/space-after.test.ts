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

it('a term gets a space after a word, but not after what belongs to it', () => {
  expect(spaceAfter('Ouvrir le', 'fr')).toBe(' ');
  expect(spaceAfter('Er rief: „Los!“', 'de')).toBe(' ');
  const before = ['Ouvrir l’', 'Ouvrir (', 'Er öffnet „', '"', 'Web-', 'Laden/'];
  expect(before.filter((text) => spaceAfter(text, 'de') !== '')).toEqual([]);
});
