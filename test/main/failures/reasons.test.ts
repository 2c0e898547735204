import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MarkReason } from '../../../src/content/mark-reason';
import { checkAll } from '../../support/content/check-all';
import { commandLine } from '../../support/command-line';
import { asked, edited, handoverDesk } from '../../support/handover-desk';
import { listOf } from '../../support/request-list';
import { tempFolder } from '../../support/temp-folder';
import { testBackend } from '../../support/test-backend';
import { keysOf } from '../../support/database/versioned-request';

const short: MarkReason = { kind: 'rule', id: 'title.length', field: 'title', text: 'Longer than 60 signs.' };
const own: MarkReason = { kind: 'text', id: 'text', text: 'Wrong Straße name' };

async function failedDesk() {
  const desk = await handoverDesk();
  const { backend, key } = desk;
  const mark = async (...reasons: MarkReason[]) =>
    asked(backend, 'marks.set', { keys: [key], importState: 'fail', reasons });
  const failure = async () => (await asked(backend, 'requests.detail', { key })).failure;
  const matching = async (filter: string) =>
    (
      await asked(backend, 'requests.window', {
        view: 'all',
        filter,
        sort: 'created',
        descending: false,
        offset: 0,
        limit: 10,
      })
    ).rows.map((row) => row.key);
  return { ...desk, mark, failure, matching };
}

describe('a failed import', () => {
  it('is marked with reasons or without, and undoing the mark brings the earlier reason back', async () => {
    const { backend, mark, failure } = await failedDesk();
    await mark(own);
    const { batch } = await mark(short);
    expect(await failure()).toEqual({ state: 'waiting', version: 2, reasons: [short] });
    await asked(backend, 'marks.undo', { batch });
    expect(await failure()).toMatchObject({ reasons: [own] });
    await mark();
    expect(await failure()).toMatchObject({ reasons: [] });
  });

  it('gives the same reasons to many requests at once', async () => {
    const { backend, key, mirrored } = await failedDesk();
    const other = mirrored(1, { a: ['Source', 'Quelle'] });
    await asked(backend, 'marks.set', { keys: [key, other], importState: 'fail', reasons: [own] });
    const rows = listOf(backend, { view: 'import-failed', sort: 'created', descending: false });
    expect(rows.map(({ failure }) => failure?.reasons)).toEqual([[own], [own]]);
  });

  it('has no reasons once it is marked imported, and the history keeps them', async () => {
    const { backend, key, mark, failure } = await failedDesk();
    await mark(short);
    await asked(backend, 'marks.set', { keys: [key], importState: 'success', reasons: [own] });
    expect(await failure()).toBeUndefined();
    const events = (await asked(backend, 'requests.timeline', { key })).filter(({ kind }) => kind === 'mark');
    expect(events).toMatchObject([{ importState: 'success' }, { importState: 'fail', reasons: [short] }]);
    expect(events[0]).not.toHaveProperty('reasons');
  });

  it('is found by a kind, an id, a field or words of its reason, whatever their case', async () => {
    const { key, mark, matching } = await failedDesk();
    await mark();
    expect([await matching('reason:any'), await matching('reason:none')]).toEqual([[], [key]]);
    await mark(short, own);
    for (const value of ['any', 'rule', 'title.length', 'title', '"STRASSE NAME"', 'verdict,text'])
      expect([value, await matching(`reason:${value}`)]).toEqual([value, [key]]);
    for (const value of ['none', 'verdict', 'gasse', '-'])
      expect([value, await matching(`reason:${value}`)]).toEqual([value, []]);
    expect(await matching('-reason:rule')).not.toContain(key);
    await mark({ kind: 'rule', id: 'drupal.title-length', text: 'Too long' });
    for (const [value, found] of [
      ['drupal', [key]],
      ['Drupal', [key]],
      ['wordpress', []],
    ])
      expect([value, await matching(`reason:${String(value)}`)]).toEqual([value, found]);
  });

  it('tells a tool why, beside importResponse, and takes reasons from a tool', async () => {
    const { backend, id, mark, failure } = await failedDesk();
    await mark(short, own);
    const read = async () => (await backend.request('GET', `/v1/content/request/${id}`)).body;
    expect(await read()).toMatchObject({ importReasons: [short, own] });
    expect(Object.keys((await read()).importResponse)).toEqual(['importState', 'time']);
    const put = async (body: object) => backend.request('PUT', `/v1/content/${id}/import`, { body });
    expect((await put({ importState: 'fail', importReasons: [own] })).body.importReasons).toEqual([own]);
    expect(await failure()).toMatchObject({ reasons: [own] });
    expect((await put({ importState: 'fail' })).body).not.toHaveProperty('importReasons');
    expect((await put({ importState: 'success' })).body).not.toHaveProperty('importReasons');
    expect(await put({ importState: 'success', importReasons: [own] })).toMatchObject({
      status: 400,
      body: { errors: ['importReasons: only an import that failed has reasons'] },
    });
    const unknown = await put({ importState: 'fail', importReasons: [{ kind: 'mood', id: 'x', text: '' }] });
    expect(unknown.body.errors).toEqual([
      expect.stringMatching(/^importReasons\[0\].kind: must be one of rule, problem/),
      'importReasons[0].text: must not be empty',
    ]);
  });

  it('is exported and imported with its reasons and the version that failed', async () => {
    const { backend, mark } = await failedDesk();
    await mark(short, own);
    const file = join(tempFolder(), 'export.jsonl');
    expect(await commandLine(['export', file, '--data', backend.dataFolder])).toMatchObject({ code: 0 });
    const other = testBackend();
    expect(await commandLine(['import', file, '--data', other.dataFolder])).toMatchObject({ code: 0 });
    const [imported = 0] = keysOf(other);
    expect((await asked(other, 'requests.detail', { key: imported })).failure).toEqual({
      state: 'waiting',
      version: 2,
      reasons: [short, own],
    });
  });
});

