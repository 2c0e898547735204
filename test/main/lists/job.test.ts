import { dirname } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mostInCell, mostJobFields, type JobFilter } from '../../../src/contract/jobs';
import { ProblemStore } from '../../../src/main/checks/problem-store';
import { addRequest, changeRequest } from '../../support/database/filled-requests';
import { openLists } from '../../support/lists';
import { quickDatabase } from '../../support/database/quick-database';

function setUp() {
  const db = quickDatabase();
  const lists = openLists(dirname(db.name));
  onTestFinished(() => lists.close());
  const level = (): void => {
    while (lists.indexer.step());
  };
  const idOf = db.prepare<[number], string>('SELECT id FROM requests WHERE key = ?').pluck();
  return {
    db,
    job: (key: number): readonly number[] => {
      level();
      return lists.handlers['requests.job']({ key }).map((row) => row.key);
    },
    problems: (key: number) => {
      level();
      const { requests, fields, more } = lists.handlers['requests.jobProblems']({ key });
      return { requests: requests.map((row) => row.key), fields, more };
    },
    jobs: (filter: JobFilter, extent = { offset: 0, limit: 100 }) => {
      level();
      const window = lists.handlers['jobs.window']({ filter, ...extent });
      return { ...window, rows: window.rows.map(({ requests }) => requests.map((row) => row.key)) };
    },
    handlers: lists.handlers,
    listed: (filter: string): readonly number[] => {
      level();
      const listing = { view: 'all', filter, sort: 'created', descending: false } as const;
      return lists.window(listing, { offset: 0, limit: 100 }).rows.map((row) => row.key);
    },
    idOf: (key: number) => idOf.get(key) ?? '',
  };
}

const page = [
  ['<p>Open the lid.</p>', '<p>…</p>'],
  ['Close it.', '…'],
] as const;

describe('a job', () => {
  it('is the same source in all its languages, ordered or completed, here or upstream', () => {
    const { db, job } = setUp();
    const german = addRequest(db, { target: 'de', fields: page });
    const pending = addRequest(db, { target: 'cs', fields: page.map(([source]) => [source]) });
    const french = addRequest(db, { target: 'fr-CA', origin: 2, fields: page });
    const oldFrench = addRequest(db, { target: 'fr', fields: page });
    const newFrench = addRequest(db, { target: 'fr', fields: page });
    addRequest(db, { target: 'de', fields: page.slice(1) });
    addRequest(db, { target: 'de', fields: page.toReversed() });
    addRequest(db, { source: 'en-GB', target: 'de', fields: page });
    for (const key of [german, french])
      expect(job(key)).toEqual([pending, german, newFrench, oldFrench, french]);
  });

  it('follows a source that changes, and loses what is removed', () => {
    const { db, job } = setUp();
    const [german = 0, french = 0, polish = 0] = ['de', 'fr', 'pl'].map((target) =>
      addRequest(db, { target, fields: page }),
    );
    expect(job(german)).toEqual([german, french, polish]);
    changeRequest(db, german, 2, { fields: [['Open the lid slowly.', 'x']] });
    expect([job(german), job(french)]).toEqual([[german], [french, polish]]);
    db.prepare('DELETE FROM requests WHERE key = ?').run(polish);
    expect(job(french)).toEqual([french]);
  });

  it('is in the list of jobs, the one with the newest request first, if several requests have its source', () => {
    const { db, jobs } = setUp();
    const add = (target: string, text: string): number => addRequest(db, { target, fields: [[text, '…']] });
    const lid = [add('fr', 'Open the lid.'), add('de', 'Open the lid.')];
    add('de', 'Alone.');
    const cup = [add('fr', 'Fill the cup.'), add('de', 'Fill the cup.')];
    expect(jobs('all')).toMatchObject({ total: 2, offset: 0, rows: [cup.toReversed(), lid.toReversed()] });
    expect(jobs('all', { offset: 1, limit: 1 })).toMatchObject({
      total: 2,
      offset: 1,
      rows: [lid.toReversed()],
    });
    const polish = add('pl', 'Open the lid.');
    expect(jobs('all').rows).toEqual([[...lid.toReversed(), polish], cup.toReversed()]);
  });

  it('is to import as long as one of its requests is', () => {
    const { db, jobs } = setUp();
    const add = (target: string, text: string): number => addRequest(db, { target, fields: [[text, '…']] });
    const cup = [add('de', 'Fill the cup.'), add('fr', 'Fill the cup.')];
    const lid = [add('de', 'Open the lid.'), add('fr', 'Open the lid.')];
    expect(jobs('to-import')).toMatchObject({ counts: { all: 2, 'to-import': 2 }, rows: [lid, cup] });
    const mark = db.prepare(
      "UPDATE requests SET import_state = 'success', import_time_text = created_text, import_time_us = created_us WHERE key = ?",
    );
    mark.run(lid[0]);
    expect(jobs('to-import').rows).toEqual([lid, cup]);
    mark.run(lid[1]);
    expect(jobs('to-import')).toMatchObject({ total: 1, counts: { all: 2, 'to-import': 1 }, rows: [cup] });
    expect(jobs('all').rows).toEqual([lid, cup]);
  });

  it('is found in the list and read by its key, until it is gone', () => {
    const { db, jobs, handlers } = setUp();
    for (const text of ['Open the lid.', 'Fill the cup.'])
      for (const target of ['de', 'fr']) addRequest(db, { target, fields: [[text, '…']] });
    jobs('all');
    const [, lid] = handlers['jobs.window']({ filter: 'all', offset: 0, limit: 10 }).rows;
    const key = lid?.key ?? 0;
    expect(handlers['jobs.locate']({ filter: 'all', key })).toEqual({ index: 1 });
    expect(handlers['jobs.locate']({ filter: 'all', key: key + 1 })).toEqual({ index: null });
    expect(handlers['jobs.read']({ key })).toEqual(lid);
    db.exec('DELETE FROM requests');
    expect(() => handlers['jobs.read']({ key })).toThrow('This job is no longer there.');
    expect(jobs('all').total).toBe(0);
  });

  it('is listed by the id of any of its requests', () => {
    const { db, listed, idOf } = setUp();
    const [german = 0, french = 0] = ['de', 'fr'].map((target) => addRequest(db, { target, fields: page }));
    const other = addRequest(db, { fields: [['Something else.', 'x']] });
    expect(listed(`job:${idOf(french)}`)).toEqual([german, french]);
    expect(listed(`-job:${idOf(french)}`)).toEqual([other]);
    expect(listed(`job:${idOf(french)} target:fr`)).toEqual([french]);
    expect(listed(`job:${idOf(other)}`)).toEqual([other]);
    expect(listed('job:nothing-has-this-id')).toEqual([]);
    expect(listed(`job:${idOf(french).slice(0, -1)}`)).toEqual([]);
  });

  it('is the request alone while its source is not known, or is empty', () => {
    const { db, job, listed, idOf } = setUp();
    const [unknown = 0] = [1, 2].map(() => addRequest(db, { fields: page }));
    db.prepare('UPDATE fields SET source_unknown = 1 WHERE request_key = ?').run(unknown);
    const [empty = 0] = [1, 2].map(() => addRequest(db, { fields: [[' ', 'x']] }));
    expect([job(unknown), job(empty)]).toEqual([[], []]);
    expect(listed(`job:${idOf(unknown)}`)).toEqual([unknown]);
    expect(listed(`job:${idOf(empty)}`)).toEqual([empty]);
  });
});

