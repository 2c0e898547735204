import { dirname } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLists, type Lists } from '../../support/lists';
import type { Database } from '../../../src/main/database/database';
import { plainText } from '../../../src/content/html/plain-text';
import { parseFilter } from '../../../src/content/filter/parse-filter';
import { hasPhrase } from '../../../src/content/search/find-hits';
import { fold } from '../../../src/content/search/fold';
import { searchQuery } from '../../../src/content/search/search-query';
import type { RequestRow } from '../../../src/contract/ui-types';
import { addRequest, changeRequest, type RequestInput } from '../../support/database/filled-requests';
import { ManualEnvironment } from '../../support/manual-environment';
import { plainCore } from '../../support/plain-core';
import { quickDatabase } from '../../support/database/quick-database';
import { runs } from '../../support/effort';

const listing = (filter: string) => ({ view: 'all', filter, sort: 'created', descending: false }) as const;

function openedLists(db: Database): Lists {
  const lists = openLists(dirname(db.name), Date.now);
  onTestFinished(() => lists.close());
  return lists;
}

function level(lists: Lists): void {
  while (lists.indexer.step());
}

function rows(lists: Lists, filter: string): readonly RequestRow[] {
  level(lists);
  return lists.window(listing(filter), { offset: 0, limit: 500 }).rows;
}

function found(lists: Lists, filter: string): readonly number[] {
  return rows(lists, filter).map(({ key }) => key);
}

