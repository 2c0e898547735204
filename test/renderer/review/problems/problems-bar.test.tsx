// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { FoundProblem } from '../../../../src/contract/problems';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { loadProblemTexts } from '../../../../src/renderer/lib/messages/problem-text';
import { ProblemsBar } from '../../../../src/renderer/review/problems/problems-bar';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost } from '../../fake-host';

beforeAll(loadProblemTexts);
afterEach(cleanup);

const problem = (key: number, check: 'placeholders' | 'numbers'): FoundProblem => ({
  key,
  position: key,
  fieldId: `f${key}`,
  check,
  variant: 'missing',
  detail: {},
  source: [],
  target: [],
  level: 'warning',
});

const said = () => screen.getByRole('status', { name: 'Problems' }).textContent;

it('counts the problems that are gone to, which are those of the fields that are shown', () => {
  const stores = createStores(clientOver(new FakeHost(0)));
  const problems = [problem(1, 'placeholders'), problem(2, 'numbers'), problem(3, 'placeholders')];
  stores.problems.setState({ checked: 'checked', problems });
  render(
    <StoresProvider value={stores}>
      <ProblemsBar />
    </StoresProvider>,
  );
  expect(said()).toBe('3 problems');
  expect(screen.queryByText(/shown$/)).toBeNull();
  act(() => stores.fieldFilter.setState({ filter: 'sure', positions: [1, 3] }));
  expect(said()).toBe('2 problems');
  expect(screen.getByText('2 shown')).toBeDefined();
  act(() => stores.problems.getState().step({ by: 1, from: 2, within: [1, 3] }));
  expect(screen.getByText('2 of 2')).toBeDefined();
});
