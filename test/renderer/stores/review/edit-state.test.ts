import { expect, it, vi } from 'vitest';
import type { Client } from '../../../../src/renderer/lib/host/client';
import type { Stores } from '../../../../src/renderer/stores/context';
import { createEditState } from '../../../../src/renderer/stores/review/edit-state';
import { saveEdited } from '../../../../src/renderer/review/edit/save-edited';
import { createReviewState } from '../../../../src/renderer/stores/review/review-state';
import { createToastState } from '../../../../src/renderer/stores/window/toast-state';
import type { EditableField } from '../../../../src/contract/fulfilment';
import { row } from '../../fake-host';

const field: EditableField = {
  position: 0,
  id: 'a',
  type: 'localizable',
  data: 'html',
  source: 'x',
  target: 'y',
};

/** The page's storage, which outlives a reload. */
function pageStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A host with one request of one field, whose actions create versions. */
function desk(storage = pageStorage()) {
  const asked: (readonly [string, Record<string, unknown>])[] = [];
  const host = {
    name: 'id-',
    version: 2,
    /** The version of all requests but the first, where it is another one. */
    versionOfOthers: undefined as number | undefined,
    missing: 0,
    state: 'completed',
    onSave: (): void => undefined,
    isAnswering: Promise.resolve(),
  };
  const summary = () => ({ version: host.version, state: host.state, drafts: 0, missing: host.missing });
  const call = async (name: string, input: Record<string, unknown>): Promise<unknown> => {
    asked.push([name, input]);
    if (name === 'fulfil.save') host.onSave();
    await Promise.resolve();
    if (name === 'requests.detail')
      return { ...row(Number(input['key'])), id: `${host.name}${String(input['key'])}` };
    if (name === 'fulfil.fields') return { total: 1, offset: 0, fields: [field] };
    if (name === 'fulfil.draft') {
      await host.isAnswering;
      if (input['version'] !== host.version) throw new Error('came meanwhile');
      return { value: input['value'], revision: Number(input['revision']) + 1, saved: '' };
    }
    if (name === 'fulfil.save' || name === 'fulfil.complete' || name === 'fulfil.reopen') host.version += 1;
    if (input['key'] !== 1 && host.versionOfOthers !== undefined)
      return { ...summary(), version: host.versionOfOthers };
    return summary();
  };
  const toasts = createToastState();
  const client = { call } as unknown as Client;
  const review = createReviewState(client);
  const edit = createEditState({
    client,
    toasts,
    review,
    openRequest: async (key) => review.getState().open(row(key)),
    storage,
  });
  review.setState({ request: { ...row(1), version: 2 } });
  edit.getState().begin();
  const ready = () => vi.waitFor(() => expect(edit.getState().fulfilment?.version).toBe(host.version));
  const inputsOf = (name: string) => asked.filter(([of]) => of === name).map(([, input]) => input);
  const save = () => saveEdited({ edit, review, toasts } as unknown as Stores);
  const said = () => toasts.getState().toasts.map(({ text }) => text);
  return { edit, review, host, toasts, ready, inputsOf, save, said };
}

it('typed text is saved before an action, and then belongs to the version that the action made', async () => {
  const { edit, review, ready, inputsOf } = desk();
  await ready();
  edit.getState().type(field, 'one');
  expect(await edit.getState().run('save')).toBe('done');
  expect(inputsOf('fulfil.draft')).toMatchObject([{ value: 'one', version: 2 }]);
  edit.getState().type(field, 'two');
  // Leaving keeps it too.
  review.getState().open(row(2));
  await vi.waitFor(() => expect(inputsOf('fulfil.draft')).toHaveLength(2));
  expect(inputsOf('fulfil.draft')[1]).toMatchObject({ key: 1, value: 'two', version: 3 });
  expect(review.getState().mode).toBe('read');
});

it('a new version is shown at once while nothing is typed; otherwise the typed text stays', async () => {
  const { edit, host, ready, inputsOf } = desk();
  await ready();
  const { generation } = edit.getState();
  host.version = 3;
  edit.getState().changed();
  await ready();
  expect(edit.getState().generation).toBe(generation + 1);

  edit.getState().type(field, 'mine');
  host.version = 4;
  edit.getState().changed();
  await ready();
  await vi.waitFor(() =>
    expect(edit.getState().typed.get('a')).toMatchObject({ value: 'mine', state: 'refused' }),
  );
  expect(await edit.getState().run('save')).toBe('refused');
  expect(inputsOf('fulfil.save')).toEqual([]);
  await edit.getState().keepMine('a');
  await vi.waitFor(() => expect(edit.getState().typed.get('a')?.state).toBe('kept'));
  expect(inputsOf('fulfil.draft').at(-1)).toMatchObject({ value: 'mine', version: 4 });
});

