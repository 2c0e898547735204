import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { commandLine } from '../../support/command-line';
import { asked, edited, handoverDesk } from '../../support/handover-desk';
import { tempFolder } from '../../support/temp-folder';
import { submission, testBackend } from '../../support/test-backend';
import { keysOf } from '../../support/database/versioned-request';

const upstream = {
  name: 'Upstream',
  baseUrl: 'http://upstream.example/',
  intervalSeconds: 3600,
  workingHours: null,
  pageSize: 50,
  token: 'secret',
};

async function correctedDesk(settings: readonly string[] = []) {
  const desk = await handoverDesk({ settings });
  await asked(desk.backend, 'connections.add', upstream);
  const key = desk.mirrored(1, { a: ['Source "quoted"', 'Quele "a" {b}'], b: ['Other', 'Anderes'] });
  const { text } = await desk.give([key]);
  const opened = await desk.takeBack(
    edited(text, { Quele: 'Quelle', 'Other,Anderes,,': 'Other,Anderes,wrong,"No, so"' }),
  );
  await asked(desk.backend, 'takebacks.accept', { key: opened.key, items: 'all', as: 'drafts' });
  const { id } = await asked(desk.backend, 'requests.detail', { key });
  const read = async () => (await desk.backend.request('GET', `/v1/content/request/${id}`)).body;
  return { ...desk, key, id, read };
}

describe('a correction', () => {
  it('is not returned by /v1 unless a setting says so', async () => {
    const { read } = await correctedDesk();
    expect((await read()).fields[0]).toMatchObject({ value: 'Quele "a" {b}' });
    expect((await read()).fields[0]).not.toHaveProperty('deliveredValue');
  });

  it('is returned with the delivered text beside it where the setting says so, until it is stale', async () => {
    const { backend, id, read, mirrored } = await correctedDesk(['service.corrections=true']);
    const [field, other] = (await read()).fields;
    expect(field).toMatchObject({
      id: 'a',
      value: 'Quelle "a" {b}',
      deliveredValue: 'Quele "a" {b}',
      originalValue: 'Source "quoted"',
    });
    expect(other).not.toHaveProperty('deliveredValue');
    const simple = await backend.request('GET', '/v1/content?state=complete');
    const found = simple.body.requests.find((request: { id: string }) => request.id === id);
    expect(found.fields[0]).toMatchObject({ value: 'Quelle "a" {b}' });
    mirrored(2, { a: ['Source "quoted"', 'Ursprung'], b: ['Other', 'Anderes'] });
    expect((await read()).fields[0]).toMatchObject({ value: 'Ursprung' });
  });

  it('is exported and imported with its evidence, and so are verdicts', async () => {
    const { backend, key } = await correctedDesk();
    const file = join(tempFolder(), 'export.jsonl');
    expect(await commandLine(['export', file, '--data', backend.dataFolder])).toMatchObject({ code: 0 });
    const other = testBackend();
    expect(await commandLine(['import', file, '--data', other.dataFolder])).toMatchObject({
      code: 0,
      error: '',
    });
    const known = await asked(backend, 'handovers.ofRequest', { key });
    const answers = await Promise.all(
      keysOf(other).map((one) => asked(other, 'handovers.ofRequest', { key: one })),
    );
    const imported = answers.find(({ corrections }) => corrections.length > 0);
    expect(imported).toEqual(known);
    expect(imported?.verdicts).toMatchObject([{ fieldId: 'b', verdict: 'wrong', reviewer: 'Ana' }]);
    const offered = (desk: typeof backend) =>
      Promise.all(keysOf(desk).map((one) => asked(desk, 'marks.reasonChoices', { keys: [one] })));
    expect((await offered(other)).flat()).toContainEqual(expect.objectContaining({ comment: 'No, so' }));
  });

  it('and the hand-over that it answers are known on a desk that imported them', async () => {
    const { backend, key, give } = await correctedDesk();
    const { text } = await give([key]);
    const file = join(tempFolder(), 'export.jsonl');
    await commandLine(['export', file, '--data', backend.dataFolder]);
    const other = await handoverDesk();
    expect((await other.takeBack(text)).counts).toMatchObject({ unknown: 2 });
    await commandLine(['import', file, '--data', other.backend.dataFolder]);
    const opened = await other.takeBack(edited(text, { Anderes: 'Anders' }));
    expect(opened).toMatchObject({ counts: { changed: 1, unchanged: 1 }, handover: { recipient: 'Ana' } });
    const list = await asked(other.backend, 'handovers.window', { filter: 'out', offset: 0, limit: 10 });
    expect(list).toMatchObject({ total: 2 });
    const again = await commandLine(['import', file, '--data', other.backend.dataFolder]);
    expect(again.out).toContain('2 hand-overs');
  });
});

it('of a request that was forwarded is a correction, since upstream translates it', async () => {
  const { backend, key, give, takeBack } = await handoverDesk();
  const { text } = await give();
  await asked(backend, 'connections.add', upstream);
  const db = new SQLite(join(backend.dataFolder, 'locdesk.db'));
  db.prepare("INSERT INTO forwardings VALUES (?, 1, 'key', 1, 1, 'there', NULL, NULL)").run(key);
  db.close();
  const { key: file } = await takeBack(edited(text, { Hallo: 'Servus' }));
  const answer = await asked(backend, 'takebacks.accept', { key: file, items: 'all', as: 'drafts' });
  expect(answer).toMatchObject({ corrections: 1, drafts: 0 });
});

