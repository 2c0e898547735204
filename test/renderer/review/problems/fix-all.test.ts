import { expect, it, vi } from 'vitest';
import type { Draft, DraftProblem, EditableField } from '../../../../src/contract/fulfilment';
import type { FoundProblem } from '../../../../src/contract/problems';
import { createStores } from '../../../../src/renderer/app/create-stores';
import type { Client } from '../../../../src/renderer/lib/host/client';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { fixAll, fixAllDrafts } from '../../../../src/renderer/review/problems/fix-all';
import { FakeHost, row } from '../../fake-host';

const place = { check: 'french-spacing', variant: 'breaks', detail: {}, source: [] } as const;
const target = [{ from: 4, to: 6 }];
const problem: FoundProblem = {
  ...place,
  key: 1,
  position: 1,
  fieldId: 'f1',
  level: 'warning',
  target,
  folded: [2, 3].map((position) => ({ ...place, target, position, fieldId: `f${position}` })),
};

/** The problem as the host finds it in the drafts: after the first word of each of its fields. */
function problemsIn(fieldAt: (position: number) => EditableField): readonly DraftProblem[] {
  const partAt = (position: number) => {
    const { draft, target: stored = '' } = fieldAt(position);
    const from = (draft?.value ?? stored).indexOf(' ');
    return { ...place, target: [{ from, to: from + 2 }] };
  };
  const folded = [2, 3].map((position) => ({ ...partAt(position), position, fieldId: `f${position}` }));
  return [
    { ...partAt(1), level: 'warning', sameAs: 'f9' },
    { ...partAt(1), level: 'warning', folded },
  ];
}

/** A window with a request of four fields with the same target; the host keeps drafts in memory. */
function desk(drafts: Map<string, Draft>) {
  const fieldAt = (position: number): EditableField => {
    const draft = drafts.get(`f${position}`);
    const values = { source: 'Done: x', target: 'Fait : x' };
    return {
      position,
      id: `f${position}`,
      type: 'localizable',
      data: 'text',
      ...values,
      ...(draft && { draft }),
    };
  };
  const call = async (name: string, input: Record<string, unknown>): Promise<unknown> => {
    await Promise.resolve();
    const fieldId = String(input['fieldId']);
    if (name === 'fulfil.fields') return { total: 4, offset: 0, fields: [0, 1, 2, 3].map(fieldAt) };
    if (name === 'fulfil.discard') drafts.delete(fieldId);
    if (name === 'fulfil.problems') return problemsIn(fieldAt);
    if (name !== 'fulfil.draft') return { version: 1, state: 'completed', drafts: drafts.size, missing: 0 };
    const revision = (drafts.get(fieldId)?.revision ?? 0) + 1;
    const draft = { value: String(input['value']), revision, saved: '' };
    drafts.set(fieldId, draft);
    return draft;
  };
  const others = clientOver(new FakeHost(0));
  const client = Object.assign(Object.create(others) as Client, {
    call: (name: string, input: Record<string, unknown>) =>
      name.startsWith('fulfil.') ? call(name, input) : others.call(name as never, input as never),
  });
  const stores = createStores(client);
  stores.review.setState({ request: row(1) });
  const values = () => [...drafts].map(([id, { value }]) => `${id} ${value}`);
  return { stores, values };
}

it('corrects a problem in all of its fields but one with a draft, and undoes that as one step', async () => {
  const own = { value: 'Terminé : x', revision: 1, saved: '' };
  const { stores, values } = desk(new Map([['f2', own]]));
  await fixAll(stores, problem, 'no-break-space');
  const before = ['f2 Terminé : x'];
  expect(values()).toEqual([...before, 'f1 Fait\u00a0: x', 'f3 Fait\u00a0: x']);
  expect(stores.review.getState()).toMatchObject({ mode: 'edit', currentField: 1 });
  expect(stores.toasts.getState().toasts.map(({ text }) => text)).toEqual(['2 fields corrected.']);
  await vi.waitFor(() => expect(stores.edit.getState().fulfilment).toBeDefined());
  await stores.toasts.getState().runNewestAction();
  expect(values()).toEqual(before);
});

it('corrects drafts in the editor, those of other texts as well, and undoes that as one step', async () => {
  const own = { value: 'Terminé : x', revision: 1, saved: '' };
  const { stores, values } = desk(new Map([['f2', own]]));
  const before = values();
  stores.edit.getState().begin(1);
  await vi.waitFor(() => expect(stores.edit.getState().fieldAt(2)).toBeDefined());
  const typed = stores.edit.getState().fieldAt(1);
  if (typed !== undefined) stores.edit.getState().type(typed, 'Prêt : x');
  const asked = { requestKey: 1, fieldId: 'f1' };
  await fixAllDrafts(stores, asked, { ...place, target, level: 'warning' }, 'no-break-space');
  const nbsp = '\u00a0';
  expect(values()).toEqual([`f2 Terminé${nbsp}: x`, `f1 Prêt${nbsp}: x`, `f3 Fait${nbsp}: x`]);
  expect(stores.toasts.getState().toasts.map(({ text }) => text)).toEqual(['3 fields corrected.']);
  await stores.toasts.getState().runNewestAction();
  expect(values()).toEqual([...before, 'f1 Prêt : x']);
});
