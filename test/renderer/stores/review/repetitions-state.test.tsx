// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Draft, EditableField } from '../../../../src/contract/fulfilment';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { commandActions } from '../../../../src/renderer/app/commands/commands';
import type { Client } from '../../../../src/renderer/lib/host/client';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { EditBar } from '../../../../src/renderer/review/edit/edit-bar';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost, row } from '../../fake-host';

afterEach(cleanup);

/** A window that edits a request whose fields all have this source; the host keeps drafts in memory. */
async function desk(sources: readonly string[]) {
  const drafts = new Map<string, Draft>();
  const host = { windowSize: 500, refuses: '' };
  const fieldAt = (position: number): EditableField => {
    const id = `f${position}`;
    const draft = drafts.get(id);
    const source = sources[position] ?? '';
    return { position, id, type: 'localizable', data: 'html', source, ...(draft && { draft }) };
  };
  const summary = () => ({
    version: 1,
    state: 'pending',
    drafts: drafts.size,
    missing: sources.length - drafts.size,
  });
  const call = async (name: string, input: Record<string, unknown>): Promise<unknown> => {
    await Promise.resolve();
    const fieldId = String(input['fieldId']);
    if (name === 'fulfil.fields') {
      const offset = Number(input['offset']);
      const count = Math.min(host.windowSize, sources.length - offset);
      const fields = Array.from({ length: count }, (_, i) => fieldAt(offset + i));
      return { total: sources.length, offset, fields };
    }
    if (name === 'fulfil.draft') {
      const revision = drafts.get(fieldId)?.revision ?? 0;
      if (fieldId === host.refuses || input['revision'] !== revision) throw new Error('Refused.');
      const draft = { value: String(input['value']), revision: revision + 1, saved: '' };
      drafts.set(fieldId, draft);
      return draft;
    }
    if (name === 'fulfil.discard') drafts.delete(fieldId);
    return summary();
  };
  const others = clientOver(new FakeHost(0));
  const client = Object.assign(Object.create(others) as Client, {
    call: (name: string, input: Record<string, unknown>) =>
      name.startsWith('fulfil.') ? call(name, input) : others.call(name as never, input as never),
  });
  const stores = createStores(client);
  const { toasts, review, edit, repetitions } = stores;
  review.setState({ request: row(1) });
  edit.getState().begin();
  await vi.waitFor(() => expect(edit.getState().fieldAt(0)).toBeDefined());
  await vi.waitFor(() => expect(edit.getState().fulfilment).toBeDefined());
  const { type, keepTyped, changed } = edit.getState();
  /** Types a target, and waits until it is saved, which the host reports. */
  const write = async (position: number, value: string) => {
    type(fieldAt(position), value);
    await keepTyped();
    changed();
  };
  const targets = () => sources.map((_, i) => drafts.get(`f${i}`)?.value ?? '');
  const counted = (count: number) => vi.waitFor(() => expect(repetitions.getState().count).toBe(count));
  const said = () => toasts.getState().toasts.map(({ text }) => text);
  return { stores, host, write, targets, counted, said };
}

it('repetitions of a written target are counted, filled, said, and emptied again by Undo', async () => {
  const { stores, host, write, targets, counted, said } = await desk([
    'Save',
    'Save',
    'Open',
    'Save',
    'Save',
  ]);
  const { repetitions, toasts } = stores;
  const isOffered = () => commandActions['edit.fill'].isAvailable?.(stores);
  host.windowSize = 2;
  expect(isOffered()).toBe(false);
  await write(1, 'Speichern');
  await counted(3);
  expect(isOffered()).toBe(true);
  await repetitions.getState().fill();
  expect(targets()).toEqual(['Speichern', 'Speichern', '', 'Speichern', 'Speichern']);
  expect(said()).toEqual(['3 repetitions filled.']);
  await counted(0);
  // A filled field that was changed since keeps its text.
  await write(3, 'Sichern');
  await toasts.getState().runNewestAction();
  expect(targets()).toEqual(['', 'Speichern', '', 'Sichern', '']);
});

it('Undo empties the fields although another screen is shown by now', async () => {
  const { stores, write, targets, counted } = await desk(['Save', 'Save']);
  await write(0, 'Speichern');
  await counted(1);
  await stores.repetitions.getState().fill();
  stores.review.getState().setMode('read');
  await stores.toasts.getState().runNewestAction();
  expect(targets()).toEqual(['Speichern', '']);
});

it('text that is not saved yet counts, and is saved before fields are filled with it', async () => {
  const { stores, targets } = await desk(['Save', 'Save']);
  const field = stores.edit.getState().fieldAt(0);
  if (field !== undefined) stores.edit.getState().type(field, 'Speichern');
  await stores.repetitions.getState().fill();
  expect(targets()).toEqual(['Speichern', 'Speichern']);
});

it('a refusal in the middle is said, and what was filled before it can be undone', async () => {
  const { stores, host, write, targets, counted, said } = await desk(['Save', 'Save', 'Save']);
  await write(0, 'Speichern');
  await counted(2);
  host.refuses = 'f2';
  await stores.repetitions.getState().fill();
  expect(targets()).toEqual(['Speichern', 'Speichern', '']);
  expect(said()).toEqual(['Refused.', '1 repetition filled.']);
  await stores.toasts.getState().runNewestAction();
  expect(targets()).toEqual(['Speichern', '', '']);
});

it('the editor offers to fill repetitions while there are any, with their number', async () => {
  const { stores, write, targets, counted } = await desk(['Save', 'Save', 'Save', 'Save']);
  render(
    <StoresProvider value={stores}>
      <EditBar />
    </StoresProvider>,
  );
  expect(screen.queryByRole('button', { name: /repetition/u })).toBeNull();
  await write(0, 'Speichern');
  await counted(3);
  fireEvent.click(await screen.findByRole('button', { name: 'Fill 3 repetitions' }));
  await vi.waitFor(() => expect(targets()).toEqual(Array.from({ length: 4 }, () => 'Speichern')));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /repetition/u })).toBeNull());
});
