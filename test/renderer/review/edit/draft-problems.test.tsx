// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { DraftProblems } from '../../../../src/renderer/review/edit/draft-problems';
import { FakeHost } from '../../fake-host';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(cleanup);

it('a text whose check was stopped says so, and does not look as if it had no problems', async () => {
  const desk = createStores(clientOver(new FakeHost(0)));
  const stopped = new Error('Checking this draft took too long and was stopped.');
  desk.draftChecks.setState({ problemsOf: () => Promise.reject(stopped) });
  render(
    <StoresProvider value={desk}>
      <DraftProblems requestKey={1} fieldId="body" value="text" />
    </StoresProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText(/./u).textContent).toBe(
    'This text could not be checked. Checking this draft took too long and was stopped.',
  );
});
