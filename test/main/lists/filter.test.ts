import { dirname } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLists } from '../../support/lists';
import type { Database } from '../../../src/main/database/database';
import { sortKeys, viewIds } from '../../../src/contract/views';
import { addRequest, changeRequest } from '../../support/database/filled-requests';
import { quickDatabase } from '../../support/database/quick-database';
import { runs } from '../../support/effort';

const now = new Date(2026, 10, 21, 12).getTime();
const noonUs = (day: number) => new Date(2026, 10, day, 12).getTime() * 1000;

function listsOver(db: Database) {
  const lists = openLists(dirname(db.name), () => now);
  onTestFinished(() => lists.close());
  return lists;
}

function finder(db: Database): (filter: string) => readonly number[] {
  const lists = listsOver(db);
  return (filter) =>
    lists
      .window({ view: 'all', filter, sort: 'created', descending: false }, { offset: 0, limit: 100 })
      .rows.map(({ key }) => key);
}

describe('a filter', () => {
  it('asks for any value of a key, for every key, and for nothing negated', () => {
    const db = quickDatabase();
    const french = addRequest(db, { target: 'fr-CA', fields: [['a', 'b']], mark: 'success' });
    const friulian = addRequest(db, { target: 'fur', fields: [['a', 'b']] });
    const german = addRequest(db, { target: 'de', fields: [['a']], isTest: true });
    const find = finder(db);
    expect(find('target:fr')).toEqual([french]);
    expect(find('target:fr target:de')).toEqual([french, german]);
    expect(find('target:fr-ca')).toEqual([french]);
    expect(find('-target:fr')).toEqual([friulian, german]);
    expect(find('state:completed -mark:success')).toEqual([friulian]);
    expect(find('mark:none')).toEqual([friulian, german]);
    expect(find('test:yes')).toEqual([german]);
    expect(find('state:pending target:fr')).toEqual([]);
  });

  it('knows the requests of orders, by how the order was made', () => {
    const db = quickDatabase();
    const [ofFile, written, submitted] = [0, 1, 2].map(() => addRequest(db, { fields: [['a']] }));
    const order = db.prepare(`
      INSERT INTO orders (id, kind, title, language_source, language_source_canonical, created_text, created_us)
      VALUES (?, ?, 'Order', 'en', 'en', '2026-11-20T10:00:00Z', 1)`);
    const member = db.prepare('INSERT INTO order_requests (request_key, order_key, part) VALUES (?, ?, 1)');
    member.run(ofFile, order.run('a', 'file').lastInsertRowid);
    member.run(written, order.run('b', 'order').lastInsertRowid);
    const find = finder(db);
    expect(find('order:file')).toEqual([ofFile]);
    expect(find('order:written')).toEqual([written]);
    expect(find('-order:file')).toEqual([written, submitted]);
    expect(find('order:none')).toEqual([submitted]);
  });

  it('knows origins by the name of their connection', () => {
    const db = quickDatabase();
    db.exec(`INSERT INTO connections (key, name, base_url, listener_key, created_us)
      VALUES (7, 'My service', 'https://one.example', 'k', 1)`);
    const mirrored = addRequest(db, { origin: 7, fields: [['a']] });
    const local = addRequest(db, { fields: [['a']] });
    const find = finder(db);
    expect(find('origin:"my SERVICE"')).toEqual([mirrored]);
    expect(find('origin:local')).toEqual([local]);
    expect(find('-origin:local')).toEqual([mirrored]);
    const lists = listsOver(db);
    expect(lists.handlers['filter.values']({ view: 'to-import' })).toMatchObject({
      origin: [{ value: 'My service' }],
      target: [{ value: 'de', count: 0 }],
    });
  });

  it('takes days from midnight to midnight, of completion where there is one', () => {
    const db = quickDatabase();
    const done = addRequest(db, { fields: [['a', 'b']], createdUs: noonUs(1), completedUs: noonUs(19) });
    const waiting = addRequest(db, { fields: [['a']], createdUs: noonUs(20) });
    const find = finder(db);
    expect(find('from:2026-11-19')).toEqual([done, waiting]);
    expect(find('from:2026-11-20')).toEqual([waiting]);
    expect(find('from:yesterday')).toEqual([waiting]);
    expect(find('to:2d')).toEqual([done]);
    expect(find('created:2026-11-01')).toEqual([done]);
    expect(find('completed:..today')).toEqual([done]);
    expect(find('-completed:..today')).toEqual([waiting]);
  });

  it('finds requests with problems, by kind and level, and requests with notes', () => {
    const db = quickDatabase();
    const [error, warning, dismissed, noted] = [1, 2, 3, 4].map(() =>
      addRequest(db, { fields: [['a', 'b']] }),
    );
    const add =
      db.prepare(`INSERT INTO problems (request_key, position, field_id, check_id, level, problem_key, body,
      dismissal_key) VALUES (?, 0, 'field-0', ?, ?, 'k', '{}', ?)`);
    add.run(error, 'placeholders', 'error', null);
    add.run(warning, 'numbers', 'warning', null);
    add.run(dismissed, 'numbers', 'warning', 1);
    db.prepare("INSERT INTO notes (request_key, field_id, text, created_us) VALUES (?, 'f', 'x', 1)").run(
      noted,
    );
    const find = finder(db);
    expect(find('has:problem')).toEqual([error, warning]);
    expect(find('-has:problem')).toEqual([dismissed, noted]);
    expect(find('problem:numbers')).toEqual([warning]);
    expect(find('problem:error')).toEqual([error]);
    expect(find('problem:warning problem:placeholders')).toEqual([error, warning]);
    expect(find('has:note')).toEqual([noted]);
    expect(find('has:open-note')).toEqual([noted]);
    db.exec('UPDATE notes SET resolved_us = 2');
    expect(find('has:note')).toEqual([noted]);
    expect(find('has:open-notes')).toEqual([]);
  });

  it('finds problems by how sure they are, which the variant of a check may decide', () => {
    const db = quickDatabase();
    const cases = [
      ['tags-missing', 'tag', undefined],
      ['tags-missing', 'code', undefined],
      ['numbers', 'missing', undefined],
      ['french-spacing', 'missing', undefined],
      ['edge-spaces', 'trailing-missing', undefined, 'habit'],
      ['placeholders', 'no-access-key', undefined, 'habit'],
      ['brackets', 'unclosed', undefined, 'habit'],
      ['numbers', 'changed', undefined, 'passage'],
      ['corrupted', 'mojibake', 1],
    ] as const;
    const [sure, likely, number, style, habit, keys, bracket, passage] = cases.map((one) => {
      const [check, variant, dismissal = null, cause] = one;
      const key = addRequest(db, { fields: [['a', 'b']] });
      const found = {
        request_key: key,
        check_id: check,
        body: JSON.stringify({ variant, cause }),
        dismissal,
      };
      db.prepare(`INSERT INTO problems (request_key, position, field_id, check_id, level, problem_key, body,
        dismissal_key) VALUES (:request_key, 0, 'f', :check_id, 'warning', 'k', :body, :dismissal)`).run(
        found,
      );
      return key;
    });
    const find = finder(db);
    expect(find('problem:sure')).toEqual([sure]);
    expect(find('problem:likely')).toEqual([likely, number, bracket, passage]);
    expect(find('problem:style,sure')).toEqual([sure, style, habit, keys]);
    expect(find('-problem:likely')).toEqual(expect.arrayContaining([sure, style, habit]));
  });

  it('finds an id by its beginning', () => {
    const db = quickDatabase();
    const key = addRequest(db, { fields: [['a']] });
    addRequest(db, { fields: [['a']] });
    const id = db.prepare<[number], string>('SELECT id FROM requests WHERE key = ?').pluck().get(key) ?? '';
    expect(finder(db)(`id:${id}`)).toEqual([key]);
    expect(finder(db)('id:id-')).toHaveLength(2);
  });
});

