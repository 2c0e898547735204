import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { EvidenceRequest } from '../../../src/content/evidence/evidence';
import { problemMessagesIn } from '../../../src/content/checks/problem-messages-in';
import { problemSentence } from '../../../src/content/checks/problem-sentence';
import { checkAll } from '../../support/content/check-all';
import { commandLine } from '../../support/command-line';
import { asked, edited, handoverDesk } from '../../support/handover-desk';
import { asRead, connection, mirrorOver, us } from '../../support/upstream/mirror';
import { afterSuite, tempFolder, type WhenOver } from '../../support/temp-folder';
import { submission } from '../../support/test-backend';
import { keysOf } from '../../support/database/versioned-request';

const hostile = '<p>Use {name}</p><script>alert(1)</script><img src=x onerror="alert(2)">';

/** A failed request with a lost placeholder, and one with a verdict, a correction and hostile content. */
async function failedDesk(whenOver?: WhenOver) {
  const desk = await handoverDesk({ whenOver });
  const { backend, mirrored, give, takeBack } = desk;
  await asked(backend, 'connections.add', {
    name: 'Upstream',
    baseUrl: 'http://upstream.example/',
    intervalSeconds: 3600,
    workingHours: null,
    pageSize: 50,
    token: 'secret',
  });
  const key = mirrored(1, {
    a: ['Source', 'Quele'],
    b: ['Other', 'Anderes'],
    c: [hostile, hostile.replace('{name}', 'es')],
    d: ['Fine', 'Gut'],
  });
  const { text } = await give([key]);
  const opened = await takeBack(edited(text, { Quele: 'Quelle', 'Other,Anderes,,': 'Other,Anderes,wrong,' }));
  await asked(backend, 'takebacks.accept', { key: opened.key, items: 'all', as: 'drafts' });
  await checkAll(backend.core, backend.dataFolder);
  const part = async (format: 'html' | 'jsonl' | 'text', language = 'en') =>
    (await asked(backend, 'failures.evidence', { key, format, language })).part;
  const { id } = await asked(backend, 'requests.detail', { key });
  return { ...desk, key, id, part };
}

