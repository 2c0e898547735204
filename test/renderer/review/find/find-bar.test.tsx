// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FindBar } from '../../../../src/renderer/review/find/find-bar';
import { FakeHost } from '../../fake-host';

afterEach(cleanup);

it('a search that was stopped says so in a line of its own, and not that nothing was found', () => {
  const desk = createStores(clientOver(new FakeHost(0)));
  render(
    <StoresProvider value={desk}>
      <FindBar />
    </StoresProvider>,
  );
  const problem = 'The search in this request took too long and was stopped. Search for other text.';
  act(() => desk.find.setState({ shown: true, text: 'a', problem }));
  expect(screen.getByRole('alert').textContent).toBe(problem);
  expect(screen.queryByText('Not found')).toBeNull();
});
