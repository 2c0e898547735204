// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { applyLanguage } from '../../../../src/renderer/lib/messages/language';
import { printReport, saveReport } from '../../../../src/renderer/review/report/make-report';
import { Toasts } from '../../../../src/renderer/components/toasts';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeOrdersHost } from '../../orders/fake-orders-host';
import { row } from '../../fake-host';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function setUp(kind: 'browser' | 'electron', answers: ConstructorParameters<typeof FakeOrdersHost>[1] = {}) {
  const read: unknown[] = [];
  const uploaded: string[] = [];
  const host = new FakeOrdersHost(0, {
    'requests.detail': (input: { readonly key: number }) => {
      read.push(input.key);
      return { ...row(input.key), title: `Page ${input.key}`, versions: [], importMarks: [], extra: {} };
    },
    'requests.fields': () => ({
      total: 1,
      offset: 0,
      fields: [
        { position: 0, id: 'body', type: 'localizable', data: 'text', source: 'Kettle', target: 'Kessel' },
      ],
    }),
    'problems.ofRequest': () => ({ version: 1, state: 'checked', problems: [] }),
    'notes.list': () => [],
    'files.beginUpload': () => ({ upload: 7 }),
    'files.upload': ({ content }: { readonly content: string }) => {
      uploaded.push(atob(content));
      return {};
    },
    'files.save': () => ({ file: '/home/ada/report.html' }),
    ...answers,
  });
  const stores = createStores(clientOver(host));
  stores.review.setState({ request: row(1) });
  // Only the kind of host is asked for.
  stores.app.setState({ info: { host: kind } as never });
  return { stores, read, uploaded, toast: () => stores.toasts.getState().toasts.at(-1)?.text };
}

test('the desktop application writes the report of the request that is shown where the user chooses', async () => {
  const { stores, read, uploaded, toast } = setUp('electron');
  await saveReport(stores);
  expect(read).toEqual([1]);
  expect(uploaded.join('')).toMatch(/^<!doctype html>[^]*Kettle[^]*Kessel/);
  expect(toast()).toBe('Saved: /home/ada/report.html');
});

test('nothing is said when no place was chosen', async () => {
  const { stores, toast } = setUp('electron', { 'files.save': () => ({ file: null }) });
  await saveReport(stores);
  expect(toast()).toBeUndefined();
});

test('a browser downloads the report of all requests that are selected', async () => {
  const { stores, read, uploaded } = setUp('browser');
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal('URL', {
    ...URL,
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  stores.requests.setState({
    chosen: new Map([row(1), row(2), row(3)].map((one) => [one.key, one])) as never,
  });
  await saveReport(stores);
  expect(read).toEqual([1, 2, 3]);
  expect(uploaded).toEqual([]);
  expect(names).toEqual([expect.stringMatching(/^locdesk-report-\d{4}-\d\d-\d\d\.html$/)]);
  expect(blobs).toHaveLength(1);
});

test('what cannot be read is said, and nothing is saved', async () => {
  const { stores, uploaded, toast } = setUp('electron', {
    'requests.detail': () => {
      throw new Error('It is not here.');
    },
  });
  await saveReport(stores);
  expect(uploaded).toEqual([]);
  expect(toast()).toContain('It is not here.');
});

test('what is printed is a page of its own that runs no script', async () => {
  vi.stubGlobal('CSSStyleSheet', class {});
  const { stores } = setUp('browser');
  await printReport(stores).catch(() => undefined);
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-print]');
  onTestFinished(() => {
    frame?.remove();
    vi.unstubAllGlobals();
  });
  expect(frame?.getAttribute('sandbox')).toBe('allow-same-origin allow-modals');
});

test('what is printed reads as the window does: an Arabic page from right to left', async () => {
  await applyLanguage('ar');
  const { stores } = setUp('browser');
  await printReport(stores).catch(() => undefined);
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-print]');
  onTestFinished(async () => {
    frame?.remove();
    await applyLanguage('en');
  });
  const { lang, dir } = frame?.contentDocument?.documentElement ?? {};
  expect(lang).toMatch(/^ar/);
  expect(dir).toBe('rtl');
});

test('a report that takes long says so, and can be cancelled', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked: number[] = [];
  const { stores, uploaded, toast } = setUp('electron', {
    'requests.detail': async ({ key }: { readonly key: number }) => {
      asked.push(key);
      await released;
      return { ...row(key), versions: [], importMarks: [], extra: {} };
    },
  });
  stores.requests.setState({ chosen: new Map([row(1), row(2)].map((one) => [one.key, one])) as never });
  const saved = saveReport(stores);
  await vi.waitFor(() => expect(toast()).toBe('Reading 2 requests for the report…'));
  const [notice] = stores.toasts.getState().toasts;
  if (notice === undefined) throw new Error('no notice');
  await stores.toasts.getState().runAction(notice);
  release();
  await saved;
  expect(asked).toEqual([1]);
  expect(uploaded).toEqual([]);
  expect(toast()).toBeUndefined();
});

test('a report that takes long says how many requests are read, without being announced each time', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { stores } = setUp('electron', {
    'requests.detail': async ({ key }: { readonly key: number }) => {
      if (key === 3) await released;
      return { ...row(key), versions: [], importMarks: [], extra: {} };
    },
  });
  const three = [row(1), row(2), row(3)].map((one) => [one.key, one]);
  stores.requests.setState({ chosen: new Map(three as never) });
  const saved = saveReport(stores);
  await vi.waitFor(() => expect(stores.toasts.getState().toasts).toHaveLength(1));
  render(createElement(StoresProvider, { value: stores }, createElement(Toasts, { state: stores.toasts })));
  const progress = screen.getByText('2 of 3');
  expect(progress.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  release();
  await saved;
});
