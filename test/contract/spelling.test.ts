import { describe, expect, it } from 'vitest';
import { dictionariesFor, packagedDictionaries } from '../../src/contract/spelling';

describe('a text is checked by the dictionary', () => {
  it.each([
    ['of its own region', 'de-CH', ['de-CH']],
    ['of its own region, however the tag is written', 'EN-gb', ['en-GB']],
    ['of its own region, whatever the script', 'de-Latn-CH', ['de-CH']],
    ['of the plain language, where its region has none', 'de-AT', ['de']],
    ['of the plain language', 'fr', ['fr']],
    ['of any region, where neither is there', 'en-AU', ['en-GB', 'en-US']],
    ['of any region, where no region is said', 'pt', ['pt-BR', 'pt-PT']],
    ['of nobody, where the language is not here', 'ja', []],
    ['of nobody, where the tag is none', 'not_a_tag', []],
    ['of nobody, where there is no tag', '', []],
    ['of nobody, where the language only begins alike', 'den', []],
  ])('%s', (_what, tag, expected) => {
    expect(dictionariesFor(tag, packagedDictionaries)).toEqual(expected);
  });

  it('among those that were chosen, also where the best is not', () => {
    expect(dictionariesFor('de-CH', ['de', 'fr'])).toEqual(['de']);
    expect(dictionariesFor('de-CH', ['fr'])).toEqual([]);
  });
});

it('every dictionary is the one of its own tag', () => {
  for (const dictionary of packagedDictionaries) {
    expect(dictionariesFor(dictionary, packagedDictionaries)).toEqual([dictionary]);
  }
});
