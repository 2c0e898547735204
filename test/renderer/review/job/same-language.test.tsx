// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { JobDetail } from '../../../../src/renderer/jobs/job-detail';
import { JobLanguages } from '../../../../src/renderer/review/job/job-languages';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost, row } from '../../fake-host';

afterEach(cleanup);

const requests = [
  { ...row(8), languageTarget: 'de', created: '2026-11-24T09:00:00Z' },
  { ...row(3), languageTarget: 'de', created: '2026-11-20T09:00:00Z' },
  { ...row(5), languageTarget: 'fr' },
];

test('requests of a job in one language are told apart by numbers, the oldest first, and by their times', () => {
  const stores = createStores(clientOver(new FakeHost(0)));
  stores.job.setState({ requests });
  const [first = row(8)] = requests;
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  render(
    <StoresProvider value={stores}>
      <JobLanguages request={first} />
      <JobDetail job={{ key: 1, requests }} />
    </StoresProvider>,
  );
  const tabs = [...document.querySelectorAll('.job-language')];
  expect(tabs.map((tab) => tab.textContent)).toEqual(['de 2', 'de 1', 'fr']);
  expect(tabs[0]?.getAttribute('title')).toMatch(/^de 2, German: to import\n.*Nov/);
  const open = screen.getAllByRole('button', { name: /^Open / });
  expect(open.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Open German 2',
    'Open German 1',
    'Open French',
  ]);
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
    'German de 2',
    'German de 1',
    'French fr',
  ]);
});