describe('evidence of a failed import', () => {
  const whenOver = afterSuite();
  let marked: ReturnType<typeof failedDesk> | undefined;

  it('has the fields that a reason, a problem, a verdict or a correction names, with places and hashes', async () => {
    const { backend, key, part } = await failedDesk();
    await asked(backend, 'marks.set', {
      keys: [key],
      importState: 'fail',
      reasons: [{ kind: 'text', id: 'text', text: 'Three things' }],
    });
    const before = JSON.parse(await part('jsonl')) as EvidenceRequest;
    expect(before.fields.map(({ id }) => id)).toEqual(['a', 'b']);
    const { problems } = await asked(backend, 'problems.ofRequest', { key });
    const check = problems.find(({ fieldId }) => fieldId === 'c')?.check ?? expect.fail('no problem');
    await asked(backend, 'marks.set', {
      keys: [key],
      importState: 'fail',
      reasons: [{ kind: 'problem', id: check, field: 'c', text: 'Lost {name}' }],
    });
    const line = await part('jsonl');
    expect(line.endsWith('}\n')).toBe(true);
    const evidence = JSON.parse(line) as EvidenceRequest;
    expect(evidence.fields.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    const [a, b, c] = evidence.fields;
    expect(a).toMatchObject({ target: 'Quele', correction: { value: 'Quelle', reviewer: 'Ana' } });
    expect(b).toMatchObject({ verdict: { reviewer: 'Ana' } });
    expect(c?.reasons).toEqual([{ kind: 'problem', id: check, field: 'c', text: 'Lost {name}' }]);
    expect(c?.problems[0]?.source.length).toBeGreaterThan(0);
    // printf Quele | sha256sum
    expect(a?.targetHash).toBe('13260c946d631e92a6ee06feea823d913fbccafffad2abe47c5fcf4350867bd3');
    expect(evidence.failure).toMatchObject({ state: 'waiting', version: 1, reasons: [] });
  });

  it.each([
    ['Found wrong by Ana', 'Von Ana als falsch beurteilt'],
    ['Ana が誤りと判定：Too formal', 'Von Ana als falsch beurteilt: Too formal'],
    ['Too formal for us', 'Too formal for us'],
    ['Found wrong by Anabel', 'Found wrong by Anabel'],
    ['Found wrong by Ana: No: not so', 'Von Ana als falsch beurteilt: No: not so'],
  ])('says a verdict once and in its own language, however the reason was given: %s', async (given, said) => {
    const { backend, key, part } = await (marked ??= failedDesk(whenOver));
    const reason = { kind: 'verdict' as const, id: 'wrong', field: 'b', text: given };
    await asked(backend, 'marks.set', { keys: [key], importState: 'fail', reasons: [reason] });
    const text = await part('text', 'de');
    expect(text.slice(text.indexOf('Feld: b'), text.indexOf('Ausgangstext: Other'))).toBe(
      `Feld: b\n- ${said}\n`,
    );
    expect((await part('html', 'de')).split('Von Ana als falsch beurteilt').length - 1).toBeLessThan(2);
    const { fields } = JSON.parse(await part('jsonl', 'de')) as EvidenceRequest;
    expect(fields.find(({ id }) => id === 'b')).toMatchObject({
      verdict: { reviewer: 'Ana' },
      reasons: [{ ...reason, text: said }],
    });
  });

  it('has the comment with a verdict that is no reason, until its note is deleted', async () => {
    const { backend, key, give, takeBack, part } = await failedDesk();
    const { text } = await give([key]);
    const opened = await takeBack(edited(text, { 'Fine,Gut,,': 'Fine,Gut,wrong,Too formal' }));
    await asked(backend, 'takebacks.accept', { key: opened.key, items: 'all', as: 'drafts' });
    await asked(backend, 'marks.set', { keys: [key], importState: 'fail' });
    for (const format of ['html', 'text'] as const)
      expect(await part(format)).toContain('Found wrong by Ana: Too formal');
    const { fields } = JSON.parse(await part('jsonl')) as EvidenceRequest;
    expect(fields.find(({ id }) => id === 'd')?.verdict).toMatchObject({
      reviewer: 'Ana',
      comment: 'Too formal',
    });
    for (const note of await asked(backend, 'notes.list', { key }))
      await asked(backend, 'notes.remove', { note: note.key });
    expect(await part('text')).not.toContain('Too formal');
  });

  it('says a finding once and in its own language, although the reason was given in another one', async () => {
    const { backend, key, part } = await failedDesk();
    const { problems } = await asked(backend, 'problems.ofRequest', { key });
    const problem = problems.find(({ fieldId }) => fieldId === 'c') ?? expect.fail('no problem');
    const text = problemSentence(problem, problemMessagesIn('ar'));
    const reason = { kind: 'problem' as const, id: problem.check, field: 'c', text };
    await asked(backend, 'marks.set', { keys: [key], importState: 'fail', reasons: [reason] });
    const ticket = await part('text', 'fr');
    expect(ticket).toContain(`\n- ${problemSentence(problem, problemMessagesIn('fr'))}\n`);
    expect(ticket).not.toContain(text);
  });

  it('marks what a receiver silently changes by a rule that a tool names', async () => {
    const { backend, key, part } = await failedDesk();
    const source = { title: 'Our handbook', section: 'Texts' };
    const document = JSON.stringify({
      format: 'locdesk-receiver',
      version: 1,
      id: 'our-shop',
      name: 'Our shop',
      rules: [{ id: 'tags', kind: 'tags', level: 'changed', says: 'No tags.', source, allowed: {} }],
    });
    await backend.core.receiverProfiles.save(document);
    await backend.core.receiverProfiles.use({ profile: 'our-shop' });
    await checkAll(backend.core, backend.dataFolder);
    const reason = { kind: 'rule' as const, id: 'tags', field: 'c', text: 'Tags are lost' };
    await asked(backend, 'marks.set', { keys: [key], importState: 'fail', reasons: [reason] });
    const { fields } = JSON.parse(await part('jsonl')) as EvidenceRequest;
    const found = fields.find(({ id }) => id === 'c')?.problems ?? [];
    expect(new Set(found.map(({ check }) => check))).toEqual(new Set(['stored-differently']));
    expect(found[0]?.target.length).toBeGreaterThan(0);
    expect(await part('text')).toContain('\nDelivered: <p>Use es</p><script>');
  });

  it('is about the last result of a request that was opened again, and never calls a source delivered', async () => {
    const { backend, key, id } = await handoverDesk();
    const reasons = [{ kind: 'text' as const, id: 'text', field: 'title', text: 'Too short' }];
    await asked(backend, 'marks.set', { keys: [key], importState: 'fail', reasons });
    const { version } = await asked(backend, 'requests.detail', { key });
    await backend.core.fulfilments.reopen(key, version);
    const part = async (format: 'html' | 'jsonl' | 'text') =>
      (await asked(backend, 'failures.evidence', { key, format, language: 'en' })).part;
    expect(JSON.parse(await part('jsonl'))).toMatchObject({
      id,
      version,
      fields: [{ id: 'title', target: 'Hallo', reasons }],
    });
    expect(await part('text')).toContain('Delivered: Hallo');
    expect(await asked(backend, 'failures.counts', {})).toEqual({
      waiting: 1,
      answered: 0,
      'still-wrong': 0,
    });
  });

  it('says of a request without a result that nothing has been delivered', async () => {
    const { backend, key: completed } = await handoverDesk();
    const { body } = await backend.request('PUT', '/v1/content', { body: submission() });
    const key = keysOf(backend).find((one) => one !== completed) ?? 0;
    const part = async (format: 'html' | 'jsonl' | 'text') =>
      (await asked(backend, 'failures.evidence', { key, format, language: 'en' })).part;
    expect(JSON.parse(await part('jsonl'))).toMatchObject({ id: body.id, isUndelivered: true, fields: [] });
    expect(await part('html')).toContain('Nothing has been delivered yet.');
    const text = await part('text');
    expect(text).toContain('Nothing has been delivered yet.');
    expect(text).not.toContain('Import failed');
  });

  it('is a page in which content is text: it runs nothing, loads nothing, and marks what is wrong', async () => {
    const { backend, key, part } = await failedDesk();
    await asked(backend, 'marks.set', {
      keys: [key],
      importState: 'fail',
      reasons: [{ kind: 'text', id: 'text', field: 'c', text: '<script>alert(3)</script>' }],
    });
    const html = await part('html', 'de');
    expect(html).not.toMatch(/<(?:script|img)/);
    expect(html).toContain('&lt;script&gt;alert(3)&lt;/script&gt;');
    expect(html).toContain('<h4>Korrigiert von Ana</h4>');
    expect(html).toContain('Was zu tun ist: eine neue Version liefern');
    expect(html).toContain('<del>Quele</del><ins>Quelle</ins>');
    const text = await part('text');
    expect(text).toContain(
      'Field: a\nSource: Source\nDelivered: Quele\nSHA-256: 13260c946d631e92a6ee06feea823d913fbccafffad2abe47c5fcf4350867bd3\nCorrected by Ana: Quelle',
    );
    expect(text).toContain('- Found wrong by Ana');
    expect(text).toContain('What to do: deliver a new version');
  });

  it('is written by the command line, for single requests or a list', async () => {
    const { backend, key, id, mirrored } = await failedDesk();
    await asked(backend, 'marks.set', { keys: [key], importState: 'fail' });
    const folder = tempFolder();
    const run = async (...args: readonly string[]) =>
      commandLine(['evidence', ...args, '--data', backend.dataFolder]);
    const page = join(folder, 'evidence.html');
    expect(await run(id, '--output', page, '--language', 'ar')).toMatchObject({ code: 0 });
    const html = readFileSync(page, 'utf8');
    expect(html).toContain(`<html lang="ar" dir="rtl">`);
    expect(html).toMatch(/Locdesk، \u2068[^<]+ UTC\u2069/);
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    const lines = join(folder, 'evidence.jsonl');
    const listed = await run('--view', 'import-failed', '--output', lines, '--json');
    expect(JSON.parse(listed.out)).toEqual({ requests: 1, format: 'jsonl', output: lines });
    expect(JSON.parse(readFileSync(lines, 'utf8'))).toMatchObject({ id });
    expect(await run(id, '--output', join(folder, 'x.pdf'))).toMatchObject({ code: 2 });
    mirrored(7, { a: ['Other', 'Andere'] }, { id: 'other' });
    const all = await run('--view', 'all', '--output', lines);
    expect(all).toMatchObject({
      code: 0,
      error: '2 requests left out: their import has not failed.',
    });
    expect(readFileSync(lines, 'utf8').trim().split('\n')).toHaveLength(1);
    expect(await run('--view', 'imported', '--output', lines)).toMatchObject({ code: 1 });
  });

  it('is taken of a list with more requests than one command takes, where few of them failed', async () => {
    const { backend, key } = await failedDesk();
    const db = new SQLite(join(backend.dataFolder, 'locdesk.db'));
    const { mirror } = mirrorOver(db);
    db.transaction(() => {
      for (let at = 0; at < 2000; at++)
        mirror.apply(connection, asRead({ id: `other-${at}` }), { learnedBy: 'webhook', learnedUs: us(10) });
    })();
    db.close();
    await asked(backend, 'marks.set', { keys: [key], importState: 'fail' });
    const path = join(tempFolder(), 'evidence.jsonl');
    const of = async (...args: readonly string[]) =>
      commandLine(['evidence', ...args, '--output', path, '--data', backend.dataFolder]);
    expect(await of('--view', 'all')).toMatchObject({
      code: 0,
      error: '2001 requests left out: their import has not failed.',
    });
    expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(1);
    expect(await of('--filter', 'mark:none')).toMatchObject({
      code: 1,
      error: expect.stringContaining('No import of this view and filter has failed.'),
    });
  });
});