it('text kept against a newer version never reaches another request that is edited by then', async () => {
  const { edit, review, host, ready, inputsOf } = desk();
  await ready();
  edit.getState().type(field, 'mine');
  host.version = 3;
  expect(await edit.getState().keepTyped()).toBe(false);
  host.versionOfOthers = 7;
  const kept = edit.getState().keepMine('a');
  review.getState().open({ ...row(2), version: 7 });
  edit.getState().begin();
  await kept;
  await vi.waitFor(() => expect(edit.getState().fulfilment?.version).toBe(7));
  edit.getState().type(field, 'theirs');
  await edit.getState().keepTyped();
  expect(inputsOf('fulfil.draft').filter(({ key }) => key === 2)).toMatchObject([
    { value: 'theirs', version: 7 },
  ]);
});

it('a request with fields without target is completed only when their source may stand for it', async () => {
  const { edit, host, ready, inputsOf } = desk();
  host.missing = 1;
  await ready();
  expect(await edit.getState().run('complete')).toBe('asked');
  expect(inputsOf('fulfil.complete')).toEqual([]);
  expect(await edit.getState().run('complete', true)).toBe('done');
});

it('a completion can be taken back, even once another request is shown', async () => {
  const { edit, review, ready, inputsOf, toasts, said } = desk();
  await ready();
  expect(await edit.getState().run('complete')).toBe('done');
  review.getState().open(row(2));
  expect(await toasts.getState().runNewestAction()).toBe(true);
  expect(inputsOf('fulfil.reopen')).toEqual([{ key: 1, version: 3 }]);
  expect(said().at(-1)).toMatch(/^Reopened/);
});

it('undo takes back the completion it stands for, also if another request is edited by the time it is made', async () => {
  const { edit, review, ready, inputsOf, toasts } = desk();
  await ready();
  const done = edit.getState().run('complete');
  review.getState().open(row(2));
  edit.getState().begin();
  await done;
  expect(await toasts.getState().runNewestAction()).toBe(true);
  expect(inputsOf('fulfil.reopen')).toEqual([{ key: 1, version: 3 }]);
});

it('a mirrored request is never edited', () => {
  const { edit, review } = desk();
  review.setState({ mode: 'read', request: { ...row(5), origin: 'Acme' } });
  edit.getState().begin();
  expect(review.getState().mode).toBe('read');
});

it('reopening is asked before it is done', async () => {
  const { edit, ready, inputsOf } = desk();
  await ready();
  expect(await edit.getState().run('reopen')).toBe('asked');
  expect(edit.getState().asks).toBe('reopen');
  expect(inputsOf('fulfil.reopen')).toEqual([]);
  expect(await edit.getState().run('reopen', true)).toBe('done');
  expect(inputsOf('fulfil.reopen')).toHaveLength(1);
});

it('saving by key makes a version of a completed request, and says so when nothing is changed', async () => {
  const { edit, ready, inputsOf, save, said } = desk();
  await ready();
  await save();
  expect(inputsOf('fulfil.save')).toEqual([]);
  expect(said()).toEqual(['No changes to save.']);
  edit.getState().type(field, 'one');
  await save();
  expect(inputsOf('fulfil.draft')).toMatchObject([{ value: 'one' }]);
  expect(inputsOf('fulfil.save')).toHaveLength(1);
});

it('saving by key keeps the drafts of a request that is not completed', async () => {
  const { edit, host, ready, inputsOf, save, said } = desk();
  host.state = 'pending';
  await ready();
  edit.getState().type(field, 'one');
  await save();
  expect(inputsOf('fulfil.draft')).toMatchObject([{ value: 'one' }]);
  expect([inputsOf('fulfil.save'), inputsOf('fulfil.complete')]).toEqual([[], []]);
  expect(said()).toEqual(['Drafts saved.']);
});

it.each([
  ['y', 'corrected'],
  ['another target', undefined],
])(
  'the editor begins with a correction if the target is still what was corrected: %s',
  async (from, typed) => {
    const { edit, review, ready } = desk();
    await ready();
    review.getState().setMode('read');
    edit.getState().begin(0, { position: 0, from, to: 'corrected' });
    await ready();
    await vi.waitFor(() => expect(edit.getState().total).toBe(1));
    expect(edit.getState().typed.get('a')?.value).toBe(typed);
  },
);

it('text typed while an action runs belongs to the version that the action made', async () => {
  const { edit, host, ready, inputsOf } = desk();
  await ready();
  edit.getState().type(field, 'one');
  host.onSave = () => edit.getState().type(field, 'one and more');
  expect(await edit.getState().run('save')).toBe('done');
  expect(edit.getState().typed.get('a')?.value).toBe('one and more');
  expect(await edit.getState().keepTyped()).toBe(true);
  expect(inputsOf('fulfil.draft').at(-1)).toMatchObject({ value: 'one and more', version: host.version });
});

