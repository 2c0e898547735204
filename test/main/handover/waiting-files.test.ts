import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it, vi } from 'vitest';
import { VersionStore } from '../../../src/main/requests/version-store';
import { asked, edited, handoverDesk } from '../../support/handover-desk';

type Desk = Awaited<ReturnType<typeof handoverDesk>>;

/** Answers of two reviewers to one hand-over, which wait for a decision. */
async function twoAnswers(first: string, second: string) {
  const desk = await handoverDesk();
  const { text } = await desk.give();
  const of = (row: string, body: string) =>
    desk.takeBack(edited(text, { 'Hello,Hallo,,,': row, Drück: body }));
  return { ...desk, ana: await of(first, 'Drück'), ben: await of(second, 'Drücke') };
}

const acceptAll = ({ backend }: Desk, key: number) =>
  asked(backend, 'takebacks.accept', { key, items: 'all', as: 'drafts' });

describe('a file that waits while another one is decided', () => {
  it('says that a field is stale which the other one settled, and changed again once that is undone', async () => {
    const desk = await twoAnswers('Hello,Grüezi,,,', 'Hello,Servus,,,');
    const { backend, ana, ben, items } = desk;
    const { act = '' } = await acceptAll(desk, ana.key);
    const [stale] = await items(ben);
    expect(stale).toMatchObject({ state: 'stale', before: 'Grüezi', handedOut: 'Hallo', after: 'Servus' });
    expect(await asked(backend, 'takebacks.read', { key: ben.key })).toMatchObject({
      counts: { changed: 1, stale: 1 },
    });
    await asked(backend, 'takebacks.undo', { key: ana.key, what: { act } });
    expect((await items(ben))[0]).toMatchObject({ state: 'changed', before: 'Hallo', after: 'Servus' });
  });

  it('has nothing to accept where both say the same', async () => {
    const desk = await twoAnswers('Hello,Grüezi,,,', 'Hello,Grüezi,,,');
    await acceptAll(desk, desk.ana.key);
    expect((await desk.items(desk.ben))[0]).toMatchObject({ state: 'unchanged', canAccept: false });
  });

  it('says that the number of files to decide changed when nothing is left to decide in it', async () => {
    const desk = await twoAnswers('Hello,Grüezi,,,', 'Hello,Grüezi,,,');
    const { backend, ana, ben, items } = desk;
    await asked(backend, 'takebacks.leave', { key: ben.key, items: [(await items(ben))[1]?.key ?? 0] });
    await acceptAll(desk, ana.key);
    const counts: number[] = [];
    const stop = backend.core.changes.subscribe(({ name }) => {
      if (name === 'handovers.changed') counts.push(backend.core.takeBacks.counts().open);
    });
    await items(ben);
    await items(ben);
    stop();
    expect(counts).toEqual([0]);
  });

  it('keeps its verdict from a text that its reviewer did not see, until that is undone', async () => {
    const desk = await twoAnswers('Hello,Grüezi,,,', 'Hello,Hallo,fine,,');
    const { backend, ana, ben, items } = desk;
    const { act = '' } = await acceptAll(desk, ana.key);
    const [stale] = await items(ben);
    expect(stale).toMatchObject({ state: 'stale', faults: [{ rule: 'stale-verdict' }] });
    expect(stale).not.toHaveProperty('after');
    await asked(backend, 'takebacks.undo', { key: ana.key, what: { act } });
    expect((await items(ben))[0]).toMatchObject({ state: 'unchanged', after: 'Hallo', faults: [] });
    expect(await acceptAll(desk, ben.key)).toMatchObject({ reviewed: 1 });
  });

  it('is compared once more after a restart, because a draft may have been made before it', async () => {
    const desk = await twoAnswers('Hello,Grüezi,,,', 'Hello,Servus,,,');
    const { backend, key, ben, items } = desk;
    const draft = { key, version: 2, fieldId: 'title', value: 'Moin', revision: 0 };
    await asked(backend, 'fulfil.draft', draft);
    expect((await items(ben))[0]).toMatchObject({ state: 'stale', before: 'Moin' });
  });

  it('answers two questions at once alike, though the first one compares it for both', async () => {
    const desk = await twoAnswers('Hello,Grüezi,,,', 'Hello,Servus,,,');
    await acceptAll(desk, desk.ana.key);
    const answers = await Promise.all([desk.items(desk.ben), desk.items(desk.ben)]);
    expect(answers.map(([title]) => title)).toMatchObject([{ state: 'stale' }, { state: 'stale' }]);
  });

  it.each([
    ['a known change', false],
    ['a change of anything', true],
  ])('is compared again for %s when the disk refused the first comparison', async (_, isAny) => {
    const desk = await twoAnswers('Hello,Grüezi,,,', 'Hello,Servus,,,');
    const { backend, ben, items } = desk;
    await acceptAll(desk, desk.ana.key);
    if (isAny) backend.core.changes.requests();
    const refused = vi.spyOn(backend.core.commits, 'durable').mockRejectedValueOnce(new Error('disk full'));
    await expect(items(ben)).rejects.toThrow(/./);
    refused.mockRestore();
    expect((await items(ben))[0]).toMatchObject({ state: 'stale' });
  });

  it('is compared again where a text changed and changed back between two changes of anything', async () => {
    const desk = await twoAnswers('Hello,Grüezi,,,', 'Hello,Servus,,,');
    const { backend, ana, ben, items } = desk;
    backend.core.changes.requests();
    await items(ben);
    const { act = '' } = await acceptAll(desk, ana.key);
    expect((await items(ben))[0]).toMatchObject({ state: 'stale' });
    await asked(backend, 'takebacks.undo', { key: ana.key, what: { act } });
    backend.core.changes.requests();
    expect((await items(ben))[0]).toMatchObject({ state: 'changed', before: 'Hallo' });
  });

  it('says that a field is stale which changed while it was left, once that is undone', async () => {
    const desk = await twoAnswers('Hello,Grüezi,,,', 'Hello,Servus,,,');
    const { backend, key, ben, items } = desk;
    const [title] = await items(ben);
    await asked(backend, 'takebacks.leave', { key: ben.key, items: [title?.key ?? 0] });
    const draft = { key, version: 2, fieldId: 'title', value: 'Moin', revision: 0 };
    await asked(backend, 'fulfil.draft', draft);
    await items(ben);
    const what = [title?.key ?? 0];
    const undone = await asked(backend, 'takebacks.undo', { key: ben.key, what });
    expect(undone).toMatchObject({ counts: { stale: 1 } });
    expect((await items(ben))[0]).toMatchObject({ state: 'stale', before: 'Moin', decision: 'open' });
  });

  it('reads no field again for a change that names no request, but those of requests with other texts', async () => {
    const desk = await twoAnswers('Hello,Grüezi,,,', 'Hello,Servus,,,');
    const { backend, key, ben, items } = desk;
    await items(ben);
    backend.core.changes.requests();
    await items(ben);
    const read = vi.spyOn(VersionStore.prototype, 'positionOf');
    await items(ben);
    const shown = read.mock.calls.length;
    backend.core.changes.requests();
    await items(ben);
    expect(read.mock.calls.length).toBe(2 * shown);
    read.mockRestore();
    await backend.core.drafts.save({ key, fieldId: 'title', value: 'Moin', version: 2, revision: 0 });
    backend.core.changes.requests();
    expect((await items(ben))[0]).toMatchObject({ state: 'stale', before: 'Moin' });
  });
});

