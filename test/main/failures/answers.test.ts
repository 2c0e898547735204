import { describe, expect, it } from 'vitest';
import type { EvidenceFormat } from '../../../src/content/evidence/evidence';
import type { MarkReason } from '../../../src/content/mark-reason';
import type { Contents } from '../../support/database/versioned-request';
import { checkAll } from '../../support/content/check-all';
import { asked, handoverDesk } from '../../support/handover-desk';

const source = '<p>Enjoy your {drink} with friends.</p>';
const wrong = '<p>Savourez votre boisson entre amis.</p>';
const right = '<p>Savourez votre {drink} entre amis.</p>';
const first: Contents = { a: [source, wrong], b: ['Other', 'Autre'] };

async function failedDesk(...reasons: MarkReason[]) {
  const { backend, mirrored } = await handoverDesk();
  await asked(backend, 'connections.add', {
    name: 'Upstream',
    baseUrl: 'http://upstream.example/',
    intervalSeconds: 3600,
    workingHours: null,
    pageSize: 50,
    token: 'secret',
  });
  const key = mirrored(1, first);
  await checkAll(backend.core, backend.dataFolder);
  await asked(backend, 'marks.set', { keys: [key], importState: 'fail', reasons });
  const failure = async () => (await asked(backend, 'requests.detail', { key })).failure;
  const comes = async (contents: Contents, at = 2) => {
    mirrored(at, contents);
    await checkAll(backend.core, backend.dataFolder);
  };
  const listed = async (filter: string) =>
    (
      await asked(backend, 'requests.window', {
        view: 'import-failed',
        filter,
        sort: 'created',
        descending: false,
        offset: 0,
        limit: 10,
      })
    ).total;
  const evidence = async (format: EvidenceFormat) =>
    (await asked(backend, 'failures.evidence', { key, format, language: 'en' })).part;
  return { backend, key, mirrored, failure, comes, listed, evidence };
}

const problem: MarkReason = { kind: 'problem', id: 'placeholders', field: 'a', text: 'Lost {drink}' };
const unsafe = (text: string): MarkReason => ({ kind: 'problem', id: 'unsafe-html', field: 'a', text });
const said: MarkReason = { kind: 'verdict', id: 'wrong', field: 'b', text: 'Found wrong by Ana' };

describe('what was imported', () => {
  it('is compared with the current result, field by field', async () => {
    const { backend, key } = await failedDesk();
    const content = '<main><p>Savourez votre boisson entre amies.</p><p>Autre</p></main>';
    const fields = await asked(backend, 'failures.compareImported', { key, content });
    expect(fields).toEqual([
      {
        id: 'a',
        lines: [
          {
            delivered: 'Savourez votre boisson entre amis.',
            arrived: 'Savourez votre boisson entre amies.',
            lostTags: [],
          },
        ],
      },
      { id: 'b', lines: [] },
    ]);
  });
});

