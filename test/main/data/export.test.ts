import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it, vi } from 'vitest';
import { writeExport } from '../../../src/main/data/export-file';
import { openDatabase } from '../../../src/main/database/database';
import { exportOf, filledFolder, importInto, secrets } from '../../support/filled-desk';
import { plainCore } from '../../support/plain-core';
import { ManualEnvironment } from '../../support/manual-environment';
import { migratedFolder } from '../../support/migrated-folder';
import { tempFolder } from '../../support/temp-folder';

function fileOf(text: string | Buffer): string {
  const file = join(tempFolder(), 'given.jsonl');
  writeFileSync(file, text);
  return file;
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').slice(0, -1);
}

const everything = {
  requests: 5,
  connections: 2,
  views: 2,
  settings: 2,
  webhook: 1,
  checkLevels: 2,
  dismissals: 4,
  receiverProfiles: 0,
  receiverUses: 0,
  termbases: 0,
  termEntries: 0,
  forwardings: 0,
  orders: 0,
  fileVersions: 0,
  handovers: 0,
};
const none = { count: 0, named: [] };

const nothing = {
  requests: 0,
  connections: 0,
  views: 0,
  settings: 0,
  webhook: 0,
  checkLevels: 0,
  dismissals: 0,
  receiverProfiles: 0,
  receiverUses: 0,
  termbases: 0,
  termEntries: 0,
  forwardings: 0,
  orders: 0,
  fileVersions: 0,
  handovers: 0,
};

let wholeExport: Promise<readonly string[]> | undefined;
/** The lines of one with everything in it, made once. */
function exportLines(): Promise<readonly string[]> {
  return (wholeExport ??= filledFolder().then((folder) => linesOf(exportOf(folder))));
}

function query(dataFolder: string, sql: string): readonly unknown[] {
  const db = new SQLite(join(dataFolder, 'locdesk.db'), { readonly: true });
  try {
    return db.prepare(sql).raw().all();
  } finally {
    db.close();
  }
}

