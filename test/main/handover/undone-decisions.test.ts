import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { asked, edited, handoverDesk } from '../../support/handover-desk';
import { testBackend } from '../../support/test-backend';

async function acceptedDesk() {
  const desk = await handoverDesk();
  const { text } = await desk.give();
  const answer = edited(text, { 'Hello,Hallo,,,': 'Hello,Grüezi,fine,Shorter,', Drück: 'Drücke' });
  const opened = await desk.takeBack(answer);
  await asked(desk.backend, 'takebacks.accept', { key: opened.key, items: 'all', as: 'drafts' });
  return { ...desk, opened };
}

describe('a decision on what came back', () => {
  it('can be undone after a restart, one field by itself', async () => {
    const { backend, key, opened } = await acceptedDesk();
    await backend.stop();
    const again = testBackend({ dataFolder: backend.dataFolder });
    const states = ['changed', 'unchanged', 'stale', 'damaged', 'unknown'] as const;
    const question = { key: opened.key, states: [...states], offset: 0, limit: 10 };
    const [title, body] = (await asked(again, 'takebacks.items', question)).items;
    expect([title, body]).toMatchObject([{ canUndo: true }, { canUndo: true }]);
    const undone = await asked(again, 'takebacks.undo', { key: opened.key, what: [title?.key ?? 0] });
    expect(undone).toMatchObject({ open: 1 });
    const drafts = (await asked(again, 'fulfil.fields', { key, offset: 0, limit: 10 })).fields;
    expect(drafts[0]).not.toHaveProperty('draft');
    expect(drafts[1]).toMatchObject({ draft: { value: '<p>Drücke <b>Start</b>, {name}.</p>' } });
    expect(await asked(again, 'notes.list', { key })).toEqual([]);
    expect(await asked(again, 'handovers.ofRequest', { key })).toMatchObject({ verdicts: [] });
    const open = await asked(again, 'takebacks.items', { ...question, isOpen: true });
    expect(open).toMatchObject({ total: 1, items: [{ fieldId: 'title', decision: 'open', canUndo: false }] });
  });

  it('leaves what was changed again after it: a draft that was edited, a field that was reviewed', async () => {
    const { backend, key, opened, items } = await acceptedDesk();
    const draft = { key, version: 2, fieldId: 'title', value: 'Servus', revision: 1 };
    await asked(backend, 'fulfil.draft', draft);
    await asked(backend, 'reviewed.setField', { key, version: 2, fieldId: 'body', reviewed: true });
    const keys = (await items(opened)).map((item) => item.key);
    await asked(backend, 'takebacks.undo', { key: opened.key, what: keys });
    const [title] = (await asked(backend, 'fulfil.fields', { key, offset: 0, limit: 10 })).fields;
    expect(title).toMatchObject({ draft: { value: 'Servus' } });
    const { fields } = await asked(backend, 'requests.outline', { key, version: 2, offset: 0 });
    expect(fields).toMatchObject([{ id: 'title' }, { id: 'body', reviewed: 'reviewed' }]);
    expect(fields[0]).not.toHaveProperty('reviewed');
  });

  it('restores the review of a request, also where the last of its fields made it reviewed', async () => {
    const { backend, key, give, takeBack, items } = await handoverDesk();
    const { text } = await give();
    const fine = edited(text, { 'Hello,Hallo,,,': 'Hello,Hallo,fine,,', '⟦/p1⟧",,,': '⟦/p1⟧",fine,,' });
    const opened = await takeBack(fine);
    const reviews = async () =>
      (await asked(backend, 'requests.outline', { key, version: 2, offset: 0 })).fields;
    const untouched = await reviews();
    const acts = [];
    for (const { key: item } of await items(opened)) {
      const { act = '' } = await asked(backend, 'takebacks.accept', {
        key: opened.key,
        items: [item],
        as: 'drafts',
      });
      acts.push({ act, reviewed: await reviews() });
    }
    const whole = await asked(backend, 'requests.detail', { key });
    expect(whole).toMatchObject({ reviewed: 'reviewed' });
    const [first, last] = acts;
    await asked(backend, 'takebacks.undo', { key: opened.key, what: { act: last?.act ?? '' } });
    expect(await reviews()).toEqual(first?.reviewed);
    await asked(backend, 'takebacks.undo', { key: opened.key, what: { act: first?.act ?? '' } });
    expect(await reviews()).toEqual(untouched);
  });

  it('keeps what undoes the review of a field as short as it is, whatever else is reviewed', async () => {
    const desk = await handoverDesk();
    const { backend, give, takeBack } = desk;
    const contents = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`f${at}`, [`Source ${at}`, `Ziel ${at}`] as const]),
    );
    const { text } = await give([desk.mirrored(1, contents)]);
    const opened = await takeBack(text.replaceAll(/(?<=Ziel \d+),,,/g, ',fine,,'));
    await asked(backend, 'takebacks.accept', { key: opened.key, items: 'all', as: 'drafts' });
    const db = new SQLite(join(backend.dataFolder, 'locdesk.db'), { readonly: true });
    const lengths = db
      .prepare<[], number>('SELECT length(earlier) FROM take_back_items ORDER BY key')
      .pluck()
      .all();
    db.close();
    expect(lengths).toHaveLength(60);
    // The last one made the request reviewed, which takes the states of the others away.
    expect(Math.max(...lengths.slice(0, -1))).toBeLessThan(1000);
  });
});