describe('a filter of what was reviewed, of words and of fields', () => {
  it('tells reviewed, changed since and never reviewed apart', () => {
    const db = quickDatabase();
    const [never, reviewed, changed] = [1, 2, 3].map(() => addRequest(db, { fields: [['a', 'b']] }));
    db.exec(`UPDATE requests SET reviewed_version = 1 WHERE key IN (${reviewed}, ${changed})`);
    changeRequest(db, changed ?? 0, 2, { fields: [['a', 'c']] });
    const find = finder(db);
    expect(find('reviewed:yes')).toEqual([reviewed]);
    expect(find('reviewed:changed')).toEqual([changed]);
    expect(find('reviewed:no')).toEqual([never]);
    expect(find('reviewed:no,changed')).toEqual([never, changed]);
    expect(find('-reviewed:yes')).toEqual([never, changed]);
  });

  it('counts the words of the source, once they are indexed', () => {
    const db = quickDatabase();
    const two = addRequest(db, { fields: [['<p>Two words.</p>', 'Drei Worte hier']] });
    const four = addRequest(db, { fields: [['One,'], ['and three more']] });
    const lists = listsOver(db);
    const find = finder(db);
    expect(find('words:>0')).toEqual([]);
    while (lists.indexer.step());
    expect(find('words:2')).toEqual([two]);
    expect(find('words:>2')).toEqual([four]);
    expect(find('words:<4,2..9')).toEqual([two, four]);
    expect(find('-words:>=4')).toEqual([two]);
    changeRequest(db, two, 2, { fields: [['Now five words are here', 'x']] });
    db.exec(`DELETE FROM requests WHERE key = ${four}`);
    expect(find('words:>2')).toEqual([]);
    while (lists.indexer.step());
    expect(find('words:5 field:FIELD-0 -field:field-1')).toEqual([two]);
  });

  it('with a part that is not understood selects nothing, instead of more', () => {
    const db = quickDatabase();
    addRequest(db, { fields: [['a', 'b']] });
    const find = finder(db);
    expect(find('state:completed')).toHaveLength(1);
    expect(find('state:completed target:not-a_tag')).toEqual([]);
    expect(find('stat:completed')).toEqual([]);
    expect(find('-state:gone')).toEqual([]);
  });
});

