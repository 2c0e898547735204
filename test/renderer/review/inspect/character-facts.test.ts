import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { characterFacts } from '../../../../src/renderer/review/inspect/character-facts';
import { anyCharacter } from '../../../support/content/any-character';

describe('what is said of a character', () => {
  test.each([
    ['a', 'U+0061', 'Ll', 'Latn', '61'],
    ['\u0430', 'U+0430', 'Ll', 'Cyrl', 'D0 B0'],
    ['\u00A0', 'U+00A0', 'Zs', 'Zyyy', 'C2 A0'],
    ['\u200B', 'U+200B', 'Cf', 'Zyyy', 'E2 80 8B'],
    ['ى', 'U+0649', 'Lo', 'Arab', 'D9 89'],
    ['予', 'U+4E88', 'Lo', 'Hani', 'E4 BA 88'],
    ['😀', 'U+1F600', 'So', 'Zyyy', 'F0 9F 98 80'],
    ['\u0301', 'U+0301', 'Mn', 'Zinh', 'CC 81'],
    ['\uD800', 'U+D800', 'Cs', undefined, ''],
  ])('%j', (character, number, category, script, utf8) => {
    expect(characterFacts(character)).toMatchObject({ number, category, utf8 });
    expect(characterFacts(character).script).toBe(script);
  });
});

test('the bytes are those that an encoder writes, of any character', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 1 }), (character) => {
      const bytes = [...new TextEncoder().encode(character)].map((byte) =>
        byte.toString(16).padStart(2, '0'),
      );
      expect(characterFacts(character).utf8).toBe(bytes.join(' ').toUpperCase());
    }),
  );
});
