import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { misreadText } from '../../../src/content/handover/misread-text';

const field = { data: 'text', source: 'Bicycle', target: 'Vélo' };
const languages = { source: 'en', target: 'fr' };

describe('a text of UTF-8 that was read in another encoding', () => {
  it.each([
    ['windows-1252', 'VÃ©lo'],
    ['windows-1251', 'VГ©lo'],
    ['IBM437', 'V├⌐lo'],
    ['IBM850', 'V├®lo'],
    ['IBM866', 'V├йlo'],
  ])('is recognized: %s', (_, text) => {
    expect(misreadText(text, field, languages)).toBe(text);
  });

  it('is not seen in texts that were typed', () => {
    for (const text of ['Vélo', 'Bicyclette', 'Vélo ├─ arbre', 'Vélo © 2026'])
      expect(misreadText(text, field, languages)).toBeUndefined();
  });
});

describe('a text of a file that was saved in UTF-7', () => {
  it.each(['V+AOk-lo', 'Bicyclette, ou v+AOk-lo', 'V+AOkA4A-lo', 'V+AOk'])('is recognized: %s', (text) => {
    expect(misreadText(text, field, languages)).toBeDefined();
  });

  it('is not seen in texts that were typed', () => {
    for (const text of ['Vélo+Bus', 'Vélo +33123456789', 'C+APw-Vélo', 'Vélo +AAAA- +++ +a/b/c-'])
      expect(misreadText(text, field, languages)).toBeUndefined();
  });

  it.each([
    ['Suscripción', 'Suscripción Web+APP'],
    ['Però', 'Però usa SDK+API'],
    ['Però', 'Ma usa Web+API e SDK+API'],
    ['دراجة', 'دراجة Mountain+Bike'],
    ['דרגש', 'מיטה Bed+Ben'],
    ['А это небо', 'Это Sky+BBC'],
    ['ɛ', 'Zi Ctrl+Altɛ'],
    ['ɛ', 'Ctrl+Alt'],
    ['А это небо', 'Sky+BBC'],
    ['ó', 'Web+APP'],
    ['ש', 'Bed+Ben'],
    ['ة', 'Mountain+Bike'],
    ['á', 'LTE+AOE'],
  ])('is not seen where %j is handed out and %j is typed', (target, text) => {
    expect(misreadText(text, { ...field, target }, languages)).toBeUndefined();
  });

  it('is recognized by any of its letters', () => {
    const letter = fc.constantFrom('é', 'à', 'ò', 'ñ', 'ß', '€', 'ש', 'д', '世');
    const run = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(run, fc.stringMatching(/^[a-z]{0,5}$/), (letters, plain) => {
        const units = Uint8Array.from(
          Array.from(letters).flatMap((one) => [one.charCodeAt(0) >> 8, one.charCodeAt(0) & 255]),
        );
        const text = `${plain}+${btoa(String.fromCharCode(...units)).replace(/=+$/, '')}-${plain}`;
        expect(
          misreadText(text, { ...field, target: `${plain}${letters}${plain}` }, languages),
        ).toBeDefined();
      }),
    );
  });

  it('is not seen where it was handed out so', () => {
    const handed = { ...field, source: 'Write +AOk- for é.' };
    expect(misreadText('Tapez +AOk- pour é.', handed, languages)).toBeUndefined();
  });
});

it('question marks are no lost letters of a word that came back whole', () => {
  const handed = { ...field, target: 'Où ça' };
  expect(misreadText('Où ça : https://example.org/?a=1', handed, languages)).toBeUndefined();
  expect(misreadText('Voir : o? ?a', handed, languages)).toBeDefined();
  expect(misreadText('Voir : ?a', handed, languages)).toBeDefined();
});

describe('a letter that the language of a text does not have', () => {
  const german = { source: 'en', target: 'de' };

  it.each([
    ['Й', 'Йa'],
    ['ۄড়Ц', 'ۄড়Ц漢äßR漢hl'],
    ['Taste Й', 'Die Tasten Йs und Щ'],
  ])('is not misread where %j is handed out and %j comes back with more beside it', (target, text) => {
    expect(misreadText(text, { data: 'text', source: '', target }, german)).toBeUndefined();
  });

  it('is not misread where the word was handed out as the source', () => {
    const handed = { data: 'text', source: 'The key Й', target: '' };
    expect(misreadText('Йs', handed, german)).toBeUndefined();
  });

  it.each([
    ['', 'Йa'],
    ['Й', 'Йдa'],
    ['Й', 'Йa zusдtzlich'],
  ])('is misread where %j is handed out and %j comes back', (target, text) => {
    expect(misreadText(text, { data: 'text', source: '', target }, german)).toBeDefined();
  });
});

it('a row of accented letters is misread in another alphabet, which has no word of them', () => {
  const handed = { data: 'text', source: '', target: '' };
  for (const target of ['ar', 'ja']) {
    expect(misreadText('ßßäß a', handed, { source: 'en', target })).toBe('ßßäß');
    expect(misreadText('Straße, süß', handed, { source: 'en', target })).toBeUndefined();
  }
  expect(misreadText('ßßäß a', handed, { source: 'en', target: 'de' })).toBeUndefined();
});
