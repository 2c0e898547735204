// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { CopyButton } from '../../../../src/renderer/components/copy/copy-button';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost } from '../../fake-host';

afterEach(cleanup);

test('a copy button with a name of its own is called "Copied" once it has copied', async () => {
  const user = userEvent.setup();
  render(
    <StoresProvider value={createStores(clientOver(new FakeHost(0)))}>
      <CopyButton text="/home/me/locdesk" label="Copy: Data folder" />
    </StoresProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy: Data folder' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBe(screen.getByRole('button'));
  expect(await navigator.clipboard.readText()).toBe('/home/me/locdesk');
});
