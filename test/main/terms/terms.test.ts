import { describe, expect, it } from 'vitest';
import type { TermEntry } from '../../../src/content/terms/termbase';
import { AppliedTermbases, type TermedRequest } from '../../../src/main/terms/applied-termbases';
import { TermStore } from '../../../src/main/terms/term-store';
import { checkHouse } from '../../support/content/check-house';
import { addRequest } from '../../support/database/filled-requests';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const idle = (): void => undefined;

const local: TermedRequest = {
  origin: 0,
  language_source_canonical: 'en',
  language_target_canonical: 'de',
  is_test: 0,
};

async function termHouse() {
  const house = checkHouse();
  const { termLists, termbases } = house.core;
  const { termImports } = await house.core.work();
  const store = new TermStore(house.db);
  return {
    ...house,
    termImports,
    termbases,
    store,
    list: () => termLists.list(),
    appliedTo: (request: Partial<TermedRequest>) =>
      new AppliedTermbases(store).of({ ...local, ...request }).map(({ name }) => name),
    rows: (termbase: number, find = '', language?: string) =>
      termLists
        .entries({ termbase, find, language, offset: 0, limit: 100 })
        .rows.map(({ entry }) => entry.terms['en']?.[0]?.text ?? entry.id),
    entryOf: (termbase: number, id: string): TermEntry => {
      const { key = 0 } = store.entryById(termbase, id) ?? {};
      return termbases.entry(key).entry;
    },
    take: (table: string, mode: 'merge' | 'replace' = 'merge', onProgress: () => void = idle) =>
      termImports.import({ name: 'words.csv', bytes: bytes(table), termbase: 'Words', mode }, onProgress),
  };
}

describe('a file of terms', () => {
  it('makes a termbase, and imported again it changes nothing', async () => {
    const house = await termHouse();
    const table = 'en,de\ncache,Cache\ndisk,Platte\n';
    expect(await house.take(table)).toMatchObject({ added: 2, changed: 0, same: 0, removed: 0 });
    const [{ version } = { version: 0 }] = house.store.list();
    expect(await house.take(table)).toMatchObject({ added: 0, changed: 0, same: 2, removed: 0 });
    expect(house.store.list()).toMatchObject([{ name: 'Words', version }]);
    expect(house.list()).toMatchObject([
      {
        name: 'Words',
        entries: 2,
        languages: [
          { language: 'de', entries: 2 },
          { language: 'en', entries: 2 },
        ],
      },
    ]);
  });

  it('is merged: its languages and texts win, other languages and entries stay', async () => {
    const house = await termHouse();
    const { termbase } = await house.take('en,de,note\ncache,Cache,fast\ndisk,Platte,\n');
    expect(await house.take('en,fr\ncache,cache\nbus,bus\n')).toMatchObject({
      added: 1,
      changed: 1,
      same: 0,
      removed: 0,
    });
    expect(house.entryOf(termbase, 'en cache')).toEqual({
      id: 'en cache',
      note: 'fast',
      terms: {
        en: [{ text: 'cache', status: 'preferred' }],
        de: [{ text: 'Cache', status: 'preferred' }],
        fr: [{ text: 'cache', status: 'preferred' }],
      },
    });
    expect(house.rows(termbase)).toEqual(['bus', 'cache', 'disk']);
  });

  it('replaces a termbase where that is wanted, and says how many entries went', async () => {
    const house = await termHouse();
    const { termbase } = await house.take('en,de\ncache,Cache\ndisk,Platte\n');
    expect(await house.take('en,de\ncache,Speicher\n', 'replace')).toMatchObject({
      added: 0,
      changed: 1,
      same: 0,
      removed: 1,
    });
    expect(house.rows(termbase)).toEqual(['cache']);
  });

  it('is committed in portions, between which others can store', async () => {
    const house = await termHouse();
    const rows = Array.from({ length: 1200 }, (_, index) => `word ${index},Wort ${index}\n`);
    const seen: number[] = [];
    const { termbase } = await house.take(`en,de\n${rows.join('')}`, 'merge', () =>
      seen.push(house.db.prepare<[], number>('SELECT count(*) FROM term_entries').pluck().get() ?? -1),
    );
    expect(seen).toEqual([0, 0, 500, 1000, 1200]);
    expect(house.list()).toMatchObject([{ key: termbase, entries: 1200 }]);
    const replaced = await house.take('en,de\nword 7,Anderes\n', 'replace');
    expect(replaced).toMatchObject({ added: 0, changed: 1, removed: 1199 });
  });

  it('makes no termbase when it is cancelled or has no term', async () => {
    const house = await termHouse();
    let calls = 0;
    const cancelled = house.take('en,de\ncache,Cache\n', 'merge', () => {
      calls += 1;
      if (calls === 2) throw new Error('cancelled');
    });
    await expect(cancelled).rejects.toThrow('cancelled');
    await expect(house.take('en,de\n,\n')).rejects.toThrow('words.csv has no term that could be imported.');
    await expect(house.take('en,de\n"a\n')).rejects.toThrow('words.csv, line 2: The quote');
    expect(house.list()).toEqual([]);
  });
});

