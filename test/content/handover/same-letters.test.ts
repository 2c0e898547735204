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

  it('stays as it came where the text before was decomposed, too, or it is not wholly so', () => {
    const edit = 'Clé fort'.normalize('NFD');
    expect(inCharactersOf('Clé très'.normalize('NFD'), edit)).toBe(edit);
    expect(inCharactersOf('Clé très', `${edit} é`)).toBe(`${edit} é`);
    expect(inCharactersOf('é \u037E', 'a&amp;')).toBe('a&amp;');
  });

  it('has other letters where an ideograph is a variant', () => {
    expect(haveSameLetters('\uFA19谷様', '神谷様')).toBe(false);
    expect(inCharactersOf('神谷様 é', '\uFA19谷様 e\u0301')).toBe('\uFA19谷様 é');
  });
});
