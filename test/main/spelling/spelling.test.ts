import { describe, expect, it } from 'vitest';
import type { OpenSpeller } from '../../../src/main/spelling/speller';
import { SpellEngine } from '../../../src/main/spelling/spell-engine';
import type { Dictionary } from '../../../src/main/spelling/speller';
import { findDictionaries } from '../../../src/main/spelling/dictionary-finder';
import { mostOwnWords } from '../../../src/contract/spelling';
import { bundledPlaces } from '../../support/content/dictionaries';
import { writeDictionary } from '../../support/content/written-dictionary';
import { migratedFolder } from '../../support/migrated-folder';
import { tempFolder } from '../../support/temp-folder';
import { testBackend } from '../../support/test-backend';

const words = new SpellEngine();

/** The real dictionaries in this thread, with a record of those that were asked. */
function house(
  options: {
    languages?: readonly string[];
    settings?: readonly string[];
    dataFolder?: string;
    own?: string;
    problem?: (dictionary: Dictionary) => string | undefined;
  } = {},
) {
  const asked: (readonly string[])[] = [];
  const { languages = ['en-GB'], own = '/missing', problem = () => undefined, ...rest } = options;
  const openSpeller: OpenSpeller = () => ({
    find: () => findDictionaries({ ...bundledPlaces, own }),
    problem,
    misspelled: (list, dictionaries) => {
      asked.push(dictionaries.map(({ tag }) => tag));
      return words.misspelled(list, dictionaries);
    },
    suggest: (word, dictionaries) => words.suggest(word, dictionaries),
    stop: async () => undefined,
  });
  const backend = testBackend({ ...rest, openSpeller, host: { systemLanguages: () => languages } });
  const { spelling } = backend;
  if (spelling === undefined) throw new Error('there is no spell checker');
  return { backend, spelling, asked };
}

