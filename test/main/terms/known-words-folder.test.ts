import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TermEntry } from '../../../src/content/terms/termbase';
import type { WordMemory } from '../../../src/content/terms/recognize/known-words';
import { termMatcher } from '../../../src/content/terms/recognize/term-matcher';
import { KnownWordsFolder, knownWordsFolderOf } from '../../../src/main/terms/known-words-folder';
import { openQueryEngine } from '../../../src/main/lists/query-engine';
import { checkAll } from '../../support/content/check-all';
import { checkHouse } from '../../support/content/check-house';
import { vocabularies } from '../../support/content/vocabularies';
import { addRequest } from '../../support/database/filled-requests';
import { tempFolder } from '../../support/temp-folder';

const by = { base: 'de', dictionary: 'de 1', names: ['Haus ', 'Tür noun'] };
const known = { ...by, readings: new Map([['Häuser', { ids: [0] }]]) };
const more = (count: number) => new Map(Array.from({ length: count }, (_, at) => [`Wort${at}`, { ids: [] }]));

it('words are known again for the same terms, rules and dictionaries only', () => {
  const folder = tempFolder();
  new KnownWordsFolder(folder).keep(known);
  const next = new KnownWordsFolder(folder);
  expect(next.recall(by)).toEqual(known.readings);
  expect(next.recall({ ...by, names: ['Haus '] })).toBeUndefined();
  expect(next.recall({ ...by, base: 'nl' })).toBeUndefined();
  expect(next.recall({ ...by, dictionary: 'de 2' })).toBeUndefined();
});

it('words of an American text are not read as those of a British one', async () => {
  const folder = new KnownWordsFolder(tempFolder());
  const find = (language: string, memory?: WordMemory) => {
    const matcher = termMatcher([{ text: 'traveled' }], language, vocabularies.lemmasOf(language), {
      memory,
    });
    const places = matcher.find('They are traveling.');
    const words = matcher.known();
    if (words !== undefined) folder.keep(words);
    return places;
  };
  expect(find('en-US')).toEqual([]);
  expect(find('en-GB', folder)).toHaveLength(1);
});

it('a damaged file is made again', () => {
  const folder = tempFolder();
  new KnownWordsFolder(folder).keep(known);
  const [name = ''] = readdirSync(knownWordsFolderOf(folder));
  writeFileSync(join(knownWordsFolderOf(folder), name), '{"none":"cut o');
  const next = new KnownWordsFolder(folder);
  expect(next.recall(by)).toBeUndefined();
  next.keep(known);
  expect(next.recall(by)).toEqual(known.readings);
});

it('a file is written again only once enough of its words are new', () => {
  const folder = new KnownWordsFolder(tempFolder());
  const kept = (readings: typeof known.readings) => {
    folder.keep({ ...known, readings });
    return folder.recall(by)?.size;
  };
  expect([kept(more(100)), kept(more(103)), kept(more(106))]).toEqual([100, 100, 106]);
});

it('the files of earlier terms are removed', () => {
  const folder = tempFolder();
  const words = new KnownWordsFolder(folder);
  for (let at = 0; at < 21; at += 1) words.keep({ ...known, names: [`Haus${at} `] });
  expect(readdirSync(knownWordsFolderOf(folder))).toHaveLength(18);
});

/** A folder with one file, which is older than all that follow. */
function withOldFile() {
  const folder = tempFolder();
  const words = new KnownWordsFolder(folder);
  words.keep(known);
  const [name = ''] = readdirSync(knownWordsFolderOf(folder));
  const file = join(knownWordsFolderOf(folder), name);
  utimesSync(file, 0, 0);
  const keepOthers = (count: number) => {
    for (let at = 0; at < count; at += 1) words.keep({ ...known, names: [`Dorf${at} `] });
    for (const other of readdirSync(knownWordsFolderOf(folder)))
      if (other !== name) utimesSync(join(knownWordsFolderOf(folder), other), 1000, 1000);
  };
  return { words, file, keepOthers };
}

