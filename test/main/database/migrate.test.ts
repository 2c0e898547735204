import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { versionDocument } from '../../../src/main/requests/content-request-json';
import { FindingPlaceStore } from '../../../src/main/failures/finding-place-store';
import { CorrectionStore } from '../../../src/main/requests/correction-store';
import { DraftStore } from '../../../src/main/review/draft-store';
import { openDatabase } from '../../../src/main/database/database';
import { needsUpgrade, readVersion } from '../../../src/main/database/database-level';
import { tablesOf } from '../../../src/main/database/database-probe';
import { migrate } from '../../../src/main/database/migrate';
import { migrations } from '../../../src/main/database/migrations';
import { mostProblems } from '../../../src/contract/problems';
import { withErrors } from '../../../src/main/requests/request-list-store';
import { fillRequests } from '../../support/plain-core';
import { migratedFolder } from '../../support/migrated-folder';
import { tempFolder } from '../../support/temp-folder';

const now = '2026-11-20T09:30:00.123Z';

/** A file as an earlier program left it. */
function atLevel(level: number) {
  const file = join(tempFolder(), 'locdesk.db');
  const db = new SQLite(file);
  db.pragma('synchronous = OFF');
  migrate(db, file, now, migrations.slice(0, level));
  return { db, file };
}

const insertRequest = `
  INSERT INTO requests (id, state, source, language_source, language_target, language_source_canonical,
    language_target_canonical, created_text, created_us, completed_text, completed_us, version, title, field_count,
    size_bytes)
  VALUES (?, ?, 'api', 'en', 'de', 'en', 'de', 't', ?, ?, ?, 1, '', 0, 0)`;