describe('an id as the only word', () => {
  it('finds its request first, and those with the word after it', () => {
    const db = quickDatabase();
    const named = addRequest(db, { fields: [['a', 'b']], createdUs: 9 });
    const id = db.prepare<[number], string>('SELECT id FROM requests WHERE key = ?').pluck().get(named) ?? '';
    const mentions = addRequest(db, { fields: [[`see ${id}`, 'b']], createdUs: 1 });
    const lists = listsOver(db);
    while (lists.indexer.step());
    const listing = { view: 'all', sort: 'created', descending: false } as const;
    const rowsOf = (filter: string) => lists.window({ ...listing, filter }, { offset: 0, limit: 10 }).rows;
    const found = rowsOf(id.toUpperCase());
    expect(found.map(({ key }) => key)).toEqual([named, mentions]);
    expect(found[0]?.found?.elsewhere).toMatchObject({ side: 'id', text: id });
    expect(lists.locate({ ...listing, filter: id }, mentions)).toEqual({ index: 1 });
    // A beginning of six characters, and not of fewer.
    expect(rowsOf(id.slice(0, -1)).map(({ key }) => key)).toContain(named);
    expect(rowsOf('id-0').map(({ key }) => key)).toEqual([mentions]);
    // In quotes it is text.
    expect(rowsOf(`"${id}"`).map(({ key }) => key)).toEqual([mentions]);
    expect(rowsOf(`${id} mark:success`)).toEqual([]);
  });

  it('may have signs around it, as in a mail, and be one of a list', () => {
    const db = quickDatabase();
    const [one = 0, other = 0] = [1, 2, 3].map(() => addRequest(db, { fields: [['a', 'b']] }));
    const rename = db.prepare('UPDATE requests SET id = ? WHERE key = ?');
    rename.run('req-00175', one);
    rename.run('req-00176', other);
    const field = addRequest(db, { fields: [['a'], ['b'], ['c']] });
    db.prepare("UPDATE fields SET id = 'hero[0]' WHERE request_key = ? AND position = 2").run(field);
    const lists = listsOver(db);
    while (lists.indexer.step());
    const find = finder(db);
    for (const pasted of ['req-00175,', '<req-00175>', '(req-00175).', '“req-00175”', 'req-00175 ,'])
      expect(find(pasted)).toEqual([one]);
    expect(find('hero[0]')).toEqual([field]);
    for (const pasted of [
      'req-00175, req-00176',
      'req-00175,req-00176;',
      '<req-00175> <REQ-00176> req-00199',
    ])
      expect(find(pasted)).toEqual([one, other]);
    // A beginning would find others than those of the list.
    expect(find('req-0017 req-00199')).toEqual([]);
    // Words are what they were, also where a short id is among them.
    rename.run('cup', other);
    expect(find('cup holder')).toEqual([]);
  });

  it('finds the requests with a field of that id, unless many have it', () => {
    const db = quickDatabase();
    for (let count = 0; count < 51; count += 1) addRequest(db, { fields: [['a']] });
    const rare = addRequest(db, { fields: [['a'], ['b'], ['c']] });
    const lists = listsOver(db);
    while (lists.indexer.step());
    const find = finder(db);
    expect(find('field-2')).toEqual([rare]);
    expect(find('field-0')).toEqual([]);
    expect(find('field:field-0')).toHaveLength(52);
    expect(lists.handlers['filter.values']({ view: 'all' }).field.map(({ value }) => value)).toEqual([
      'field-0',
      'field-1',
      'field-2',
    ]);
  });

  it('may be the id that the request has at the service it was sent to', () => {
    const db = quickDatabase();
    db.exec(`INSERT INTO connections (key, name, base_url, listener_key, created_us)
      VALUES (7, 'Upstream', 'https://one.example', 'k', 1)`);
    const sent = addRequest(db, { fields: [['a']] });
    db.prepare(
      "INSERT INTO forwardings (request_key, connection_key, idempotency_key, upstream_id) VALUES (?, 7, 'i', 'req-00175')",
    ).run(sent);
    const find = finder(db);
    expect(find('req-00175')).toEqual([sent]);
    expect(find('id:req-001')).toEqual([sent]);
  });
});