describe('an export', () => {
  it('that is imported into an empty folder and exported again is the same, line for line, except when it was made', async () => {
    const first = exportOf(await filledFolder());
    const folder = migratedFolder();
    expect(await importInto(folder, fileOf(first))).toEqual({
      added: everything,
      here: nothing,
      leftOut: { count: 0, named: [] },
      profiles: { renamed: none, different: none },
      unknown: 0,
    });
    const again = linesOf(exportOf(folder, '2026-12-24T00:00:00.000Z'));
    const [header, ...lines] = linesOf(first);
    expect(again[0]).toBe(header?.replace('2026-11-21', '2026-12-24'));
    expect(again.slice(1)).toEqual(lines);
    expect(lines.map((line) => JSON.parse(line).kind).join(' ')).toBe(
      [
        'setting setting connection connection view view webhook check-level check-level dismissal dismissal',
        'request dismissal dismissal request request request request end',
      ].join(' '),
    );
  });

  it('has the content, the notes, the drafts, the reviews, and the marks with their makers', async () => {
    const [completed, drafted, submitted, mirrored, kept] = (await exportLines())
      .map((line) => JSON.parse(line))
      .filter(({ kind }) => kind === 'request');
    expect(completed).toMatchObject({
      origin: null,
      state: 'completed',
      versions: [{ learnedBy: 'submitted' }, { learnedBy: 'edited' }],
      marks: [
        { importState: 'success', madeBy: 'user', undone: expect.any(String) },
        { importState: 'fail' },
      ],
      reviewed: { version: 2 },
      reviewedFields: [{ field: 'body', version: 0 }],
      drafts: [],
    });
    expect(drafted).toMatchObject({
      test: false,
      notes: [{ field: 'body', text: 'Ask the client again.', resolved: expect.any(String) }],
      drafts: [{ field: 'body', value: '<p>Ergebnis body 漢字</p>', baseVersion: 1, revision: 1 }],
    });
    expect(submitted).toMatchObject({ test: true, state: 'pending' });
    expect(mirrored).toMatchObject({
      origin: 'There',
      created: '2026-11-20T08:00:00.123456+01:00',
      versions: [{ number: 1 }, { content: { language: { target: 'fr', dialect: 'x' } } }],
    });
    expect(kept).toMatchObject({ origin: 'Gone', originRemoved: expect.any(String) });
  });

  it('has how much each check counts, and each dismissal below the request that it belongs to', async () => {
    const lines = (await exportLines()).map((line) => JSON.parse(line));
    expect(lines.filter(({ kind }) => kind === 'check-level')).toEqual([
      { kind: 'check-level', check: 'numbers', languages: null, level: 'off' },
      {
        kind: 'check-level',
        check: 'numbers',
        languages: { source: 'en', target: 'de-CH' },
        level: 'error',
      },
    ]);
    const { id } = lines.find(({ kind }) => kind === 'request');
    const problem = ['placeholders', 'missing', 'placeholder', '{name}'];
    expect(lines.filter(({ kind }) => kind === 'dismissal')).toMatchObject([
      { scope: 'pair', languages: { source: 'en-GB', target: 'de-CH' }, reason: 'Of "pair"' },
      { scope: 'everywhere', check: 'placeholders', dismissed: expect.any(String) },
      { scope: 'field', request: { origin: null, id }, field: 'title', problem },
      { scope: 'request', request: { origin: null, id }, problem, reason: 'Of "request"' },
    ]);
  });

  it('never has a token, a secret or the key of a listener', async () => {
    const folder = await filledFolder();
    const text = exportOf(folder);
    const sealed = query(folder, 'SELECT token, listener_secret, listener_key FROM connections')
      .flat()
      .concat(query(folder, 'SELECT secret FROM webhook_secrets').flat())
      .concat(query(folder, 'SELECT id FROM tokens').flat());
    const kept = sealed.filter((value): value is string => typeof value === 'string');
    expect(kept.length).toBeGreaterThan(4);
    expect([...kept, ...secrets].filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('takes nothing’s place, and what stops it leaves nothing', async () => {
    const folder = await filledFolder();
    const target = join(tempFolder(), 'export.jsonl');
    const maker = { nowIso: '2026-11-21T00:00:00.000Z', program: '1', onProgress: () => undefined };
    const stop = new Error('stop');
    const stopping = (): never => {
      expect(existsSync(`${target}.partial`)).toBe(true);
      throw stop;
    };
    expect(() => writeExport(folder, target, { ...maker, onProgress: stopping })).toThrow(stop);
    expect(readdirSync(join(target, '..'))).toEqual([]);
    writeFileSync(target, 'mine');
    expect(() => writeExport(folder, target, maker)).toThrow(/is there already/);
    expect(readFileSync(target, 'utf8')).toBe('mine');
  });

  it('is of one moment, whatever is written meanwhile', async () => {
    const folder = await filledFolder();
    const target = join(tempFolder(), 'export.jsonl');
    const { db } = openDatabase(folder, '2026-11-21T00:00:00Z');
    const onProgress = vi.fn(() => void db.exec('DELETE FROM requests WHERE origin = 0'));
    const { requests } = writeExport(folder, target, { nowIso: '', program: '1', onProgress });
    db.close();
    expect([requests, onProgress.mock.calls.at(-1)]).toEqual([5, [5, 5]]);
    expect(readFileSync(target, 'utf8')).toContain('Ergebnis body');
  });
});

it('what connections are called by in one database, and where it heard of newer versions, is not taken to another', async () => {
  const folder = await filledFolder();
  const { db } = openDatabase(folder, '2026-11-21T00:00:00Z');
  await plainCore(db, new ManualEnvironment()).settings.write({ 'ui.imagesFrom': [1] });
  const newest = { askedMs: 1, version: '9.0.0', url: 'https://there.example/' };
  await plainCore(db, new ManualEnvironment()).settings.write({ 'desktop.newestVersion': newest });
  db.close();
  expect(exportOf(folder)).not.toMatch(/ui\.imagesFrom|desktop\.newestVersion/);
});

describe('an import', () => {
  it('leaves existing records unchanged, and counts them', async () => {
    const folder = await filledFolder();
    const text = exportOf(folder);
    const { db } = openDatabase(folder, '2026-11-21T00:00:00Z');
    db.exec("UPDATE requests SET reviewed_version = NULL; UPDATE notes SET text = 'mine'");
    await plainCore(db, new ManualEnvironment()).settings.write({ 'service.queryInterval': 7 });
    db.close();
    const before = exportOf(folder);
    expect(await importInto(folder, fileOf(text))).toEqual({
      added: nothing,
      here: everything,
      leftOut: { count: 0, named: [] },
      profiles: { renamed: none, different: none },
      unknown: 0,
    });
    expect(exportOf(folder)).toBe(before);
  });

  it('makes no calls: no delivery, no mark upstream, no test result; connections are paused and without a token', async () => {
    const folder = migratedFolder();
    await importInto(folder, fileOf((await exportLines()).join('\n')));
    expect(query(folder, 'SELECT count(*) FROM outbox')).toEqual([[0]]);
    expect(query(folder, 'SELECT count(*) FROM requests WHERE test_result_due_us IS NOT NULL')).toEqual([
      [0],
    ]);
    expect(query(folder, 'SELECT token, paused FROM connections WHERE removed_us IS NULL')).toEqual([
      [null, 1],
    ]);
  });

  it('is seen by lists, counts, the service and the search', async () => {
    const folder = migratedFolder();
    await importInto(folder, fileOf((await exportLines()).join('\n')));
    const { db } = openDatabase(folder, '2026-11-21T00:00:00Z');
    const { review, savedViews, connectionList } = plainCore(db, new ManualEnvironment());
    expect(review.counts()).toMatchObject({
      all: 5,
      'import-failed': 1,
      'changed-since-reviewed': 1,
      waiting: 2,
    });
    expect(savedViews.list().map(({ name }) => name)).toEqual(['Swiss', 'Älteste']);
    expect(connectionList.list()).toMatchObject([
      { name: 'There', requests: 1, hasToken: false, pageSize: 50 },
    ]);
    expect(db.prepare('SELECT count(*) FROM search_revisions').pluck().get()).toBe(5);
    db.close();
  });

  it('has a lone day of a filter as that day, as earlier versions wrote it, and a later one as a range', async () => {
    const lines = (await exportLines()).join('\n');
    for (const [file, filter] of [
      [lines, 'completed:7d..'],
      [lines.replace('completed:7d..', 'completed:7d'), 'completed:7d..7d'],
    ] as const) {
      const folder = migratedFolder();
      await importInto(folder, fileOf(file));
      expect(query(folder, "SELECT filter FROM saved_views WHERE name = 'Swiss'")).toEqual([
        [`target:de-CH ${filter}`],
      ]);
    }
  });

  it('that was killed between two commits is made again, and ends complete', async () => {
    const source = migratedFolder();
    const { db } = openDatabase(source, '2026-11-20T00:00:00Z');
    await plainCore(db, new ManualEnvironment()).samples.load(130);
    db.close();
    const text = exportOf(source);
    const folder = migratedFolder();
    const killed = importInto(folder, fileOf(text), () => Promise.reject(new Error('killed')));
    await expect(killed).rejects.toThrow('killed');
    expect(query(folder, 'SELECT count(*) FROM requests')).toEqual([[50]]);
    expect(await importInto(folder, fileOf(text))).toMatchObject({
      added: { requests: 80 },
      here: { requests: 50 },
    });
    expect(exportOf(folder)).toBe(text);
  });

  it('skips lines, settings, checks and profiles of a later program, and counts them', async () => {
    const [header, ...lines] = await exportLines();
    const later = [
      '{"kind":"of-later","any":[1]}',
      '{"kind":"setting","key":"of.later","value":1}',
      '{"kind":"check-level","check":"of-later","languages":null,"level":"off"}',
      '{"kind":"dismissal","scope":"everywhere","check":"of-later","reason":"","dismissed":"2026-11-20T00:00:00Z"}',
      '{"kind":"receiver-profile","profile":{"rules":[{"kind":"of-later"}]}}',
    ];
    const report = await importInto(migratedFolder(), fileOf([header, ...later, ...lines].join('\n')));
    expect(report).toMatchObject({ unknown: 5, added: { requests: 5 } });
  });
});

describe('a request over the limits of this desk', () => {
  const limits = ['service.maxFieldValue', '4'] as const;
  const setting = `{"kind":"setting","key":"${limits[0]}","value":1048576}`;

  function small(): string {
    const folder = migratedFolder();
    const { db } = openDatabase(folder, '2026-11-20T00:00:00Z');
    db.prepare('INSERT INTO settings (key, value, changed_us) VALUES (?, ?, 0)').run(...limits);
    db.close();
    return folder;
  }

  const reason =
    /versions\[0\]\.content\.fields\[0\]\.\w+: has \d+ bytes, at most 4 are accepted \(setting service\.maxFieldValue\)/;

  it('is left out with its line and the setting, and everything else is imported', async () => {
    const file = fileOf(`${(await exportLines()).join('\n')}\n`);
    const folder = small();
    const { added, leftOut } = await importInto(folder, file);
    expect(added).toEqual({ ...everything, requests: 0, dismissals: 2 });
    expect(leftOut.count).toBe(5);
    expect(leftOut.named).toHaveLength(5);
    expect(leftOut.named[0]).toMatch(/^line \d+, request \S+: /);
    expect(leftOut.named[0]).toMatch(reason);
  });

  it('is listed with its connection where it is mirrored, until it can be imported', async () => {
    const lines = await exportLines();
    const folder = small();
    const asides = () => {
      const { db } = openDatabase(folder, '2026-11-21T00:00:00Z');
      const rows = db.prepare('SELECT reason FROM put_aside').pluck().all();
      db.close();
      return rows;
    };
    await importInto(folder, fileOf(`${lines.join('\n')}\n`));
    expect(asides()).toEqual([expect.stringMatching(reason), expect.stringMatching(reason)]);
    await importInto(folder, fileOf(`${lines.toSpliced(1, 0, setting).join('\n')}\n`));
    expect(asides()).toEqual([]);
  });

  it('is imported where the file brings the setting that it was made under', async () => {
    const file = fileOf(`${(await exportLines()).toSpliced(1, 0, setting).join('\n')}\n`);
    await expect(importInto(small(), file)).resolves.toMatchObject({ added: { requests: 5 } });
  });
});

describe('a file that is none, or not whole, is refused with the line, and nothing is changed', () => {
  type Lines = readonly string[];
  const changed = (line: number, text: string) => (whole: Lines) => whole.with(line - 1, text).join('\n');
  const member = (line: number, from: string, to: string) => (whole: Lines) =>
    whole.with(line - 1, (whole[line - 1] ?? '').replace(from, to)).join('\n');

  /** The file with the first version of a request's line changed. */
  function withContent(
    whole: Lines,
    line: number,
    change: (content: { readonly fields: readonly unknown[] }) => unknown,
  ): string {
    const request = JSON.parse(whole[line - 1] ?? '');
    request.versions[0].content = change(request.versions[0].content);
    return whole.with(line - 1, JSON.stringify(request)).join('\n');
  }

  it.each<[string, (whole: Lines) => string | Buffer, RegExp]>([
    ['empty', () => '', /line 1: is missing: the file is empty/],
    ['of another program', () => '{"a":1}\n', /line 1: is not the beginning of an export of Locdesk/],
    ['binary', () => Buffer.from([0xff, 0xfe, 0]), /line 1: is not the beginning/],
    [
      'newer',
      member(1, '"format":1', '"format":2,"new":1'),
      /line 1: is of the newer format 2, made by Locdesk 1\.2\.3/,
    ],
    [
      'cut off between lines',
      (whole) => whole.slice(0, -2).join('\n'),
      /line 18: is the last, and not the end/,
    ],
    ['cut off in a line', (whole) => whole.join('\n').slice(0, -80), /line 19: is not JSON/],
    [
      'without a request',
      (whole) => whole.toSpliced(15, 1).join('\n'),
      /line 19: says that there are 5 requests, but there are 4/,
    ],
    ['longer than its end', (whole) => [...whole, whole[12]].join('\n'), /line 21: comes after the end/],
    ['with an empty line', changed(4, ''), /line 4: is empty/],
    ['with a list', changed(4, '[]'), /line 4: is not a JSON object/],
    ['with a line that says not what it is', changed(4, '{}'), /line 4: kind: is missing/],
    [
      'with a setting of another kind',
      member(2, '60', '"often"'),
      /line 2: value: of service\.queryInterval must be seconds/,
    ],
    [
      'with a connection that leads nowhere',
      member(4, 'https://', ''),
      /line 4: baseUrl: must be an absolute address/,
    ],
    ['with an unknown property', member(6, '{', '{"colour":"red",'), /line 6: colour: is not known here/],
    [
      'with a webhook of another protocol',
      member(8, 'https:', 'ftp:'),
      /line 8: url: must be an absolute address/,
    ],
    [
      'with half a character, which would be stored as another one',
      member(13, '"id":"', String.raw`"id":"\uD83D`),
      /line 13: id: contains half of a surrogate pair/,
    ],
    [
      'with a line nested deeper than can be written again',
      changed(9, `{"kind":"request","x":${'['.repeat(5000)}"]"${']'.repeat(5000)}}`),
      /line 9: is nested deeper than 100 levels/,
    ],
    [
      'with a byte order mark',
      (whole) => `\ufeff${whole.join('\n')}`,
      /line 1: begins with a byte order mark \(BOM\); save the file as UTF-8 without one/,
    ],
    [
      'with a key twice',
      member(13, '{"kind":"request",', '{"kind":"request","kind":"request",'),
      /line 13: kind: appears more than once in its object/,
    ],
    [
      'with a key twice in a content',
      member(13, '"content":{', '"content":{"n":1,"n":2,'),
      /line 13: versions\[0\]\.content\.n: appears more than once/,
    ],
    [
      'with a number that can’t be kept exactly',
      member(13, '"content":{', '"content":{"n":12345678901234567890,'),
      /line 13: versions\[0\]\.content\.n: is the number 12345678901234567890, which cannot be kept exactly/,
    ],
    ...(['id', 'state', 'created', 'completed', 'importResponse'] as const).map(
      (name): [string, (whole: Lines) => string, RegExp] => [
        `with a content that has its own ${name}`,
        member(13, '"content":{', `"content":{"${name}":"other",`),
        new RegExp(`line 13: versions\\[0\\]\\.content\\.${name}: is set by the service`),
      ],
    ),
    [
      'with an unknown source of a request that was submitted here',
      member(13, '"source":"api"', '"source":"weird"'),
      /line 13: versions\[0\]\.content\.source: must be api, file, order/,
    ],
    [
      'with a request without fields',
      (whole) => withContent(whole, 13, (content) => ({ ...content, fields: [] })),
      /line 13: versions\[0\]\.content\.fields: is empty, a request has at least one field/,
    ],
    [
      'with a field id twice',
      (whole) =>
        withContent(whole, 13, (content) => ({ ...content, fields: [...content.fields, ...content.fields] })),
      /line 13: versions\[0\]\.content\.fields\[\d\]\.id: must be unique/,
    ],
    [
      'with a mirrored request whose field id is there twice',
      (whole) =>
        withContent(whole, 18, (content) => ({ ...content, fields: [...content.fields, ...content.fields] })),
      /line 18: versions\[0\]\.content\.fields\[\d\]\.id: must be unique/,
    ],
    [
      'with a pending request that says when it was completed',
      member(13, '"state":"completed"', '"state":"pending"'),
      /line 13: completed: must be absent where the state is pending/,
    ],
    [
      'with an impossible date',
      member(13, '2026-11-20T', '2026-02-30T'),
      /line 13: created: is not an RFC 3339/,
    ],
    [
      'with a language that is none',
      member(13, '"de-CH"', '"?"'),
      /line 13: versions\[0\]\.content\.language\.target/,
    ],
    [
      'with a request of nowhere',
      member(18, '"There"', '"Nowhere"'),
      /line 18: origin: no line above has .*"Nowhere"/,
    ],
    ['with versions out of order', member(18, '"number":1', '"number":2'), /line 18: versions\[1\]\.number/],
    [
      'with a level for a language that is none',
      member(10, '"de-CH"', '"?"'),
      /line 10: languages\.target: is not a well-formed/,
    ],
    [
      'with a dismissal that names more than it reaches',
      member(11, '"pair"', '"everywhere"'),
      /line 11: languages: must be absent where the scope is everywhere/,
    ],
    [
      'with a dismissal that names less than it reaches',
      member(12, '"everywhere"', '"pair"'),
      /line 12: languages: is missing where the scope is pair/,
    ],
    [
      'with a dismissal below another request',
      (whole) =>
        whole
          .with(13, whole[15] ?? '')
          .with(15, whole[13] ?? '')
          .join('\n'),
      /line 16: request: ".+" is not the request above/,
    ],
    [
      'that begins twice',
      (whole) => whole.with(2, whole[0] ?? '').join('\n'),
      /line 3: is a second beginning/,
    ],
  ])('%s', async (_what, text, message) => {
    const folder = migratedFolder();
    const before = exportOf(folder);
    const file = fileOf(text(await exportLines()));
    const refusal: unknown = await importInto(folder, file).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ message: expect.stringMatching(message) });
    expect(refusal).toMatchObject({ message: expect.stringContaining('nothing was changed') });
    expect(exportOf(folder)).toBe(before);
  });

  it('with a connection that is here under another address', async () => {
    const folder = await filledFolder();
    const whole = linesOf(exportOf(folder));
    const elsewhere = whole.map((line) => line.replace('https://there.example', 'https://elsewhere.example'));
    await expect(importInto(folder, fileOf(elsewhere.join('\n')))).rejects.toThrow(
      /line 4: name: the connection "There" is here with another address, https:\/\/there\.example/,
    );
  });

  it('not there, or a folder', async () => {
    const folder = join(tempFolder(), 'a folder');
    mkdirSync(folder);
    await expect(importInto(tempFolder(), folder)).rejects.toThrow(/is not a file/);
    await expect(importInto(tempFolder(), join(folder, 'none'))).rejects.toThrow(/can't be read/);
  });
});
