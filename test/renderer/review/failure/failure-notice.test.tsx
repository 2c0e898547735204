// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../../../../src/contract/failures';
import type { RequestRow } from '../../../../src/contract/ui-types';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { FailureNotice } from '../../../../src/renderer/review/failure/failure-notice';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost } from '../../fake-host';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row: RequestRow = {
  key: 1,
  id: 'r1',
  title: 'Lamp',
  languageSource: 'en',
  languageTarget: 'de',
  state: 'completed',
  source: 'api',
  isTest: false,
  fieldCount: 1,
  sizeBytes: 1,
  created: '2026-11-20T08:00:00.000Z',
  version: 1,
};

function said(request: Partial<RequestRow>, failure: Partial<Failure> = {}): string {
  const stores = createStores(clientOver(new FakeHost(0)));
  const { unmount } = render(
    <StoresProvider value={stores}>
      <FailureNotice
        request={{ ...row, ...request }}
        failure={{ state: 'waiting', version: 1, reasons: [], ...failure }}
      />
    </StoresProvider>,
  );
  const { textContent } = screen.getByRole('region', { name: 'Failed import' });
  unmount();
  return textContent;
}

const shownReasons = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a failed import that waits says whether a newer version is there, and what it waits for', () => {
  expect(said({})).toContain('Waiting for the vendor: no newer version has arrived since');
  expect(said({ version: 2 })).toContain('Waiting: version 2 arrived and is not checked yet.');
  expect(said({ version: 2, state: 'pending' })).toContain('version 2 has no result yet.');
});

test('a reason without a field is not called changed, because it may never have been found here', () => {
  const reason = { kind: 'rule', id: 'title.length', text: 'Too long' } as const;
  const answered = { state: 'answered', reasons: [reason, { ...reason, field: 'title' }] } as const;
  expect(said({ version: 2 }, answered)).toContain('Too longToo longtitlechanged');
  const stillWrong = { state: 'still-wrong', reasons: [reason], unchanged: [0] } as const;
  expect(said({ version: 2 }, stillWrong)).toContain('Too longunchanged');
});

test('an answer to what can’t be compared says which fields changed, and that no more is known', () => {
  const reasons = [{ kind: 'text', id: 'text', text: 'Too short' }] as const;
  const changed = { count: 7, ids: ['body', 'note'] };
  const answered = said({ version: 2 }, { state: 'answered', reasons, unknown: [0], changed });
  expect(answered).toContain(
    'It is not known whether what you asked for has changed. Changed fields (7): body, note, and …',
  );
  expect(answered).toContain('Too shortnot known');
});

test('of many reasons those that are still wrong are shown first, and the others when they are asked for', () => {
  const reasons = ['a', 'b', 'c', 'd', 'e'].map((field) => ({
    kind: 'problem' as const,
    id: 'numbers',
    field,
    text: 'Number 45 became 54.',
  }));
  const stores = createStores(clientOver(new FakeHost(0)));
  render(
    <StoresProvider value={stores}>
      <FailureNotice
        request={{ ...row, version: 2 }}
        failure={{ state: 'still-wrong', version: 1, reasons, unchanged: [3] }}
      />
    </StoresProvider>,
  );
  expect(shownReasons()).toEqual([
    'Number 45 became 54.dunchanged',
    'Number 45 became 54.achanged',
    'Number 45 became 54.bchanged',
  ]);
  const more = screen.getByRole('button', { name: 'Show 2 more' });
  more.focus();
  fireEvent.click(more);
  expect(shownReasons()).toHaveLength(5);
  // The button that had the keyboard went away.
  expect(document.activeElement).toBe(screen.getAllByRole('listitem').at(3));
});
