import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkAll } from '../../support/content/check-all';
import { commandLine } from '../../support/command-line';
import { asked, edited, handoverDesk, ofAnotherDesk } from '../../support/handover-desk';
import { tempFolder } from '../../support/temp-folder';

async function desk() {
  const made = await handoverDesk();
  const folder = tempFolder();
  const { dataFolder } = made.backend;
  const file = join(folder, 'review.csv');
  return {
    ...made,
    file,
    handover: (...args: readonly string[]) => {
      rmSync(file, { force: true });
      return commandLine(['handover', ...args, '--data', dataFolder, '--format', 'csv', '--output', file]);
    },
    takeback: (...args: readonly string[]) => commandLine(['takeback', file, ...args, '--data', dataFolder]),
    edit: (changes: Readonly<Record<string, string>>) =>
      writeFileSync(file, edited(readFileSync(file, 'utf8'), changes)),
  };
}

describe('locdesk handover and takeback', () => {
  it('make a file, say what came back, and accept it only when asked', async () => {
    const { backend, id, key, handover, takeback, edit } = await desk();
    const made = await handover(id, '--json', '--recipient', 'Ana', '--note', 'Please');
    expect(made).toMatchObject({ code: 0 });
    expect(JSON.parse(made.out)).toMatchObject({ requests: 1, fields: 2, format: 'csv' });
    edit({ Hallo: 'Grüezi', '⟦/p1⟧",,,': '⟦/p1⟧",wrong,Too short,' });
    const said = await takeback('--json');
    expect(JSON.parse(said.out)).toEqual({
      changed: 1,
      unchanged: 1,
      stale: 0,
      damaged: 0,
      unknown: 0,
      missing: 0,
      faults: [],
      items: [
        { request: id, field: 'title', state: 'changed', verdict: null, comment: null, faults: [] },
        {
          request: id,
          field: 'body',
          state: 'unchanged',
          verdict: 'wrong',
          comment: 'Too short',
          faults: [],
        },
      ],
    });
    expect(await asked(backend, 'fulfil.read', { key })).toMatchObject({ drafts: 0 });
    const accepted = await takeback('--accept', 'all');
    expect(accepted.out).toContain(
      'Accepted: 1 draft, 0 corrections, 0 new versions, 1 note, 0 fields reviewed.',
    );
    expect(accepted.out).toContain('The hand-over is taken back.');
    expect(await asked(backend, 'fulfil.read', { key })).toMatchObject({ drafts: 1 });
    expect(await asked(backend, 'takebacks.list', {})).toEqual([]);
  });

  it('refuse a recipient and a note that the window would not take, either', async () => {
    const { id, handover } = await desk();
    for (const [option, most] of [
      ['recipient', 200],
      ['note', 10_000],
    ] as const) {
      const { code, error } = await handover(id, `--${option}`, 'a'.repeat(most + 1));
      expect(code).toBe(2);
      expect(error).toContain(`--${option}: must have at most ${most} characters`);
      expect(await handover(id, `--${option}`, 'a'.repeat(most))).toMatchObject({ code: 0 });
    }
  });

  it('take views and filters, saved ones too', async () => {
    const { handover, backend } = await desk();
    const view = {
      name: 'Swiss',
      view: 'all',
      filter: 'target:de-CH',
      sort: 'created',
      descending: false,
    } as const;
    await backend.core.savedViews.create(view);
    for (const choice of [
      ['--view', 'Swiss'],
      ['--filter', 'target:de-CH'],
      ['--view', 'all'],
    ]) {
      expect(await handover(...choice)).toMatchObject({ code: 0, out: expect.stringContaining('2 fields') });
    }
    expect(await handover('--filter', 'target:fr')).toMatchObject({ code: 1 });
    const unknown = await handover('--view', 'Nowhere');
    expect(unknown).toMatchObject({ code: 2 });
    expect(unknown.error).toContain('is not one of Swiss, to-import');
  });

  it('say what the file of another desk is, and what to do with it', async () => {
    const { id, handover, file } = await desk();
    const made = JSON.parse((await handover(id, '--json')).out) as { readonly handover: string };
    writeFileSync(file, ofAnotherDesk(readFileSync(file, 'utf8'), { id: made.handover }));
    const other = await desk();
    const answer = await commandLine([
      'takeback',
      file,
      '--data',
      other.backend.dataFolder,
      '--accept',
      'all',
    ]);
    expect(answer).toMatchObject({ code: 1, out: expect.stringContaining('2 unknown') });
    expect(answer.error).toContain('Another desk handed this file out');
    expect(answer.error).toContain('Take it back on that desk, or import its data here first.');
    const json = await commandLine(['takeback', file, '--data', other.backend.dataFolder, '--json']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ faults: [expect.stringContaining('Another desk')] });
  });

  it('take an order by its id, with all of its requests', async () => {
    const { backend, handover } = await desk();
    const fields = [{ id: 'a', type: 'localizable', data: 'text', value: 'Hello' }] as const;
    const order = { title: 'Order', source: 'en', targets: ['de', 'fr'], fields };
    const made = await backend.core.orders.create(order);
    expect(JSON.parse((await handover(made.order, '--json')).out)).toMatchObject({ requests: 2, fields: 2 });
  });

  it('replace no file that is there, which may be an answer', async () => {
    const { id, backend, handover, file } = await desk();
    await handover(id);
    const before = readFileSync(file, 'utf8');
    const { dataFolder } = backend;
    const again = await commandLine([
      'handover',
      id,
      '--data',
      dataFolder,
      '--format',
      'csv',
      '--output',
      file,
    ]);
    expect(again).toMatchObject({ code: 1, error: expect.stringContaining('is there already') });
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('say that requests are not checked yet where only those with problems are asked for', async () => {
    const { id, handover } = await desk();
    const answer = await handover(id, '--choice', 'problems');
    expect(answer).toMatchObject({ code: 1, error: expect.stringContaining('are not checked yet') });
  });

  it('say how many requests are not checked yet with every choice, because the file lacks their problems', async () => {
    const { id, handover, backend } = await desk();
    const made = await handover(id, '--json');
    expect(made.error).toContain('1 request is not checked yet: the file lacks the problems.');
    expect(JSON.parse(made.out)).toMatchObject({ fields: 2, unchecked: 1 });
    const listed = await handover('--view', 'with-problems');
    expect(listed).toMatchObject({ code: 1, error: expect.stringContaining('but 1 request is not checked') });
    await checkAll(backend.core, backend.dataFolder);
    expect(await handover(id)).toMatchObject({ code: 0, error: '' });
    expect(await handover('--filter', 'has:problem')).toMatchObject({ code: 1 });
  });

  it('refuse a language without instructions, and a part of a filter that is not understood', async () => {
    const { id, handover } = await desk();
    for (const language of ['zz', 'german', 'toString', '-'])
      expect(await handover(id, `--language=${language}`)).toMatchObject({
        code: 2,
        error: expect.stringContaining('there are instructions in en, de, fr, es, ja, ar only'),
      });
    expect(await handover(id, '--language', 'de-CH')).toMatchObject({ code: 0 });
    const faulty = await handover('--filter', 'target:de-CH lang:fr');
    expect(faulty).toMatchObject({ code: 2, error: expect.stringContaining('lang:fr is not understood') });
    // `to` is another name of `until`.
    const dated = await handover('--filter', 'to:de');
    expect(dated).toMatchObject({ code: 2, error: expect.stringContaining('to:de is not understood') });
    const negated = await handover('--filter=Hallo -answer:waiting,xx');
    expect(negated.error).toContain(' -answer:xx is not understood');
  });

  it('leave to the window what only a person can decide', async () => {
    const { id, handover, takeback, edit } = await desk();
    await handover(id);
    edit({ '⟦b2⟧Start⟦/b2⟧, {name}.⟦/p1⟧",,': 'Start, {name}.⟦/p1⟧",,', 'Drück ⟦b2⟧': 'Drücke ' });
    const said = await takeback('--accept', 'all');
    expect(said.out).toContain('damaged');
    expect(said.out).toContain('Tags are missing: ⟦b2⟧');
    expect(said.out).toContain('1 field can only be decided one by one, in the window.');
  });

  it.each([
    [['handover'], 'needs either ids of requests, or --view or --filter', 2],
    [['handover', 'x', '--view', 'all'], 'needs either ids', 2],
    [['handover', 'x', '--output', '/tmp/x'], 'needs --format', 2],
    [['handover', 'x', '--output', '/tmp/x', '--format', 'pdf'], 'must be one of xlsx', 2],
    [['handover', 'x', '--output', '/tmp/x', '--format', 'csv', '--choice', 'most'], 'must be one of all', 2],
    [['takeback'], 'the file is missing', 2],
    [['takeback', 'x', '--accept', 'some'], 'must be none or all', 2],
    [['takeback', '/nowhere/x.csv'], 'There is no file', 1],
  ])('refuse %j', async (args, reason, code) => {
    const ran = await commandLine([...args, '--data', tempFolder()]);
    expect(ran.code).toBe(code);
    expect(ran.error).toContain(reason);
  });

  it('refuse a request that is not there, and a file that is no hand-over', async () => {
    const { handover, takeback, file } = await desk();
    expect((await handover('nothing')).error).toContain('There is no request "nothing", and no order');
    expect((await handover('--filter', 'target:fr')).error).toContain(
      'No request is in this view and filter',
    );
    writeFileSync(file, 'a,b\r\n1,2\r\n');
    expect(await takeback()).toMatchObject({
      code: 1,
      error: expect.stringContaining('not a file of a hand-over'),
    });
  });
});
