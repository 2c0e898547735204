import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TermEntry } from '../../../src/content/terms/termbase';
import { KnownWordsFolder, knownWordsFolderOf } from '../../../src/main/terms/known-words-folder';
import { openVocabularies } from '../../../src/main/spelling/vocabularies';
import { openQueryEngine } from '../../../src/main/lists/query-engine';
import { checkAll } from '../../support/check-all';
import { checkHouse } from '../../support/check-house';
import { bundledPlaces } from '../../support/dictionaries';
import { addRequest } from '../../support/filled-requests';
import { tempFolder } from '../../support/temp-folder';

const known = { base: 'de', names: ['Haus ', 'Tür noun'], readings: new Map([['Häuser', { ids: [0] }]]) };
const more = (count: number) => new Map(Array.from({ length: count }, (_, at) => [`Wort${at}`, { ids: [] }]));

it('words are known again for the same terms, rules and dictionaries only', () => {
  const folder = tempFolder();
  new KnownWordsFolder(folder, 'de 1').keep(known);
  const next = new KnownWordsFolder(folder, 'de 1');
  expect(next.recall('de', known.names)).toEqual(known.readings);
  expect(next.recall('de', ['Haus '])).toBeUndefined();
  expect(next.recall('nl', known.names)).toBeUndefined();
  expect(new KnownWordsFolder(folder, 'de 2').recall('de', known.names)).toBeUndefined();
});

it('a damaged file is made again', () => {
  const folder = tempFolder();
  new KnownWordsFolder(folder, '').keep(known);
  const [name = ''] = readdirSync(knownWordsFolderOf(folder));
  writeFileSync(join(knownWordsFolderOf(folder), name), '{"none":"cut o');
  const next = new KnownWordsFolder(folder, '');
  expect(next.recall('de', known.names)).toBeUndefined();
  next.keep(known);
  expect(next.recall('de', known.names)).toEqual(known.readings);
});

it('a file is written again only once enough of its words are new', () => {
  const folder = new KnownWordsFolder(tempFolder(), '');
  const kept = (readings: typeof known.readings) => {
    folder.keep({ ...known, readings });
    return folder.recall('de', known.names)?.size;
  };
  expect([kept(more(100)), kept(more(103)), kept(more(106))]).toEqual([100, 100, 106]);
});

it('the files of earlier terms are removed', () => {
  const folder = tempFolder();
  const words = new KnownWordsFolder(folder, '');
  for (let at = 0; at < 15; at += 1) words.keep({ ...known, names: [`Haus${at} `] });
  expect(readdirSync(knownWordsFolderOf(folder))).toHaveLength(12);
});

const house: TermEntry = {
  id: 'house',
  terms: { en: [{ text: 'house', status: 'preferred' }], de: [{ text: 'Haus', status: 'preferred' }] },
};

const fails = (): never => expect.fail('a dictionary was asked');
const unasked = { of: fails, has: fails, bodiesOf: fails, isEnding: fails };

it('the checks keep the words of all requests, and a field is shown with them', async () => {
  const { db, core, dataFolder } = checkHouse();
  const key = addRequest(db, { fields: [['Two houses', 'Zwei Häuser']] });
  const termbase = await core.termbases.create('Town');
  await core.termbases.saveEntry(termbase, undefined, house);
  const vocabularies = await openVocabularies(bundledPlaces.bundled);
  await checkAll(core, dataFolder, { vocabularies: () => vocabularies });
  const files = readdirSync(knownWordsFolderOf(dataFolder));
  const texts = files.map((name) => readFileSync(join(knownWordsFolderOf(dataFolder), name), 'utf8'));
  expect(texts.some((text) => text.includes('Häuser'))).toBe(true);
  // The next start asks no dictionary.
  const query = openQueryEngine(dataFolder, Date.now, {
    vocabularies: () => ({ ...vocabularies, lemmasOf: () => unasked }),
  });
  const { source, target } = query.handlers['terms.inField']({ key, fieldId: 'field-0' });
  query.close();
  expect([source, target]).toEqual([[{ from: 4, to: 10, entry: 0 }], [{ from: 5, to: 11, entry: 0 }]]);
});