describe('migrations', () => {
  it('are numbered from 1 without gaps', () => {
    expect(migrations.map((m) => m.version)).toEqual(migrations.map((_, index) => index + 1));
  });

  it('make the tables that an opened database must have', () => {
    const { db } = openDatabase(migratedFolder(), now);
    const names = db.prepare<[], string>(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'",
    );
    expect([...tablesOf(migrations)].toSorted()).toEqual(names.pluck().all().toSorted());
  });

  it('1 creates the foundation: STRICT tables with their constraints', () => {
    const { db } = atLevel(1);
    const tables = db.prepare("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'").all() as {
      name: string;
      strict: number;
    }[];
    const own = tables.filter(({ name }) => !name.startsWith('sqlite_'));
    expect(own.map(({ name }) => name).toSorted()).toEqual([
      'fields',
      'idempotency_keys',
      'import_marks',
      'requests',
      'settings',
      'tokens',
      'versions',
    ]);
    expect(own.every(({ strict }) => strict === 1)).toBe(true);
    const insert = (state: string, completed: number | null): void =>
      void db
        .prepare(
          `INSERT INTO requests (id, state, source, language_source, language_target, language_source_canonical,
             language_target_canonical, created_text, created_us, completed_us, version, title, field_count, size_bytes)
           VALUES ('a', ?, 'api', 'en', 'de', 'en', 'de', 't', 0, ?, 1, '', 0, 0)`,
        )
        .run(state, completed);
    expect(() => insert('complete', null)).toThrow(/CHECK/);
    expect(() => insert('completed', 5)).toThrow(/CHECK/);
    insert('pending', null);
    expect(() => insert('pending', null)).toThrow(/UNIQUE/);
    db.close();
  });

  it('2 counts existing rows, and its triggers keep the counts', () => {
    const { db, file } = atLevel(1);
    const day = 86_400_000_000;
    db.prepare(insertRequest).run('a', 'pending', day, null, null);
    db.prepare(insertRequest).run('b', 'completed', -1, 't', 5 * day - 1);
    migrate(db, file, now);
    const counts = (): unknown =>
      db
        .prepare(
          'SELECT created_day, completed_day, state, import_state, count FROM request_counts WHERE count <> 0 ORDER BY 1, 2, 4',
        )
        .raw()
        .all();
    // The instant before 1970 belongs to the day before it.
    const before = [-1, 4, 'completed', '', 1];
    expect(counts()).toEqual([before, [1, -1_000_000, 'pending', '', 1]]);
    db.prepare(insertRequest).run('c', 'pending', 2 * day - 1, null, null);
    expect(counts()).toEqual([before, [1, -1_000_000, 'pending', '', 2]]);
    db.exec("UPDATE requests SET import_state = 'fail', import_time_text = 't' WHERE id = 'a'");
    db.exec("DELETE FROM requests WHERE id = 'c'");
    expect(counts()).toEqual([before, [1, -1_000_000, 'pending', 'fail', 1]]);
    db.close();
  });

  it('3 makes each version the document that the program would have written', () => {
    const { db, file } = atLevel(2);
    db.prepare(insertRequest).run('a', 'completed', 1, 't', 2);
    db.exec(`UPDATE requests SET extra = '{"project":"é\\n","n":1.5}', language_extra = '{"register":"formal"}';
      INSERT INTO versions VALUES (1, 1, 't', 1, 'submitted'), (1, 2, 't', 2, 'test-result');
      INSERT INTO fields (request_key, version, position, id, type, data, value, original_value, extra) VALUES
        (1, 2, 1, 'second', 'localizable', 'html', '<b>"x"</b>', 'y', NULL),
        (1, 2, 0, 'first', 'localizable', 'text', '', '', '{"max":40}')`);
    migrate(db, file, now);
    const document = (number: number) =>
      db.prepare('SELECT document FROM versions WHERE number = ?').pluck().get(number);
    const base = {
      source: 'api',
      languageSource: 'en',
      languageTarget: 'de',
      languageExtra: { register: 'formal' },
    };
    const extra = { project: 'é\n', n: 1.5 };
    const field = { type: 'localizable', extra: {} };
    expect(document(1)).toBe(versionDocument({ ...base, extra, fields: [] }));
    const fields = [
      { ...field, id: 'first', data: 'text', value: '', originalValue: '', extra: { max: 40 } },
      { ...field, id: 'second', data: 'html', value: '<b>"x"</b>', originalValue: 'y' },
    ];
    expect(document(2)).toBe(versionDocument({ ...base, extra, fields }));
    db.close();
  });

  it('4 keeps versions and their fields, and what refers to what', () => {
    const { db, file } = atLevel(3);
    db.prepare(insertRequest).run('a', 'pending', 1, null, null);
    db.exec(`INSERT INTO versions VALUES (1, 2, 't', 5, 'test-result', 'second'), (1, 1, 't', 4, 'submitted', 'first');
      INSERT INTO fields (request_key, version, position, id, type, data, value)
        VALUES (1, 2, 0, 'f', 'localizable', 'text', '')`);
    const versions = (): unknown => db.prepare('SELECT * FROM versions ORDER BY number').raw().all();
    const before = versions();
    const fields = (): unknown => db.prepare('SELECT count(*) FROM fields').pluck().get();
    migrate(db, file, now);
    expect(versions()).toEqual(before);
    expect(fields()).toBe(1);
    expect(() => db.exec("INSERT INTO versions VALUES (9, 1, 't', 4, 'submitted', '')")).toThrow(
      /FOREIGN KEY/,
    );
    expect(() => db.exec("INSERT INTO versions VALUES (1, 1, 't', 4, 'submitted', '')")).toThrow(/UNIQUE/);
    db.exec('DELETE FROM requests');
    expect([versions(), fields()]).toEqual([[], 0]);
    db.close();
  });

  it('5 keeps one reading a token and query', () => {
    const { db, file } = atLevel(4);
    migrate(db, file, now);
    const insert = (page: number) =>
      db.prepare("INSERT INTO query_readings VALUES ('t', x'00', ?, NULL, '{}', 1)").run(page);
    insert(1);
    expect(() => insert(2)).toThrow(/UNIQUE/);
    db.close();
  });

  it.each([
    ['written', "INSERT INTO versions VALUES (9, 1, 't', 4, 'submitted', '')", /FOREIGN KEY/],
    [
      'left over from a table that was rebuilt without them',
      'DROP TABLE requests;\nCREATE TABLE requests (key INTEGER PRIMARY KEY);',
      /refer to nothing/,
    ],
  ])('with rows that refer to nothing are undone: %s', (_how, sql, message) => {
    const { db, file } = openDatabase(tempFolder(), now);
    fillRequests(db, 1);
    const orphaning = { version: migrations.length + 1, name: 'orphaning', sql };
    expect(() => migrate(db, file, now, [...migrations, orphaning])).toThrow(message);
    expect(db.prepare('SELECT count(*) FROM versions JOIN requests ON key = request_key').pluck().get()).toBe(
      1,
    );
    db.close();
  });

  it('notify the waiting window before an older file is copied, and only then', () => {
    const dataFolder = tempFolder();
    const notified: boolean[] = [];
    const backups = join(dataFolder, 'backups');
    const open = (): void => {
      openDatabase(dataFolder, now, { onUpgrade: () => notified.push(existsSync(backups)) }).db.close();
    };
    open();
    open();
    expect([notified, needsUpgrade(join(dataFolder, 'locdesk.db'))]).toEqual([[], false]);

    const older = new SQLite(join(tempFolder(), 'locdesk.db'));
    migrate(older, older.name, now, migrations.slice(0, -1));
    older.close();
    copyFileSync(older.name, join(dataFolder, 'locdesk.db'));
    expect(needsUpgrade(join(dataFolder, 'locdesk.db'))).toBe(true);
    open();
    expect([notified, existsSync(backups)]).toEqual([[false], true]);
    expect(needsUpgrade(join(dataFolder, 'locdesk.db'))).toBe(false);
  });

  it.each([
    ['is not there', undefined],
    ['is empty', Buffer.alloc(0)],
    ['is no database', Buffer.alloc(4096, 'not a database ')],
    ['is not ours', Buffer.concat([Buffer.alloc(60), Buffer.from([0, 0, 0, 1]), Buffer.alloc(40)])],
  ])('are not announced for a file that %s', (_what, bytes) => {
    const file = join(tempFolder(), 'locdesk.db');
    if (bytes !== undefined) writeFileSync(file, bytes);
    expect(needsUpgrade(file)).toBe(false);
  });

  it('6 keeps the counts of receipts, and lets a call go with its receipt', () => {
    const { db, file } = atLevel(5);
    migrate(db, file, now);
    db.pragma('foreign_keys = ON');
    db.exec(`INSERT INTO connections (name, base_url, listener_key, created_us) VALUES ('a', 'u', 'k', 0);
      INSERT INTO receipts (connection_key, received_us, method, size_bytes) VALUES (1, 0, 'PUT', 1), (1, 0, 'PUT', 1);
      INSERT INTO receipt_calls VALUES (1, '[]', x'00'), (2, '[]', x'00');`);
    const counts = (): unknown =>
      db.prepare('SELECT state, count FROM receipt_counts WHERE count <> 0 ORDER BY state').raw().all();
    expect(counts()).toEqual([['new', 2]]);
    db.exec(
      "UPDATE receipts SET state = 'applied' WHERE key = 1; UPDATE receipts SET reason = 'x' WHERE key = 2",
    );
    expect(counts()).toEqual([
      ['applied', 1],
      ['new', 1],
    ]);
    db.exec('DELETE FROM receipts WHERE key = 2');
    expect(counts()).toEqual([['applied', 1]]);
    expect(db.prepare('SELECT receipt_key FROM receipt_calls').pluck().all()).toEqual([1]);
    expect(() => db.exec("UPDATE receipts SET state = 'done'")).toThrow(/CHECK/);
    // A removed connection stays, and its name is free again.
    const again =
      "INSERT INTO connections (name, base_url, listener_key, created_us) VALUES ('A', 'u', 'l', 0)";
    expect(() => db.exec(again)).toThrow(/UNIQUE/);
    db.exec('UPDATE connections SET removed_us = 1');
    db.exec(again);
    db.close();
  });

  it('6 keeps the counts of the outbox, and lets attempts go with their entry', () => {
    const { db, file } = atLevel(5);
    migrate(db, file, now);
    db.pragma('foreign_keys = ON');
    const insert =
      db.prepare(`INSERT INTO outbox (key, kind, event_id, event, created_us, due_us, round, is_head)
      VALUES (?, ?, ?, 'test', 0, 0, 1, 1)`);
    insert.run(1, 'webhook', 'a');
    insert.run(4096, 'webhook', 'b');
    insert.run(4097, 'import-mark', 'c');
    db.exec(`INSERT INTO outbox_attempts (outbox_key, kind, number, started_us, duration_us, url, request_headers,
      request_body, request_bytes) VALUES (1, 'webhook', 1, 0, 0, 'u', '[]', x'', 0)`);
    const counts = (): unknown =>
      db.prepare('SELECT kind, state, block, count FROM outbox_counts WHERE count <> 0').raw().all();
    expect(counts()).toEqual([
      ['import-mark', 'waiting', 1, 1],
      ['webhook', 'waiting', 0, 1],
      ['webhook', 'waiting', 1, 1],
    ]);
    db.exec(
      "UPDATE outbox SET state = 'failed' WHERE key = 4096; UPDATE outbox SET tries = 1; DELETE FROM outbox WHERE key = 1",
    );
    expect(counts()).toEqual([
      ['import-mark', 'waiting', 1, 1],
      ['webhook', 'failed', 1, 1],
    ]);
    expect(db.prepare('SELECT count(*) FROM outbox_attempts').pluck().get()).toBe(0);
    expect(() => insert.run(5000, 'webhook', 'b')).toThrow(/UNIQUE/);
    expect(() => insert.run(5000, 'letter', 'd')).toThrow(/CHECK/);
    expect(() => db.exec("UPDATE outbox SET state = 'done soon'")).toThrow(/CHECK/);
    expect(db.prepare('SELECT kind, round FROM outbox_rounds').raw().all()).toEqual([
      ['forwarding', 1],
      ['import-mark', 1],
      ['webhook', 1],
    ]);
    db.close();
  });

  it('run in WAL with synchronous=FULL and foreign keys on', () => {
    const { db } = openDatabase(tempFolder(), now);
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.pragma('synchronous', { simple: true })).toBe(2);
    expect(db.pragma('foreign_keys', { simple: true })).toBe(1);
    db.close();
  });

  it('8 counts the requests of each origin that are there already, and keeps the counts', () => {
    const { db, file } = atLevel(7);
    for (const id of ['a', 'b']) db.prepare(insertRequest).run(id, 'pending', 1, null, null);
    db.prepare("UPDATE requests SET origin = 3 WHERE id = 'b'").run();
    migrate(db, file, now, migrations.slice(0, 8));
    db.prepare(insertRequest).run('c', 'pending', 1, null, null);
    const counts = db.prepare('SELECT origin, count FROM origin_counts ORDER BY origin');
    expect(counts.all()).toEqual([
      { origin: 0, count: 2 },
      { origin: 3, count: 1 },
    ]);
    db.prepare("DELETE FROM requests WHERE id = 'b'").run();
    expect(counts.all()).toContainEqual({ origin: 3, count: 0 });
    const plan = db
      .prepare(
        "EXPLAIN QUERY PLAN SELECT * FROM outbox WHERE connection_key = 1 AND state = 'waiting' AND is_head = 1 ORDER BY round, due_us, key",
      )
      .all();
    expect(JSON.stringify(plan)).toContain('USING INDEX outbox_due_by_connection');
    expect(JSON.stringify(plan)).not.toContain('TEMP B-TREE');
    db.close();
  });

  it('0009 gives the search index every request that was here, and follows contents that come, change or go', () => {
    const { db, file } = atLevel(8);
    fillRequests(db, 2);
    migrate(db, file, now, migrations.slice(0, 9));
    const revisions = () =>
      db.prepare('SELECT request_key, revision FROM search_revisions ORDER BY revision').raw().all();
    expect(revisions()).toEqual([
      [1, 1],
      [2, 2],
    ]);
    db.exec('UPDATE requests SET version = 2 WHERE key = 1; UPDATE requests SET version = 2 WHERE key = 1');
    // A mark is not content.
    db.exec("UPDATE requests SET import_state = 'success', import_time_text = 'then' WHERE key = 2");
    db.exec('DELETE FROM requests WHERE key = 2');
    expect(revisions()).toEqual([
      [1, 3],
      [2, 4],
    ]);
    const plan = db.prepare('EXPLAIN QUERY PLAN SELECT max(revision) FROM search_revisions').all();
    expect(JSON.stringify(plan)).toContain('USING COVERING INDEX');
    db.close();
  });

  it('22 keeps every entry of the outbox, its attempts and its counts, and never gives a key twice', () => {
    const { db, file } = atLevel(21);
    db.prepare(insertRequest).run('a', 'pending', 0, null, null);
    const insertEntry = (kind: string, event: string): number =>
      Number(
        db
          .prepare(
            `INSERT INTO outbox (kind, request_key, event_id, event, created_us, due_us, round, is_head)
             VALUES (?, 1, ?, 'created', 0, 0, 1, 1)`,
          )
          .run(kind, event).lastInsertRowid,
      );
    const kept = insertEntry('webhook', 'evt_a');
    const gone = insertEntry('webhook', 'evt_b');
    db.prepare('DELETE FROM outbox WHERE key = ?').run(gone);
    db.prepare(
      `INSERT INTO outbox_attempts (outbox_key, kind, number, started_us, duration_us, url, request_headers, request_body,
         request_bytes) VALUES (?, 'webhook', 1, 0, 0, 'http://a/', '[]', x'', 0)`,
    ).run(kept);
    expect(() => insertEntry('forwarding', 'evt_c')).toThrow(/CHECK/);
    migrate(db, file, now);
    expect(db.prepare('SELECT key, event_id FROM outbox').raw().all()).toEqual([[kept, 'evt_a']]);
    expect(db.prepare('SELECT outbox_key FROM outbox_attempts').pluck().all()).toEqual([kept]);
    expect(insertEntry('forwarding', 'evt_c')).toBe(gone + 1);
    const counts =
      "SELECT kind, sum(count) FROM outbox_counts WHERE state = 'waiting' GROUP BY kind ORDER BY kind";
    expect(db.prepare(counts).raw().all()).toEqual([
      ['forwarding', 1],
      ['webhook', 1],
    ]);
    db.close();
  });

  it('23 lets a saved filter of a lone day keep meaning that day', () => {
    const { db, file } = atLevel(22);
    const insert = db.prepare(
      "INSERT INTO saved_views (name, view, filter, sort, descending, position) VALUES ('v', 'all', ?, 'created', 1, 1)",
    );
    for (const filter of ['target:fr completed:7d', 'from:7d "created:1d"']) insert.run(filter);
    migrate(db, file, now);
    expect(db.prepare('SELECT filter FROM saved_views ORDER BY key').pluck().all()).toEqual([
      'target:fr completed:7d..7d',
      'from:7d "created:1d"',
    ]);
    const plan = db
      .prepare(
        'EXPLAIN QUERY PLAN SELECT key FROM requests WHERE reviewed_version IS NOT NULL AND reviewed_version = version',
      )
      .all();
    expect(JSON.stringify(plan)).toContain('COVERING INDEX requests_reviewed');
    db.close();
  });

  it('24 finds what was marked since a time without reading all requests', () => {
    const { db, file } = atLevel(23);
    migrate(db, file, now);
    const plan = db
      .prepare(
        "EXPLAIN QUERY PLAN SELECT count(*) FROM requests WHERE import_time_us >= 1 AND +import_state = 'success'",
      )
      .all();
    expect(JSON.stringify(plan)).toContain('COVERING INDEX requests_by_marked');
    db.close();
  });

  it('24 counts dismissed receipts apart, and goes on counting those that were there', () => {
    const { db, file } = atLevel(23);
    db.exec(
      "INSERT INTO connections (key, name, base_url, listener_key, created_us) VALUES (1, 'a', 'https://a', 'k', 1)",
    );
    const insert = db.prepare(
      "INSERT INTO receipts (connection_key, received_us, method, size_bytes, state) VALUES (1, 1, 'POST', 1, ?)",
    );
    for (const state of ['refused', 'refused', 'applied']) insert.run(state);
    migrate(db, file, now);
    const counts = () =>
      Object.fromEntries(
        db
          .prepare<[], [string, number]>('SELECT state, count FROM receipt_counts WHERE count > 0')
          .raw()
          .all(),
      );
    insert.run('refused');
    db.exec('UPDATE receipts SET dismissed_us = 1 WHERE key <= 2');
    expect(counts()).toEqual({ applied: 1, refused: 1, dismissed: 2 });
    db.exec("UPDATE receipts SET dismissed_us = NULL, state = 'applied' WHERE key = 1");
    expect(counts()).toEqual({ applied: 2, refused: 1, dismissed: 1 });
    db.exec('DELETE FROM receipts');
    expect(counts()).toEqual({});
    db.close();
  });

  it('reviewed, notes and drafts: counts what changed since it was reviewed, and the notes of a request, by triggers', () => {
    const before = migrations.findIndex(({ name }) => name === 'reviewed, notes and drafts');
    const { db, file } = atLevel(before);
    for (const id of ['a', 'b']) db.prepare(insertRequest).run(id, 'pending', 1, null, null);
    migrate(db, file, now, migrations.slice(0, before + 1));
    db.pragma('foreign_keys = ON');
    const changed = (): unknown => db.prepare('SELECT changed FROM reviewed_counts').pluck().get();
    expect(changed()).toBe(0);
    db.exec('UPDATE requests SET reviewed_version = 1; UPDATE requests SET version = 2');
    expect(changed()).toBe(2);
    db.exec("UPDATE requests SET reviewed_version = 2 WHERE id = 'a'; DELETE FROM requests WHERE id = 'b'");
    expect(changed()).toBe(0);
    const plan = db
      .prepare(
        'EXPLAIN QUERY PLAN SELECT * FROM requests WHERE reviewed_version < version ORDER BY completed_us DESC, created_us DESC, id DESC',
      )
      .all();
    expect(JSON.stringify(plan)).toContain('requests_changed_by_completed');
    expect(JSON.stringify(plan)).not.toContain('TEMP B-TREE');

    db.exec(`INSERT INTO notes (request_key, field_id, text, created_us) VALUES (1, 'f', 'x', 0), (1, 'g', 'y', 0);
      UPDATE notes SET resolved_us = 1 WHERE key = 1`);
    const notes = (): unknown => db.prepare('SELECT note_count, open_notes FROM requests').raw().get();
    expect(notes()).toEqual([2, 1]);
    db.exec('UPDATE notes SET deleted_us = 1 WHERE key = 2');
    expect(notes()).toEqual([1, 0]);
    const draft =
      "INSERT INTO drafts (request_key, field_id, value, base_version, revision, saved_us) VALUES (1, 'f', '', 1, 1, 0)";
    db.exec(draft);
    expect(() => db.exec(draft)).toThrow(/UNIQUE/);
    db.exec('DELETE FROM requests');
    expect(
      db.prepare('SELECT (SELECT count(*) FROM notes) + (SELECT count(*) FROM drafts)').pluck().get(),
    ).toBe(0);
    db.close();
  });

  it('problems: are counted for each request and for the view, and content that comes, changes or goes is due for a check', () => {
    const before = migrations.findIndex(({ name }) => name === 'problems');
    const { db, file } = atLevel(before);
    db.prepare(insertRequest).run('old', 'completed', 1, 'then', 1);
    migrate(db, file, now, migrations.slice(0, before + 1));
    db.pragma('foreign_keys = ON');
    const queued = (): unknown =>
      db.prepare('SELECT request_key, revision FROM check_queue ORDER BY request_key').raw().all();
    // Existing requests are left to the sweep, which starts with one row.
    expect(queued()).toEqual([]);
    db.prepare(insertRequest).run('waiting', 'pending', 1, null, null);
    db.prepare(insertRequest).run('done', 'completed', 1, 'then', 1);
    expect(queued()).toEqual([[3, 1]]);
    db.exec("UPDATE requests SET version = 2 WHERE key = 1; UPDATE requests SET title = 'x' WHERE key = 3");
    expect(queued()).toEqual([
      [1, 1],
      [3, 1],
    ]);
    db.exec('UPDATE requests SET version = 2 WHERE key = 3; UPDATE requests SET version = 2 WHERE key = 2');
    expect(queued()).toEqual([
      [1, 1],
      [3, 2],
    ]);

    const add =
      db.prepare(`INSERT INTO problems (request_key, position, field_id, check_id, level, problem_key, body)
      VALUES (?, 0, 'f', 'numbers', ?, 'k', '{}')`);
    const counts = (): unknown =>
      db.prepare('SELECT error_count, warning_count, problem_weight FROM requests WHERE key = 1').raw().get();
    const inView = (): unknown => db.prepare('SELECT requests FROM problem_counts').pluck().get();
    add.run(1, 'error');
    add.run(1, 'warning');
    add.run(3, 'warning');
    expect(counts()).toEqual([1, 1, 1_000_001]);
    expect(inView()).toBe(2);
    db.exec("UPDATE problems SET dismissal_key = 1 WHERE request_key = 1 AND level = 'error'");
    expect(counts()).toEqual([0, 1, 1]);
    db.exec("UPDATE problems SET level = 'error', dismissal_key = NULL WHERE request_key = 1");
    expect(counts()).toEqual([2, 0, 2_000_000]);
    db.exec('DELETE FROM problems WHERE request_key = 1');
    expect(counts()).toEqual([0, 0, 0]);
    expect(inView()).toBe(1);
    db.exec('UPDATE requests SET checked_version = 2 WHERE key = 3; DELETE FROM requests WHERE key = 3');
    expect(inView()).toBe(0);
    expect(db.prepare('SELECT count(*) FROM problems').pluck().get()).toBe(0);
    // Other data stored for it must be removed too.
    expect(queued()).toEqual([
      [1, 1],
      [3, 3],
    ]);
    db.close();
  });

  it('style counts: warnings that are matters of style are counted apart, while they count', () => {
    const { db, file } = atLevel(migrations.findIndex(({ name }) => name === 'style counts'));
    const key = Number(db.prepare(insertRequest).run('a', 'completed', 1, 'then', 1).lastInsertRowid);
    migrate(db, file, now);
    const counts = (): unknown =>
      db.prepare('SELECT error_count, warning_count, style_count FROM requests').raw().get();
    const add =
      db.prepare(`INSERT INTO problems (request_key, position, field_id, check_id, level, problem_key, body, is_style)
      VALUES (?, 0, 'f', 'numbers', ?, 'k', '{}', ?)`);
    add.run(key, 'warning', 0);
    add.run(key, 'warning', 1);
    add.run(key, 'error', 1);
    expect(counts()).toEqual([1, 2, 1]);
    db.exec("UPDATE problems SET dismissal_key = 1 WHERE level = 'warning'");
    expect(counts()).toEqual([1, 0, 0]);
    db.exec("UPDATE problems SET level = 'warning', dismissal_key = NULL");
    expect(counts()).toEqual([0, 3, 2]);
    db.exec('DELETE FROM problems');
    expect(counts()).toEqual([0, 0, 0]);
    db.close();
  });

  it('problem order: an error weighs more than all warnings, and a likely mistake more than all matters of style', () => {
    const { db, file } = atLevel(migrations.findIndex(({ name }) => name === 'problem order'));
    const request = (
      id: string,
      problems: readonly (readonly [count: number, level: string, isStyle: 0 | 1])[],
    ) => {
      const key = db.prepare(insertRequest).run(id, 'completed', 1, 'then', 1).lastInsertRowid;
      const add =
        db.prepare(`INSERT INTO problems (request_key, position, field_id, check_id, level, is_style,
        problem_key, body) VALUES (?, 0, 'f', 'numbers', ?, ?, 'k', '{}')`);
      for (const [count, level, isStyle] of problems) {
        for (let made = 0; made < count; made += 1) add.run(key, level, isStyle);
      }
    };
    request('only style', [[mostProblems, 'warning', 1]]);
    request('two likely', [[2, 'warning', 0]]);
    request('likely and style', [
      [2, 'warning', 0],
      [1, 'warning', 1],
    ]);
    request('error', [[1, 'error', 0]]);
    request('most likely', [[mostProblems, 'warning', 0]]);
    migrate(db, file, now);
    const order = db
      .prepare('SELECT id FROM requests WHERE problem_weight > 0 ORDER BY problem_weight DESC')
      .pluck();
    expect(order.all()).toEqual(['error', 'most likely', 'likely and style', 'two likely', 'only style']);
    expect(db.prepare(`SELECT id FROM requests WHERE ${withErrors}`).pluck().all()).toEqual(['error']);
    db.close();
  });

  it('problems to decide: requests with problems are in the view until they have an import mark', () => {
    const { db, file } = atLevel(migrations.findIndex(({ name }) => name === 'problems to decide'));
    const keys = ['marked', 'open', 'clean'].map((id) =>
      Number(db.prepare(insertRequest).run(id, 'completed', 1, 'then', 1).lastInsertRowid),
    );
    const [marked, open, clean] = keys;
    const add =
      db.prepare(`INSERT INTO problems (request_key, position, field_id, check_id, level, problem_key, body)
      VALUES (?, 0, 'f', 'numbers', 'error', 'k', '{}')`);
    add.run(marked);
    add.run(open);
    const mark = (state: 'success' | 'fail' | null, key: number | undefined): void => {
      const time = state === null ? null : 1;
      db.prepare(
        'UPDATE requests SET import_state = ?, import_time_text = ?, import_time_us = ? WHERE key = ?',
      ).run(state, time, time, key);
    };
    mark('success', marked);
    migrate(db, file, now);
    const inView = (): unknown => db.prepare('SELECT requests FROM problem_counts').pluck().get();
    expect(inView()).toBe(1);
    mark('fail', open);
    mark('success', clean);
    expect(inView()).toBe(0);
    // A mark that changes is still a decision, and one that is removed is none.
    mark('success', open);
    expect(inView()).toBe(0);
    mark(null, marked);
    mark(null, open);
    mark(null, clean);
    expect(inView()).toBe(2);
    db.prepare('DELETE FROM problems WHERE request_key = ?').run(open);
    expect(inView()).toBe(1);
    db.prepare('DELETE FROM requests WHERE key = ?').run(marked);
    expect(inView()).toBe(0);
    db.close();
  });

  it('services: every connection knows its service, however its address is written, and where two lead to one', () => {
    const { db, file } = atLevel(migrations.findIndex(({ name }) => name === 'services'));
    const insert = db.prepare(
      'INSERT INTO connections (name, base_url, listener_key, created_us, removed_us) VALUES (?, ?, ?, 0, ?)',
    );
    insert.run('kept', 'https://up.example', 'a', 1);
    insert.run('again', 'HTTPS://Up.Example:443', 'b', null);
    insert.run('other', 'https://other.example', 'c', null);
    migrate(db, file, now);
    expect(db.prepare('SELECT service, merging FROM connections ORDER BY key').raw().all()).toEqual([
      ['https://up.example', 0],
      ['https://up.example', 1],
      ['https://other.example', 0],
    ]);
    db.close();
  });

  it('mirror freshness: earlier mirrored requests exist, and their age is unknown', () => {
    const { db, file } = atLevel(migrations.findIndex(({ name }) => name === 'mirror freshness'));
    db.prepare(insertRequest).run('a', 'completed', 5, 't', 6);
    migrate(db, file, now);
    expect(db.prepare('SELECT id, heard_us, as_of_us FROM requests').all()).toEqual([
      { id: 'a', heard_us: null, as_of_us: null },
    ]);
    db.close();
  });

  it('finer instants: requests with digits beyond the microsecond are known', () => {
    const { db, file } = atLevel(migrations.findIndex(({ name }) => name === 'finer instants'));
    const insert = db.prepare(insertRequest);
    insert.run('a', 'completed', 5, '2026-11-20T09:30:00.0000000001Z', 6);
    insert.run('b', 'completed', 5, '2026-11-20T09:30:00.000000Z', 6);
    migrate(db, file, now);
    expect(db.prepare('SELECT * FROM finer_instants').all()).toEqual([{ created: 0, completed: 1 }]);
    db.close();
  });

  it('looks: earlier mirrored requests are read again, local ones never', () => {
    const { db, file } = atLevel(migrations.findIndex(({ name }) => name === 'looks'));
    db.prepare(insertRequest).run('local', 'completed', 5, 't', 6);
    db.prepare(insertRequest).run('mirrored', 'completed', 5, 't', 6);
    db.exec("UPDATE requests SET origin = 7 WHERE id = 'mirrored'");
    migrate(db, file, now);
    expect(db.prepare('SELECT id, look_us FROM requests ORDER BY id').all()).toEqual([
      { id: 'local', look_us: null },
      { id: 'mirrored', look_us: 0 },
    ]);
    db.close();
  });

  it('put aside: earlier counts become one entry that explains how to list the results', () => {
    const { db, file } = atLevel(migrations.findIndex(({ name }) => name === 'put aside'));
    db.exec(`
      INSERT INTO connections (name, base_url, service, listener_key, created_us) VALUES ('Acme', 'u', 'u', 'k', 0);
      INSERT INTO sync_runs (connection_key, cause, started_us, variant, refused) VALUES (1, 'schedule', 5, 'criteria', 4);
      INSERT INTO sync_runs (connection_key, cause, started_us, variant, refused) VALUES (1, 'schedule', 7, 'criteria', 4)`);
    migrate(db, file, now);
    expect(db.prepare('SELECT connection_key, id, since_us FROM put_aside').all()).toEqual([
      { connection_key: 1, id: '', since_us: 7 },
    ]);
    db.close();
  });

  it('lean inserts: what follows a request is kept over it, and goes on for each one that comes', () => {
    const { db, file } = atLevel(migrations.findIndex(({ name }) => name === 'lean inserts'));
    const insert = (id: string, state: string, day: number): void => {
      const completed = state === 'completed' ? [`t${day}`, day * 86_400_000_000 + 5] : [null, null];
      const sql = insertRequest.replace('INSERT', 'INSERT OR FAIL');
      db.prepare(sql).run(id, state, day * 86_400_000_000, ...completed);
    };
    insert('a', 'completed', -1);
    insert('b', 'pending', 3);
    insert('c', 'completed', 3);
    // The key of the newest is free again, and its queued checks stay.
    db.exec("UPDATE requests SET checked_version = 1 WHERE id = 'c'; DELETE FROM requests WHERE id = 'c'");
    const followed = () => ({
      revisions: db.prepare('SELECT * FROM search_revisions ORDER BY request_key').raw().all(),
      queued: db.prepare('SELECT * FROM check_queue ORDER BY request_key').raw().all(),
      origins: db.prepare('SELECT * FROM origin_counts ORDER BY origin').raw().all(),
    });
    const before = followed();
    migrate(db, file, now);
    expect(followed()).toEqual(before);

    insert('d', 'completed', -1);
    insert('e', 'completed', -1);
    insert('f', 'confirmed', 3);
    expect(followed()).toEqual({
      revisions: [
        [1, 1],
        [2, 2],
        [3, 5],
        [4, 6],
        [5, 7],
      ],
      queued: [
        [1, 1],
        [3, 3],
        [4, 1],
      ],
      origins: [[0, 5]],
    });
    expect(
      db
        .prepare(
          'SELECT created_day, completed_day, state, count FROM request_counts WHERE count > 0 ORDER BY 1, 3',
        )
        .raw()
        .all(),
    ).toEqual([
      [-1, -1, 'completed', 3],
      [3, -1_000_000, 'confirmed', 1],
      [3, -1_000_000, 'pending', 1],
    ]);
    db.close();
  });

  it('copy an existing file before the first one runs, and not a new one', () => {
    const folder = tempFolder();
    const { db, file, migration } = openDatabase(folder, now);
    expect(migration).toEqual({ from: 0, to: migrations.length });
    db.prepare("INSERT INTO settings VALUES ('ui.theme', '\"dark\"', 0)").run();

    const next = {
      version: migrations.length + 1,
      name: 'next',
      sql: 'ALTER TABLE settings ADD COLUMN note TEXT',
    };
    const report = migrate(db, file, now, [...migrations, next]);
    db.close();
    expect(report).toMatchObject({ from: migrations.length, to: next.version });
    const copy = new SQLite(report.backup ?? '', { readonly: true });
    expect(readVersion(copy, file)).toBe(migrations.length);
    expect(copy.prepare('SELECT value FROM settings').pluck().get()).toBe('"dark"');
    copy.close();
  });

  it('that fail leave the file at its level', () => {
    const { db, file } = openDatabase(tempFolder(), now);
    const broken = {
      version: migrations.length + 1,
      name: 'broken',
      sql: 'CREATE TABLE extra (a); SELECT nonsense FROM nowhere;',
    };
    expect(() => migrate(db, file, now, [...migrations, broken])).toThrow(/nowhere/);
    expect(readVersion(db, file)).toBe(migrations.length);
    expect(db.prepare("SELECT count(*) FROM sqlite_schema WHERE name = 'extra'").pluck().get()).toBe(0);
    db.close();
  });
});

