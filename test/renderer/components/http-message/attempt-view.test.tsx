// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AttemptView } from '../../../../src/renderer/components/http-message/attempt-view';
import type { HttpAttempt } from '../../../../src/contract/http-message';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost } from '../../fake-host';

afterEach(cleanup);

const url = 'https://receiver.example/hook';

test.each([
  ['PUT', '{"type":"content-request"}'],
  ['GET', ''],
])('the method stands with the address of an attempt: %s', (method, text) => {
  const attempt: HttpAttempt = {
    number: 1,
    started: '2026-11-20T09:00:00.000Z',
    durationMs: 12,
    url,
    requestHeaders: [],
    requestBody: { text, sizeBytes: text.length, isBeginning: false, isBinary: false },
  };
  render(
    <StoresProvider value={createStores(clientOver(new FakeHost(0)))}>
      <AttemptView attempt={attempt} problem={undefined} isNewest />
    </StoresProvider>,
  );
  expect(screen.getByText(method).parentElement?.textContent).toBe(`${method} ${url}`);
});
