import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { haveSameLetters, inCharactersOf } from '../../../src/content/handover/same-letters';

describe('a text that came back decomposed', () => {
  it.each([
    ['é and 한', '한국어 été'],
    ['letters that are not composed by the rules of Unicode', '\u0958\u0959 \uFB2A \u212B'],
  ])('has the same letters: %s', (_, text) => {
    expect(haveSameLetters(text.normalize('NFD'), text)).toBe(true);
    expect(inCharactersOf(text, text.normalize('NFD'))).toBe(text);
  });

  it('has the characters of the known text, and its new letters composed', () => {
    const edit = 'Clé fort élevée où \u0958'.normalize('NFD');
    expect(inCharactersOf('Clé très élevée \u0958', edit)).toBe('Clé fort élevée où \u0958');
  });

  it('stays as it came where the text before was decomposed, too, or where nothing is decomposed', () => {
    const edit = 'Clé fort'.normalize('NFD');
    expect(inCharactersOf('Clé très'.normalize('NFD'), edit)).toBe(edit);
    expect(inCharactersOf('Clé très'.normalize('NFD'), 'Clé où'.normalize('NFD'))).toBe(
      'Clé où'.normalize('NFD'),
    );
    expect(inCharactersOf('é \u037E', 'a&amp;')).toBe('a&amp;');
  });

  it('has the characters of the known text, too, where the new words were typed composed', () => {
    const edit = `${'Das Menü '.normalize('NFD')}schließen für`;
    expect(inCharactersOf('Das Menü öffnen', edit)).toBe('Das Menü schließen für');
    expect(inCharactersOf('Clé très', `${'Clé'.normalize('NFD')} é`)).toBe('Clé é');
  });

  it.each(['', 'Menu', '\u0958 Menu'])('has new letters composed where the text before is “%s”', (before) => {
    expect(inCharactersOf(before, 'Menü 두'.normalize('NFD'))).toBe('Menü 두');
  });

  it('has other letters where an ideograph is a variant', () => {
    expect(haveSameLetters('\uFA19谷様', '神谷様')).toBe(false);
    expect(inCharactersOf('神谷様 é', '\uFA19谷様 e\u0301')).toBe('\uFA19谷様 é');
  });

  it('keeps every character of the known text where a word was added, composed or not', () => {
    const letters = [
      'é',
      'e\u0301',
      'Ḁ',
      'A\u0325',
      '가',
      '\u1100\u1161',
      '각',
      '\u1100\u1161\u11A8',
      '\u1100',
      '神',
      ' ',
      '<',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters)), (all) => {
        const before = all.join('');
        expect(inCharactersOf(before, `${before}a`)).toBe(`${before}a`);
      }),
    );
  });
});
