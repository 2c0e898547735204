// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { CheckLevelsSection } from '../../../../src/renderer/review/problems/check-levels-section';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost } from '../../fake-host';

afterEach(cleanup);

it.each([
  { check: 'Missing tags', levels: ['Error or warning (default)', 'Error', 'Warning', 'Off'] },
  { check: 'Broken tags', levels: ['Error (default)', 'Warning', 'Off'] },
  { check: 'Added tags', levels: ['Warning (default)', 'Error', 'Off'] },
])('the levels to choose from for $check differ from the default', ({ check, levels }) => {
  const stores = createStores(clientOver(new FakeHost(0)));
  stores.checkLevels.setState({ settings: [] });
  render(
    <StoresProvider value={stores}>
      <CheckLevelsSection />
    </StoresProvider>,
  );
  const offered = screen.getByRole('combobox', { name: `Level of ${check}` });
  expect(Array.from(offered.children, (option) => option.textContent)).toEqual(levels);
});
