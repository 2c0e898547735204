// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadProblemTexts } from '../../../../src/renderer/lib/messages/problem-text';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { DraftProblems } from '../../../../src/renderer/review/edit/draft-problems';
import { checkField } from '../../../../src/content/checks/check-field';
import { FakeHost } from '../../fake-host';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(cleanup);

beforeAll(loadProblemTexts);

const field = { id: 'body', source: 'Use 85 of them.', data: 'html' };

it('a text whose check was stopped says so, and does not look as if it had no problems', async () => {
  const desk = createStores(clientOver(new FakeHost(0)));
  const stopped = new Error('Checking this draft took too long and was stopped.');
  desk.draftChecks.setState({ problemsOf: () => Promise.reject(stopped) });
  render(
    <StoresProvider value={desk}>
      <DraftProblems requestKey={1} field={field} value="text" onFix={undefined} />
    </StoresProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText(/./u).textContent).toBe(
    'This text could not be checked. Checking this draft took too long and was stopped.',
  );
});

it('a problem has what it stands for, how sure it is and why it is reported, and names the field of a part', async () => {
  const desk = createStores(clientOver(new FakeHost(0)));
  const waiting = { id: 'body', source: '<p>Wait 30 seconds with {name}.</p>', data: 'html' };
  const target = 'Warten Sie 40 Sekunden auf {nam';
  const found = checkField({ ...waiting, type: 'localizable', target }, { source: 'en', target: 'de' });
  desk.draftChecks.setState({
    problemsOf: () =>
      Promise.resolve([
        ...found.map((problem) => ({ ...problem, level: 'error' as const })),
        {
          check: 'double-spaces',
          variant: 'double',
          detail: {},
          source: [],
          target: [],
          level: 'warning',
          sameAs: 'title',
        },
      ]),
  });
  render(
    <StoresProvider value={desk}>
      <DraftProblems requestKey={1} field={waiting} value={target} onFix={undefined} />
    </StoresProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await act(() => vi.dynamicImportSettled());
  const [first, ...others] = screen
    .getAllByRole('listitem')
    .filter((item) => item.matches('.found-problem, .problem-part'));
  expect(first?.textContent).toContain('Missing placeholder: {name}.Sure');
  expect(first?.querySelector('details')?.textContent).toMatch(/^\d more places with the same cause/);
  expect(screen.getByRole('button', { name: 'Why “Placeholders” is reported' })).toBeDefined();
  expect(others.at(-1)?.textContent).toBe('Same as in “title”: Double space in the target.');
});

it('the correction of a problem changes the text it was found in, and no later one', async () => {
  const desk = createStores(clientOver(new FakeHost(0)));
  desk.draftChecks.setState({
    async problemsOf(_request, _field, target) {
      const checked = { ...field, type: 'localizable', target };
      const found = checkField(checked, { source: 'en', target: 'de' });
      return found.map((problem) => ({ ...problem, level: 'warning' }));
    },
  });
  const fixed = vi.fn<(value: string) => void>();
  const shown = (value: string) => (
    <StoresProvider value={desk}>
      <DraftProblems requestKey={1} field={field} value={value} onFix={fixed} />
    </StoresProvider>
  );
  const { rerender } = render(shown('Nimm 58.'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  fireEvent.click(screen.getByRole('button', { name: 'Use 85: Number 85 became 58.' }));
  expect(fixed).toHaveBeenCalledWith('Nimm 85.');
  rerender(shown('Nimm 58 davon.'));
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
});
