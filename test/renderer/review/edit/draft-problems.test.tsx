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
  expect(screen.queryByRole('button')).toBeNull();
});