it('text that is refused once another request is shown is said, and is there again when it is edited', async () => {
  const { edit, review, host, toasts, ready, inputsOf, said } = desk();
  await ready();
  edit.getState().type(field, 'mine');
  host.version = 3;
  review.getState().open(row(2));
  await vi.waitFor(() => expect(said()).toHaveLength(1));
  expect(said()[0]).toBe('Not saved in Request 1: came meanwhile Edit it again to get back your text for a.');
  const [toast] = toasts.getState().toasts;
  expect(toast?.stays).toBe(true);

  if (toast !== undefined) await toasts.getState().runAction(toast);
  expect(review.getState()).toMatchObject({ mode: 'edit', request: { key: 1 } });
  expect(edit.getState().typed.get('a')).toMatchObject({
    value: 'mine',
    state: 'refused',
    message: 'came meanwhile',
  });
  await vi.waitFor(() => expect(edit.getState().total).toBe(1));
  await edit.getState().keepMine('a');
  expect(await edit.getState().keepTyped()).toBe(true);
  expect(inputsOf('fulfil.draft').at(-1)).toMatchObject({ value: 'mine', version: 3 });
});

it('a request that is edited again while its text is still being saved goes on with it, without a toast', async () => {
  const { edit, review, host, ready, said } = desk();
  await ready();
  edit.getState().type(field, 'mine');
  const { promise, resolve } = Promise.withResolvers<void>();
  host.isAnswering = promise;
  host.version = 3;
  review.getState().open(row(2));
  review.getState().open({ ...row(1), version: 2 });
  edit.getState().begin();
  expect(edit.getState().typed.get('a')?.value).toBe('mine');
  resolve();
  await vi.waitFor(() => expect(edit.getState().typed.get('a')?.state).toBe('refused'));
  expect(said()).toEqual([]);
});

it('refused text outlives a reload of the page, until it is saved', async () => {
  const storage = pageStorage();
  const before = desk(storage);
  await before.ready();
  before.edit.getState().type(field, 'mine');
  before.host.version = 3;
  before.review.getState().open(row(2));
  await vi.waitFor(() => expect(before.said()).toHaveLength(1));

  const { edit, host, review, toasts, said } = desk(storage);
  host.version = 3;
  review.getState().open(row(2));
  await edit.getState().resumeUnsaved();
  expect(said()).toEqual(before.said());
  const [toast] = toasts.getState().toasts;
  if (toast !== undefined) await toasts.getState().runAction(toast);
  expect(edit.getState().typed.get('a')).toMatchObject({ value: 'mine', state: 'refused' });
  await vi.waitFor(() => expect(edit.getState().total).toBe(1));
  expect(storage.kept.size).toBe(1);
  await edit.getState().keepMine('a');
  expect(await edit.getState().keepTyped()).toBe(true);
  expect(storage.kept.size).toBe(0);
});

it('refused text is kept for its request alone, whatever else has its key in another data folder', async () => {
  const storage = pageStorage();
  const before = desk(storage);
  await before.ready();
  before.edit.getState().type(field, 'mine');
  before.host.version = 3;
  expect(await before.edit.getState().keepTyped()).toBe(false);

  const { edit, host, review, said } = desk(storage);
  host.name = 'other-';
  review.getState().open(row(2));
  await edit.getState().resumeUnsaved();
  expect(said()).toEqual([]);
  expect(storage.kept.size).toBe(1);
});

it.each([
  [
    'while its saving is not answered',
    async ({ edit }: ReturnType<typeof desk>) => {
      void edit.getState().keepTyped();
      await Promise.resolve();
    },
  ],
  ['before its saving began', async ({ edit }: ReturnType<typeof desk>) => edit.getState().leavePage()],
  [
    'after the editor was closed and an earlier saving is not answered',
    async ({ edit, review }: ReturnType<typeof desk>) => {
      edit.getState().type(field, 'mi');
      void edit.getState().keepTyped();
      edit.getState().type(field, 'mine');
      review.getState().setMode('read');
    },
  ],
])('text is saved by the next page if the page ends %s', async (_, end) => {
  const storage = pageStorage();
  const before = desk(storage);
  await before.ready();
  before.host.isAnswering = new Promise(() => undefined);
  before.edit.getState().type(field, 'mine');
  await end(before);

  const { edit, review, inputsOf, said } = desk(storage);
  review.getState().open(row(2));
  await edit.getState().resumeUnsaved();
  expect(inputsOf('fulfil.draft')).toMatchObject([{ key: 1, value: 'mine', version: 2, revision: 0 }]);
  expect(said()).toEqual([]);
  expect(storage.kept.size).toBe(0);
});

it('stored text that is damaged is left out', async () => {
  const storage = pageStorage();
  for (const text of ['{', '{}', '[1]', '[[1,{"id":"id-1","version":2},[["a",{"value":7}]]]]']) {
    storage.setItem('locdesk.refusedText', text);
    const { edit, review, said } = desk(storage);
    review.getState().open(row(2));
    await edit.getState().resumeUnsaved();
    expect(said()).toEqual([]);
  }
});

it('refused text that is discarded is gone', async () => {
  const storage = pageStorage();
  const { edit, host, ready } = desk(storage);
  await ready();
  edit.getState().type(field, 'mine');
  host.version = 3;
  expect(await edit.getState().keepTyped()).toBe(false);
  expect(storage.kept.size).toBe(1);
  await edit.getState().discard();
  expect(edit.getState().typed.size).toBe(0);
  expect(storage.kept.size).toBe(0);
});
