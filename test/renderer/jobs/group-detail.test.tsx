// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { GroupDetail } from '../../../src/renderer/jobs/group-detail';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { FakeHost } from '../fake-host';

afterEach(cleanup);

// In a window from right to left, "Acme (test)" would be shown with its brackets exchanged.
test('the name of a connection over its requests has the direction of its text', () => {
  const group = {
    key: 1,
    name: 'Acme (test)',
    filter: 'origin:1',
    toImport: 0,
    errors: 0,
    failed: 0,
    waiting: 0,
    imported: 0,
  };
  render(
    <StoresProvider value={createStores(clientOver(new FakeHost(0)))}>
      <GroupDetail by="connection" detail={{ group, requests: [] }} />
    </StoresProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Acme (test)' }).dir).toBe('auto');
});