it('a file that is removed while its words are in use is written again', () => {
  const { words, file, keepOthers } = withOldFile();
  keepOthers(18);
  words.keep(known);
  expect(readFileSync(file, 'utf8')).toContain('Häuser');
});

it('a file that was damaged meanwhile is written again', () => {
  const { words, file } = withOldFile();
  writeFileSync(file, '{"none":"cut o');
  expect(words.recall(by)).toBeUndefined();
  words.keep(known);
  expect(words.recall(by)).toEqual(known.readings);
});

it('a file that is used is kept', () => {
  const { words, keepOthers } = withOldFile();
  keepOthers(17);
  words.recall(by);
  keepOthers(19);
  expect(words.recall(by)).toEqual(known.readings);
});

const house: TermEntry = {
  id: 'house',
  terms: { en: [{ text: 'house', status: 'preferred' }], de: [{ text: 'Haus', status: 'preferred' }] },
};

const fails = (): never => expect.fail('a dictionary was asked');
const unasked = (version = '') => ({ version, of: fails, has: fails, bodiesOf: fails, isEnding: fails });

it('the checks keep the words of all requests, and a field is shown with them', async () => {
  const { db, core, dataFolder } = checkHouse();
  const key = addRequest(db, { fields: [['Two houses', 'Zwei Häuser']] });
  const termbase = await core.termbases.create('Town');
  await core.termbases.saveEntry(termbase, undefined, house);
  await checkAll(core, dataFolder, { vocabularies: () => vocabularies });
  const files = readdirSync(knownWordsFolderOf(dataFolder));
  const texts = files.map((name) => readFileSync(join(knownWordsFolderOf(dataFolder), name), 'utf8'));
  expect(texts.some((text) => text.includes('Häuser'))).toBe(true);
  // The next start asks no dictionary.
  const query = openQueryEngine(dataFolder, Date.now, {
    vocabularies: () => ({
      ...vocabularies,
      lemmasOf: (language) => unasked(vocabularies.lemmasOf(language)?.version),
    }),
  });
  const [terms] = query.handlers['terms.inFields']({ key, fieldIds: ['field-0'] }).terms;
  query.close();
  expect([terms?.source, terms?.target]).toEqual([
    [{ from: 4, to: 10, entry: 0 }],
    [{ from: 5, to: 11, entry: 0 }],
  ]);
});

it('a changed entry makes the window ask the dictionary about its own terms only', async () => {
  const { db, core, dataFolder } = checkHouse();
  const key = addRequest(db, { fields: [['Two houses', 'Zwei Häuser']] });
  const termbase = await core.termbases.create('Town');
  await core.termbases.saveEntry(termbase, undefined, house);
  const german = vocabularies.lemmasOf('de') ?? expect.fail('no German dictionary');
  const asked: string[] = [];
  const watched: typeof german = {
    version: german.version,
    of(word) {
      asked.push(word);
      return german.of(word);
    },
    has: (word) => german.has(word),
    bodiesOf: (base) => german.bodiesOf(base),
    isEnding: (text) => german.isEnding(text),
  };
  const query = openQueryEngine(dataFolder, Date.now, {
    vocabularies: () => ({
      ...vocabularies,
      lemmasOf: (language) => (language === 'de' ? watched : vocabularies.lemmasOf(language)),
    }),
  });
  const places = () => query.handlers['terms.inFields']({ key, fieldIds: ['field-0'] }).terms[0]?.target;
  expect(places()).toEqual([{ from: 5, to: 11, entry: 0 }]);
  expect(asked).toContain('Haus');
  asked.length = 0;
  const two: TermEntry = {
    id: 'two',
    terms: { en: [{ text: 'two', status: 'preferred' }], de: [{ text: 'zwei', status: 'preferred' }] },
  };
  await core.termbases.saveEntry(termbase, undefined, two);
  expect(places()).toHaveLength(2);
  query.close();
  expect(asked).toContain('zwei');
  expect(asked).not.toContain('Haus');
});