describe('by itself, the spell checker', () => {
  it('checks a target in its own language, whatever the system speaks', async () => {
    const { spelling, asked } = house();
    expect(await spelling.misspelled('de-CH', ['Strasse', 'Straße', 'colour'])).toEqual(['Straße', 'colour']);
    expect(asked).toEqual([['de-CH']]);
  });

  it('checks a text without a language in those of the system, as far as they are here', async () => {
    const { spelling, asked } = house({ languages: ['ja-JP', 'de-AT', 'en-US'] });
    expect(await spelling.misspelled(undefined, ['Haus', 'house', 'hause', 'maison'])).toEqual(['maison']);
    expect(asked).toEqual([['de', 'en-US']]);
  });

  it('underlines nothing in a language that it has no dictionary of', async () => {
    const { spelling, asked } = house();
    expect(await spelling.misspelled('fi', ['sana', 'xyzzy'])).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('languages that were chosen', () => {
  it('hold over a restart, and nothing but them is checked', async () => {
    const dataFolder = migratedFolder();
    const first = house({ dataFolder });
    await first.spelling.choose(['de', 'fr']);
    await first.backend.stop();
    const { spelling, asked } = house({ dataFolder });
    expect((await spelling.read()).languages).toEqual(['de', 'fr']);
    expect(await spelling.misspelled('en', ['colr'])).toEqual([]);
    expect(await spelling.misspelled('de-CH', ['hauss'])).toEqual(['hauss']);
    expect(await spelling.misspelled(undefined, ['maison', 'hauss'])).toEqual(['hauss']);
    expect(asked).toEqual([['de'], ['de', 'fr']]);
  });

  it('none: nothing is checked', async () => {
    const { spelling, asked } = house({ settings: ['spelling.languages='] });
    expect(await spelling.misspelled('en', ['colr'])).toEqual([]);
    expect(await spelling.misspelled(undefined, ['colr'])).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('of a later program that has more of them are left where they are', async () => {
    const { spelling } = house({ settings: ['spelling.languages=sv,de'] });
    expect((await spelling.read()).languages).toEqual(['de']);
  });
});

describe('a dictionary of the user', () => {
  it('for another language is found when the settings are looked at, and said to be theirs', async () => {
    const own = tempFolder();
    const { spelling } = house({ own });
    expect((await spelling.refresh()).dictionaries.map(({ tag }) => tag)).not.toContain('sv');
    writeDictionary(own, 'sv_SE', 'SET UTF-8\n', '1\nord\n');
    const { dictionaries } = await spelling.refresh();
    expect(dictionaries).toContainEqual({ tag: 'sv', origin: 'own', folder: own });
    expect(dictionaries).toContainEqual(expect.objectContaining({ tag: 'de', origin: 'bundled' }));
    expect(await spelling.misspelled('sv', ['ord', 'rod'])).toEqual(['rod']);
  });

  it('that cannot be used is said to be so, and nothing is underlined for it', async () => {
    const { spelling, asked } = house({
      problem: ({ tag }) => (tag === 'pl' ? 'It is damaged.' : undefined),
    });
    const { dictionaries } = await spelling.read();
    expect(dictionaries.find(({ tag }) => tag === 'pl')?.problem).toBe('It is damaged.');
    expect(await spelling.misspelled('pl', ['xqxq'])).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('is missing where a package was made without it, which is said', async () => {
    const backend = testBackend({
      openSpeller: () => ({
        find: async () =>
          (await findDictionaries(bundledPlaces)).filter(({ tag }) => !['de', 'de-CH', 'it'].includes(tag)),
        problem: () => undefined,
        misspelled: async () => [],
        suggest: async () => [],
        stop: async () => undefined,
      }),
    });
    expect((await backend.spelling?.read())?.leftOut).toEqual(['de', 'de-CH', 'it']);
  });
});

describe('own words', () => {
  it('are right in every language, also at the beginning of a sentence, until they are removed', async () => {
    const { spelling } = house();
    const list = ['xliffe', 'Xliffe', 'XLIFFE'];
    expect(await spelling.misspelled('de', list)).toEqual(list);
    await spelling.addWord('xliffe');
    expect(await spelling.misspelled('de', list)).toEqual(['XLIFFE']);
    expect(await spelling.misspelled('en', list)).toEqual(['XLIFFE']);
    expect((await spelling.removeWord('xliffe')).words).toEqual([]);
    expect(await spelling.misspelled('de', list)).toEqual(list);
  });

  it('are kept once each, in the order of the alphabet, and not without end', async () => {
    const { spelling, backend } = house();
    for (const word of ['zeta', ' Alpha ', 'zeta', 'éta', '  ']) await spelling.addWord(word);
    expect((await spelling.read()).words).toEqual(['Alpha', 'éta', 'zeta']);
    const many = Array.from({ length: mostOwnWords }, (_, index) => `w${index}`);
    await backend.core.settings.write({ 'spelling.words': many });
    await expect(spelling.addWord('onemore')).rejects.toThrow(/Remove some/);
  });

  it('are in no report for others', async () => {
    const { spelling, backend } = house();
    await spelling.addWord('Geheimkunde');
    const report = await backend.dispatch('diagnostics.report', {});
    expect(JSON.stringify(report)).not.toContain('Geheimkunde');
    expect(JSON.stringify(report)).toContain('spelling.words = 1 words');
  });
});

describe('a word that was found wrong', () => {
  it('has suggestions in the language in which it was', async () => {
    const { spelling } = house();
    await spelling.misspelled('de', ['Hauss']);
    expect(await spelling.suggest('Hauss')).toContain('Haus');
    expect(await spelling.suggest('never-asked')).toEqual([]);
  });

  it('is not one that no dictionary could have, however long a text is', async () => {
    const { spelling } = house();
    const list = [
      'x'.repeat(101),
      ...Array.from({ length: 5000 }, (_, index) => `qzx${'a'.repeat(index % 7)}${index}`),
    ];
    const wrong = await spelling.misspelled('en', list);
    expect(wrong).not.toContain(list[0]);
    expect(await spelling.suggest('x'.repeat(101))).toEqual([]);
  });
});

it('in the browser host there is none, and the answer explains that the browser checks', async () => {
  const { dispatch } = testBackend();
  expect(await dispatch('spelling.read', {})).toEqual({ ok: true, value: { settings: null } });
  expect(await dispatch('spelling.check', { words: ['x'] })).toMatchObject({
    ok: false,
    error: { code: 'UNAVAILABLE', message: expect.stringContaining('browser') },
  });
});

it('over the bridge, input that is no word list is refused', async () => {
  const { backend, asked } = house();
  for (const input of [
    {},
    { words: 'x' },
    { words: [1] },
    { language: 5, words: [] },
    { language: 'de', words: ['x'], more: true },
    { words: Array.from({ length: 70_000 }, () => 'x') },
  ]) {
    expect(await backend.dispatch('spelling.check', input)).toMatchObject({
      error: { code: 'INVALID_INPUT' },
    });
  }
  expect(await backend.dispatch('spelling.choose', { languages: ['sv'] })).toMatchObject({
    error: { code: 'INVALID_INPUT' },
  });
  expect(asked).toEqual([]);
});