it('35 finds out with an index whether a file that came back has something to decide', () => {
  const { db } = atLevel(35);
  const plan = db
    .prepare(
      `EXPLAIN QUERY PLAN SELECT count(*) FROM take_backs WHERE EXISTS (
        SELECT * FROM take_back_items
        WHERE take_back_key = take_backs.key AND decision = 'open' AND can_accept = 1)`,
    )
    .all();
  expect(JSON.stringify(plan)).toContain('INDEX take_back_items_open (take_back_key=?)');
});

/** Plans of the statements that a store of the program runs in `work`. */
function plansOf(work: (db: SQLite.Database) => void): readonly string[] {
  const ran: string[] = [];
  const db = new SQLite(join(migratedFolder(), 'locdesk.db'), {
    verbose: (sql) => void ran.push(String(sql)),
  });
  work(db);
  const statements = ran.splice(0);
  const plans = statements.map((sql) => JSON.stringify(db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all()));
  db.close();
  return plans;
}

it('36 tells which drafts and corrections there are without reading their texts', () => {
  const plans = plansOf((db) => {
    new DraftStore(db).stamp(1);
    new CorrectionStore(db).stamp(1);
  });
  expect(plans).toEqual([
    expect.stringContaining('COVERING INDEX drafts_stamps (request_key=?)'),
    expect.stringContaining('COVERING INDEX corrections_stamps (request_key=? AND removed_us=?)'),
  ]);
});