/** Accepts Ana's answer and then Ben's on top of it, and answers how each is undone. */
const bothAccepted = async (isMirrored: boolean, { ana, ben }: Record<'ana' | 'ben', readonly string[]>) => {
  const desk = await handoverDesk();
  const { backend } = desk;
  const contents = { title: ['Hello', 'Hallo'], body: ['<p>Press.</p>', '<p>Drück.</p>'] } as const;
  const key = isMirrored ? desk.mirrored(1, contents) : desk.key;
  const { text } = await desk.give([key]);
  const acceptOf = async ([title = '', body = '']: readonly string[]) => {
    const opened = await desk.takeBack(
      edited(text, { 'Hello,Hallo,,,': title, '⟦/p1⟧",,,': body, '⟦/p1⟧,,,': body.replace('"', '') }),
    );
    const keys = (await desk.items(opened)).map((item) => item.key);
    await asked(backend, 'takebacks.accept', { key: opened.key, items: keys, as: 'drafts' });
    return async () => asked(backend, 'takebacks.undo', { key: opened.key, what: keys });
  };
  const state = async () => {
    const { corrections, drafts, verdicts } = await asked(backend, 'handovers.ofRequest', { key });
    const { fields } = await asked(backend, 'requests.outline', {
      key,
      version: isMirrored ? 1 : 2,
      offset: 0,
    });
    const notes = (await asked(backend, 'notes.list', { key })).map((note) => note.text);
    return { corrections, drafts, verdicts, fields, notes };
  };
  const before = await state();
  return { state, before, undoAna: await acceptOf(ana), undoBen: await acceptOf(ben) };
};

describe('decisions on answers of two reviewers to the same fields', () => {
  const answers = {
    ana: ['Hello,Grüezi,wrong,Too short,', '⟦/p1⟧",fine,,'],
    ben: ['Hello,Servus,changed,,', '⟦/p1⟧",wrong,Really?,'],
  } as const;
  it.each([
    ['drafts', 'the first one first', false, true],
    ['drafts', 'the last one first', false, false],
    ['corrections', 'the first one first', true, true],
    ['corrections', 'the last one first', true, false],
  ])('restore what was there before both: %s, %s', async (_, __, isMirrored, isFirstFirst) => {
    const { state, before, undoAna, undoBen } = await bothAccepted(isMirrored, answers);
    await (isFirstFirst ? undoAna : undoBen)();
    expect(await state()).toMatchObject({ verdicts: [{}, {}] });
    await (isFirstFirst ? undoBen : undoAna)();
    expect(await state()).toEqual(before);
  });

  it('leave a field reviewed which the other one found fine, too', async () => {
    const fine = ['Hello,Hallo,fine,,', '⟦/p1⟧",,,'];
    const { state, before, undoAna, undoBen } = await bothAccepted(false, {
      ana: fine,
      ben: fine.with(0, 'Hello,Hallo,fine,Yes,'),
    });
    await undoAna();
    expect((await state()).fields[0]).toMatchObject({ id: 'title', reviewed: 'reviewed' });
    await undoBen();
    expect(await state()).toEqual(before);
  });
});