describe('a verdict', () => {
  it('is a reason for a failure while its field stays as it was, also in a later version', async () => {
    const { backend, key, mirrored } = await correctedDesk();
    const said = async () => {
      const choices = await asked(backend, 'marks.reasonChoices', { keys: [key] });
      const { verdicts } = await asked(backend, 'handovers.ofRequest', { key });
      const evidence = { key, format: 'jsonl', language: 'en' } as const;
      const { part } = await asked(backend, 'failures.evidence', evidence);
      return {
        offered: choices.flatMap((one) => (one.kind === 'verdict' ? one.comment : [])),
        isStale: verdicts.map((one) => [one.fieldId, one.isStale]),
        evidence: part.includes('"verdict"'),
      };
    };
    const holds = { offered: ['No, so'], isStale: [['b', false]], evidence: true };
    expect(await said()).toEqual(holds);
    mirrored(2, { a: ['Source "quoted"', 'Quelle'], b: ['Other', 'Anderes'] });
    expect(await said()).toEqual(holds);
    mirrored(3, { a: ['Source "quoted"', 'Quelle'], b: ['Other', 'Andere'] });
    expect(await said()).toEqual({ offered: [], isStale: [['b', true]], evidence: false });
    mirrored(4, { a: ['Source "quoted"', 'Quelle'], b: ['Others', 'Anderes'] });
    expect(await said()).toMatchObject({ offered: [], isStale: [['b', true]] });
    mirrored(5, { n: ['New', 'Neu'], a: ['Source "quoted"', 'Quelle'], b: ['Other', 'Anderes'] });
    expect(await said()).toEqual(holds);
    mirrored(6, { b: ['Other', 'Anderes'] });
    expect(await said()).toEqual(holds);
    mirrored(7, { a: ['Other', 'Anderes'] });
    expect(await said()).toMatchObject({ offered: [], isStale: [['b', true]] });
  });

  it('on a draft is one on the text that is delivered, if that is the draft', async () => {
    const { backend, give, takeBack } = await handoverDesk();
    await backend.request('PUT', '/v1/content', { body: submission() });
    const key = Math.max(...keysOf(backend));
    const { drafts, fulfilments } = backend.core;
    await drafts.save({ key, fieldId: 'title', value: 'Moin', version: 1, revision: 0 });
    const target = '<p>Drück <b>Start</b>, {name}.</p>';
    await drafts.save({ key, fieldId: 'body', value: target, version: 1, revision: 0 });
    const { text } = await give([key]);
    const opened = await takeBack(edited(text, { 'Hello,Moin,,': 'Hello,Moin,wrong,Too casual' }));
    await asked(backend, 'takebacks.accept', { key: opened.key, items: 'all', as: 'drafts' });
    const said = async () => {
      const choices = await asked(backend, 'marks.reasonChoices', { keys: [key] });
      const { verdicts } = await asked(backend, 'handovers.ofRequest', { key });
      return [choices.map((one) => one.kind), verdicts.map((one) => one.isStale)];
    };
    await fulfilments.complete(key, 1, false);
    expect(await said()).toEqual([expect.arrayContaining(['verdict']), [false]]);
    await drafts.save({ key, fieldId: 'title', value: 'Guten Tag', version: 2, revision: 0 });
    await fulfilments.save(key, 2);
    expect(await said()).toEqual([expect.not.arrayContaining(['verdict']), [true]]);
  });

  it('is none on a text that was handed out later, in the place of the draft that it is about', async () => {
    const { backend, give, takeBack } = await handoverDesk();
    await backend.request('PUT', '/v1/content', { body: submission() });
    const key = Math.max(...keysOf(backend));
    const { drafts, fulfilments } = backend.core;
    const target = '<p>Drück <b>Start</b>, {name}.</p>';
    await drafts.save({ key, fieldId: 'title', value: 'Moin', version: 1, revision: 0 });
    await drafts.save({ key, fieldId: 'body', value: target, version: 1, revision: 0 });
    const { text } = await give([key]);
    const opened = await takeBack(edited(text, { 'Hello,Moin,,': 'Hello,Moin,wrong,Too casual' }));
    await asked(backend, 'takebacks.accept', { key: opened.key, items: 'all', as: 'drafts' });
    await drafts.save({ key, fieldId: 'title', value: 'Guten Tag', version: 1, revision: 1 });
    const again = await give([key]);
    await fulfilments.complete(key, 1, false);
    const said = async () => {
      const choices = await asked(backend, 'marks.reasonChoices', { keys: [key] });
      const { verdicts } = await asked(backend, 'handovers.ofRequest', { key });
      return [choices.flatMap((one) => (one.kind === 'verdict' ? one.comment : [])), verdicts[0]?.isStale];
    };
    expect(await said()).toEqual([[], true]);
    const stiff = { 'Hello,Guten Tag,,': 'Hello,Guten Tag,wrong,Too stiff' };
    const late = await takeBack(edited(again.text, stiff));
    await asked(backend, 'takebacks.accept', { key: late.key, items: 'all', as: 'drafts' });
    expect(await said()).toEqual([['Too stiff'], false]);
  });
});
