// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DiffContent } from '../../../../src/renderer/review/compare/diff-content';
import { diffSide } from '../../../../src/renderer/review/compare/diff-side';
import { useValueDiff } from '../../../../src/renderer/review/compare/use-value-diff';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost } from '../../fake-host';

const worker = vi.hoisted(() => ({
  fail: undefined as ((error: Error) => void) | undefined,
}));
vi.mock('../../../../src/renderer/review/compare/diff-calls', () => ({
  callDiffWorker: () =>
    new Promise((_, reject) => {
      worker.fail = reject;
    }),
}));

afterEach(cleanup);

const kind = { data: 'text', language: 'en' };
const [before, after] = ['a '.repeat(5000), 'b '.repeat(5000)];

function Compared({ half }: { readonly half?: 'after' }) {
  const diff = useValueDiff(before, after, kind);
  return (
    <DiffContent
      fieldId="body"
      diff={half === undefined ? diff : diffSide(diff, half)}
      isHtml={false}
      lang="en"
      dir="ltr"
      viewMode="text"
      theme="light"
      current={undefined}
    />
  );
}

async function failWith(error: Error, half?: 'after') {
  render(
    <StoresProvider value={createStores(clientOver(new FakeHost(0)))}>
      <Compared {...(half && { half })} />
    </StoresProvider>,
  );
  screen.getByText('Comparing…');
  await act(async () => worker.fail?.(error));
}

it.each([undefined, 'after'] as const)(
  'a comparison that took too long says so where the changes would be (half: %s)',
  async (half) => {
    const { WorkTooSlow } = await import('../../../../src/renderer/lib/worker');
    await failWith(new WorkTooSlow(), half);
    expect(screen.queryByText('Comparing…')).toBeNull();
    screen.getByText(/^The comparison timed out\. Close changes to read this field in full/u);
  },
);

it('a comparison that broke does not go on saying that it compares', async () => {
  await failWith(new Error('out of memory'));
  expect(screen.queryByText('Comparing…')).toBeNull();
  screen.getByText(/^This field could not be compared\./u);
});