it('37 finds the fields of a check and of a rule of a receiver with an index', () => {
  const plans = plansOf((db) => {
    const places = new FindingPlaceStore(db);
    places.problems(1, { kind: 'problem', id: 'refused', text: '' }, 9);
    places.problems(1, { kind: 'rule', id: 'email.subject-tags', text: '' }, 9);
  });
  const index = 'INDEX problems_open (check_id=? AND request_key=?';
  expect(plans).toEqual([
    expect.stringContaining(`${index})`),
    expect.stringContaining(`${index} AND rule=?)`),
  ]);
});

describe('a file that is not ours to open is refused in one sentence and left byte for byte as it is', () => {
  it.each([
    [
      'newer than the program',
      (db: SQLite.Database) => db.pragma('user_version = 999'),
      /newer Locdesk.*Update/,
    ],
    [
      "another program's",
      (db: SQLite.Database) => db.exec('PRAGMA application_id = 0; CREATE TABLE other (a)'),
      /another program/,
    ],
  ])('%s', (_rule, change, message) => {
    const folder = tempFolder();
    const { db, file } = openDatabase(folder, now);
    db.pragma('journal_mode = DELETE');
    change(db);
    db.close();
    const before = readFileSync(file);
    expect(() => openDatabase(folder, now)).toThrow(message);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(existsSync(join(folder, 'backups'))).toBe(false);
  });

  it('damaged', () => {
    const folder = tempFolder();
    const file = join(folder, 'locdesk.db');
    const bytes = Buffer.alloc(8192, 'not a database ');
    writeFileSync(file, bytes);
    expect(() => openDatabase(folder, now)).toThrow(/is damaged.*left untouched/);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(readdirSync(folder)).toEqual(['locdesk.db']);
  });
});
