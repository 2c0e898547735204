// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { ReviewBar } from '../../../../src/renderer/review/review-bar';
import { FakeHost } from '../../fake-host';

afterEach(cleanup);

it('a count of words that was stopped says so above the source, with the reason', async () => {
  const host = new FakeHost(1);
  host.broken.add('requests.size');
  const [request] = host.rows;
  if (request === undefined) throw new Error('the host has a request');
  render(
    <StoresProvider value={createStores(clientOver(host))}>
      <ReviewBar request={request} />
    </StoresProvider>,
  );
  const stopped = await screen.findByText(/words not counted/);
  expect(stopped.title).toBe('requests.size is out of order');
  expect(screen.queryByText(/\d words?/)).toBeNull();
  // One count serves the headings of both sides.
  expect(host.askedFor('requests.size')).toBe(1);
});
