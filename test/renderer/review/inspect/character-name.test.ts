import { expect, test } from 'vitest';
import { loadCharacterNames } from '../../../../src/renderer/review/inspect/character-name';

test.each([
  [' ', 'SPACE'],
  ['A', 'LATIN CAPITAL LETTER A'],
  ['ÿ', 'LATIN SMALL LETTER Y WITH DIAERESIS'],
  ['а', 'CYRILLIC SMALL LETTER A'],
  ['ى', 'ARABIC LETTER ALEF MAKSURA'],
  ['ی', 'ARABIC LETTER FARSI YEH'],
  ['\u202F', 'NARROW NO-BREAK SPACE'],
  ['ー', 'KATAKANA-HIRAGANA PROLONGED SOUND MARK'],
  ['予', 'CJK UNIFIED IDEOGRAPH-4E88'],
  ['한', 'HANGUL SYLLABLE HAN'],
  ['아', 'HANGUL SYLLABLE A'],
  ['\uFFFD', 'REPLACEMENT CHARACTER'],
  ['😀', 'GRINNING FACE'],
  ['\u0007', undefined],
])('%j is named %s', async (character, name) => {
  const nameOf = await loadCharacterNames();
  expect(nameOf(character.codePointAt(0) ?? 0)).toBe(name);
});