it('names with a comma are found as earlier versions wrote them', () => {
  const db = quickDatabase();
  db.exec(`INSERT INTO connections (key, name, base_url, listener_key, created_us)
    VALUES (7, 'East,West', 'https://one.example', 'k', 1)`);
  const mirrored = addRequest(db, { origin: 7, fields: [['a']] });
  addRequest(db, { fields: [['a']] });
  expect(finder(db)('origin:East,West')).toEqual([mirrored]);
});

describe('a filtered list', () => {
  it('has the order of the whole one, and everything at the place where it says it is', () => {
    const db = quickDatabase();
    const request = fc.record({
      completed: fc.option(fc.nat(3), { nil: undefined }),
      created: fc.nat(3),
      target: fc.constantFrom('fr', 'de'),
      mark: fc.option(fc.constantFrom('success' as const, 'fail' as const), { nil: undefined }),
    });
    const lists = listsOver(db);
    fc.assert(
      fc.property(
        fc.array(request, { maxLength: 12 }),
        fc.constantFrom(...viewIds),
        fc.constantFrom(...sortKeys),
        fc.boolean(),
        (requests, view, sort, descending) => {
          db.exec('DELETE FROM requests');
          for (const { completed, created, target, mark } of requests) {
            addRequest(db, {
              target,
              createdUs: created,
              fields: [completed === undefined ? ['a'] : ['a', 'b']],
              ...(completed === undefined ? {} : { completedUs: completed }),
              ...(mark === undefined ? {} : { mark }),
            });
          }
          const listing = { view, sort, descending };
          const whole = lists.window(listing, { offset: 0, limit: 100 }).rows;
          const expected = whole.filter((row) => row.languageTarget === 'fr');
          const filtered = { ...listing, filter: 'target:fr' };
          const { rows, total } = lists.window(filtered, { offset: 0, limit: 100 });
          expect(rows).toEqual(expected);
          expect(total).toBe(expected.length);
          expect(lists.total(filtered)).toBe(expected.length);
          for (const row of whole) {
            const index = expected.findIndex(({ key }) => key === row.key);
            expect(lists.locate(filtered, row.key).index).toBe(index === -1 ? null : index);
          }
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('includes later commits', () => {
    const db = quickDatabase();
    const find = finder(db);
    expect(find('target:de')).toEqual([]);
    const key = addRequest(db, { fields: [['a']] });
    expect(find('target:de')).toEqual([key]);
  });
});