describe('a search finds', () => {
  it('words of source and target in any script, and not their markup', () => {
    const db = quickDatabase();
    const lists = openedLists(db);
    const french = addRequest(db, {
      fields: [
        ['<p class="cache">Caching</p>', '<p>La <b>mise</b> en caché</p>'],
        ['More', 'Plus'],
      ],
    });
    const japanese = addRequest(db, { fields: [['Languages', '<p>日本語版の<b>ページ</b></p>']] });
    const arabic = addRequest(db, { fields: [['Tongues', 'اللغة العَرَبِيَّة']] });
    expect(found(lists, 'MISE')).toEqual([french]);
    expect(found(lists, '"mise en cache"')).toEqual([french]);
    expect(found(lists, '本語')).toEqual([japanese]);
    expect(found(lists, 'のページ')).toEqual([japanese]);
    expect(found(lists, 'العربية')).toEqual([arabic]);
    expect(found(lists, 'class')).toEqual([]);
    expect(found(lists, '-mise')).toEqual([japanese, arabic]);
    // A phrase does not reach from one field into the next.
    expect(found(lists, '"cache plus"')).toEqual([]);
    expect(found(lists, 'cache plus')).toEqual([french]);
  });

  it('words of notes, with their field, until they are changed or deleted', async () => {
    const db = quickDatabase();
    const environment = new ManualEnvironment();
    const { notes } = plainCore(db, environment);
    const lists = openedLists(db);
    const key = addRequest(db, { fields: [['Kettle', 'Kessel']] });
    addRequest(db, { fields: [['Cup', 'Tasse']] });
    expect(found(lists, 'zurich')).toEqual([]);
    const note = await notes.add(key, 'field-0', 'Ask Zürich about it');
    expect(rows(lists, 'zurich kessel')).toMatchObject([{ key, found: { elsewhere: { side: 'target' } } }]);
    expect(rows(lists, 'zurich')).toMatchObject([
      { key, found: { elsewhere: { side: 'note', fieldId: 'field-0', text: 'Ask Zürich about it' } } },
    ]);
    // A phrase does not reach from a note into the text.
    expect(found(lists, '"kessel ask"')).toEqual([]);
    await notes.edit(note.key, 'Asked');
    expect(found(lists, 'zurich')).toEqual([]);
    expect(found(lists, 'asked')).toEqual([key]);
    await notes.remove(note.key);
    expect(found(lists, 'asked')).toEqual([]);
    await notes.restore(note.key);
    expect(found(lists, 'asked')).toEqual([key]);
  });

  it('the current version only, and no removed content', () => {
    const db = quickDatabase();
    const lists = openedLists(db);
    const key = addRequest(db, { fields: [['first words']] });
    expect(found(lists, 'first')).toEqual([key]);
    changeRequest(db, key, 2, { fields: [['second words']] });
    expect(found(lists, 'first')).toEqual([]);
    expect(found(lists, 'second')).toEqual([key]);
    db.prepare('DELETE FROM requests WHERE key = ?').run(key);
    expect(found(lists, 'second')).toEqual([]);
    // The key is given again.
    expect(addRequest(db, { fields: [['third words']] })).toBe(key);
    expect(found(lists, 'second')).toEqual([]);
    expect(found(lists, 'third')).toEqual([key]);
  });

  it('a single character of any script: anywhere where words are not parted, elsewhere where it begins one', () => {
    const texts = [
      'Une journée d’été à Zürich',
      'Ελληνική γλώσσα και λόγος',
      'Ещё один йогурт',
      'שלום לכולם',
      'اللغة العربية الجميلة',
      'हिन्दी में अनुवाद',
      'การแปลภาษาไทย ทำงาน',
      'ພາສາລາວ',
      'ភាសាខ្មែរ',
      'မြန်မာဘာသာ',
      '한국어 번역',
      'ひらがなとカタカナ、ガーデン',
      '日本語の翻訳 本',
      '简体中文的版本',
      'ㄅㄆㄇ',
    ];
    const undivided =
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
    const db = quickDatabase();
    const lists = openedLists(db);
    const keys = texts.map((text) => addRequest(db, { fields: [['', text]] }));
    const characters = new Set(
      texts.flatMap((text) => Array.from(text)).filter((c) => /[\p{L}\p{M}]/u.test(c)),
    );
    for (const character of characters) {
      const has = (text: string): boolean =>
        undivided.test(character)
          ? fold(text).includes(fold(character))
          : fold(text)
              .split(/[^\p{L}\p{M}\p{N}]+/u)
              .some((word) => word.startsWith(fold(character)));
      const expected = keys.filter((_, index) => has(texts[index] ?? ''));
      expect([character, found(lists, character)]).toEqual([character, expected]);
    }
  });

  it('the same as reading everything, whatever is there and whatever is asked', () => {
    const word = fc.constantFrom(
      'mise',
      'Mise',
      'cache',
      'caché',
      'traduction',
      '日本',
      '日本語',
      '本',
      '한국어',
      'العَرَبِيَّة',
      'a_b',
      'x',
    );
    const text = fc
      .array(fc.tuple(word, fc.constantFrom(' ', '', '<b>', '</b>', '<p>', ', ', '&shy;')), { maxLength: 6 })
      .map((parts) => parts.flat().join(''));
    const request = fc
      .array(fc.tuple(text, text), { minLength: 1, maxLength: 3 })
      .map((fields): RequestInput => ({ fields }));
    const asked = fc
      .array(
        fc.tuple(fc.constantFrom('', '-'), fc.array(word, { minLength: 1, maxLength: 3 }), fc.boolean()),
        { minLength: 1, maxLength: 3 },
      )
      .map((terms) =>
        terms
          .map(([sign, words, isQuoted]) => sign + (isQuoted ? `"${words.join(' ')}"` : words.join('')))
          .join(' '),
      );
    const db = quickDatabase();
    const lists = openedLists(db);
    fc.assert(
      fc.property(fc.array(request, { minLength: 1, maxLength: 5 }), asked, (requests, filter) => {
        db.exec('DELETE FROM requests');
        const expected: number[] = [];
        const { wanted, unwanted } = searchQuery(
          parseFilter(filter).terms.filter((term) => term.kind === 'text'),
        );
        for (const input of requests) {
          const key = addRequest(db, input);
          const texts = input.fields.flat().map((side) => fold(plainText(side ?? '', 'html')));
          const has = (phrase: (typeof wanted)[number]) => texts.some((side) => hasPhrase(side, phrase));
          if (wanted.every(has) && !unwanted.some(has)) expected.push(key);
        }
        expect(found(lists, filter)).toEqual(expected);
      }),
      { numRuns: runs(300) },
    );
  });

  it('and says where: in the title, and the first field and side besides', () => {
    const db = quickDatabase();
    const lists = openedLists(db);
    addRequest(db, {
      fields: [
        ['A cached title', 'Titel'],
        ['Text', '<p>Hier steht <i>Cached</i> nochmals</p>'],
      ],
    });
    const [row] = rows(lists, 'cach');
    expect(row?.found).toEqual({
      title: [{ start: 2, end: 6 }],
      elsewhere: {
        side: 'target',
        fieldId: 'field-1',
        text: 'Hier steht Cached nochmals',
        hits: [{ start: 11, end: 15 }],
      },
    });
  });

  it('shows the field that has all of the words, not the first that has one', () => {
    const db = quickDatabase();
    const lists = openedLists(db);
    addRequest(db, {
      fields: [
        ['Title', 'Titre'],
        ['Use it to cache credentials', 'Met en mémoire'],
        ['Performance', 'Performances et mise en cache'],
      ],
    });
    const [row] = rows(lists, 'mise en cache');
    expect(row?.found?.elsewhere).toMatchObject({ side: 'target', fieldId: 'field-2' });
    const [other] = rows(lists, 'cache mémoire');
    expect(other?.found?.elsewhere).toMatchObject({ side: 'source', fieldId: 'field-1' });
  });
});

describe('the index', () => {
  it('goes on where it stood, whenever it was ended', () => {
    const db = quickDatabase();
    for (let i = 0; i < 150; i++) addRequest(db, { fields: [[`word${i} everywhere`]] });
    const first = openLists(dirname(db.name), Date.now);
    first.indexer.step();
    expect(first.indexer.behind()).toBe(150 - 64);
    first.close();
    const lists = openedLists(db);
    expect(lists.indexer.behind()).toBe(150 - 64);
    expect(found(lists, 'everywhere')).toHaveLength(150);
  });

  it('is rebuilt for a database that knows less than it, or is another one', () => {
    const db = quickDatabase();
    const key = addRequest(db, { fields: [['kept']] });
    addRequest(db, { fields: [['lost']] });
    const before = openLists(dirname(db.name), Date.now);
    level(before);
    before.close();
    // The state after a backup was restored.
    db.exec(
      `DELETE FROM requests WHERE key > ${key}; DELETE FROM search_revisions WHERE request_key > ${key}`,
    );
    expect(found(openedLists(db), 'lost')).toEqual([]);
    expect(found(openedLists(db), 'kept')).toEqual([key]);
    db.exec("UPDATE search_feed SET id = 'another'");
    const lists = openedLists(db);
    expect(lists.indexer.behind()).toBe(1);
    expect(found(lists, 'kept')).toEqual([key]);
  });
});