it('files that came back are counted while something in them is to be decided, however many there are', async () => {
  const desk = await handoverDesk();
  const { backend, give, takeBack } = desk;
  const counted = () => asked(backend, 'takebacks.counts', {});
  const listed = async () =>
    (await asked(backend, 'takebacks.list', {})).map(({ key, isOpen }) => [key, isOpen]);
  const { text } = await give();
  const ana = await takeBack(edited(text, { 'Hello,Hallo,,,': 'Hello,Grüezi,,,' }));
  const { act = '' } = await acceptAll(desk, ana.key);
  expect(await counted()).toEqual({ open: 0 });
  const foreign = await takeBack((await (await handoverDesk()).give()).text);
  expect(foreign).toMatchObject({ open: 0 });
  expect(await counted()).toEqual({ open: 0 });
  // They can still be looked at and closed.
  expect(await listed()).toEqual([
    [foreign.key, false],
    [ana.key, false],
  ]);
  await asked(backend, 'takebacks.undo', { key: ana.key, what: { act } });
  expect(await counted()).toEqual({ open: 1 });
  expect(await listed()).toEqual([
    [ana.key, true],
    [foreign.key, false],
  ]);
  const db = new SQLite(join(backend.dataFolder, 'locdesk.db'));
  const copy = db.prepare(`
    INSERT INTO take_backs (handover_key, file_name, format, reviewer, opened_us, missing, faults)
    SELECT handover_key, file_name, format, reviewer, opened_us, missing, faults FROM take_backs WHERE key = ?`);
  const copyItem = db.prepare(`
    INSERT INTO take_back_items (take_back_key, state, can_accept, body)
    SELECT ?, state, can_accept, body FROM take_back_items WHERE take_back_key = ? AND can_accept = 1`);
  for (let n = 0; n < 249; n++) copyItem.run(copy.run(ana.key).lastInsertRowid, ana.key);
  db.close();
  expect(await counted()).toEqual({ open: 250 });
});

it('answers to requests whose connection is removed with its mirror stay to be read, and nothing is out', async () => {
  const desk = await handoverDesk();
  const { backend } = desk;
  const { key: upstream } = await asked(backend, 'connections.add', {
    name: 'Upstream',
    baseUrl: 'http://upstream.example/',
    intervalSeconds: 3600,
    workingHours: null,
    pageSize: 50,
    token: 'secret',
  });
  const key = desk.mirrored(1, { a: ['Source', 'Quele'], b: ['Other', 'Anderes'] });
  const { text } = await desk.give([key]);
  const opened = await desk.takeBack(
    edited(text, { Quele: 'Quelle', 'Other,Anderes,,': 'Other,Anderes,wrong,"No, so"' }),
  );
  await asked(backend, 'connections.remove', { key: upstream, withMirror: true });
  const { key: gone = 0 } = opened.handover ?? {};
  for (const [filter, index] of [
    ['out', null],
    ['all', 0],
  ] as const) {
    expect(await asked(backend, 'handovers.locate', { filter, key: gone })).toEqual({ index });
    const { total, rows } = await asked(backend, 'handovers.window', { filter, offset: 0, limit: 10 });
    expect({ total, rows: rows.length }).toEqual(
      index === null ? { total: 0, rows: 0 } : { total: 1, rows: 1 },
    );
  }
  expect(await desk.items(opened)).toMatchObject([
    { state: 'unknown', canAccept: false, returned: 'Quelle' },
    { state: 'unknown', canAccept: false, verdict: 'wrong', comment: 'No, so' },
  ]);
});
