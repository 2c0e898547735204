import { describe, expect, it } from 'vitest';
import { SpellEngine } from '../../../src/main/spelling/spell-engine';
import { packagedDictionaries } from '../../../src/contract/spelling';
import { scaled } from '../../support/effort';
import { dictionaries } from '../../support/content/dictionaries';

const engine = new SpellEngine();

/** Sentences as coordinators meet them, and one word of each spoilt. */
const sentences: Readonly<
  Record<(typeof packagedDictionaries)[number], readonly [right: string, wrong: string]>
> = {
  de: [
    'Die Donaudampfschifffahrt verträgt Straßenbahnhaltestellen und Qualitätssicherungsverfahren',
    'Strasenbahn',
  ],
  'de-CH': ['Der Strassenbahnfahrer grüsst die Fussgängerzone', 'Straße'],
  'en-GB': ["The organisation's colour isn’t greyer", 'color'],
  'en-US': ["The organization's color isn’t grayer", 'colour'],
  es: ['La traducción llegó después del miércoles', 'traducion'],
  fr: ["L’équipe d'accueil n’aurait jamais été prête aujourd’hui", 'accueuil'],
  it: ["Perché l'acqua è più fredda", 'perche'],
  nl: ['De ziektekostenverzekering dekt vertaalwerkzaamheden', 'verzekerring'],
  pl: ['Tłumaczenie zostało ukończone wczoraj', 'tłumaczenei'],
  'pt-BR': ['A tradução do ônibus está pronta', 'traduçao'],
  'pt-PT': ['A tradução do autocarro está pronta', 'traduçao'],
  ru: ['Перевод был завершён вчера', 'перивод'],
  tr: ['Çeviri dün akşam İstanbul’da tamamlandı', 'çevrii'],
};

/** The checks of spelling are tried with the other ones, too. */
const tried = scaled<readonly (typeof packagedDictionaries)[number][]>(
  ['de', 'en-US', 'fr', 'ru'],
  packagedDictionaries,
);

describe.each(tried)('the dictionary of %s', (dictionary) => {
  const [right, wrong] = sentences[dictionary];

  it('knows the words of its language and not a misspelled one', async () => {
    const words = right.split(' ');
    expect(await engine.misspelled([...words, wrong], dictionaries(dictionary))).toEqual([wrong]);
  });
});

describe('words', () => {
  it('are right that any of several dictionaries has', async () => {
    expect(
      await engine.misspelled(['colour', 'color', 'Farbe', 'colr'], dictionaries('en-GB', 'en-US', 'de')),
    ).toEqual(['colr']);
  });

  it('are looked up as they are read: composed, with the apostrophe of a keyboard, without soft hyphens', async () => {
    const words = ['U\u0308bung', 'U\u0308bumg', 'Stra\u00ADße'];
    expect(await engine.misspelled(words, dictionaries('de'))).toEqual(['U\u0308bumg']);
    expect(await engine.misspelled(['l’acqua'], dictionaries('it'))).toEqual([]);
  });

  it('that are misspelled have suggestions, with the apostrophe they were written with', async () => {
    expect(await engine.suggest('recieve', dictionaries('en-US'))).toContain('receive');
    // A compound takes longer than the library's quarter of a second where the machine is busy.
    expect(await engine.suggest('Mittwocch', dictionaries('de'))).toContain('Mittwoch');
    expect(await engine.suggest('coudn’t', dictionaries('en-US'))).toContain('couldn’t');
    expect((await engine.suggest('teh', dictionaries('en-US', 'en-GB'))).length).toBeLessThanOrEqual(6);
  });

  it.each(['', ' ', '\0', '\uD800', '👍', '<b>', '%s', '-', "'", 'x'.repeat(100)])(
    'of any form are answered: %j',
    async (word) => {
      expect(await engine.misspelled([word, 'haus'], dictionaries('de', 'en-US'))).toContain('haus');
      expect(Array.isArray(await engine.suggest(word, dictionaries('de')))).toBe(true);
    },
  );
});