describe('a failed import', () => {
  it('waits until a newer version is there and checked, and is answered when what was asked for has changed', async () => {
    const { backend, failure, comes, mirrored, listed } = await failedDesk(problem, said);
    expect(await failure()).toMatchObject({ state: 'waiting' });
    mirrored(2, { a: [source, right], b: ['Other', 'Différent'] });
    expect(await failure()).toMatchObject({ state: 'waiting' });
    await checkAll(backend.core, backend.dataFolder);
    expect(await failure()).toMatchObject({ state: 'answered', version: 1 });
    expect(backend.core.failedImports.counts()).toMatchObject({ answered: 1 });
    expect(await asked(backend, 'requests.today', {})).toMatchObject({
      importFailed: 1,
      failures: { waiting: 0, answered: 1, 'still-wrong': 0 },
    });
    expect([await listed('answer:waiting'), await listed('answer:answered')]).toEqual([0, 1]);
    expect(await asked(backend, 'failures.counts', {})).toEqual({
      waiting: 0,
      answered: 1,
      'still-wrong': 0,
    });
    await comes({ a: [source, wrong], b: ['Other', 'Différent'] }, 3);
    expect(await failure()).toMatchObject({ state: 'still-wrong', unchanged: [0] });
  });

  it('is still wrong while one of its reasons is as it was, and says which one', async () => {
    const { failure, comes, listed } = await failedDesk(said, problem);
    await comes({ a: [source, right], b: ['Other', 'Autre'] });
    expect(await failure()).toMatchObject({ state: 'still-wrong', unchanged: [0] });
    expect(await listed('answer:still-wrong')).toBe(1);
  });

  it('that is asked for two problems of one check in a field says which of them has changed', async () => {
    const { backend, key, failure, comes } = await failedDesk(
      unsafe('Unsafe: the address in href runs code. Review before importing.'),
      unsafe('Nicht sicher: Das Ziel bekommt ein neues <iframe>.'),
    );
    const link = '<p>Savourez votre {drink} <a href="javascript:open()">entre amis</a>.</p>';
    await comes({ a: [source, link], b: ['Other', 'Autre'] });
    expect(await failure()).toMatchObject({ state: 'still-wrong', unchanged: [0] });
    const { part } = await asked(backend, 'failures.evidence', { key, format: 'text', language: 'en' });
    expect(part).toContain('the address in href runs code');
    expect(part).not.toContain('iframe');
    const both = `${link}<iframe src="https://maps.example/"></iframe>`;
    await comes({ a: [source, both], b: ['Other', 'Autre'] }, 3);
    expect(await failure()).toMatchObject({ state: 'still-wrong', unchanged: [0, 1] });
  });

  it('by a rule of a receiver that changes text silently is still wrong while the rule finds it', async () => {
    const { backend, key, failure, comes } = await failedDesk({
      kind: 'rule',
      id: 'tags',
      text: 'Tags are lost',
    });
    const document = JSON.stringify({
      format: 'locdesk-receiver',
      version: 1,
      id: 'our-shop',
      name: 'Our shop',
      rules: [
        {
          id: 'tags',
          kind: 'tags',
          level: 'changed',
          says: 'No.',
          source: { title: 'Us', section: '1' },
          allowed: {},
        },
      ],
    });
    await backend.core.receiverProfiles.save(document);
    await backend.core.receiverProfiles.use({ profile: 'our-shop' });
    await comes({ a: [source, right], b: ['Other', 'Autre'] });
    expect(await failure()).toMatchObject({ state: 'still-wrong', unchanged: [0] });
    await comes({ a: [source, 'Savourez votre {drink} entre amis.'], b: ['Other', 'Autre'] }, 3);
    expect(await failure()).toMatchObject({ state: 'answered' });
    const { part } = await asked(backend, 'failures.evidence', { key, format: 'text', language: 'en' });
    expect(part).toContain('As far as it can be compared, what was asked for has changed.');
    expect(part).not.toContain('deliver a new version');
  });

  it('without a place in its reasons is answered by any newer version', async () => {
    const { failure, comes } = await failedDesk({ kind: 'text', id: 'text', text: 'Too long' });
    await comes({ a: [source, wrong], b: ['Other', 'Différent'] });
    expect(await failure()).toMatchObject({ state: 'answered' });
  });

  it.each([
    ['own words without a field', [{ kind: 'text', id: 'text', text: 'Too long' }]],
    ['no reason', []],
    ['a field that changed, and own words', [said, { kind: 'text', id: 'text', text: 'Too long' }]],
  ] satisfies readonly (readonly [string, readonly MarkReason[]])[])(
    'for %s is not called mended to the vendor by a version that may have changed something else',
    async (_reasons, reasons) => {
      const { comes, evidence } = await failedDesk(...reasons);
      await comes({ a: [source, wrong], b: ['Other', 'Différent'] });
      for (const format of ['text', 'html'] as const) {
        const part = await evidence(format);
        expect(part).toContain('It is not known whether everything that was asked for has changed.');
        expect(part).toContain('What to do: deliver a new version');
      }
      // The sentence is about the failed version, not about a reason.
      const text = await evidence('text');
      const answer = text.indexOf('This version came after it.');
      const reason = text.indexOf('Reason: ');
      expect(answer).toBeGreaterThan(0);
      if (reason !== -1) expect(answer).toBeLessThan(reason);
    },
  );

  it('is said to the vendor to be answered by the newer request, of which nothing more is asked', async () => {
    const { evidence, mirrored, backend } = await failedDesk(problem);
    const later = { id: 'again', created: '2099-01-01T00:00:00.000Z', completed: '2099-01-01T00:00:01.000Z' };
    mirrored(2, { a: [source, wrong], b: ['Other', 'Autre'] }, later);
    await checkAll(backend.core, backend.dataFolder);
    for (const format of ['text', 'html'] as const) {
      const part = await evidence(format);
      expect(part).toContain('Request again came after it and is still wrong.');
      expect(part).not.toContain('This version came after it');
      expect(part).toContain('What to do: deliver a new version');
    }
    mirrored(3, { a: [source, right], b: ['Other', 'Autre'] }, later);
    await checkAll(backend.core, backend.dataFolder);
    for (const format of ['text', 'html'] as const) {
      const part = await evidence(format);
      expect(part).toContain('Request again came after it. As far as it can be compared,');
      expect(part).not.toContain('What to do');
    }
    expect(JSON.parse(await evidence('jsonl'))).toMatchObject({ failure: { answeredBy: 'again' } });
  });

  it('is answered by a newer request of the same job, which is named', async () => {
    const { backend, key, failure, mirrored, listed } = await failedDesk(problem);
    const later = { id: 'again', created: '2099-01-01T00:00:00.000Z', completed: '2099-01-01T00:00:01.000Z' };
    const answer = mirrored(2, { a: [source, wrong], b: ['Other', 'Autre'] }, later);
    expect(answer).not.toBe(key);
    await checkAll(backend.core, backend.dataFolder);
    expect(await failure()).toMatchObject({
      state: 'still-wrong',
      unchanged: [0],
      answeredBy: { key: answer, id: 'again' },
    });
    mirrored(3, { a: [source, right], b: ['Other', 'Autre'] }, later);
    await checkAll(backend.core, backend.dataFolder);
    expect(await failure()).toMatchObject({ state: 'answered', answeredBy: { id: 'again' } });
    expect([await listed('answer:waiting'), await listed('answer:answered')]).toEqual([0, 1]);
    expect(await asked(backend, 'failures.counts', {})).toMatchObject({ waiting: 0, answered: 1 });
  });

  it('is counted by its own state, whatever the states of the others', async () => {
    const { backend, mirrored, comes } = await failedDesk(problem);
    const other = mirrored(1, { c: [source, wrong] }, { id: 'other' });
    await checkAll(backend.core, backend.dataFolder);
    await asked(backend, 'marks.set', { keys: [other], importState: 'fail', reasons: [problem] });
    await comes({ a: [source, right], b: ['Other', 'Autre'] });
    expect(await asked(backend, 'failures.counts', {})).toEqual({
      waiting: 1,
      answered: 1,
      'still-wrong': 0,
    });
  });

  it.each([
    ['another source', { a: [`${source} `, right], b: ['Other', 'Autre'] }, {}],
    ['another field', { c: [source, right], b: ['Other', 'Autre'] }, {}],
    ['fewer fields', { a: [source, right] }, {}],
    [
      'another language',
      { a: [source, right], b: ['Other', 'Autre'] },
      { language: { source: 'en-GB', target: 'fr' } },
    ],
    [
      'an earlier submission',
      { a: [source, right], b: ['Other', 'Autre'] },
      { created: '2020-01-01T00:00:00.000Z' },
    ],
  ] satisfies readonly (readonly [string, Contents, Readonly<Record<string, unknown>>])[])(
    'waits on when a newer request has %s',
    async (_difference, contents, changes) => {
      const { backend, failure, mirrored } = await failedDesk(problem);
      const later = {
        id: 'again',
        created: '2099-01-01T00:00:00.000Z',
        completed: '2099-01-01T00:00:01.000Z',
      };
      mirrored(2, contents, { ...later, ...changes });
      await checkAll(backend.core, backend.dataFolder);
      expect(await failure()).toEqual({ state: 'waiting', version: 1, reasons: [problem] });
    },
  );

  it('is answered by its own newer version even when a newer request of the job is there', async () => {
    const { failure, mirrored, comes } = await failedDesk(problem);
    mirrored(
      2,
      { a: [source, right], b: ['Other', 'Autre'] },
      { id: 'again', created: '2099-01-01T00:00:00.000Z', completed: '2099-01-01T00:00:01.000Z' },
    );
    await comes({ a: [source, wrong], b: ['Other', 'Différent'] }, 3);
    expect(await failure()).not.toHaveProperty('answeredBy');
    expect(await failure()).toMatchObject({ state: 'still-wrong' });
  });

  it('waits again once the newer version is marked as failed', async () => {
    const { backend, key, failure, comes } = await failedDesk(problem);
    await comes({ a: [source, right], b: ['Other', 'Autre'] });
    await asked(backend, 'marks.set', { keys: [key], importState: 'fail' });
    expect(await failure()).toMatchObject({ state: 'waiting', version: 2, reasons: [] });
  });
});
