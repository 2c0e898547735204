import { expect, it } from 'vitest';
import { spacedIn } from '../../../../src/renderer/review/edit/spaced-in';

const between = (before: string, after: string, language: string): string =>
  spacedIn({ before, after }, '…', language);

it('a sentence gets a space after another one, but not at a start, and not in Japanese', () => {
  expect(between('One.', '', 'de-DE')).toBe(' …');
  expect(between('One. ', '', 'de')).toBe('…');
  expect(between('One.\n', '', 'de')).toBe('…');
  expect(between('<p>', '', 'de')).toBe('…');
  expect(between('', '', 'de')).toBe('…');
  expect(between('一つ。', '二つ', 'ja-JP')).toBe('…');
});

it('a term gets a space after a word, but not after what belongs to it', () => {
  expect(between('Ouvrir le', '', 'fr')).toBe(' …');
  expect(between('Er rief: „Los!“', '', 'de')).toBe(' …');
  const before = ['Ouvrir l’', 'Ouvrir (', 'Er öffnet „', '"', 'Web-', 'Laden/'];
  expect(before.filter((text) => between(text, '', 'de') !== '…')).toEqual([]);
});

it('a term gets a space before a word, but not before a mark, a space or a tag', () => {
  expect(between('', 'Hallo Welt', 'de')).toBe('… ');
  expect(between('ab', 'cd', 'ar')).toBe(' … ');
  expect(['.', ' und', '</p>', '-Protokoll'].filter((text) => between('', text, 'de') !== '…')).toEqual([]);
});