describe('a termbase', () => {
  it('finds entries by any term, without regard to case and accents, and by language', async () => {
    const house = await termHouse();
    const { termbase } = await house.take('en,de\nCafé,Café\ndisk,Platte\nonly,\n');
    expect(house.rows(termbase, 'CAFE')).toEqual(['Café']);
    expect(house.rows(termbase, 'platt')).toEqual(['disk']);
    expect(house.rows(termbase, '', 'de')).toEqual(['Café', 'disk']);
  });

  it('is removed and restored with its entries, and deleted for good with the next removal after a day', async () => {
    const house = await termHouse();
    const { termbase } = await house.take('en,de\ncache,Cache\n');
    await house.termbases.remove(termbase);
    expect(house.list()).toEqual([]);
    await house.termbases.restore(termbase);
    expect(house.list()).toMatchObject([{ entries: 1 }]);
    await house.termbases.remove(termbase);
    const again = await house.take('en,de\nother,Anderes\n');
    await expect(house.termbases.restore(termbase)).rejects.toThrow('Another termbase has this name now');
    house.environment.advance(2 * 86_400_000);
    await house.termbases.remove(again.termbase);
    expect(house.db.prepare('SELECT key FROM termbases').pluck().all()).toEqual([again.termbase]);
    expect(house.db.prepare('SELECT count(*) FROM term_entries').pluck().get()).toBe(1);
  });

  it('has one name', async () => {
    const house = await termHouse();
    await house.termbases.create(' Our  words ');
    await expect(house.termbases.create('Our words')).rejects.toThrow('there is a termbase "Our words"');
    await expect(house.termbases.create(' ')).rejects.toThrow('needs a name');
  });

  it('takes, changes and gives back entries, and counts each change', async () => {
    const house = await termHouse();
    const key = await house.termbases.create('Words');
    const added = await house.termbases.saveEntry(key, undefined, {
      id: '',
      terms: { en: [{ text: ' a\tterm ', status: 'preferred' }], de: [] },
    });
    expect(added.entry).toEqual({
      id: 'en a term',
      terms: { en: [{ text: 'a term', status: 'preferred' }] },
    });
    const changed = { ...added.entry, subject: 'IT' };
    await house.termbases.saveEntry(key, added.key, changed);
    expect(house.termbases.entry(added.key).entry).toEqual(changed);
    await expect(house.termbases.saveEntry(key, undefined, changed)).rejects.toThrow(
      'another entry has the ID',
    );
    await expect(house.termbases.saveEntry(key, undefined, { id: '', terms: {} })).rejects.toThrow(
      'a term in at least one language',
    );
    const removed = await house.termbases.removeEntries(key, [added.key, 99]);
    expect(removed).toEqual([changed]);
    expect(house.rows(key)).toEqual([]);
    await house.termbases.restoreEntries(key, removed);
    expect(house.rows(key)).toEqual(['a term']);
    expect(house.store.byKey(key)?.version).toBe(5);
  });

  it('refuses a change of an entry that was changed since it was read', async () => {
    const house = await termHouse();
    const key = await house.termbases.create('Words');
    const terms = { en: [{ text: 'a', status: 'preferred' as const }] };
    const read = await house.termbases.saveEntry(key, undefined, { id: 'a', terms });
    const others = { ...read.entry, definition: 'The first letter.' };
    await house.termbases.saveEntry(key, read.key, others, read.entry);
    await expect(
      house.termbases.saveEntry(key, read.key, { ...read.entry, subject: 'IT' }, read.entry),
    ).rejects.toThrow('changed elsewhere');
    expect(house.termbases.entry(read.key).entry).toEqual(others);
  });

  it('applies to all requests, or to those of the connections that were named', async () => {
    const house = await termHouse();
    const [everywhere, limited] = [await house.termbases.create('A'), await house.termbases.create('B')];
    const use = await house.termbases.use(limited, { origin: 7 });
    expect([house.appliedTo({}), house.appliedTo({ origin: 7 })]).toEqual([['A'], ['A', 'B']]);
    await house.termbases.removeUse(use);
    expect(house.appliedTo({})).toEqual(['A', 'B']);
    expect(everywhere).not.toBe(limited);
    await expect(house.termbases.use(limited, {})).rejects.toThrow('either a connection or a view');
  });

  it('names what it is limited to, also a connection that was removed while its requests stay', async () => {
    const house = await termHouse();
    const { savedViews, connections } = house.core;
    const key = await house.termbases.create('Words');
    const places = () => house.list()[0]?.uses.map(({ name }) => name);
    const view = { name: 'German', view: 'all', filter: 'target:de', sort: 'created' } as const;
    const { key: german } = await savedViews.create({ ...view, descending: false });
    const [kept, empty] = await Promise.all(
      ['Kept', 'Empty'].map((name) => connections.add({ name, baseUrl: `https://${name}.example` })),
    );
    await house.termbases.use(key, { origin: 0 });
    await house.termbases.use(key, { view: german });
    for (const one of [kept, empty]) await house.termbases.use(key, { origin: one?.key });
    addRequest(house.db, { fields: [['Shop', 'Laden']], origin: kept?.key ?? 0 });
    expect(places()).toEqual([undefined, 'German', 'Kept', 'Empty']);
    for (const one of [kept, empty]) await connections.remove(one?.key ?? 0);
    await savedViews.remove(german);
    expect(places()).toEqual([undefined, undefined, 'Kept', undefined]);
  });

  it('applies to the requests of a view by what lasts in its filter, not by states, words or problems', async () => {
    const house = await termHouse();
    const { savedViews, connections } = house.core;
    const { key: shop } = await connections.add({ name: 'Shop', baseUrl: 'https://shop.example' });
    const viewOf = async (name: string, filter: string): Promise<number> =>
      (await savedViews.create({ name, view: 'all', filter, sort: 'created', descending: false })).key;
    const limit = async (name: string, filter: string): Promise<void> => {
      const key = await house.termbases.create(name);
      await house.termbases.use(key, { view: await viewOf(name, filter) });
    };
    await limit('German', 'target:de,fr -test:yes state:completed cache');
    await limit('Shop', 'origin:shop -target:de');
    await limit('Local', 'origin:local');
    await limit('Words', 'cache problem:error');
    expect(house.appliedTo({ language_target_canonical: 'de-CH' })).toEqual(['German', 'Local']);
    expect(house.appliedTo({ language_target_canonical: 'de', is_test: 1 })).toEqual(['Local']);
    expect(house.appliedTo({ origin: shop, language_target_canonical: 'it' })).toEqual(['Shop']);
    expect(house.appliedTo({ origin: shop, language_target_canonical: 'de' })).toEqual(['German']);
    const key = savedViews.list().find(({ name }) => name === 'Local')?.key ?? 0;
    await savedViews.remove(key);
    expect(house.appliedTo({ language_target_canonical: 'it' })).toEqual([]);
    // The next removal deletes what was removed more than a day before.
    house.environment.advance(2 * 86_400_000);
    await savedViews.remove(await viewOf('Other', ''));
    expect(house.appliedTo({ language_target_canonical: 'it' })).toEqual([]);
  });
});

it('entries are found by a whole term, in any letter case', async () => {
  const house = await termHouse();
  const { termbase } = await house.take('en,de\nfile,Datei\nLog File,Protokoll\nFile,Akte\n');
  const found = house.core.termLists.entries({ termbase, term: ' fiLe', offset: 0, limit: 9 });
  expect(found.rows.map(({ entry }) => entry.terms['de']?.[0]?.text)).toEqual(['Akte', 'Datei']);
  expect(house.rows(termbase, 'file')).toEqual(['File', 'file', 'Log File']);
});

describe('an exported termbase', () => {
  it('is imported as it was, in the order in which its entries came', async () => {
    const house = await termHouse();
    const { termbase } = await house.take('en,de\nzebra,Zebra\nape,Affe\n');
    const { bytes: file, entries } = house.termImports.export(termbase, 'tbx');
    expect(entries).toBe(2);
    const again = await house.termImports.import(
      { name: 'x.tbx', bytes: file, termbase: 'Copy', mode: 'merge' },
      idle,
    );
    expect(Array.from(house.store.bodies(again.termbase), ({ body }) => body)).toEqual(
      Array.from(house.store.bodies(termbase), ({ body }) => body),
    );
  });
});