describe('the reasons that are offered', () => {
  it('for several requests begin with what a receiver does by the rule that was used last', async () => {
    const { backend, key, mirrored } = await failedDesk();
    const tagged: [string, string] = ['<p>Use {name}</p>', '<p>Nimm es</p>'];
    const keys = [mirrored(1, { a: tagged }), mirrored(1, { a: tagged }, { id: 'other' })];
    const source = { title: 'Us', section: '1' };
    const rule = { id: 'tags', kind: 'tags', level: 'changed', says: 'No tags.', source, allowed: {} };
    const profile = { format: 'locdesk-receiver', version: 1, id: 'shop', name: 'Shop', rules: [rule] };
    await backend.core.receiverProfiles.save(JSON.stringify(profile));
    await backend.core.receiverProfiles.use({ profile: 'shop' });
    await checkAll(backend.core, backend.dataFolder);
    const first = async () => (await asked(backend, 'marks.reasonChoices', { keys }))[0];
    expect(await first()).toMatchObject({ id: 'placeholders' });
    const reasons = [{ kind: 'rule' as const, id: 'tags', field: 'title', text: 'Tags are lost' }];
    await asked(backend, 'marks.set', { keys: [key], importState: 'fail', reasons });
    expect(await first()).toMatchObject({ id: 'stored-differently', requests: 2 });
    // One reason for several requests names in each the rule and the field where it was found.
    const given = { kind: 'rule' as const, id: 'stored-differently', text: 'Stored differently' };
    await asked(backend, 'marks.set', { keys: [...keys, key], importState: 'fail', reasons: [given, own] });
    const reasonsOf = async (one: number) =>
      (await asked(backend, 'requests.detail', { key: one })).failure?.reasons;
    const placed = { ...given, id: 'tags', field: 'a' };
    expect(await reasonsOf(keys[0] ?? 0)).toEqual([placed, own]);
    expect(await reasonsOf(keys[1] ?? 0)).toEqual([placed, own]);
    expect(await reasonsOf(key)).toEqual([{ ...placed, field: 'body' }, own]);
  });

  it('are what reviewers said of this version, and own words; the last used one is first', async () => {
    const { backend, mirrored, give, takeBack, key: local } = await failedDesk();
    await asked(backend, 'connections.add', {
      name: 'Upstream',
      baseUrl: 'http://upstream.example/',
      intervalSeconds: 3600,
      workingHours: null,
      pageSize: 50,
      token: 'secret',
    });
    const key = mirrored(1, { a: ['Source', 'Quele'], b: ['Other', 'Anderes'] });
    const { text } = await give([key]);
    const opened = await takeBack(
      edited(text, { Quele: 'Quelle', 'Other,Anderes,,': 'Other,Anderes,wrong,Too formal' }),
    );
    await asked(backend, 'takebacks.accept', { key: opened.key, items: 'all', as: 'drafts' });
    const offered = async (...keys: number[]) => asked(backend, 'marks.reasonChoices', { keys });
    const verdict = { kind: 'verdict', requests: 1, field: 'b', reviewer: 'Ana', comment: 'Too formal' };
    const correction = { kind: 'correction', requests: 1, field: 'a', reviewer: 'Ana' };
    expect(await offered(key)).toEqual([verdict, correction]);
    const fail = { keys: [local], importState: 'fail' as const };
    await asked(backend, 'marks.set', { ...fail, reasons: [own] });
    await asked(backend, 'marks.set', {
      ...fail,
      reasons: [{ kind: 'correction', id: 'correction', field: 'x', text: 'Corrected' }],
    });
    expect(await offered(key)).toEqual([correction, { kind: 'text', text: own.text }, verdict]);
    const wrong = { kind: 'verdict' as const, id: 'wrong', text: 'Found wrong' };
    const corrected = { kind: 'correction' as const, id: 'correction', text: 'Corrected by a reviewer' };
    await asked(backend, 'marks.set', {
      keys: [key, local],
      importState: 'fail',
      reasons: [wrong, corrected],
    });
    const { failure } = await asked(backend, 'requests.detail', { key });
    expect(failure?.reasons).toEqual([
      { ...wrong, field: 'b' },
      { ...corrected, field: 'a' },
    ]);
    await asked(backend, 'marks.set', { ...fail, reasons: [own] });
    await asked(backend, 'marks.set', { ...fail, reasons: [{ ...corrected, field: 'x' }] });
    expect(await offered(key, local)).toEqual([
      { kind: 'correction', requests: 1 },
      { kind: 'text', text: own.text },
      { kind: 'verdict', requests: 1 },
    ]);
    mirrored(2, { a: ['Source', 'Ursprung'], b: ['Other', 'Anders'] });
    expect(await offered(key)).toEqual([{ kind: 'text', text: own.text }]);
  });

  it('have the comment of the verdict alone, not one that the reviewer made beside another one', async () => {
    const { backend, mirrored, give, takeBack, items } = await failedDesk();
    const key = mirrored(1, { a: ['Source', 'Quelle'] });
    const say = async (verdict: string, comment: string) => {
      const { text } = await give([key]);
      const opened = await takeBack(text.replace(/(?<=Source,[^,]+),,(?=,)/, `,${verdict},${comment}`));
      await asked(backend, 'takebacks.accept', { key: opened.key, items: 'all', as: 'drafts' });
      return opened;
    };
    const offered = async () =>
      (await asked(backend, 'marks.reasonChoices', { keys: [key] })).map((one) =>
        one.kind === 'verdict' ? one.comment : one,
      );
    await say('wrong', 'A');
    expect(await offered()).toEqual(['A']);
    await say('wrong', 'B');
    expect(await offered()).toEqual(['B']);
    const third = await say('wrong', 'A');
    expect(await offered()).toEqual(['A']);
    await asked(backend, 'takebacks.undo', {
      key: third.key,
      what: (await items(third)).map((item) => item.key),
    });
    expect(await offered()).toEqual(['B']);
    await say('fine', 'Nice');
    expect(await offered()).toEqual([]);
    await say('wrong', '');
    expect(await offered()).toEqual([undefined]);
    await say('wrong', 'C');
    mirrored(2, { a: ['Source', 'Ursprung'] });
    await say('wrong', '');
    expect(await offered()).toEqual([undefined]);
    const long = `Begins here ${'word '.repeat(3000)}ends`;
    await say('wrong', long);
    expect(await offered()).toEqual([expect.stringMatching(/^Begins here word/)]);
    for (const note of await asked(backend, 'notes.list', { key }))
      if (note.text.includes('Begins')) await asked(backend, 'notes.remove', { note: note.key });
    expect(await offered()).toEqual([undefined]);
  });
});