const problem = (position: number, level: 'error' | 'warning', dismissalKey: number | null = null) => ({
  position,
  fieldId: `field-${position}`,
  check: 'numbers' as const,
  level,
  problemKey: 'x',
  body: JSON.stringify({ ...said, detail: { text: `${level} ${position}` } }),
  dismissalKey,
  isStyle: false,
});

const said = { variant: 'missing', source: [], target: [] };
const cell = (position: number, ...levels: readonly ('error' | 'warning')[]) => ({
  errors: levels.filter((level) => level === 'error').length,
  warnings: levels.filter((level) => level === 'warning').length,
  styles: 0,
  first: levels
    .slice(0, mostInCell)
    .map((level) => ({ ...said, check: 'numbers', level, detail: { text: `${level} ${position}` } })),
});

describe('the problems of a job', () => {
  it('are said by field and language, errors first, without those that are dismissed', () => {
    const { db, problems } = setUp();
    const german = addRequest(db, { target: 'de', fields: page });
    const french = addRequest(db, { target: 'fr', fields: page });
    const other = addRequest(db, { target: 'fr', fields: page.slice(1) });
    const store = new ProblemStore(db);
    store.replace(german, [
      problem(1, 'error'),
      problem(1, 'warning'),
      problem(1, 'error'),
      problem(1, 'warning'),
    ]);
    store.replace(french, [problem(0, 'warning'), problem(1, 'warning'), problem(1, 'error', 7)]);
    store.replace(other, [problem(0, 'error')]);
    expect(problems(french)).toEqual({
      requests: [german, french],
      fields: [
        { position: 0, id: 'field-0', problems: [null, cell(0, 'warning')] },
        {
          position: 1,
          id: 'field-1',
          problems: [cell(1, 'error', 'error', 'warning', 'warning'), cell(1, 'warning')],
        },
      ],
      more: 0,
    });
  });

  it('count matters of style apart, and say them last', () => {
    const { db, problems } = setUp();
    const key = addRequest(db, { target: 'de', fields: page });
    const style = { ...problem(0, 'warning'), isStyle: true, body: JSON.stringify(said) };
    new ProblemStore(db).replace(key, [style, problem(0, 'warning'), problem(0, 'error')]);
    expect(problems(key).fields[0]?.problems[0]).toEqual({
      ...cell(0, 'error', 'warning'),
      styles: 1,
      first: [...cell(0, 'error', 'warning').first, { ...said, check: 'numbers', level: 'warning' }],
    });
  });

  it('of more fields than are listed say how many more there are', () => {
    const { db, problems } = setUp();
    const german = addRequest(db, { target: 'de', fields: page });
    const many = Array.from({ length: mostJobFields + 2 }, (_none, position) => problem(position, 'error'));
    new ProblemStore(db).replace(german, many);
    const { fields, more } = problems(german);
    expect([fields.length, fields.at(-1)?.position, more]).toEqual([mostJobFields, mostJobFields - 1, 2]);
  });
});
