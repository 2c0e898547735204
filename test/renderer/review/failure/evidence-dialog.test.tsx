// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { CommandName } from '../../../../src/contract/contract';
import { success } from '../../../../src/contract/result';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { deliverEvidence } from '../../../../src/renderer/review/failure/deliver-evidence';
import { askEvidence } from '../../../../src/renderer/review/failure/evidence-on-demand';
import { EvidenceDialog } from '../../../../src/renderer/review/failure/evidence-dialog';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost, row } from '../../fake-host';

/** A host whose evidence is the key of the request; from the request `held` on, it waits. */
class EvidenceHost extends FakeHost {
  held = Number.POSITIVE_INFINITY;
  #release: () => void = () => undefined;

  constructor(count: number) {
    super(0);
    const importMark = { importState: 'fail', time: '2026-11-20T10:00:00.000Z' } as const;
    this.rows = Array.from({ length: count }, (_, at) => ({ ...row(at + 1), importMark }));
  }

  release(): void {
    this.#release();
  }

  override async call(name: CommandName, input: unknown): Promise<unknown> {
    if (name !== 'failures.evidence') return super.call(name, input);
    this.asked.push({ name, input });
    const { key } = input as { readonly key: number };
    if (key >= this.held) await new Promise<void>((resolve) => (this.#release = resolve));
    return success({ part: `<section>${key}</section>` });
  }
}

const saved: Blob[] = [];

// The page of these tests has no modal dialogs, and can make no addresses of files.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Object.assign(URL, {
    createObjectURL(blob: Blob) {
      saved.push(blob);
      return 'blob:evidence';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  saved.length = 0;
});

async function ask(count: number, held = Number.POSITIVE_INFINITY) {
  const host = new EvidenceHost(count);
  host.held = held;
  const desk = createStores(clientOver(host));
  await desk.requests.getState().showView('import-failed');
  await desk.requests.getState().chooseAll();
  render(
    <StoresProvider value={desk}>
      <EvidenceDialog />
    </StoresProvider>,
  );
  await askEvidence(desk, 'html');
  const user = userEvent.setup();
  await user.click(
    await screen.findByRole('radio', { name: `The ${count.toLocaleString('en')} requests in the list` }),
  );
  return { host, desk, user };
}

const textOf = (blob: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    if (blob !== undefined) reader.readAsText(blob);
  });

test('the evidence of a list with more requests than can be selected is one file, each request once', async () => {
  const { desk, user } = await ask(1200);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(desk.app.getState().evidenceAsked).toBeUndefined());
  const page = await textOf(saved[0]);
  const sections = [...page.matchAll(/<section>(\d+)<\/section>/g)].map(([, key]) => Number(key));
  expect(sections).toHaveLength(1200);
  expect(new Set(sections).size).toBe(1200);
  expect(page).toMatch(/^<!doctype html>[^]*<\/html>\s*$/);
  expect(desk.toasts.getState().toasts.at(-1)?.text).toContain('locdesk-evidence-');
});

test('requests of a list whose import has not failed are left out, and it is said how many', async () => {
  const host = new EvidenceHost(5);
  const unmarked = [row(3), row(4), row(5)];
  host.rows = [...host.rows.slice(0, 2), ...unmarked];
  const desk = createStores(clientOver(host));
  await desk.requests.getState().showView('all');
  const listing = { ...desk.requests.getState().listing, view: 'all' } as const;
  const scope = { kind: 'list', count: 5, requests: { listing } } as const;
  await deliverEvidence(desk, scope, 'html');
  const page = await textOf(saved[0]);
  expect([...page.matchAll(/<section>(\d+)/g)].map(([, key]) => Number(key))).toEqual([1, 2]);
  expect(desk.toasts.getState().toasts.at(-1)?.text).toMatch(
    /^Saved: .+\. 3 requests left out: their import has not failed\.$/,
  );
  host.rows = unmarked;
  await expect(deliverEvidence(desk, scope, 'html')).rejects.toThrow('No import of this list has failed.');
});

test('a long evidence says how far it is, and writes nothing once it is cancelled', async () => {
  const { host, desk, user } = await ask(600, 7);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('6 of 600 requests');
  expect(screen.getByRole('progressbar')).toMatchObject({ value: 6, max: 600 });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  host.release();
  await waitFor(() => expect(desk.app.getState().evidenceAsked).toBeUndefined());
  // The call that was under way is the last one.
  expect(host.askedFor('failures.evidence')).toBe(7);
  expect(saved).toEqual([]);
});

test('what the host refuses is said in the dialog, which can be tried again', async () => {
  const { host, user } = await ask(600);
  host.rows = [];
  host.broken.add('requests.window');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('requests.window is out of order');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
});
