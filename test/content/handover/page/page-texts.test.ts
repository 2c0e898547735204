import { describe, expect, it } from 'vitest';
import { en } from '../../../../src/content/handover/page/texts/en';
import { textsFor } from '../../../../src/content/handover/page/texts/page-texts';

const valuesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w{1,20})\}/g)].map(([, name = '']) => name).toSorted();

describe('texts of the review page', () => {
  it.each(['de', 'fr', 'es', 'ja', 'ar'])('%s has the values of each English text', (language) => {
    const { texts, language: found } = textsFor(language);
    expect(found).toBe(language);
    for (const [key, text] of Object.entries(en))
      expect([key, valuesIn(texts[key as keyof typeof en])]).toEqual([key, valuesIn(text)]);
  });

  it('are English where the language has none, and follow the language of a region', () => {
    expect(textsFor('fi').language).toBe('en');
    expect(textsFor('de-CH').language).toBe('de');
    expect(textsFor('constructor').language).toBe('en');
  });
});
